import { billedOf } from '../adverts/orders/billed';
import type { Queryable } from '../database';
import type { Day } from './calendar';
import { type Advertised, ordersOf } from './generate-orders';
import { ADVERTISERS, ownOrders } from './own-order-table';
import { type SeedOrder, storeOrders } from './store-orders';

/** Events of a client that others advertise. */
const MOST_EVENTS = 60;

/**
 * Gives demo people orders of adverts in every state, each for an event of theirs, or of their client, among twelve months
 * of bookings by others.
 */
export async function seedOrders(to: Queryable, today: Day): Promise<void> {
  const orders: SeedOrder[] = [];
  for (const advertiser of ADVERTISERS) {
    const { client, username } = advertiser;
    const [account] = await to.query<{ id: number }>('select id from accounts where client = $1 and username = $2', [
      ...[client, username],
    ]);
    if (!account) throw new Error(`No such demo person: ${username}`);
    const events = await to.query<Advertised>(
      `select e.id, e.title, (select m.id from media m where m.event_id = e.id and m.state = 'stored'
         order by m.position, m.id limit 1) as "mediumId"
       from events e where e.client = $1 and e.state = 'published' order by e.owner_id = $2 desc nulls last, e.id limit ${MOST_EVENTS}`,
      [client, account.id],
    );
    const { billing, contact } = await billedOf(to, account.id, undefined);
    const own = ownOrders(today, advertiser);
    for (const [place, order] of own.entries()) {
      const event = events[place % Math.min(own.length, events.length)];
      if (!event) throw new Error(`${username} has no event to advertise.`);
      const { id, title, mediumId } = event;
      orders.push({ ...order, accountId: account.id, event: { id, title }, mediumId, billing, contact });
    }
    orders.push(...ordersOf(client, today, events));
  }
  await storeOrders(to, orders);
}
