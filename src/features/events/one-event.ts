import type { Answer } from '../../api/api';
import { type CachedQuery, PRELOADED_MAX_AGE_MS } from '../../app/query-cache';
import type { EventDetail } from '../../model/answers/event-detail';

/** Returns the API path of an event. */
export const pathOfEvent = (id: string): string => `events/${encodeURIComponent(id)}`;

/** Parses an event. The parser loads with the screen's code, parallel to the request. */
const readEvent = async ({ data }: Answer) => (await import('../../model/answers/event-detail')).toEventDetail(data);

/** Returns the query for one public event; failure 'missing' for an unknown id. GET /api/events/{id} */
export const eventOf = (id: string): CachedQuery<EventDetail> => ({
  path: pathOfEvent(id),
  read: readEvent,
  maxAgeMs: PRELOADED_MAX_AGE_MS,
});
