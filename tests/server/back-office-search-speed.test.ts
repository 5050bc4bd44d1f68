import { it } from 'vitest';
import { insertOrder } from '../support/advert-fixtures';
import { expectAlikeTimes } from './compare-clients';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Two clients, and how many events and orders each has. */
const SIZES = { zeitung: 100, stadt: 10_000 } as const;
/** Suggestions for a piece of an e-mail, a number, two words, a word of everything, one of nothing; and a page of hits. */
const SEARCHES = [
  ...['muehle-77%40', 'ST-A-2099-00077', 'Sommerfest 77', 'Fest', 'xyzxyz'].map(
    (words) => `/search/suggestions?q=${words}`,
  ),
  '/search?q=Fest',
];
const RUNS = 9;
const MOST = 2;

onOneDatabase('the speed of the search in the back office', (backend) => {
  const { browser, person } = usingBackOffice(backend);
  const add = async (client: string, count: number) => {
    const { database } = backend();
    await database.query(
      `insert into events (id, client, title)
       select $1::text || '-' || n, $1::text, 'Sommerfest ' || n || ' am Fluss' from generate_series(1, $2) n`,
      [client, count],
    );
    const columns = 'dates, first_day, last_day, product, content, price, price_table, contact, due_on';
    await database.query(
      `insert into advert_orders (id, number, client, slot_id, state, ordered_at, confirmed_at, ${columns}, billing)
       select $1::text || '-' || n, 'ST-A-2099-' || lpad(n::text, 5, '0'), $1, slot_id, 'confirmed', ordered_at, ordered_at,
         ${columns}, billing || jsonb_build_object('email', 'muehle-' || n || '@example.org', 'company', 'Festverein ' || n)
       from (select * from advert_orders limit 1) o, generate_series(1, $2) n`,
      [client, count],
    );
    const amounts =
      'issued_at, issued_on, due_on, seller, buyer, items, supplied_from, supplied_until, net, vat_share, vat, gross';
    // All is paid and due like the first order, which the triggers would find row by row.
    await database.script('alter table advert_invoices disable trigger advert_invoices_owed');
    await database.script('alter table advert_payments disable trigger advert_payments_owed');
    await database.query(
      `insert into advert_invoices (client, order_id, kind, number, ${amounts})
       select client, id, 'invoice', 'R' || number, i.* from advert_orders, (select ${amounts} from advert_invoices limit 1) i
       where number like 'ST-A-2099-%' and client = $1`,
      [client],
    );
    await database.query(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
       select id, 'transfer', gross, issued_on, issued_at from advert_invoices where client = $1 and number like 'RST-A-2099-%'`,
      [client],
    );
    await database.script('alter table advert_invoices enable trigger advert_invoices_owed');
    await database.script('alter table advert_payments enable trigger advert_payments_owed');
  };

  it('hardly depends on the number of orders and events', async () => {
    const { database } = backend();
    await database.script('delete from events');
    await insertOrder(database, person().id);
    await browser().logIn();
    for (const [client, count] of Object.entries(SIZES)) await add(client, count);
    await database.script('analyze');
    await expectAlikeTimes(database.kind, { browser: browser(), pages: SEARCHES, runs: RUNS, maxRatio: MOST });
  }, 600_000);
});
