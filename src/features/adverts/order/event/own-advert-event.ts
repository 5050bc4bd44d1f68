import { ApiError } from '../../../../api/api-error';
import type { Client } from '../../../../app/client';
import {
  type AdvertEventRow,
  type OwnAdvertEvent,
  toAdvertEventRows,
  toAdvertEventTotals,
  toOwnAdvertEvent,
} from '../../../../model/answers/advert-event';
import { type AdvertisedEvent, toAdvertisedEvent } from '../../../../model/answers/event-line';

type Caller = Pick<Client, 'api'>;

/** Loads date and location of an event for an advert. GET adverts/event @param day first day of the advert */
async function loadAdvertised(
  { api }: Caller,
  { id, day }: { id: string; day: string | undefined },
  signal: AbortSignal,
): Promise<AdvertisedEvent> {
  try {
    const { data } = await api.get('adverts/event', { eventId: id, ...(day && { day }) }, signal);
    return toAdvertisedEvent(data);
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return {};
    throw error;
  }
}

/**
 * Loads an own event. GET my/events/{id}, my/events, adverts/event
 *
 * @param day first day of the advert
 * @throws {ApiError} 404 when it is gone
 */
export async function loadAdvertEvent(
  caller: Caller,
  { id, day }: { id: string; day: string | undefined },
  signal: AbortSignal,
): Promise<OwnAdvertEvent> {
  const { api } = caller;
  const [{ data }, list, advertised] = await Promise.all([
    api.get(`my/events/${encodeURIComponent(id)}`, undefined, signal),
    api.get('my/events', { id }, signal),
    loadAdvertised(caller, { id, day }, signal),
  ]);
  return { ...toOwnAdvertEvent(data, list.data), advertised };
}

/** The reason why an event cannot be advertised on some days; `over` if it ends before one of them. */
export type EventHindrance = 'draft' | 'rejected' | 'cancelled' | 'over';

/** Returns the reason why an event cannot be advertised on days 'YYYY-MM-DD'; undefined if it can. */
export function hindranceOf(
  { visibility, lastDate }: Pick<OwnAdvertEvent, 'visibility' | 'lastDate'>,
  days: readonly string[],
): EventHindrance | undefined {
  if (visibility !== 'visible' && visibility !== 'waiting') return visibility;
  return lastDate !== undefined && days.some((day) => day > lastDate) ? 'over' : undefined;
}

/** Loads a page of the own coming events by date, including those under review. GET my/events */
export async function findFutureEvents(
  { api }: Caller,
  { search, page }: { search: string; page: number },
  signal: AbortSignal,
): Promise<{ rows: AdvertEventRow[]; total: number; pageSize: number }> {
  const query = {
    status: 'upcoming',
    sort: 'date',
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  };
  const { data, meta } = await api.get('my/events', query, signal);
  const { total, pageSize } = toAdvertEventTotals(meta);
  return { rows: toAdvertEventRows(data), total, pageSize };
}

/** The maximum number of unpublished events in the list. */
const MAX_UNPUBLISHED = 5;

/** Loads the own drafts and rejected events; the last changed first. GET my/events */
export async function findUnpublishedEvents(
  { api }: Caller,
  search: string,
  signal: AbortSignal,
): Promise<AdvertEventRow[]> {
  const answers = await Promise.all(
    ['rejected', 'draft'].map((status) => api.get('my/events', { status, ...(search && { q: search }) }, signal)),
  );
  return answers
    .flatMap(({ data }) => toAdvertEventRows(data))
    .filter(({ visibility }) => visibility === 'draft' || visibility === 'rejected')
    .slice(0, MAX_UNPUBLISHED);
}
