import type { LogOutDraft } from '../../app/log-out';
import type { Person } from '../../model/answers/person';
import { type UnusableReason, unusableReason } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';
import { lacksRequiredFields } from './lacks-required-fields';

/** The state of some role relations: 'new' and 'changed' wait for approval, each for its own reason. */
export type RelationState = UnusableReason | 'new';

/** A task of a person, or a notice. */
export type Todo =
  | { kind: 'deletion' /** ISO 8601. */; due: string }
  | { kind: 'email'; address: string }
  | { kind: 'profile' }
  | { kind: 'unlinked' }
  | { kind: 'relations'; relationState: RelationState; count: number; reasons: readonly string[] }
  | ({ kind: 'draft' } & LogOutDraft);

/** The order of relation states: those that require action come before those that only take time. */
const ORDER: readonly RelationState[] = ['rejected', 'blocked', 'changed', 'new', 'awaiting', 'removal'];

/** The relation states that the operator decides on: nothing is left to do for the person. */
const IN_REVIEW: readonly RelationState[] = ['changed', 'new', 'awaiting', 'removal'];

/** A task about relations. */
export type RelationsTodo = Extract<Todo, { kind: 'relations' }>;

/** Checks whether a task waits for the operator. */
export const isInReview = (todo: Todo): todo is RelationsTodo =>
  todo.kind === 'relations' && IN_REVIEW.includes(todo.relationState);

/** Returns the state of a relation; undefined for one that holds. */
export function relationStateOf(status: string): RelationState | undefined {
  return status === 'new' ? status : unusableReason(status);
}

/** Returns the tasks on the start page, the most urgent first. */
export function todosOf(person: Person, settings: Settings, drafts: readonly LogOutDraft[]): Todo[] {
  const { deletionDue, pendingEmail, roleRelations } = person;
  const relations = ORDER.flatMap((relationState): Todo[] => {
    const matching = roleRelations.filter(({ status }) => relationStateOf(status) === relationState);
    const reasons = [...new Set(matching.flatMap(({ reason }) => (reason ? [reason] : [])))];
    return matching.length > 0 ? [{ kind: 'relations', relationState, count: matching.length, reasons }] : [];
  });
  return [
    ...(deletionDue ? [{ kind: 'deletion', due: deletionDue } as const] : []),
    ...(pendingEmail ? [{ kind: 'email', address: pendingEmail } as const] : []),
    ...(lacksRequiredFields(person, settings) ? [{ kind: 'profile' } as const] : []),
    ...(roleRelations.length === 0 ? [{ kind: 'unlinked' } as const] : []),
    ...relations,
    ...drafts.map((draft) => ({ kind: 'draft', ...draft }) as const),
  ];
}
