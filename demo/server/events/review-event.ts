import { isSame } from '../../../src/lib/value-at';
import type { EventContent } from '../../../src/model/written/event-content';
import type { Queryable } from '../database';
import type { OwnEvent } from './own-event';
import type { RecordingRules } from './recording-rules';

/** How the review of an event stands, as it is answered. */
export type StoredReview = { state: 'waiting' | 'rejected'; since: string; reason?: string; fields?: string[] };

/** What a whole event may become at once: visitors who have set out must not wait for an operator. */
const URGENT: readonly string[] = ['cancelled', 'soldOut'];

/** Whether an event that its organiser publishes waits for an operator before visitors see it. */
export function mustWait(
  { eventRecording }: Pick<RecordingRules, 'eventRecording'>,
  stored: Pick<OwnEvent, 'published' | 'hasWaitingPictures'> | undefined,
  content: EventContent,
): boolean {
  const { review } = eventRecording;
  if (review === 'none') return false;
  if (!stored?.published) return true;
  if (review === 'new') return false;
  if (stored.hasWaitingPictures) return true;
  const { published } = stored;
  const isUrgent = URGENT.includes(content.status);
  return !isSame(isUrgent ? { ...content, status: published.status } : content, published);
}

/** Tells visitors at once that an event is cancelled or sold out, also where all else that has changed waits. */
export async function tellAtOnce(transaction: Queryable, id: string, { status }: EventContent): Promise<void> {
  if (!URGENT.includes(status)) return;
  await transaction.query(
    `update events set status = $2, written = jsonb_set(written, '{status}', to_jsonb($2::text)) where id = $1`,
    [id, status],
  );
}

/** Lets an event wait. @param content of a change to what visitors see; undefined where the event itself waits */
export const awaitReview = (
  transaction: Queryable,
  { client, id, content }: { client: string; id: string; content: EventContent | undefined },
  now: Date,
): Promise<unknown> =>
  // What is changed while it waits keeps its place in the line.
  transaction.query(
    `insert into event_reviews as r (event_id, client, state, content, since, written_at)
     values ($1, $2, 'waiting', $3::jsonb, $4, $4)
     on conflict (event_id) do update set state = 'waiting', content = excluded.content, written_at = excluded.written_at,
       since = case when r.state = 'waiting' then r.since else excluded.since end, reason = '', fields = '{}'`,
    [id, client, content ? JSON.stringify(content) : null, now],
  );

/** Ends the review of an event that is published or taken back; a draft keeps the reason why it was rejected. */
export const settleReview = (transaction: Queryable, id: string, state: 'draft' | 'published'): Promise<unknown> =>
  transaction.query(
    `update event_reviews set content = null, state = case when $2 and state = 'rejected' then state else 'settled' end,
       reason = case when $2 then reason else '' end, fields = case when $2 then fields else '{}' end
     where event_id = $1`,
    [id, state === 'draft'],
  );
