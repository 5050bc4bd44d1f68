import type { DecisionPart } from '../decisions/record-decision';
import type { ActorContext } from '../history/actor-context';
import type { DecidedRecord, MailLanguage } from '../mail/mail-texts';
import type { Owner } from '../media/media-rows';
import {
  type AwaitingRecord,
  findAwaiting,
  fixedReasons,
  isUndecided,
  lockAwaiting,
} from '../persons/awaiting-records';
import type { Queryable } from '../platform/database/database';
import type { RecordType, SentRecord } from '../records/record-type';
import { loadOwnRecord } from '../records/stored-record';
import { applyReview, hasUnknownReferences, type LockedReview, type ReviewOutcome } from './apply-review';
import { type ReviewedContent, reviewKinds } from './review-types';
import { snapshotReviewed } from './reviewed-state';

/** The reason for which a record is not published. */
export type RecordRefusal = { reason: string; fields: readonly string[] };

/** The refusals of single records in a decision on their relation, by their keys. */
export type Refusals = ReadonlyMap<string, RecordRefusal>;

/** Returns the key of a waiting record in a form. */
export const awaitingKey = ({ kind, id }: Pick<AwaitingRecord, 'kind' | 'id'>): string => `${kind}-${id}`;

/** The planned outcome of a record that waits with a relation. */
export type PlannedReview = LockedReview & { outcome: ReviewOutcome; decided: DecidedRecord };

/** A decision on a relation, as far as it concerns the records that wait with it. */
export type AwaitingDecision = {
  relation: number;
  owner: Owner;
  /** The general reason against the records; undefined to publish those that are not refused. */
  reason: string | undefined;
  refusals: Refusals;
  language: MailLanguage;
};

/** Plans the outcome of each record that waits with a relation, or returns the title of one that is unfit. */
export async function planAwaiting(
  transaction: Queryable,
  { relation, owner, reason, refusals, language }: AwaitingDecision,
  now: Date,
): Promise<PlannedReview[] | { unfit: string }> {
  const plans: PlannedReview[] = [];
  for (const record of await findAwaiting(transaction, relation)) {
    const recordType: RecordType<SentRecord, ReviewedContent> = reviewKinds[record.kind].recordType;
    const { kind, id, recordId, title } = record;
    const stored = await loadOwnRecord(recordType, transaction, owner, recordId, now);
    const before = await snapshotReviewed(transaction, recordType.tables, id);
    const isLate = !stored.published && recordType.isContentOver(stored.content, now);
    const refusal =
      refusals.get(awaitingKey(record)) ??
      (reason === undefined ? isLate && { reason: fixedReasons.late[language], fields: [] } : { reason, fields: [] });
    if (!refusal && (await hasUnknownReferences(recordType, transaction, owner, stored, now))) return { unfit: title };
    const isRefused = refusals.has(awaitingKey(record)) || reason !== undefined;
    plans.push({
      ...{ kind, id, owner, stored, before },
      outcome: refusal ? { action: 'reject', ...refusal } : { action: 'approve' },
      decided: {
        ...{ kind, id: recordId, title, reason: refusal ? refusal.reason : '' },
        isChange: stored.published !== undefined,
        outcome: isRefused ? 'refused' : refusal ? 'late' : 'published',
      },
    });
  }
  return plans;
}

/** Applies the planned outcomes, and returns them as parts of the decision. */
export async function applyPlans(
  transaction: Queryable,
  plans: readonly PlannedReview[],
  actorContext: ActorContext,
): Promise<DecisionPart[]> {
  const parts: DecisionPart[] = [];
  for (const plan of plans) {
    const { kind, id, owner, before } = plan;
    const { recordType } = reviewKinds[kind];
    // Its address may have been replaced since the plan was made.
    const stored = await loadOwnRecord<SentRecord, ReviewedContent>(
      ...[recordType, transaction, owner, plan.stored.id, actorContext.now],
    );
    const { action, after } = await applyReview(transaction, { ...plan, stored }, plan.outcome, actorContext);
    parts.push({ kind, record: id, action, stateBefore: before, after });
  }
  return parts;
}

/** Records that an operator's decision has returned: as parts of it, and for its mail. */
export type ReturnedRecords = { parts: DecisionPart[]; decided: DecidedRecord[] };

/** Returns all records of an account that wait with a relation to their author, with the reason of a decision. */
export async function returnAllAwaiting(
  transaction: Queryable,
  { accountId, reason }: { accountId: number; reason: string },
  actorContext: ActorContext,
): Promise<ReturnedRecords> {
  const owner = { client: actorContext.client, accountId };
  await lockAwaiting(transaction, owner.accountId);
  const relations = await transaction.query<{ id: number }>(
    `select w.id from role_relations w where w.account_id = $1 and ${isUndecided('w')} order by w.id`,
    [owner.accountId],
  );
  const returned: ReturnedRecords = { parts: [], decided: [] };
  for (const { id } of relations) {
    const decision = { relation: id, owner, reason, refusals: new Map(), language: 'de' } as const;
    const plans = await planAwaiting(transaction, decision, actorContext.now);
    // Nothing can be unfit to go back.
    if ('unfit' in plans) continue;
    returned.parts.push(...(await applyPlans(transaction, plans, actorContext)));
    returned.decided.push(...plans.map(({ decided }) => decided));
  }
  return returned;
}
