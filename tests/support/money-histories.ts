import type { Database } from '../../demo/server/platform/database/database';

/** An entry after the invoice of an order, in cents, on a day. */
export type LaterEntry = { kind: 'payment' | 'credit' | 'refund'; cents: number; day: string };

/** The money of an order: its invoice and what came after. */
export type MoneyHistory = {
  client: 'stadt' | 'zeitung';
  buyer: string;
  gross: number;
  day: string;
  entries: readonly LaterEntry[];
};

/** Inserts orders with their invoices and entries one after another; each copies the rest from the only order there is. */
export async function insertHistories(database: Database, histories: readonly MoneyHistory[]): Promise<void> {
  const [template] = await database.query<{ id: string }>('select id from advert_orders limit 1');
  for (const [index, history] of histories.entries()) {
    const id = await insertInvoice(database, { ...history, index, template: template?.id ?? '' });
    for (const [place, entry] of history.entries.entries()) await insertEntry(database, id, entry, `${index}-${place}`);
  }
}

const ORDER = 'dates, first_day, last_day, product, content, price, price_table, contact';
const BILL = 'due_on, seller, buyer, items, supplied_from, supplied_until';

async function insertInvoice(
  database: Database,
  { client, buyer, gross, day, index, template }: MoneyHistory & { index: number; template: string },
): Promise<number> {
  await database.query(
    `insert into advert_orders (id, number, client, slot_id, state, ordered_at, confirmed_at, ${ORDER}, billing)
     select 'h' || $2, 'H-A-' || $2, $1, (select s.id from advert_slots s join advert_channels c on c.id = s.channel_id
         join advert_media m on m.id = c.medium_id where m.client = $1 order by s.id offset $2::int % 2 limit 1),
       'confirmed', $3::date, $3::date, ${ORDER}, billing || jsonb_build_object('company', $4::text)
     from advert_orders where id = $5`,
    [client, String(index), day, buyer, template],
  );
  const [row] = await database.query<{ id: number }>(
    `insert into advert_invoices (client, order_id, kind, number, issued_at, issued_on, ${BILL}, net, vat_share, vat, gross)
     select $1, 'h' || $2, 'invoice', 'H-R-' || $2, $3::date, $3::date, $3::date + 14, seller,
       buyer || jsonb_build_object('company', $4::text), items, supplied_from, supplied_until, $5, 0, 0, $5
     from advert_invoices where order_id = $6 returning id`,
    [client, String(index), day, buyer, gross, template],
  );
  if (!row) throw new Error('The invoice was not inserted.');
  return row.id;
}

async function insertEntry(
  database: Database,
  id: number,
  { kind, cents, day }: LaterEntry,
  key: string,
): Promise<void> {
  if (kind === 'payment')
    await database.query(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at) values ($1, 'invoice', $2, $3, $3::date)`,
      [id, cents, day],
    );
  else if (kind === 'refund')
    await database.query(
      `insert into advert_refunds (invoice_id, cents, refunded_on, recorded_at) values ($1, $2, $3, $3::date)`,
      [id, cents, day],
    );
  else
    await database.query(
      `insert into advert_invoices (client, order_id, kind, number, credits, issued_at, issued_on, ${BILL}, net, vat_share, vat, gross)
       select client, order_id, 'credit', 'H-G-' || $4, id, $3::date, $3::date, ${BILL}, $2, 0, 0, $2
       from advert_invoices where id = $1`,
      [id, cents, day, key],
    );
}
