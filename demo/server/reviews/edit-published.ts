import { isSame } from '../../../src/lib/value-at';
import { readRecordingRules } from '../clients/recording-rules';
import { type OnDecision, recordDecision } from '../decisions/record-decision';
import { type ActorContext, recordAction } from '../history/actor-context';
import { inOneWrite } from '../platform/http/write';
import type { RecordType, SentRecord } from '../records/record-type';
import { loadOwnRecord } from '../records/stored-record';
import { updatePublished } from '../records/write-record';
import type { SearchOptions } from '../search/options';
import type { Correction } from './apply-review';
import { lockSeen } from './lock-seen';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from './review-types';
import { reviewState, snapshotReviewed } from './reviewed-state';

/** An operator's change of the published version `seenVersion` of a record. */
export type PublishedEdit = { kind: ReviewedKind; record: string; seenVersion: string; correction: Correction };

/**
 * Changes published content. The author's unpublished version gets the change, too, where the author has not changed the
 * same field.
 */
export const editPublished = (
  options: Pick<SearchOptions, 'database' | 'onWritten'>,
  { kind, record, seenVersion, correction }: PublishedEdit,
  actorContext: ActorContext,
  onDecision: OnDecision,
): Promise<'done' | 'already' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    const recordType: RecordType<SentRecord, ReviewedContent> = reviewKinds[kind].recordType;
    const { tables } = recordType;
    const row = await lockSeen(transaction, tables, { client, id: record }, now);
    if (!row || row.accountId === null) return 'gone';
    if (row.state !== 'published' || String(row.version) !== seenVersion) return 'stale';
    const { review, accountId } = row;
    const { content, published } = await loadOwnRecord(recordType, transaction, { client, accountId }, record, now);
    if (!published) return 'stale';
    const fields = Object.keys(correction).sort() as (keyof Correction & keyof ReviewedContent)[];
    if (fields.every((name) => isSame(published[name], correction[name]))) return 'already';
    const stateBefore = await snapshotReviewed(transaction, tables, review);
    const mailId = await onDecision(transaction, accountId);
    const { rules } = await readRecordingRules(transaction, client, tables);
    const edited = { ...published, ...correction };
    await updatePublished(recordType, transaction, client, { id: record, content: edited, rules }, now);
    const untouched = fields.filter((name) => isSame(content[name], published[name]));
    await transaction.query(
      `update ${tables.reviews} set content = content || $2::jsonb where id = $1 and content is not null`,
      [review, JSON.stringify(Object.fromEntries(untouched.map((name) => [name, correction[name]])))],
    );
    const action = 'edit';
    await recordAction(transaction, actorContext, { kind, record, accountId, action, details: { fields } });
    await recordDecision(transaction, actorContext, {
      ...{ kind, record: review, accountId, action, subject: edited.title, stateBefore, mailId },
      after: await reviewState(transaction, tables, review),
    });
    return 'done';
  });
