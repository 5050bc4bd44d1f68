import { callUrl } from '../../../api/call-url';
import type { Client } from '../../../app/client';
import { type EventsInput, listCall } from '../../../cards/list-input';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import { DEFAULT_RADIUS_KM, type EventFilter } from '../../../model/event-filter';
import { findEvents, peekEvents } from '../api';
import { offlinePage } from '../offline/offline-page';

/** The lazy distance search, for servers without one. */
const distanceSearchModule = lazyModule(() => import('./distance-search'));

/** The lazy lookup of places without coordinates, or by id. */
const geocodeModule = lazyModule(() => import('./geocode-place'));

/** The cache and the clock that a list needs. */
type ListSource = Pick<Client, 'queryCache' | 'session'>;

/** Filter, element attributes and favourites that together determine one list response. */
export type ListRequest = { filter: EventFilter; input: EventsInput; favourites: readonly string[] };

const EMPTY_PAGE: EventPage = {
  events: [],
  unreadableCount: 0,
  total: 0,
  overCount: 0,
  number: 1,
  pageSize: 1,
  pageCount: 1,
};

/** A returning visitor sees the cached list of any age at once, while it is revalidated. */
const ANY_AGE_MS = Number.POSITIVE_INFINITY;

const isCertainlyEmpty = ({ filter, favourites }: ListRequest) => filter.isFavourites && favourites.length === 0;

/** Checks whether a link or attribute names a place without coordinates. */
const lacksPosition = ({ near }: EventFilter) => near !== undefined && near.lat === undefined;

/**
 * Fetches the results of a filter: looks its place up first, and measures distances if the server does not (spec
 * section 2, radius search).
 *
 * @throws {UnknownPlaceError} when no place has that name
 * @throws {ApiError} when a call fails
 */
export async function findList(source: ListSource, request: ListRequest, signal?: AbortSignal): Promise<EventPage> {
  if (isCertainlyEmpty(request)) return EMPTY_PAGE;
  const filter = lacksPosition(request.filter)
    ? await (await geocodeModule.load()).withPosition(source, request.filter, signal)
    : request.filter;
  const call = listCall(filter, request.input, request.favourites, source.session.now);
  const { near } = filter;
  const typedPlace = request.filter.near;
  const resolvedPlace =
    near && typedPlace && near !== typedPlace ? { found: { typed: typedPlace.label, place: near } } : {};
  const page = { ...(await findEvents(source, call, signal)), ...resolvedPlace };
  const isMeasured = page.events.length === 0 || page.events.some((event) => event.distanceMetres !== undefined);
  if (near?.lat === undefined || near.lon === undefined || isMeasured) return page;
  const { findInCircle } = await distanceSearchModule.load();
  const circle = { lat: near.lat, lon: near.lon, radiusKm: filter.radiusKm ?? DEFAULT_RADIUS_KM };
  return findInCircle((query) => findEvents(source, query, signal), { call, circle, page });
}

/** Returns the filter with the place that was found for the typed text, for links and fields. */
export function withResolvedPlace(filter: EventFilter, page: EventPage | undefined): EventFilter {
  const { near } = filter;
  const isResolved = near && near.lat === undefined && page?.found?.typed === near.label;
  return isResolved && page.found ? { ...filter, near: page.found.place } : filter;
}

/** Returns cached results of any age, from this page or an earlier visit. */
export function peekList(source: Client, request: ListRequest, isOfflineOnly = false): EventPage | undefined {
  if (isCertainlyEmpty(request)) return EMPTY_PAGE;
  const { filter, input, favourites } = request;
  if (lacksPosition(filter)) return undefined;
  const { now } = source.session;
  const call = listCall(filter, input, favourites, now);
  const cached = isOfflineOnly ? undefined : peekEvents(source, call, ANY_AGE_MS);
  const page = cached
    ? { ...cached, isSeen: true as const }
    : offlinePage(callUrl(source.host, 'events', call), now(), isOfflineOnly);
  const isMeasured = !filter.near || page?.events.some((event) => event.distanceMetres !== undefined);
  return isMeasured ? page : undefined;
}
