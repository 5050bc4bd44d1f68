import { addDays } from '../../../src/lib/days';
import type { Day } from './calendar';
import type { SeedOrder } from './store-orders';

/** The persons whose orders these are. */
export const ADVERTISERS = [
  { client: 'stadt', username: 'approved', slots: { list: 'stadt-liste', front: 'stadt-teaser' } },
  { client: 'zeitung', username: 'newspaper', slots: { list: 'kurier-liste', front: 'kurier-kasten' } },
] as const;

const days = (first: Day, count: number) => Array.from({ length: count }, (_, place) => addDays(first, place));

/** Orders of every state: to be approved, planned, running, over, cancelled by the person and rejected. */
export function ownOrders(
  today: Day,
  { client, slots }: (typeof ADVERTISERS)[number],
): Omit<SeedOrder, 'accountId' | 'billing' | 'contact' | 'event' | 'mediumId'>[] {
  const one = (name: string, slot: string, first: number, count: number, ordered: number) => ({
    id: `own-order-${client}-${name}`,
    client,
    slot,
    dates: days(addDays(today, first), count),
    orderedOn: addDays(today, -ordered),
  });
  return [
    { ...one('waiting', slots.list, 12, 4, 0), state: 'ordered' },
    { ...one('planned', slots.list, 18, 7, 2), state: 'confirmed' },
    { ...one('running', slots.list, -2, 8, 9), state: 'confirmed', isPaid: true },
    { ...one('over', slots.front, -40, 3, 50), state: 'confirmed', isPaid: true },
    // Due some days ago, but not long enough for a reminder.
    { ...one('overdue', slots.list, -8, 2, 17), state: 'confirmed' },
    { ...one('rejected', slots.front, 20, 2, 4), state: 'cancelled', reason: 'Das Bild zeigt einen Markennamen.' },
  ];
}
