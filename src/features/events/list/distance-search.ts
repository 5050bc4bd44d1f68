import type { Query } from '../../../api/call-url';
import type { Position } from '../../../model/answers/community';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventRow } from '../../../model/answers/event-row';

/** Centre and radius of a search. */
export type SearchCircle = Position & { radiusKm: number };

const EARTH_METRES = 6_371_008;
const MAX_PAGE_SIZE = 100;
const MAX_PAGES = 5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two positions along the surface of the earth in metres (haversine). */
export function metresBetween(a: Position, b: Position): number {
  const haversine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share = haversine(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * haversine(a.lon, b.lon);
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, share))));
}

/** Returns the events within the radius with their distances, in the requested order. Others are left out. */
export function eventsInCircle(events: readonly EventRow[], circle: SearchCircle, isByDistance: boolean): EventRow[] {
  const measured = events.flatMap((event) => {
    const position = event.location?.community.position;
    return position ? [{ ...event, distanceMetres: metresBetween(circle, position) }] : [];
  });
  const nearby = measured.filter(({ distanceMetres }) => distanceMetres <= circle.radiusKm * 1000);
  return isByDistance ? nearby.sort((a, b) => a.distanceMetres - b.distanceMetres) : nearby;
}

type CircleRequest = {
  call: Query;
  circle: SearchCircle /** The server's response, without distances. */;
  page: EventPage;
};

/**
 * Returns a page of events around a place for a server without radius search: requests the first 500 events and
 * measures here. A response without any positions stays as it is.
 */
export async function findInCircle(
  find: (query: Query) => Promise<EventPage>,
  { call, circle, page }: CircleRequest,
): Promise<EventPage> {
  if (!page.events.some((event) => event.location?.community.position)) return page;
  const { pageSize } = page;
  const number = Number(call.page) || 1;
  const count = Math.min(MAX_PAGES, Math.ceil(page.total / MAX_PAGE_SIZE));
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) => find({ ...call, page: index + 1, pageSize: MAX_PAGE_SIZE })),
  );
  const nearby = eventsInCircle(
    pages.flatMap(({ events }) => events),
    circle,
    call.sort === 'distance',
  );
  return {
    ...page,
    events: nearby.slice((number - 1) * pageSize, number * pageSize),
    total: nearby.length,
    number,
    pageCount: Math.max(1, Math.ceil(nearby.length / pageSize)),
  };
}
