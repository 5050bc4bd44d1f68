import type { RelationDraft } from '../../../src/model/relation-problems';
import type { FieldProblem } from '../platform/http/problem';

/** The linked records of a relation. */
export type RelationFields = Pick<RelationDraft, 'role' | 'address' | 'community' | 'district'>;

/** A stored relation. */
export type StoredRelation = RelationFields & { id: number; status: string; wasApproved: boolean };

/** The change of a relation in a save; `place` is its index in the sent list. */
export type RelationStep =
  | { kind: 'add'; place: number; fields: RelationFields }
  | { kind: 'change'; place: number; id: number; fields: RelationFields }
  | { kind: 'remove' | 'ask'; id: number }
  /** The fields are present if the person has also changed them. */
  | { kind: 'withdraw'; place: number; id: number; fields?: RelationFields };

/** The changes, the problems that forbid them, and the relations for the rules: the sent ones, then the others. */
export type RelationPlan = { steps: RelationStep[]; problems: FieldProblem[]; drafts: RelationDraft[] };

/** Compares the sent relations with the stored ones; 'delete' is the only status that a person can set. */
export function planRelations(stored: readonly StoredRelation[], sent: readonly RelationDraft[]): RelationPlan {
  const plan: RelationPlan = { steps: [], problems: [], drafts: [] };
  const seen = new Set<number>();
  for (const [place, relation] of sent.entries()) {
    const { id } = relation;
    const known = id === undefined ? undefined : stored.find((one) => one.id === id);
    if (id !== undefined && (!known || seen.has(id))) {
      plan.problems.push({ path: `roleRelations.${place}`, code: 'relation_unknown' });
    }
    if (id !== undefined) seen.add(id);
    plan.drafts.push({ ...relation, status: statusAfter(known, relation) });
    if (id === undefined || known) addSteps(plan, known, relation, place);
  }
  plan.drafts.push(...stored.filter(({ id }) => !seen.has(id)));
  return plan;
}

function statusAfter(known: StoredRelation | undefined, { status }: RelationDraft): string {
  if (known?.status === 'blocked') return 'blocked';
  return status === 'delete' ? 'delete' : 'new';
}

function addSteps(plan: RelationPlan, known: StoredRelation | undefined, sent: RelationDraft, place: number): void {
  const fields = fieldsOf(sent);
  const isRemoved = sent.status === 'delete';
  if (!known) {
    if (!isRemoved) plan.steps.push({ kind: 'add', place, fields });
    return;
  }
  const { id } = known;
  const isChanged = !isSame(known, sent);
  if (known.status === 'blocked') {
    if (isChanged || isRemoved) plan.problems.push({ path: `roleRelations.${place}`, code: 'relation_blocked' });
  } else if (isRemoved) {
    if (known.status !== 'delete') plan.steps.push({ kind: known.wasApproved ? 'ask' : 'remove', id });
  } else if (known.status === 'delete') {
    plan.steps.push({ kind: 'withdraw', place, id, ...(isChanged && { fields }) });
  } else if (isChanged) {
    plan.steps.push({ kind: 'change', place, id, fields });
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
