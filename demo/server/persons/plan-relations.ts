import type { RelationDraft } from '../../../src/model/relation-problems';
import type { FieldProblem } from '../platform/http/problem';

/** The linked records of a relation. */
export type RelationFields = Pick<RelationDraft, 'role' | 'address' | 'community' | 'district'>;

/** A stored relation. */
export type StoredRelation = RelationFields & { id: number; status: string; wasApproved: boolean };

/** The change of a relation in a save; `place` is its index in the sent list. */
export type RelationChange =
  | { kind: 'add'; place: number; fields: RelationFields }
  | { kind: 'change'; place: number; id: number; fields: RelationFields }
  | { kind: 'remove' | 'ask'; id: number }
  /** The fields are present if the person has also changed them. */
  | { kind: 'withdraw'; place: number; id: number; fields?: RelationFields };

/** The changes, the problems that forbid them, and the relations for the rules: the sent ones, then the others. */
export type RelationPlan = { steps: RelationChange[]; problems: FieldProblem[]; drafts: RelationDraft[] };

/** Compares the sent relations with the stored ones; 'delete' is the only status that a person can set. */
export function planRelations(stored: readonly StoredRelation[], sent: readonly RelationDraft[]): RelationPlan {
  const plan: RelationPlan = { steps: [], problems: [], drafts: [] };
  const sentIds = new Set<number>();
  for (const [index, relation] of sent.entries()) {
    const { id } = relation;
    const storedRelation = id === undefined ? undefined : stored.find((one) => one.id === id);
    if (id !== undefined && (!storedRelation || sentIds.has(id))) {
      plan.problems.push({ path: `roleRelations.${index}`, code: 'relation_unknown' });
    }
    if (id !== undefined) sentIds.add(id);
    plan.drafts.push({ ...relation, status: statusAfter(storedRelation, relation) });
    if (id === undefined || storedRelation) addSteps(plan, storedRelation, relation, index);
  }
  plan.drafts.push(...stored.filter(({ id }) => !sentIds.has(id)));
  return plan;
}

function statusAfter(storedRelation: StoredRelation | undefined, { status }: RelationDraft): string {
  if (storedRelation?.status === 'blocked') return 'blocked';
  return status === 'delete' ? 'delete' : 'new';
}

function addSteps(
  plan: RelationPlan,
  storedRelation: StoredRelation | undefined,
  sent: RelationDraft,
  index: number,
): void {
  const fields = fieldsOf(sent);
  const isRemoved = sent.status === 'delete';
  if (!storedRelation) {
    if (!isRemoved) plan.steps.push({ kind: 'add', place: index, fields });
    return;
  }
  const { id } = storedRelation;
  const isChanged = !isSame(storedRelation, sent);
  if (storedRelation.status === 'blocked') {
    if (isChanged || isRemoved) plan.problems.push({ path: `roleRelations.${index}`, code: 'relation_blocked' });
  } else if (isRemoved) {
    if (storedRelation.status !== 'delete')
      plan.steps.push({ kind: storedRelation.wasApproved ? 'ask' : 'remove', id });
  } else if (storedRelation.status === 'delete') {
    plan.steps.push({ kind: 'withdraw', place: index, id, ...(isChanged && { fields }) });
  } else if (isChanged) {
    plan.steps.push({ kind: 'change', place: index, id, fields });
  }
}

const fieldsOf = ({ role, address, community, district }: RelationFields): RelationFields => ({
  role,
  address,
  community,
  district,
});

const isSame = (one: RelationFields, other: RelationFields) =>
  one.role === other.role &&
  one.address === other.address &&
  one.community === other.community &&
  one.district === other.district;
