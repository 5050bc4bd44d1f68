import type { RecordingRules } from '../../../src/settings/article-rules';
import type { Queryable } from '../platform/database/database';
import type { RecordKind } from '../schema/record-tables';
import type { OwnRecord } from './own-record';

/** How the review of a record stands, as it is answered. */
export type StoredReview = { state: 'waiting' | 'rejected'; since: string; reason?: string; fields?: string[] };

/**
 * Whether what its author publishes waits for an operator before visitors see it.
 *
 * @param isTold whether visitors, who see this, learn of all that has changed without an operator
 */
export function mustWait<Content>(
  { eventRecording }: Pick<RecordingRules, 'eventRecording'>,
  stored: Pick<OwnRecord<Content>, 'published' | 'hasWaitingPictures'> | undefined,
  isTold: (published: Content) => boolean,
): boolean {
  const { review } = eventRecording;
  if (review === 'none') return false;
  if (!stored?.published) return true;
  if (review === 'new') return false;
  return stored.hasWaitingPictures || !isTold(stored.published);
}

/** Lets a record wait. @param content of a change to what visitors see; undefined where the record itself waits */
export const awaitReview = (
  transaction: Queryable,
  { of, client, id, content }: { of: RecordKind; client: string; id: string; content: object | undefined },
  now: Date,
): Promise<unknown> =>
  // What is changed while it waits keeps its place in the line.
  transaction.query(
    `insert into ${of.reviews} as r (${of.id}, client, state, content, since, written_at)
     values ($1, $2, 'waiting', $3::jsonb, $4, $4)
     on conflict (${of.id}) do update set state = 'waiting', content = excluded.content, written_at = excluded.written_at,
       since = case when r.state = 'waiting' then r.since else excluded.since end, reason = '', fields = '{}'`,
    [id, client, content ? JSON.stringify(content) : null, now],
  );

/**
 * Keeps a change to what visitors see that its author has not sent. A change that waited is taken out of the line; one
 * that was rejected keeps the reason.
 */
export const keepUnpublished = (
  transaction: Queryable,
  { of, client, id, content }: { of: RecordKind; client: string; id: string; content: object },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into ${of.reviews} as r (${of.id}, client, state, content, since, written_at)
     values ($1, $2, 'unpublished', $3::jsonb, $4, $4)
     on conflict (${of.id}) do update set content = excluded.content, written_at = excluded.written_at,
       state = case when r.state = 'rejected' then r.state else excluded.state end`,
    [id, client, JSON.stringify(content), now],
  );

/** Ends the review of what is published or taken back; a draft keeps the reason why it was rejected. */
export const settleReview = (
  transaction: Queryable,
  of: RecordKind,
  id: string,
  state: 'draft' | 'published',
): Promise<unknown> =>
  transaction.query(
    `update ${of.reviews} set content = null, state = case when $2 and state = 'rejected' then state else 'settled' end,
       reason = case when $2 then reason else '' end, fields = case when $2 then fields else '{}' end
     where ${of.id} = $1`,
    [id, state === 'draft'],
  );
