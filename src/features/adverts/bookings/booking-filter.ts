import { BOOKING_STATES, type BookingState } from '../../../model/answers/booking-parts';
import type { ListDescription } from '../../../portal/record-list/list-filter';
import { memberPaths } from '../../../routing/member-paths';
import { STATE_WORDS } from './booking-words';

/** The list of own orders. */
export const BOOKING_LIST: ListDescription<BookingState> = {
  route: memberPaths.promotion,
  statusParameter: 'state',
  statuses: BOOKING_STATES,
  words: STATE_WORDS,
  orders: ['updated'],
};

/** The route of one order, without locale prefix. */
export const bookingRouteOf = (id: string): string => `${memberPaths.promotion}/${encodeURIComponent(id)}`;

/** The route to a new order, of the same product and event where there is one before. */
export function orderRouteOf(like?: { id: string; slot: string; event?: { id: string; isThere: boolean } }): string {
  if (!like) return memberPaths.newAdvert;
  const event = like.event?.isThere ? { eventId: like.event.id } : {};
  return `${memberPaths.newAdvert}?${new URLSearchParams({ reorderOf: like.id, product: like.slot, ...event })}`;
}
