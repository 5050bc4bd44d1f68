/** A role relation in the profile's form and payload; `id` only for a stored one. */
export type RelationDraft = {
  id?: number;
  role: number | undefined;
  address: number | undefined;
  community: number | undefined;
  district: number | undefined;
  status: string;
};

/** The client's settings for role relations (spec section 6); `maxRelations` 0 means no limit. */
export type RelationRules = {
  rightsManagement: 'free' | 'community' | 'flexible' | 'restrictive';
  minRelations: number;
  maxRelations: number;
};

/** The codes of the five checks, and of one that protects an operator's block; the server answers them too. */
export type RelationCode =
  | 'relation_too_few'
  | 'relation_too_many'
  | 'relation_no_community'
  | 'relation_no_address'
  | 'relation_no_role'
  | 'relation_blocked_already';

/** A problem of the relations, or of one of them; `result` is the number in section 5 of the spec, if it has one. */
export type RelationProblem = {
  /** 'roleRelations' for their number, 'roleRelations.N' for the relation at index N. */
  path: string;
  code: RelationCode;
  result?: 0 | 1 | 2 | 3 | 4;
  params?: { min: number } | { max: number };
};

/**
 * A function that returns the type of a role; undefined for an unknown one, which counts as 'address' (spec section 3).
 */
export type TypeOfRole = (role: number) => 'address' | 'private' | undefined;

/** The client's settings for the statuses of new and changed relations (spec section 4). */
export type RelationStatusSettings = { initialStatus: string; changedStatus: string; relationChangeStatus: string };

/**
 * Returns the effective statuses: for an empty one, a change takes `relationChangeStatus`; the last fallback is 'new'.
 */
export function effectiveStatuses(
  settings: RelationStatusSettings,
): Pick<RelationStatusSettings, 'initialStatus' | 'changedStatus'> {
  const { initialStatus, changedStatus, relationChangeStatus } = settings;
  return { initialStatus: initialStatus || 'new', changedStatus: changedStatus || relationChangeStatus || 'new' };
}

/** The reason why a relation cannot be chosen in a form: waiting, changed, rejected, blocked, or to be removed. */
export type UnusableReason = 'awaiting' | 'changed' | 'rejected' | 'blocked' | 'removal';

const reasons: Readonly<Record<string, UnusableReason>> = {
  changed: 'changed',
  rejected: 'rejected',
  blocked: 'blocked',
  delete: 'removal',
};

/** Checks whether a relation of this status can be chosen in a form (spec section 4). */
export const isUsable = (status: string): boolean => status === 'approved';

/** Returns why nothing can be published with a relation of this status; one that only the client defines is waiting. */
export function unusableReason(status: string): UnusableReason | undefined {
  if (isUsable(status)) return undefined;
  return Object.hasOwn(reasons, status) ? reasons[status] : 'awaiting';
}

/**
 * Returns how a form can use a relation of this status: to publish, only to send for approval because it is new, or not
 * at all for a reason.
 */
export function relationUse(status: string, settings: RelationStatusSettings): 'usable' | 'sendOnly' | UnusableReason {
  const reason = unusableReason(status);
  if (!reason) return 'usable';
  const { initialStatus, changedStatus } = effectiveStatuses(settings);
  const isUndecided = reason === 'awaiting' || reason === 'changed';
  if (isUndecided && status === initialStatus) return 'sendOnly';
  return isUndecided && status === changedStatus ? 'changed' : reason;
}

/**
 * Returns the problems of spec section 5: the number of relations, then for each relation its first failing check.
 * Relations to be removed are neither counted nor checked. Blocked ones are counted but not checked, because their
 * owner could not correct them. Their owner may not add a new one like it, either.
 *
 * @param stored the relations before the change, which may stay
 */
export function relationProblems(
  relations: readonly RelationDraft[],
  typeOfRole: TypeOfRole,
  rules: RelationRules,
  stored: readonly RelationDraft[] = relations,
): RelationProblem[] {
  const blocked = relations.filter(({ status }) => status === 'blocked');
  const problems = relations.flatMap((relation, index) => {
    if (relation.status === 'delete' || relation.status === 'blocked') return [];
    const isChanged = !stored.some((one) => one.id !== undefined && one.id === relation.id && isSame(one, relation));
    const problem: Pick<RelationProblem, 'code' | 'result'> | undefined =
      isChanged && blocked.some((one) => grantsSame(one, relation))
        ? { code: 'relation_blocked_already' }
        : problemOf(relation, typeOfRole, rules);
    return problem ? [{ path: `roleRelations.${index}`, ...problem }] : [];
  });
  return [...countProblems(relations, rules), ...problems];
}

const isSame = (one: RelationDraft, other: RelationDraft) =>
  one.role === other.role &&
  one.address === other.address &&
  one.community === other.community &&
  one.district === other.district;

/** Checks whether two relations allow the same: same address, or else community, and no different roles. */
function grantsSame(one: RelationDraft, other: RelationDraft): boolean {
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

/** Checks whether a person can publish nothing before saying for whom. */
export const needsRelation = (
  { roleRelations }: { roleRelations: readonly unknown[] },
  { authenticatedArea }: { authenticatedArea: { rightsManagement: string } },
): boolean => roleRelations.length === 0 && authenticatedArea.rightsManagement !== 'free';
