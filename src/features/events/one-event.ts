import type { Answer } from '../../api/api';
import { type CachedQuery, DECIDING_MS } from '../../app/query-cache';
import type { EventDetail } from '../../model/answers/event-detail';

/** The path of the calls for an event. */
export const pathOfEvent = (id: string): string => `events/${encodeURIComponent(id)}`;

/** What reads an event is part of the code of its screen, which may still be on its way: the call need not wait for it. */
const readEvent = async ({ data }: Answer) => (await import('../../model/answers/event-detail')).toEventDetail(data);

/** One event with everything a visitor may see; failure 'missing' for an unknown id. GET /api/events/{id} */
export const eventOf = (id: string): CachedQuery<EventDetail> => ({
  path: pathOfEvent(id),
  read: readEvent,
  maxAgeMs: DECIDING_MS,
});
