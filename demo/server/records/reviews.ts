import type { RecordingRules } from '../../../src/settings/article-rules';
import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';
import type { StoredRecord } from './stored-record';

/** The answer about a review. */
export type StoredReview = {
  state: 'waiting' | 'rejected' | 'takenDown';
  since: string;
  reason?: string;
  fields?: string[];
  /** The role relation that it waits with, until that is approved. */
  relation?: { id: number; name: string };
};

/**
 * Checks whether a publication waits for an operator.
 *
 * @param isOnlyUrgent checks whether urgent changes cover all changes of the published content
 */
export function needsReview<Content>(
  { eventRecording }: Pick<RecordingRules, 'eventRecording'>,
  stored: Pick<StoredRecord<Content>, 'published' | 'hasWaitingPictures'> | undefined,
  isOnlyUrgent: (published: Content) => boolean,
): boolean {
  const { review } = eventRecording;
  if (review === 'none') return false;
  if (!stored?.published) return true;
  if (review === 'new') return false;
  return stored.hasWaitingPictures || !isOnlyUrgent(stored.published);
}

/**
 * Puts a record into the review queue.
 *
 * @param content of a change to published content; undefined if the record itself waits
 */
export const queueForReview = (
  transaction: Queryable,
  { of: tables, client, id, content }: { of: RecordTables; client: string; id: string; content: object | undefined },
  now: Date,
): Promise<unknown> =>
  // A change while it waits keeps its position in the queue.
  transaction.query(
    `insert into ${tables.reviews} as r (${tables.id}, client, state, content, since, written_at)
     values ($1, $2, 'waiting', $3::jsonb, $4, $4)
     on conflict (${tables.id}) do update set state = 'waiting', content = excluded.content, written_at = excluded.written_at,
       since = case when r.state = 'waiting' then r.since else excluded.since end, reason = '', fields = '{}'`,
    [id, client, content ? JSON.stringify(content) : null, now],
  );

/**
 * Stores an unsent change of published content. It removes a waiting change from the queue; a rejected one keeps the
 * reason.
 */
export const storeUnpublishedChange = (
  transaction: Queryable,
  { of: tables, client, id, content }: { of: RecordTables; client: string; id: string; content: object },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into ${tables.reviews} as r (${tables.id}, client, state, content, since, written_at)
     values ($1, $2, 'unpublished', $3::jsonb, $4, $4)
     on conflict (${tables.id}) do update set content = excluded.content, written_at = excluded.written_at,
       state = case when r.state = 'rejected' then r.state else excluded.state end`,
    [id, client, JSON.stringify(content), now],
  );

/** Ends the review of a published or withdrawn record; a draft keeps the reason of its rejection. */
export const closeReview = (
  transaction: Queryable,
  tables: RecordTables,
  id: string,
  state: 'draft' | 'published',
): Promise<unknown> =>
  transaction.query(
    `update ${tables.reviews} set content = null, state = case when $2 and state = 'rejected' then state else 'settled' end,
       reason = case when $2 then reason else '' end, fields = case when $2 then fields else '{}' end
     where ${tables.id} = $1`,
    [id, state === 'draft'],
  );
