import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays } from '../../../src/lib/days';
import type { AdvertPart } from '../../../src/model/adverts/advert-parts';
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

/** An advertiser with the events of their orders. */
export type Advertiser = (typeof ADVERTISERS)[number];

const days = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

/** An order of a demo person, for an own event. */
export type OwnOrder = Pick<
  SeedOrder,
  'id' | 'client' | 'slot' | 'dates' | 'orderedOn' | 'state' | 'reason' | 'isPaid'
> & {
  eventId: string;
};

/** A deed of an operator on an order: the days are the cancelled ones, and a refund is the last step. */
export type OrderDeed = { at: Date; reason: string } & (
  | { action: 'return'; fields: AdvertPart[] }
  | {
      action: 'credited' | 'stoppedByOperator';
      days: Day[];
      refundedAt?: Date;
      /** The move of its last day to the next free one. */
      moved?: { at: Date; reason: string };
    }
);

/** Returns a function that makes an order from its slot, its first day, their number and its age. */
const orderMaker =
  (today: Day, client: string) =>
  (name: string, eventId: string, [slot, first, count, ordered]: [string, number, number, number]) => ({
    id: `own-order-${client}-${name}`,
    client,
    slot,
    eventId,
    dates: days(addDays(today, first), count),
    orderedOn: addDays(today, -ordered),
  });

/** Returns orders of every state: to be approved, planned, running, over, cancelled by the person and rejected. */
export function ownOrders(today: Day, { client, slots, events }: Advertiser): OwnOrder[] {
  const orderFor = orderMaker(today, client);
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

/** Returns orders with a longer story: returned, running with a credited and a moved day, and stopped with its refund. */
export function decidedOrders(today: Day, { client, slots, events }: Advertiser): (OwnOrder & { deed: OrderDeed })[] {
  const orderFor = orderMaker(today, client);
  const { lasting, coming } = events;
  const at = (day: number, time: string) => new Date(berlinTime(addDays(today, day), time));
  return [
    {
      ...orderFor('returned', lasting, [slots.list, 9, 3, 2]),
      state: 'ordered',
      deed: {
        ...{ action: 'return', at: at(-1, '10:05'), fields: ['title', 'text'] },
        reason: 'Bitte nennen Sie den Ort im Text: Der Titel allein sagt nicht, wo die Veranstaltung ist.',
      },
    },
    {
      ...orderFor('credited', lasting, [slots.front, -3, 5, 14]),
      ...{ state: 'confirmed', isPaid: true },
      deed: {
        ...{ action: 'credited', at: at(-1, '22:40'), days: [addDays(today, -1)] },
        reason: 'Ausfall der Seite von 6 bis 22 Uhr',
        moved: { at: at(-2, '15:10'), reason: 'An diesem Tag zeigt die Seite eine Sondermeldung.' },
      },
    },
    {
      ...orderFor('stopped', coming, [slots.list, -4, 9, 15]),
      ...{ state: 'confirmed', isPaid: true },
      deed: {
        ...{ action: 'stoppedByOperator', at: at(-1, '09:20'), days: days(today, 5), refundedAt: at(-1, '16:30') },
        reason: 'Die Ausstellung ist verlegt, die Anzeige nennt den alten Ort.',
      },
    },
  ];
}
