import type { Queryable } from '../platform/database/database';

/** Writes the money that is kept with the orders, and the sums of the list of invoices, anew from the entries. */
export const rebuildMoney = (database: Queryable): Promise<unknown> => database.query('select rebuild_money()');

/** Orders whose kept money differs from their entries, and clients whose kept sums differ from what they add up. */
export type WrongMoney = { orders: string[]; clients: string[] };

/** Finds kept money that differs from what it is made of. */
export async function findWrongMoney(database: Queryable): Promise<WrongMoney> {
  const [wrong] = await database.query<WrongMoney>(
    `select array(select o.number from advert_orders o join advert_order_money m on m.order_id = o.id
       where (o.invoice_id, o.booked_on, o.due_on, o.billed, o.paid, o.refunded, o.owed) is distinct from
         (m.invoice_id, m.booked_on, m.due_on, m.billed, m.paid, m.refunded, m.owed) order by 1) as orders,
     array(select client from (
       (select client from (${differing(KEPT, 'advert_sums', 'advert_order_sums')}) as one) union
       (select client from (${differing(KEPT_ENTRIES, 'advert_entry_sums', 'advert_entries_added')}) as one)) as differing order by 1) as clients`,
  );
  return wrong ?? { orders: [], clients: [] };
}

const KEPT = 'select client, slot_id, month, state, due_on, count, billed, paid, refunded, owed';
const KEPT_ENTRIES = 'select client, month, kind, count, cents';

/** SQL: the rows that only one of two tables has. */
const differing = (select: string, one: string, other: string): string =>
  `(${select} from ${one} except ${select} from ${other}) union (${select} from ${other} except ${select} from ${one})`;
