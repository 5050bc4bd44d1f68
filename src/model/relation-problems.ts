/** A role relation as the form of the profile holds it and as it is sent; `id` only for one that is stored. */
export type RelationDraft = {
  id?: number;
  role: number | undefined;
  address: number | undefined;
  community: number | undefined;
  district: number | undefined;
  status: string;
};

/** The client's settings that rule role relations (spec section 6); `maxRelations` 0 means no limit. */
export type RelationRules = {
  rightsManagement: 'free' | 'community' | 'flexible' | 'restrictive';
  minRelations: number;
  maxRelations: number;
};

/** Names of the five checks, and of one that keeps an operator's word; the server answers them too. */
export type RelationCode =
  | 'relation_too_few'
  | 'relation_too_many'
  | 'relation_no_community'
  | 'relation_no_address'
  | 'relation_no_role'
  | 'relation_blocked_already';

/** What is wrong with the relations, or with one of them; `result` is the number in section 5 of the spec, where it has one. */
export type RelationProblem = {
  /** 'roleRelations' for their number, 'roleRelations.N' for the relation at that place. */
  path: string;
  code: RelationCode;
  result?: 0 | 1 | 2 | 3 | 4;
  params?: { min: number } | { max: number };
};

/** What the type of a role is, or undefined for an unknown one, which counts as 'address' (spec section 3). */
export type TypeOfRole = (role: number) => 'address' | 'private' | undefined;

/** Why a relation cannot be chosen in recording: it waits, was rejected, is blocked, or is to be removed. */
export type UnusableReason = 'awaiting' | 'rejected' | 'blocked' | 'removal';

const reasons: Readonly<Record<string, UnusableReason>> = {
  rejected: 'rejected',
  blocked: 'blocked',
  delete: 'removal',
};

/** Whether a relation of this status may be used for recording (spec section 4). */
export const isUsable = (status: string): boolean => status === 'approved';

/**
 * Why a relation of this status may not be used for recording; a status that only the client knows means that it waits.
 */
export function unusableReason(status: string): UnusableReason | undefined {
  if (isUsable(status)) return undefined;
  return Object.hasOwn(reasons, status) ? reasons[status] : 'awaiting';
}

/**
 * The checks of spec section 5: the number of relations, then for each relation the first check that fails. A relation
 * that is to be removed is neither counted nor checked. A blocked one is counted but not checked, because its owner
 * could not mend it; nor may its owner add a new one like it. `stored` are the relations before the change, which may
 * stay.
 */
export function relationProblems(
  relations: readonly RelationDraft[],
  typeOfRole: TypeOfRole,
  rules: RelationRules,
  stored: readonly RelationDraft[] = relations,
): RelationProblem[] {
  const blocked = relations.filter(({ status }) => status === 'blocked');
  const each = relations.flatMap((relation, index) => {
    if (relation.status === 'delete' || relation.status === 'blocked') return [];
    const isWanted = !stored.some((one) => one.id !== undefined && one.id === relation.id && isSame(one, relation));
    const problem: Pick<RelationProblem, 'code' | 'result'> | undefined =
      isWanted && blocked.some((one) => isLike(one, relation))
        ? { code: 'relation_blocked_already' }
        : problemOf(relation, typeOfRole, rules);
    return problem ? [{ path: `roleRelations.${index}`, ...problem }] : [];
  });
  return [...countProblems(relations, rules), ...each];
}

const isSame = (one: RelationDraft, other: RelationDraft) =>
  one.role === other.role &&
  one.address === other.address &&
  one.community === other.community &&
  one.district === other.district;

/** Whether both let a person do the same: by address, or else by community, in roles of which none differs. */
function isLike(one: RelationDraft, other: RelationDraft): boolean {
  if (one.role !== undefined && other.role !== undefined && one.role !== other.role) return false;
  const hasAddress = one.address !== undefined || other.address !== undefined;
  return hasAddress ? one.address === other.address : one.community === other.community;
}

function countProblems(relations: readonly RelationDraft[], rules: RelationRules): RelationProblem[] {
  const { minRelations: min, maxRelations: max } = rules;
  const count = relations.filter(({ status }) => status !== 'delete').length;
  const path = 'roleRelations';
  if (count < min) return [{ path, code: 'relation_too_few', result: 0, params: { min } }];
  if (max > 0 && count > max) return [{ path, code: 'relation_too_many', result: 1, params: { max } }];
  return [];
}

function problemOf(
  { role, address, community }: RelationDraft,
  typeOfRole: TypeOfRole,
  { rightsManagement }: RelationRules,
): Pick<RelationProblem, 'code' | 'result'> | undefined {
  const isAddressMissing = address === undefined && (role === undefined || typeOfRole(role) !== 'private');
  switch (rightsManagement) {
    case 'free':
      return undefined;
    case 'community':
      return community === undefined ? { code: 'relation_no_community', result: 2 } : undefined;
    case 'flexible':
      return isAddressMissing ? { code: 'relation_no_address', result: 3 } : undefined;
    case 'restrictive':
      if (role === undefined) return { code: 'relation_no_role', result: 4 };
      return isAddressMissing ? { code: 'relation_no_address', result: 4 } : undefined;
  }
}
