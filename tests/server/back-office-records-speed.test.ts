import { it } from 'vitest';
import { NOW } from '../support/event-fixtures';
import { expectAlikeTimes } from './compare-clients';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Two clients, and how many events each has. */
const SIZES = { zeitung: 100, stadt: 10_000 } as const;
const LISTS = ['/events', '/events?order=changed', '/events?set=over', '/events?set=all', '/events?search=fest+77'];
const RUNS = 9;
/** A hundred times as many events: a query that looks at each by itself takes about as many times as long. */
const MAX_RATIO = 5;

onOneDatabase('the speed of the list of events in the back office', (backend) => {
  const { browser } = usingBackOffice(backend);
  const add = async (client: string, count: number) => {
    const { database } = backend();
    await database.query(
      `insert into events (id, client, title, updated_at)
       select $1::text || '-' || n, $1::text, 'Sommerfest ' || n || ' am Fluss', $3::timestamptz - n * interval '1 hour'
       from generate_series(1, $2) n`,
      [client, count, NOW],
    );
    await database.query(
      `insert into appointments (id, event_id, date, end_date, time_from)
       select e.id, e.id, d.day, d.day, '19:00' from events e cross join lateral
         (select $2::date + (split_part(e.id, '-', 2)::int % 200) - 60 as day) d where e.client = $1`,
      [client, NOW],
    );
    await database.query('select index_events($1)', [client]);
  };

  it('hardly depends on the number of events', async () => {
    const { database } = backend();
    await database.script('delete from events');
    await browser().logIn();
    for (const [client, count] of Object.entries(SIZES)) await add(client, count);
    await database.script('analyze');
    await expectAlikeTimes(database.kind, { browser: browser(), pages: LISTS, runs: RUNS, maxRatio: MAX_RATIO });
  }, 600_000);
});
