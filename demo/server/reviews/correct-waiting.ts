import { type ActorContext, recordAction } from '../history/actor-context';
import { inOneWrite } from '../platform/http/write';
import type { RecordType, SentRecord } from '../records/record-type';
import { loadOwnRecord } from '../records/stored-record';
import type { SearchOptions } from '../search/options';
import type { Correction } from './apply-review';
import { lockReview } from './decide-on-record';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from './review-types';

/** An operator's correction of the version `seenVersion` of a record that waits with its role relation. */
export type WaitingCorrection = { kind: ReviewedKind; id: number; seenVersion: string; correction: Correction };

/** Corrects the texts of a record that waits with its role relation; the decision on that publishes it with them. */
export const correctWaiting = (
  options: Pick<SearchOptions, 'database' | 'onWritten'>,
  { kind, id, seenVersion, correction }: WaitingCorrection,
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'stale'> =>
  inOneWrite(options, async (transaction) => {
    const recordType: RecordType<SentRecord, ReviewedContent> = reviewKinds[kind].recordType;
    const { table, reviews, id: key } = recordType.tables;
    const row = await lockReview(transaction, recordType.tables, id, actorContext.client);
    if (!row || row.accountId === null || String(row.version) !== seenVersion) return 'stale';
    if (row.state !== 'waiting') return 'already';
    const { recordId, accountId } = row;
    const owner = { client: actorContext.client, accountId };
    const stored = await loadOwnRecord(recordType, transaction, owner, recordId, actorContext.now);
    const content = JSON.stringify({ ...stored.content, ...correction });
    if (stored.published)
      await transaction.query(`update ${reviews} set content = $2::jsonb where ${key} = $1`, [recordId, content]);
    else
      await transaction.query(`update ${table} set written = $2::jsonb, title = $2::jsonb->>'title' where id = $1`, [
        recordId,
        content,
      ]);
    await transaction.query(`update ${table} set version = version + 1 where id = $1`, [recordId]);
    await recordAction(transaction, actorContext, {
      ...{ kind, record: recordId, accountId, action: 'corrected' },
      details: { fields: Object.keys(correction).sort() },
    });
    return 'done';
  });
