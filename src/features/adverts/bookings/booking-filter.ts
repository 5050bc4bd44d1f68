import type { RecordListDefinition } from '../../../cards/record-list/list-filter';
import { BOOKING_STATES, type BookingState } from '../../../model/answers/booking-parts';
import { paths } from '../../../routing/paths';
import { STATE_WORDS } from './booking-words';

/** The description of the list of the user's orders. */
export const BOOKING_LIST: RecordListDefinition<BookingState> = {
  route: paths.bookings,
  statusParameter: 'state',
  statuses: BOOKING_STATES,
  labels: STATE_WORDS,
  orders: ['updated'],
};

/** Returns the route of one order, without locale prefix. */
export const bookingRouteOf = (id: string): string => paths.booking(id);

/** Returns the route of a new order; `like` repeats the product and event of an earlier one. */
export function orderRouteOf(like?: { id: string; slot: string; event?: { id: string; isThere: boolean } }): string {
  if (!like) return paths.newAdvert;
  const event = like.event?.isThere ? { eventId: like.event.id } : {};
  return `${paths.newAdvert}?${new URLSearchParams({ reorderOf: like.id, product: like.slot, ...event })}`;
}
