import { paths } from '../../../routing/paths';
import { splitRoute } from '../../../routing/redirects';
import { BOOKING_STATES, type BookingState } from './booking-parts';

/** What the list shows of the own orders; it stands in the route, so that Back and reload keep it. */
export type BookingFilter = {
  /** Part of the title, the number or the event; '' for all. */
  search: string;
  state: BookingState | undefined;
  /** From 1. */
  page: number;
};

/** What the server takes. */
export const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** Reads the filter out of a route; what is not understood counts as absent. */
export function filterOf(route: string): BookingFilter {
  const query = new URLSearchParams(splitRoute(route)[1]);
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: BOOKING_STATES.find((state) => state === query.get('state')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The words of the query, as the route and the call have them; what is the default is left out. */
export const queryOf = ({ search, state, page }: BookingFilter): Record<string, string> => ({
  ...(search && { q: search }),
  ...(state && { state }),
  ...(page > 1 && { page: String(page) }),
});

/** The route of the list with a filter, without locale prefix. */
export function routeOf(filter: BookingFilter): string {
  const query = new URLSearchParams(queryOf(filter)).toString();
  return query ? `${paths.bookings}?${query}` : paths.bookings;
}

/** The route of one order, without locale prefix. */
export const bookingRouteOf = (id: string): string => paths.booking(id);

/** The route to a new order, of the same product and event where there is one before. */
export function orderRouteOf(like?: { id: string; slot: string; event?: { id: string; isThere: boolean } }): string {
  if (!like) return paths.newAdvert;
  const event = like.event?.isThere ? { eventId: like.event.id } : {};
  return `${paths.newAdvert}?${new URLSearchParams({ reorderOf: like.id, product: like.slot, ...event })}`;
}
