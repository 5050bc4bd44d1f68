import { pageOf } from '../../page/addresses';
import type { View } from './period';

/** Returns the address of the occupancy, and of a place or a cell in it. */
export function calendarPath(
  client: string,
  { view = 'weeks', from, slot, day }: { view?: View; from?: string | undefined; slot?: string; day?: string },
): string {
  const parameters = new URLSearchParams({ view, ...(from && { from }), ...(slot && day && { slot, day }) });
  return `${pageOf.bookings(client)}?${parameters}${day ? '#tag' : slot ? `#place-${encodeURIComponent(slot)}` : ''}`;
}

/** The deed of an operator with days. */
export type DaysDeed = 'close' | 'open';

/** Returns the address of the question which days are closed or opened; with a slot and a day that of this day. */
export const daysPath = (client: string, deed: DaysDeed, chosen?: { slot: string; day: string }): string =>
  `${pageOf.bookings(client)}/${deed}${chosen ? `?${new URLSearchParams({ slot: chosen.slot, from: chosen.day, check: '1' })}` : ''}`;
