import type { Query } from '../../api/call-url';
import type { CachedQuery, QuerySource } from '../../app/query-cache';
import { type EventPage, toEventPage } from '../../model/answers/event-page';

const eventsQuery = (query: Query): CachedQuery<EventPage> => ({ path: 'events', query, read: toEventPage });

/**
 * Fetches one page of events. GET /api/events
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the response is no list of events
 */
export const findEvents = ({ queryCache }: QuerySource, query: Query, signal?: AbortSignal): Promise<EventPage> =>
  queryCache.load(eventsQuery(query), signal);

/** Returns the cached page, of any age or at most `maxAgeMs` old. */
export const peekEvents = ({ queryCache }: QuerySource, query: Query, maxAgeMs?: number): EventPage | undefined =>
  queryCache.peek(eventsQuery(query), maxAgeMs);
