import { addDays } from '../../../src/lib/days';
import type { SeedOrder } from '../store/orders';
import type { Day } from './calendar';

/** The advertisers with their events: one that continues, one to come, and a past one. */
export const ADVERTISERS = [
  {
    ...{ client: 'stadt', username: 'approved', slots: { list: 'stadt-liste', front: 'stadt-teaser' } },
    events: { lasting: 'own-series', coming: 'own-exhibition', past: 'own-past' },
  },
  {
    ...{ client: 'zeitung', username: 'newspaper', slots: { list: 'kurier-liste', front: 'kurier-kasten' } },
    events: { lasting: 'own-readings', coming: 'own-book-days', past: 'own-readings' },
  },
] as const;

const days = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

/** An order of a demo person, for an own event. */
export type OwnOrder = Pick<
  SeedOrder,
  'id' | 'client' | 'slot' | 'dates' | 'orderedOn' | 'state' | 'reason' | 'isPaid'
> & {
  eventId: string;
};

/** Returns orders of every state: to be approved, planned, running, over, cancelled by the person and rejected. */
export function ownOrders(today: Day, { client, slots, events }: (typeof ADVERTISERS)[number]): OwnOrder[] {
  const orderFor = (
    name: string,
    eventId: string,
    [slot, first, count, ordered]: [string, number, number, number],
  ) => ({
    id: `own-order-${client}-${name}`,
    client,
    slot,
    eventId,
    dates: days(addDays(today, first), count),
    orderedOn: addDays(today, -ordered),
  });
  const { lasting, coming, past } = events;
  const { list, front } = slots;
  return [
    { ...orderFor('waiting', lasting, [list, 12, 4, 0]), state: 'ordered' },
    { ...orderFor('planned', coming, [list, 18, 7, 2]), state: 'confirmed' },
    { ...orderFor('running', lasting, [list, -2, 8, 9]), state: 'confirmed', isPaid: true },
    { ...orderFor('over', past, [front, -66, 3, 76]), state: 'confirmed', isPaid: true },
    // Due some days ago, but not long enough for a reminder.
    { ...orderFor('overdue', lasting, [list, -8, 2, 17]), state: 'confirmed' },
    // Paid at once, so that a refund is due.
    {
      ...orderFor('rejected', coming, [front, 20, 2, 4]),
      ...{ state: 'cancelled', isPaid: true, reason: 'Das Bild zeigt einen Markennamen.' },
    },
  ];
}
