import { it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { insertOrder } from '../support/advert-fixtures';
import { TODAY } from '../support/event-fixtures';
import { expectAlikeTimes } from './compare-clients';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Two clients, and how many orders each has. */
const SIZES = { zeitung: 100, stadt: 10_000 } as const;
const PAGES = [
  ...['weeks', 'month', 'year'].map((view) => `/adverts/calendar?view=${view}`),
  `/adverts/calendar?view=weeks&slot=stadt-liste&day=${addDays(TODAY, 1)}`,
  '/adverts/calendar/close',
];
const RUNS = 9;
const MAX_RATIO = 2;

onOneDatabase('the speed of the occupancy', (backend) => {
  const { browser, person } = usingBackOffice(backend);
  /** Fills the places of a client with orders of two days each, over a year before and a year after today. */
  const fill = async (client: string, count: number) => {
    const { database } = backend();
    await database.query(
      `insert into advert_orders (id, number, client, slot_id, state, ordered_at, dates, first_day, last_day, product,
         content, billing, contact, price, price_table)
       select $1::text || '-' || n, 'X-A-' || n, $1, p.ids[1 + n % cardinality(p.ids)], 'confirmed', d.day - 9,
         array[d.day, d.day + 1], d.day, d.day + 1, '{}', '{"title": "Fest"}', '{"company": "Verein"}', '{}', '{}', '{}'
       from generate_series(1, $2::int) n, lateral (select $3::date - 365 + n * 730 / $2::int as day) d,
         (select array_agg(s.id order by s.id) as ids from advert_slots s join advert_channels c on c.id = s.channel_id
           join advert_media m on m.id = c.medium_id where m.client = $1) p`,
      [client, count, TODAY],
    );
    await database.query(
      `insert into advert_slot_days (slot_id, day, unit, order_id, cents)
       select o.slot_id, day, row_number() over (partition by o.slot_id, day order by o.id), o.id, 900
       from advert_orders o cross join unnest(o.dates) as day where o.client = $1 and o.number like 'X-A-%'`,
      [client],
    );
  };

  it('hardly depends on the number of orders', async () => {
    const { database } = backend();
    await insertOrder(database, person().id);
    await database.script('update advert_slots set capacity = 20; delete from advert_slot_days');
    for (const [client, count] of Object.entries(SIZES)) await fill(client, count);
    await database.script('analyze');
    await browser().logIn();
    await expectAlikeTimes(database.kind, { browser: browser(), pages: PAGES, runs: RUNS, maxRatio: MAX_RATIO });
  }, 600_000);
});
