import { randomUUID } from 'node:crypto';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { storeOrders } from '../../demo/seed/store/orders';
import type { Database } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { TODAY } from './event-fixtures';

/** A valid invoice address. */
export const BILLING = {
  ...{ isOther: true, company: 'Kulturverein', firstName: 'Erika', lastName: 'Muster', street: 'Marktplatz 1' },
  ...{ houseNumber: '', postalCode: '72793', city: 'Pfullingen', country: 'DE', vatId: '', reference: 'B-7' },
  ...{ email: 'verein@example.org', isConsumer: false },
};

/** Deletes all orders and their rows by truncation: a delete is refused, as invoices must stay. */
export const emptyOrders = (database: Database): Promise<void> =>
  database.script(
    'truncate advert_orders, advert_month_closings cascade; delete from advert_counters; update advert_sellers set closed_until = null',
  );

/** Inserts an order of a person at the client 'stadt', with a catalogue if there is none; returns its id. */
export async function insertOrder(
  database: Database,
  accountId: number,
  dates: string[] = [addDays(TODAY, 20)],
): Promise<string> {
  const catalogue = await database.query('select 1 from advert_media');
  if (catalogue.length === 0) await storeAdverts(database);
  const id = randomUUID();
  await emptyOrders(database);
  await storeOrders(database, [
    {
      ...{ id, client: 'stadt', accountId, slot: 'stadt-liste', dates, orderedOn: TODAY },
      ...{ state: 'ordered', event: undefined, mediumId: null, billing: BILLING },
      contact: { email: 'verein@example.org' },
    },
  ]);
  return id;
}

/** Credits the only order, in whole or a number of cents; returns the id of the credit note. */
export async function insertCredit(database: Database, cents?: number): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    `insert into advert_invoices (client, order_id, kind, number, credits, issued_at, issued_on, due_on, seller, buyer,
       items, supplied_from, supplied_until, net, vat_share, vat, gross)
     select client, order_id, 'credit', 'ST-G-2026-00001', id, issued_at, issued_on, due_on, seller, buyer, items,
       supplied_from, supplied_until, coalesce($1, net), vat_share, case when $1::int is null then vat else 0 end,
       coalesce($1, gross) from advert_invoices where kind = 'invoice' returning id`,
    [cents ?? null],
  );
  if (!row) throw new Error('The credit note was not inserted.');
  return row.id;
}
