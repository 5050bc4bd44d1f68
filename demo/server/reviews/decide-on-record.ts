import { type OnDecision, recordDecision } from '../decisions/record-decision';
import type { ActorContext } from '../history/actor-context';
import type { Queryable } from '../platform/database/database';
import { inOneWrite } from '../platform/http/write';
import type { RecordType, SentRecord } from '../records/record-type';
import { loadOwnRecord } from '../records/stored-record';
import { isDecidable, type RecordTables } from '../schema/record-tables';
import type { SearchOptions } from '../search/options';
import { applyReview, hasUnknownReferences, type ReviewOutcome } from './apply-review';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from './review-types';
import { snapshotReviewed } from './reviewed-state';

/** Actions of an operator on a waiting event or article. */
export type ReviewAction = ReviewOutcome['action'];

/** An operator's decision on the version `seenVersion` of the record with a review number. */
export type RecordDecision = { kind: ReviewedKind; id: number; seenVersion: string } & ReviewOutcome;

type ReviewedType = RecordType<SentRecord, ReviewedContent>;

type Row = { recordId: string; version: number; state: string; accountId: number | null };

/**
 * Publishes a waiting record, with the operator's corrections, or returns it to its author. One that waits with its
 * role relation is published by the decision on that.
 */
export async function decideOnRecord(
  options: Pick<SearchOptions, 'database' | 'onWritten'>,
  decision: RecordDecision,
  actorContext: ActorContext,
  onDecision: OnDecision,
): Promise<'done' | 'already' | 'stale' | 'unfit' | 'relation_first' | 'reason_missing'> {
  if (decision.action === 'reject' && decision.reason === '') return 'reason_missing';
  const { kind, id, seenVersion } = decision;
  const recordType: ReviewedType = reviewKinds[kind].recordType;
  const { tables } = recordType;
  return inOneWrite(options, async (transaction) => {
    const row = await lockReview(transaction, tables, id, actorContext.client);
    if (!row || row.accountId === null || String(row.version) !== seenVersion) return 'stale';
    if (row.state !== 'waiting') return 'already';
    const owner = { client: actorContext.client, accountId: row.accountId };
    const stored = await loadOwnRecord(recordType, transaction, owner, row.recordId, actorContext.now);
    const before = await snapshotReviewed(transaction, tables, id);
    if (decision.action === 'approve') {
      if (stored.review?.relation) return 'relation_first';
      if (await hasUnknownReferences(recordType, transaction, owner, stored, actorContext.now)) return 'unfit';
    }
    const mailId = await onDecision(transaction, row.accountId);
    const review = { kind, id, owner, stored, before };
    const { action, after } = await applyReview(transaction, review, decision, actorContext);
    const subject = stored.content.title;
    const decisionToRecord = {
      kind,
      record: id,
      accountId: row.accountId,
      action,
      subject,
      stateBefore: before,
      after,
      mailId,
    } as const;
    await recordDecision(transaction, actorContext, decisionToRecord);
    return 'done';
  });
}

/** Locks a record under review in the order in which a person saves: otherwise both may deadlock. */
export async function lockReview(
  transaction: Queryable,
  { table, reviews, id: key }: RecordTables,
  id: number,
  client: string,
): Promise<Row | undefined> {
  const [match] = await transaction.query<{ recordId: string; accountId: number | null }>(
    `select e.id as "recordId", e.owner_id as "accountId" from ${reviews} r join ${table} e on e.id = r.${key}
     where r.id = $1 and r.client = $2`,
    [id, client],
  );
  if (!match) return undefined;
  await transaction.query('select 1 from accounts where id = $1 for update', [match.accountId]);
  await transaction.query(`select 1 from ${table} where id = $1 for update`, [match.recordId]);
  const [row] = await transaction.query<Row>(
    `select e.id as "recordId", e.version, r.state, e.owner_id as "accountId"
     from ${reviews} r join ${table} e on e.id = r.${key} where r.id = $1 and ${isDecidable('e')} for update of r`,
    [id],
  );
  return row;
}
