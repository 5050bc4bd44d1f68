import { addDays, daysBetween } from '../../../src/lib/days';
import type { Billing } from '../../../src/model/adverts/billing-problems';
import type { SeedOrder } from '../store/orders';
import { ADVERT_MEDIA, type SeedSlot } from './advert-table';
import type { Day } from './calendar';
import { foreignBuyer } from './foreign-buyers';
import { PROMOTERS } from './promoters';
import { type Random, randomOf } from './random';
import { voucherOf } from './vouchers';

/** An advertised event with its picture. */
export type AdvertisedEvent = { id: string; title: string; mediumId: string | null };

const [PAST_DAYS, FUTURE_DAYS] = [335, 30];
const LENGTHS = [1, 1, 2, 3, 3, 5, 7, 10] as const;
const RUNNING_DAYS = 10;
const RECENT_DAYS = 24;
/** The number of unpaid days before a reminder. */
const PATIENCE_DAYS = 12;

/**
 * Returns twelve months of bookings of a client: in each of its slots one order after the other, by its promoters; of
 * slots with many adverts a day some more in these weeks.
 */
export function ordersOf(client: string, today: Day, events: readonly AdvertisedEvent[]): SeedOrder[] {
  const slots = ADVERT_MEDIA.filter((medium) => medium.client === client).flatMap(({ channels }) =>
    channels.flatMap((channel) => channel.slots),
  );
  if (events.length === 0) return [];
  const context = { client, today, events };
  return slots.flatMap((slot) => [...ordersIn(slot, context), ...moreOrdersIn(slot, context)]);
}

type OrdersContext = { client: string; today: Day; events: readonly AdvertisedEvent[] };

/** Returns the orders of a slot, with one more that runs today. */
function ordersIn(slot: SeedSlot, context: OrdersContext): SeedOrder[] {
  const { today, events } = context;
  const random = randomOf(`adverts ${slot.id}`);
  const orders = ordersInLine(slot, context, { random, name: slot.id, pastDays: PAST_DAYS });
  const eventsWithPicture = events.filter(({ mediumId }) => mediumId !== null);
  const event = random.pick(eventsWithPicture.length > 0 ? eventsWithPicture : events);
  return [...runningOrder(orders[0], event, today), ...orders].map((order) => ({
    ...order,
    ...pictureOf(order, events),
  }));
}

/** Returns orders that share the days of a slot with the others, as many as leave half of it free. */
const moreOrdersIn = (slot: SeedSlot, context: OrdersContext): SeedOrder[] =>
  Array.from({ length: Math.max(0, Math.floor(slot.capacity / 2) - 1) }, (_, index) => {
    const name = `${slot.id}-${index + 2}`;
    return ordersInLine(slot, context, { random: randomOf(`adverts ${name}`), name, pastDays: RECENT_DAYS });
  }).flat();

/** Returns orders of a slot, one after the other. */
function ordersInLine(
  slot: SeedSlot,
  { client, today, events }: OrdersContext,
  { random, name, pastDays }: { random: Random; name: string; pastDays: number },
): SeedOrder[] {
  const orders: SeedOrder[] = [];
  for (let first = addDays(today, -pastDays); first < addDays(today, FUTURE_DAYS); ) {
    const length = random.pick(LENGTHS);
    const plannedDay = addDays(first, -random.int(6, 20));
    const orderedOn = plannedDay < today ? plannedDay : today;
    const isNew = daysBetween(orderedOn, today) < 2;
    const isCancelled = !isNew && random.chance(0.03);
    const promoter = random.pick(PROMOTERS);
    orders.push({
      ...{ id: `order-${name}-${orders.length + 1}`, client, accountId: null, slot: slot.id, orderedOn },
      dates: Array.from({ length }, (_, index) => addDays(first, index)),
      state: isNew ? 'ordered' : isCancelled ? 'cancelled' : 'confirmed',
      ...(isCancelled && { reason: 'Die Veranstaltung fällt aus.' }),
      isPaid: daysBetween(orderedOn, today) > PATIENCE_DAYS && random.chance(0.96) && !isCancelled,
      voucher: voucherOf({ client, orderedOn }, orders.length, today),
      event: random.pick(events),
      mediumId: null,
      billing: foreignBuyer(orders.length) ?? billingOf(promoter),
      contact: {
        email: promoter.email || 'kontakt@veranstalter.example',
        ...(promoter.phone && { phone: promoter.phone }),
      },
    });
    first = addDays(first, length + random.int(0, 3));
  }
  return orders;
}

/** Returns one more order that runs today, on these days of its slot. */
const runningOrder = (template: SeedOrder | undefined, event: AdvertisedEvent, today: Day): SeedOrder[] =>
  template
    ? [
        {
          ...{
            ...template,
            event,
            id: `order-${template.slot}-running`,
            voucher: undefined,
            orderedOn: addDays(today, -9),
            state: 'confirmed',
            isPaid: true,
          },
          dates: Array.from({ length: RUNNING_DAYS }, (_, index) => addDays(today, index - 1)),
        },
      ]
    : [];

const pictureOf = ({ event }: SeedOrder, events: readonly AdvertisedEvent[]) => ({
  mediumId: events.find(({ id }) => id === event?.id)?.mediumId ?? null,
});

type Promoter = (typeof PROMOTERS)[number];

const billingOf = ({ name, street, zip, community: place, email }: Promoter): Billing => ({
  ...{ isOther: true, company: name, firstName: '', lastName: '', street: street ?? '', houseNumber: '' },
  ...{ postalCode: zip ?? '', city: place.name, country: 'DE', vatId: '', reference: '', isConsumer: false },
  email: email || 'kontakt@veranstalter.example',
});
