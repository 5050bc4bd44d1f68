import { validateBilling } from '../../server/adverts/orders/billed';
import { loadAdvertisable } from '../../server/adverts/orders/event-snapshot';
import type { Queryable } from '../../server/platform/database/database';
import type { Day } from '../generate/calendar';
import { type AdvertisedEvent, ordersOf } from '../generate/orders';
import { ADVERTISERS, decidedOrders, ownOrders } from '../generate/own-orders';
import { seedClosedDays } from './closed-days';
import { storeCounts } from './counts';
import { type DecidedOrder, operatorIds, seedOrderHistory } from './order-history';
import { storeOrders } from './orders';
import { seedStatements } from './statements';
import { storeVouchers } from './vouchers';

/** The maximum number of a client's events in the adverts of others. */
const MAX_EVENTS = 60;

/**
 * Gives demo people orders of adverts in every state, each for an own event, with their statistics, among twelve months
 * of bookings by others, and closes some days; with an address of the server also what operators have done with them, and its mails.
 */
export async function seedOrders(transaction: Queryable, today: Day, publicUrl: string | undefined): Promise<void> {
  const orders: DecidedOrder[] = [];
  for (const advertiser of ADVERTISERS) {
    const { client, username } = advertiser;
    const [account] = await transaction.query<{ id: number }>(
      'select id from accounts where client = $1 and username = $2',
      [...[client, username]],
    );
    if (!account) throw new Error(`No such demo person: ${username}`);
    const events = await transaction.query<AdvertisedEvent & { isOwn: boolean }>(
      `select e.id, e.title, e.owner_id is not distinct from $2 as "isOwn", (select m.id from media m
         where m.event_id = e.id and m.state = 'stored' order by m.position, m.id limit 1) as "mediumId"
       from events e where e.client = $1 and e.state = 'published' order by "isOwn" desc, e.id limit ${MAX_EVENTS}`,
      [client, account.id],
    );
    const { billing, contact } = await validateBilling(transaction, account.id, undefined);
    const decided = publicUrl === undefined ? [] : decidedOrders(today, advertiser);
    for (const { eventId, ...order } of [...ownOrders(today, advertiser), ...decided]) {
      const event = events.find(({ id, isOwn }) => isOwn && id === eventId);
      if (!event) throw new Error(`${username} has no event ${eventId} to advertise.`);
      const advertised = await loadAdvertisable(
        transaction,
        { client, accountId: account.id },
        { id: event.id, dates: [] },
      );
      orders.push({ ...order, accountId: account.id, event: advertised, mediumId: event.mediumId, billing, contact });
    }
    orders.push(
      ...ordersOf(
        client,
        today,
        events.filter(({ isOwn }) => !isOwn),
      ),
    );
  }
  const [, , cashier] = await operatorIds(transaction);
  await storeOrders(transaction, orders, cashier);
  await storeVouchers(transaction, today);
  if (publicUrl !== undefined) await seedOrderHistory(transaction, orders, { today, publicUrl });
  await storeCounts(transaction, today);
  await seedClosedDays(transaction, today);
  await seedStatements(transaction, { today, cashier });
}
