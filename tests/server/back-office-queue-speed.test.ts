import { it } from 'vitest';
import { insertOrder } from '../support/advert-fixtures';
import { expectAlikeTimes } from './compare-clients';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Two clients, and how many events and how many adverts wait at each. */
const SIZES = { zeitung: 50, stadt: 5_000 } as const;
/** The list in each order, one kind of it and its second page. */
const PAGES = ['', '?sort=since', '?kind=event', '?page=2', '?sort=-first'] as const;
const RUNS = 7;
/** A hundred times as many entries: a query that looks at each by itself takes about as many times as long. */
const MAX_RATIO = 15;

onOneDatabase('the speed of the list of what waits', (backend) => {
  const { browser, person } = usingBackOffice(backend);
  const add = async (client: string, count: number) => {
    const { database } = backend();
    const id = `$1::text || '-' || n`;
    await database.query(
      `insert into events (id, client, title, owner_id, state, written)
       select ${id}, $1::text, 'Sommerfest ' || n, $3::int, 'draft', jsonb_build_object('title', 'Sommerfest ' || n, 'dates',
         jsonb_build_array(jsonb_build_object('date', (date '2099-01-01' + n % 300)::text))) from generate_series(1, $2) n`,
      [client, count, person().id],
    );
    await database.query(
      `insert into event_reviews (client, event_id, state, since, written_at)
       select client, id, 'waiting', now(), now() from events where client = $1`,
      [client],
    );
    const columns = 'first_day, last_day, product, content, price, price_table, contact, billing';
    await database.query(
      `insert into advert_orders (id, number, client, slot_id, state, ordered_at, dates, ${columns})
       select ${id}, 'ST-A-2099-' || n, $1::text, slot_id, 'ordered', ordered_at, dates, ${columns}
       from (select * from advert_orders limit 1) o, generate_series(1, $2) n`,
      [client, count],
    );
  };

  it('hardly depends on how much waits', async () => {
    const { database } = backend();
    await database.script('delete from events');
    await insertOrder(database, person().id);
    await browser().logIn();
    for (const [client, count] of Object.entries(SIZES)) await add(client, count);
    await database.script('analyze');
    await expectAlikeTimes(database.kind, { browser: browser(), pages: PAGES, runs: RUNS, maxRatio: MAX_RATIO });
  }, 300_000);
});
