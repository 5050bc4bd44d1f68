import { expect, it } from 'vitest';
import { insertOrder } from '../support/advert-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Two clients, and how many events and orders each has. */
const SIZES = { zeitung: 100, stadt: 10_000 } as const;
/** Suggestions for a piece of an e-mail, a number, two words, a word of everything, one of nothing; and a page of hits. */
const SEARCHES = [
  ...['muehle-77%40', 'ST-A-2099-00077', 'Sommerfest 77', 'Fest', 'xyzxyz'].map(
    (words) => `search/suggestions?q=${words}`,
  ),
  'search?q=Fest',
];
const RUNS = 40;
const MOST = 2;

onEachDatabase('the speed of the search in the back office', (backend) => {
  const { browser, person } = usingBackOffice(backend);
  const add = async (client: string, count: number) => {
    const { database } = backend();
    await database.query(
      `insert into events (id, client, title)
       select $1::text || '-' || n, $1::text, 'Sommerfest ' || n || ' am Fluss' from generate_series(1, $2) n`,
      [client, count],
    );
    const columns = 'dates, first_day, last_day, product, content, price, price_table, contact';
    await database.query(
      `insert into advert_orders (id, number, client, slot_id, state, ordered_at, confirmed_at, ${columns}, billing)
       select $1::text || '-' || n, 'ST-A-2099-' || lpad(n::text, 5, '0'), $1, slot_id, 'confirmed', ordered_at, ordered_at,
         ${columns}, billing || jsonb_build_object('email', 'muehle-' || n || '@example.org', 'company', 'Festverein ' || n)
       from (select * from advert_orders limit 1) o, generate_series(1, $2) n`,
      [client, count],
    );
    const amounts =
      'issued_at, issued_on, due_on, seller, buyer, items, supplied_from, supplied_until, net, vat_share, vat, gross';
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
  };
  /** Measures a search of both clients in turns, as an operator waits for it; returns the median times in milliseconds. */
  const measure = async (path: string) => {
    const times = { zeitung: [] as number[], stadt: [] as number[] };
    for (let run = 0; run < RUNS; run += 1)
      for (const client of ['zeitung', 'stadt'] as const) {
        const start = performance.now();
        const { status } = await browser().open(`/backoffice/${client}/${path}`);
        times[client].push(performance.now() - start);
        expect(status).toBe(200);
      }
    const [few, many] = [median(times.zeitung), median(times.stadt)];
    return { path, few, many, ratio: many / few };
  };

  it('hardly depends on the number of orders and events', async () => {
    const { database } = backend();
    await database.script('delete from events');
    await insertOrder(database, person().id);
    await browser().logIn();
    for (const [client, count] of Object.entries(SIZES)) await add(client, count);
    await database.script('analyze');
    for (const path of SEARCHES) {
      const { few, many, ratio } = await measure(path);
      console.info(`${database.kind} ${path}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`);
      expect.soft(ratio, path).toBeLessThanOrEqual(MOST);
    }
  }, 120_000);
});

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
