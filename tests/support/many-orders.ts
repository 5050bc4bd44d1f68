import { rebuildMoney } from '../../demo/server/adverts/kept-money';
import type { Database } from '../../demo/server/platform/database/database';
import { TODAY } from './event-fixtures';

/** Tables whose triggers would follow each row. */
const TABLES = ['advert_orders', 'advert_invoices', 'advert_payments', 'advert_refunds'];

/**
 * Fills clients with orders of the last two years, at their places in turn, with a day then and one a week
 * later: most are paid, the newest are open, some are overdue and paid in part, some credited before or after a payment.
 * For each 50 there is a bank statement. Each needs an order somewhere as a template, and places for 30 on a day.
 *
 * @param sizes the number of orders of each client
 */
export async function fillOrders(database: Database, sizes: Readonly<Record<string, number>>): Promise<void> {
  await database.script(TABLES.map((table) => `alter table ${table} disable trigger user`).join(';'));
  for (const [client, count] of Object.entries(sizes))
    for (const sql of STEPS) await database.query(sql, [client, count, TODAY]);
  await database.script(TABLES.map((table) => `alter table ${table} enable trigger user`).join(';'));
  await rebuildMoney(database);
  await database.script('analyze');
}

const COPIED = 'product, content, price, price_table, contact';
const BILLED = 'seller, items, supplied_from, supplied_until';
const AMOUNTS = 'vat_share, net, vat, gross';
/** SQL: the number of an order `o` among those of its client. */
const NUMBER = `right(o.number, 5)::int`;
const OF_CLIENT = `o.client = $1 and o.number like 'X-A-%' and $2::int is not null and $3::date is not null`;

const STEPS = [
  `insert into advert_orders (id, number, client, slot_id, state, ordered_at, confirmed_at, dates, first_day, last_day, ${COPIED}, billing)
   select $1::text || '-' || n, 'X-A-' || lpad(n::text, 5, '0'), $1, p.ids[1 + n % cardinality(p.ids)],
     case when n % 50 = 7 then 'cancelled' else 'confirmed' end, d.day, d.day, array[d.day + 5, d.day + 12], d.day + 5, d.day + 12, ${COPIED},
     billing || jsonb_build_object('email', 'verein-' || n % 97 || '@example.org', 'company', 'Festverein ' || n % 97)
   from (select * from advert_orders limit 1) o, generate_series(1, $2::int) n,
     (select array_agg(s.id order by s.id) as ids from advert_slots s join advert_channels c on c.id = s.channel_id
       join advert_media m on m.id = c.medium_id where m.client = $1) p,
     lateral (select $3::date - 730 + n * 730 / $2::int as day) d`,
  `insert into advert_invoices (client, order_id, kind, number, issued_at, issued_on, booked_on, due_on, buyer, ${BILLED}, ${AMOUNTS})
   select o.client, o.id, 'invoice', 'X-R-' || right(o.number, 5), o.ordered_at, d.day, d.day, d.day + 14, o.billing, ${BILLED},
     1900, d.net, d.net * 19 / 100, d.net + d.net * 19 / 100
   from advert_orders o, (select * from advert_invoices where kind = 'invoice' order by id limit 1) i,
     lateral (select o.first_day - 5 as day, 2000 + ${NUMBER} * 37 % 9000 as net) d where ${OF_CLIENT} order by o.number`,
  `insert into advert_payments (invoice_id, way, cents, paid_on, booked_on, recorded_at)
   select i.id, 'invoice', case when ${NUMBER} % 50 = 0 then 1000 else i.gross end, i.issued_on + 9, i.issued_on + 9, i.issued_at + interval '9 days'
   from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
   where ${OF_CLIENT} and i.issued_on < $3::date - 16 and ${NUMBER} % 50 not in (7, 25)`,
  `insert into advert_invoices (client, order_id, kind, number, credits, issued_at, issued_on, booked_on, due_on, buyer, ${BILLED}, ${AMOUNTS})
   select i.client, i.order_id, 'credit', 'X-G-' || right(o.number, 5), i.id, i.issued_at, i.issued_on, i.booked_on, i.due_on, i.buyer,
     i.seller, i.items, i.supplied_from, i.supplied_until, i.vat_share, i.net, i.vat, i.gross
   from advert_orders o join advert_invoices i on i.order_id = o.id
   where ${OF_CLIENT} and (${NUMBER} % 50 = 7 or ${NUMBER} % 50 in (3, 4) and i.issued_on < $3::date - 16)`,
  `insert into advert_refunds (invoice_id, cents, refunded_on, booked_on, recorded_at)
   select i.id, i.gross, i.issued_on + 12, i.issued_on + 12, i.issued_at + interval '12 days'
   from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
   where ${OF_CLIENT} and i.issued_on < $3::date - 16 and ${NUMBER} % 50 = 4`,
  // The server reminds by itself, unless it was down.
  `insert into advert_reminders (invoice_id, level, sent_at)
   select i.id, 1, i.issued_at + interval '19 days' from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
   where ${OF_CLIENT} and i.issued_on < $3::date - 19 and ${NUMBER} % 50 in (0, 25) and ${NUMBER} % 1000 <> 25`,
  `insert into advert_slot_days (slot_id, day, unit, order_id, cents)
   select o.slot_id, day, row_number() over (partition by o.slot_id, day order by o.number), o.id, 900
   from advert_orders o cross join unnest(o.dates) as day where ${OF_CLIENT} and o.state = 'confirmed'`,
  `insert into advert_statements (client, file_name, uploaded_at)
   select $1, 'Umsätze ' || n || '.csv', $3::date - n from generate_series(1, $2::int / 50) n`,
  `insert into advert_statement_lines (statement_id, client, file_row, booked_on, paid_on, cents, name, purpose, reference,
     fingerprint, state)
   select s.id, $1, n, s.uploaded_at::date, s.uploaded_at::date, 2975, 'Festverein ' || n, 'Rechnung', '', s.id || '-' || n,
     case when s.id % 50 = 1 then 'unclear' else 'booked' end
   from advert_statements s, generate_series(1, 5) n where s.client = $1 and $2::int is not null and $3::date is not null`,
];
