import type { Random } from '../../../demo/seed/generate/random';
import type { Database } from '../../../demo/server/platform/database/database';
import { addDays, todayInBerlin } from '../../../src/lib/days';
import type { Deed } from './clients';

/** An intended action with adverts. */
export type OrderWish = 'order advert' | 'cancel advert';

/** The orders of a person by their ids: their titles, and whether they are cancelled. */
export type Orders = Map<string, { title: string; isCancelled: boolean }>;

const SLOT = 'stadt-liste';
/** The gross price in cents: a day of it costs its minimum price. */
const GROSS = 2975;
/** The range of days: far enough for its closing time, and long enough that its places rarely run out. */
const [FIRST, LAST] = [30, 360];

export const isOrderWish = (wish: string): wish is OrderWish => wish === 'order advert' || wish === 'cancel advert';

/** Returns the request of an action; undefined if there is nothing to cancel. */
export function orderRequest(
  wish: OrderWish,
  orders: Orders,
  { marker, random }: { marker: string; random: Random },
): { method: 'POST'; path: string; body?: unknown } | undefined {
  if (wish === 'order advert') {
    const dates = [addDays(todayInBerlin(), random.int(FIRST, LAST))];
    const billing = { email: `${marker.replace(' ', '-')}@billing.example` };
    const body = { slot: SLOT, dates, content: { title: marker }, billing, gross: GROSS, isTermsAccepted: true };
    return { method: 'POST', path: 'adverts/orders', body };
  }
  const [id] = [...orders].find(([, { isCancelled }]) => !isCancelled) ?? [];
  return id === undefined ? undefined : { method: 'POST', path: `my/adverts/${id}/cancel` };
}

/** Applies the result of an action to the orders. */
export function enterOrder(orders: Orders, { wish, marker, answer }: Deed): void {
  if (!isOrderWish(wish) || answer.status < 200 || answer.status >= 300) return;
  const { data } = JSON.parse(answer.text);
  const title = wish === 'order advert' ? marker : (orders.get(data.id)?.title ?? '');
  orders.set(data.id, { title, isCancelled: wish === 'cancel advert' });
}

type Row = { id: string; title: string; is: string };

/**
 * Checks that each order is complete: its places, its invoices, its mails and its history; and that numbers have no
 * gap.
 */
export async function orderFindings(database: Database, deeds: readonly Deed[]): Promise<string[]> {
  const orders: Orders = new Map();
  for (const deed of deeds) enterOrder(orders, deed);
  const rows = await database.query<Row>(
    `select o.id, o.content->>'title' as title, concat_ws(' ', o.state,
       (select count(*) from advert_slot_days p where p.order_id = o.id), 'places',
       (select string_agg(i.kind, ' ' order by i.id) from advert_invoices i where i.order_id = o.id),
       (select count(*) from mails m where position(o.id in m.body) > 0), 'mails',
       (select count(*) from mails m where m.recipient = o.billing->>'email'), 'about money',
       (select count(*) from history h where h.kind = 'advert' and h.record = o.id), 'deeds') as is
     from advert_orders o`,
  );
  const left = new Map(rows.map((row) => [row.id, row]));
  const findings = [...orders].flatMap(([id, { title, isCancelled }]) => {
    const row = left.get(id);
    left.delete(id);
    const whole = isCancelled
      ? 'cancelled 0 places invoice credit 2 mails 2 about money 2 deeds'
      : 'ordered 1 places invoice 1 mails 1 about money 1 deeds';
    return row?.is === whole && row.title === title ? [] : [`the order ${id} is "${row?.is}" instead of "${whole}"`];
  });
  return [
    ...findings,
    ...[...left.values()].map(({ id, title }) => `the order ${id} "${title}" was never acknowledged`),
    ...(await gaps(database)),
  ];
}

async function gaps(database: Database): Promise<string[]> {
  const rows = await database.query<{ kind: string; last: number; count: number; highest: number }>(
    `select c.kind, c.last, count(n.number)::int as count, max(right(n.number, 5)::int) as highest
     from advert_counters c left join (select client, kind, number from advert_invoices
       union all select client, 'order', number from advert_orders) n on n.client = c.client and n.kind = c.kind
     group by c.kind, c.last`,
  );
  return rows
    .filter(({ last, count, highest }) => last !== count || last !== highest)
    .map(({ kind, last, count }) => `numbers of ${kind} have a gap: ${count} up to ${last}`);
}
