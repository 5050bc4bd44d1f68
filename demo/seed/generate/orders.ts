import { addDays, daysBetween } from '../../../src/lib/days';
import type { Billing } from '../../../src/model/adverts/billing-problems';
import type { SeedOrder } from '../store/orders';
import { ADVERT_MEDIA, type SeedSlot } from './advert-table';
import type { Day } from './calendar';
import { PROMOTERS } from './promoters';
import { randomOf } from './random';

/** An advertised event with its picture. */
export type AdvertisedEvent = { id: string; title: string; mediumId: string | null };

const [PAST_DAYS, FUTURE_DAYS] = [335, 30];
const LENGTHS = [1, 1, 2, 3, 3, 5, 7, 10] as const;
const RUNNING_DAYS = 10;
/** The number of unpaid days before a reminder. */
const PAID_SHARE = 0.4;
const PATIENCE_DAYS = 12;

/** Returns twelve months of bookings of a client: in each of its slots one order after the other, by its promoters. */
export function ordersOf(client: string, today: Day, events: readonly AdvertisedEvent[]): SeedOrder[] {
  const slots = ADVERT_MEDIA.filter((medium) => medium.client === client).flatMap(({ channels }) =>
    channels.flatMap((channel) => channel.slots),
  );
  return events.length > 0 ? slots.flatMap((slot) => ordersIn(slot, { client, today, events })) : [];
}

function ordersIn(
  slot: SeedSlot,
  { client, today, events }: { client: string; today: Day; events: readonly AdvertisedEvent[] },
): SeedOrder[] {
  const random = randomOf(`adverts ${slot.id}`);
  const orders: SeedOrder[] = [];
  for (let first = addDays(today, -PAST_DAYS); first < addDays(today, FUTURE_DAYS); ) {
    const length = random.pick(LENGTHS);
    const plannedDay = addDays(first, -random.int(6, 20));
    const orderedOn = plannedDay < today ? plannedDay : today;
    const isNew = daysBetween(orderedOn, today) < 2;
    const isCancelled = !isNew && random.chance(0.03);
    const promoter = random.pick(PROMOTERS);
    const isOld = daysBetween(orderedOn, today) > PATIENCE_DAYS;
    const isPaid = isOld && random.chance(0.96) && !isCancelled;
    // Each second of those who owe money has paid a part.
    const isPartlyPaid = isOld && !isPaid && !isCancelled && orders.length % 2 === 0;
    orders.push({
      ...{ id: `order-${slot.id}-${orders.length + 1}`, client, accountId: null, slot: slot.id, orderedOn },
      dates: Array.from({ length }, (_, index) => addDays(first, index)),
      state: isNew ? 'ordered' : isCancelled ? 'cancelled' : 'confirmed',
      ...(isCancelled && { reason: 'Die Veranstaltung fällt aus.' }),
      ...{ isPaid, ...(isPartlyPaid && { paidShare: PAID_SHARE }) },
      event: random.pick(events),
      mediumId: null,
      billing: billingOf(promoter),
      contact: {
        email: promoter.email || 'kontakt@veranstalter.example',
        ...(promoter.phone && { phone: promoter.phone }),
      },
    });
    first = addDays(first, length + random.int(0, 3));
  }
  const eventsWithPicture = events.filter(({ mediumId }) => mediumId !== null);
  const event = random.pick(eventsWithPicture.length > 0 ? eventsWithPicture : events);
  return [...runningOrder(orders[0], event, today), ...orders].map((order) => ({
    ...order,
    ...pictureOf(order, events),
  }));
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
