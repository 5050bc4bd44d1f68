import { expect, it } from 'vitest';
import { findHits } from '../../demo/server/backoffice/search/find-hits';
import { kindsFor } from '../../demo/server/backoffice/search/search-kinds';
import { insertOrder } from '../support/advert-fixtures';
import { insertPerson } from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

const SEARCHES = ['muehle-77@', 'ST-A-2099-00077', 'Sommerfest 77', 'Fest', 'xyzxyz'];
const RUNS = 40;
const MOST = 2;

onEachDatabase('the speed of the search in the back office', (backend) => {
  const add = async (from: number, until: number) => {
    const { database } = backend();
    await database.query(
      `insert into events (id, client, title)
       select 'fest-' || n, 'stadt', 'Sommerfest ' || n || ' am Fluss' from generate_series($1::int, $2) n`,
      [from, until],
    );
    const columns = 'confirmed_at, dates, first_day, last_day, product, content, price, price_table, contact';
    await database.query(
      `insert into advert_orders (id, number, client, slot_id, state, ordered_at, ${columns}, billing)
       select 'order-' || n, 'ST-A-2099-' || lpad(n::text, 5, '0'), client, slot_id, state, ordered_at, ${columns},
         billing || jsonb_build_object('email', 'muehle-' || n || '@example.org', 'company', 'Festverein ' || n)
       from (select * from advert_orders limit 1) o, generate_series($1::int, $2) n`,
      [from, until],
    );
    await database.script('analyze');
  };
  /** Measures each search, and returns the median time in milliseconds. */
  const measure = async () => {
    const { database } = backend();
    const times: number[] = [];
    for (const words of SEARCHES) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now();
        await findHits(database, { client: 'stadt', words, kinds: kindsFor('all'), today: TODAY, limit: 5 });
        runs.push(performance.now() - start);
      }
      times.push(median(runs));
    }
    return times;
  };

  it('hardly depends on the number of orders and events', async () => {
    const { database } = backend();
    await database.script('delete from accounts; delete from events');
    const { id } = await insertPerson(database);
    await insertOrder(database, id);
    await add(1, 100);
    await measure();
    const few = await measure();
    const t0 = performance.now();
    await add(101, 10_000);
    console.info('add', performance.now() - t0);
    const many = await measure();
    const ratios = SEARCHES.map((words, index) => ({
      words,
      few: Number(few[index]?.toFixed(2)),
      many: Number(many[index]?.toFixed(2)),
      ratio: (many[index] ?? 0) / (few[index] ?? 1),
    }));
    console.info(database.kind, ratios);
    for (const { words, ratio } of ratios) expect(ratio, words).toBeLessThanOrEqual(MOST);
  }, 120_000);
});

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
