import type { RecordListDefinition } from '../../../cards/record-list/list-filter';
import { BOOKING_STATES, type BookingState } from '../../../model/answers/booking-parts';
import { paths } from '../../../routing/paths';
import { STATE_LABELS } from './booking-words';

/** The description of the list of the user's orders. */
export const BOOKING_LIST: RecordListDefinition<BookingState> = {
  route: paths.bookings,
  statusParameter: 'state',
  statuses: BOOKING_STATES,
  labels: STATE_LABELS,
  orders: ['updated'],
};

/** Returns the route of one order, without locale prefix. */
export const bookingRouteOf = (id: string): string => paths.booking(id);

/** Returns the route of a new order; `earlier` repeats the product and event of another one. */
export function orderRouteOf(earlier?: { id: string; slot: string; event?: { id: string; isThere: boolean } }): string {
  if (!earlier) return paths.newAdvert;
  const event = earlier.event?.isThere ? { eventId: earlier.event.id } : {};
  return `${paths.newAdvert}?${new URLSearchParams({ reorderOf: earlier.id, product: earlier.slot, ...event })}`;
}
