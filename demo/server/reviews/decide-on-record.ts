import type { ArticleContent, EventContent } from '../../../src/model/records/event-content';
import { readRecordingRules } from '../clients/recording-rules';
import { type OnDecision, recordDecision } from '../decisions/record-decision';
import { type ActorContext, recordAction } from '../history/actor-context';
import type { Owner } from '../media/media-rows';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { inOneWrite } from '../platform/http/write';
import type { RecordType, SentRecord } from '../records/record-type';
import { loadOwnRecord, type StoredRecord } from '../records/stored-record';
import { validateRecord } from '../records/validate-record';
import { writeRecord } from '../records/write-record';
import type { RecordTables } from '../schema/record-tables';
import type { SearchOptions } from '../search/options';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from './review-types';
import { reviewState, snapshotReviewed } from './reviewed-state';

/** Actions of an operator on a waiting event or article. */
export type ReviewAction = RecordDecision['action'];

/** Texts that an operator has corrected. */
export type Correction = Partial<EventContent & ArticleContent>;

/** An operator's decision on the version `seenVersion` of the record with a review number. */
export type RecordDecision = { kind: ReviewedKind; id: number; seenVersion: string } & (
  | { action: 'approve'; correction?: Correction | undefined }
  | { action: 'reject'; reason: string; fields: readonly string[] }
);

type ReviewedType = RecordType<SentRecord, ReviewedContent>;

type Row = { recordId: string; version: number; state: string; accountId: number | null };

/** Publishes a waiting record, with the operator's corrections, or returns it to its author. */
export async function decideOnRecord(
  options: Pick<SearchOptions, 'database' | 'onWritten'>,
  decision: RecordDecision,
  actorContext: ActorContext,
  onDecision: OnDecision,
): Promise<'done' | 'already' | 'stale' | 'unfit' | 'reason_missing'> {
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
    if (
      decision.action === 'approve' &&
      (await hasUnknownReferences(recordType, transaction, owner, stored, actorContext.now))
    )
      return 'unfit';
    const mailId = await onDecision(transaction, row.accountId);
    const { action, details } =
      decision.action === 'approve'
        ? await publish(recordType, transaction, owner, { stored, correction: decision.correction }, actorContext.now)
        : await sendBack(tables, transaction, decision, row.recordId);
    // Replaced pictures are stored while the decision can be undone.
    await transaction.query(
      `update media set ${tables.waitingFor} = $1 where id = any($2::text[]) and ${tables.id} is null and ${tables.waitingFor} is null`,
      [row.recordId, before.media.map((medium) => medium.id)],
    );
    await recordAction(transaction, actorContext, {
      kind,
      record: row.recordId,
      accountId: row.accountId,
      action,
      details,
    });
    const after = await reviewState(transaction, tables, id);
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

/** Locks in the order in which a person saves: otherwise both may deadlock. */
async function lockReview(
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
     from ${reviews} r join ${table} e on e.id = r.${key} where r.id = $1 and e.state <> 'deleted' for update of r`,
    [id],
  );
  return row;
}

/** Checks whether its references are invalid. Past dates and changed rules are left to the operator. */
async function hasUnknownReferences(
  recordType: ReviewedType,
  transaction: Queryable,
  owner: Owner,
  stored: StoredRecord<ReviewedContent>,
  now: Date,
): Promise<boolean> {
  const { rules } = await readRecordingRules(transaction, owner.client, recordType.tables);
  const input = { id: stored.id, state: 'published', content: stored.content, stored, rules } as const;
  const problems = await validateRecord(recordType, transaction, owner, { ...input, today: berlinDay(now) });
  return problems.some(({ path, code }) => code === 'unknown' && path !== 'relation');
}

async function publish(
  recordType: ReviewedType,
  transaction: Queryable,
  owner: Owner,
  { stored, correction }: { stored: StoredRecord<ReviewedContent>; correction: Correction | undefined },
  now: Date,
) {
  const { rules } = await readRecordingRules(transaction, owner.client, recordType.tables);
  const { id, state: before, lastRow } = stored;
  const content = { ...stored.content, ...correction };
  await writeRecord(
    recordType,
    transaction,
    owner,
    { id, state: 'published', stateBefore: before, content, lastRow, rules },
    now,
  );
  if (!correction) return { action: 'approve', details: {} };
  return { action: 'correct', details: { fields: Object.keys(correction).sort() } };
}

async function sendBack(
  { table, reviews }: RecordTables,
  transaction: Queryable,
  { id, reason, fields }: Extract<RecordDecision, { action: 'reject' }>,
  recordId: string,
) {
  await transaction.query(`update ${reviews} set state = 'rejected', reason = $2, fields = $3 where id = $1`, [
    ...[id, reason, [...fields]],
  ]);
  await transaction.query(`update ${table} set version = version + 1 where id = $1`, [recordId]);
  return { action: 'reject', details: { reason, ...(fields.length > 0 && { fields: [...fields] }) } };
}
