import { memberPaths } from '../../../routing/member-paths';
import { ownListQuery, routeWith } from '../../../routing/own-list-query';
import { BOOKING_STATES, type BookingState } from './booking-parts';

/** What the list shows of the own orders; it stands in the route, so that Back and reload keep it. */
export type BookingFilter = {
  /** Part of the title, the number or the event; '' for all. */
  search: string;
  state: BookingState | undefined;
  /** From 1. */
  page: number;
};

/** Reads the filter out of a route; what is not understood counts as absent. */
export function filterOf(route: string): BookingFilter {
  const { search, page, rest } = ownListQuery(route);
  return { search, page, state: BOOKING_STATES.find((state) => state === rest.get('state')) };
}

/** The words of the query, as the route and the call have them; what is the default is left out. */
export const queryOf = ({ search, state, page }: BookingFilter): Record<string, string> => ({
  ...(search && { q: search }),
  ...(state && { state }),
  ...(page > 1 && { page: String(page) }),
});

/** The route of the list with a filter, without locale prefix. */
export const routeOf = (filter: BookingFilter): string => routeWith(memberPaths.promotion, queryOf(filter));

/** The route of one order, without locale prefix. */
export const bookingRouteOf = (id: string): string => `${memberPaths.promotion}/${encodeURIComponent(id)}`;

/** The route to a new order, of the same product and event where there is one before. */
export function orderRouteOf(like?: { id: string; slot: string; event?: { id: string; isThere: boolean } }): string {
  if (!like) return memberPaths.newAdvert;
  const event = like.event?.isThere ? { eventId: like.event.id } : {};
  return `${memberPaths.newAdvert}?${new URLSearchParams({ reorderOf: like.id, product: like.slot, ...event })}`;
}
