import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadClients } from '../../demo/seed/clients';
import { DEMO_OPTIONS } from '../../demo/seed/demo-options';
import { eventsOf } from '../../demo/seed/generate/events';
import { seedAnew, seedIfEmpty } from '../../demo/seed/seed-if-empty';
import { createApp } from '../../demo/server/app';
import { type Database, openDatabase, type Queryable } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { refreshSearch, storeEvents } from '../../demo/tools/store/store-events';
import { addDays } from '../../src/lib/days';
import { toArticleDetail } from '../../src/model/answers/article';
import { PATIENCE_MS } from '../support/patient-options';
import { type Declare, empty, imageOfDatabase, newPostgres, nowhere } from './on-each-database';

const TODAY = '2026-11-21';

type Count = { count: number };
const countOf = async (database: Database, sql: string) =>
  (await database.query<Count>(`select count(*)::int as count ${sql}`))[0]?.count;

/** Tables that are filled while their foreign keys, indexes and triggers are dropped. */
const EVENT_TABLES = [
  ...['events', 'event_rubrics', 'appointments', 'media', 'tags'],
  ...['event_index', 'event_texts', 'event_words', 'appointment_index', 'facet_bits', 'sparse_bits', 'search_words'],
];

/** All keys, indexes and triggers. */
const schemaOf = (database: Database) =>
  database.query(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as is from pg_constraint
       where conrelid <> 0
     union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );

/**
 * @param count the number of the town's events
 * @param rest declares tests that say nothing of a database
 */
function seeding(openEmpty: () => Promise<Database>, count: number, rest: Declare): void {
  let database: Database;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openEmpty();
    await migrate(database);
    expect(await seedIfEmpty(database, { today: TODAY, events: count, log: (line) => lines.push(line) })).toBe(true);
  }, 120_000);
  afterAll(() => database.close());

  it('fills both clients and reports it', async () => {
    expect(await countOf(database, "from events where client = 'stadt'")).toBe(count);
    expect(await countOf(database, "from events where client = 'zeitung'")).toBe(count * 0.3);
    expect(await countOf(database, 'from communities where district_id is null')).toBe(66);
    expect(await countOf(database, 'from event_index')).toBe(count * 1.3);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(`Stadt Achalmtal: ${count} events, 21. November 2026 bis 20. November 2027`);
  });

  rest(
    'fills the tables as writing all events row by row does',
    async () => {
      const written = await openEmpty();
      try {
        await migrate(written);
        const untouched = await schemaOf(written);
        await seedIfEmpty(written, { today: TODAY, events: 1 });
        expect(await schemaOf(written)).toEqual(untouched);
        await written.query('delete from events');
        for (const [client, size] of [
          ['stadt', count],
          ['zeitung', count * 0.3],
        ] as const) {
          const events = eventsOf({ today: TODAY, count: size, seed: client, prefix: client.charAt(0) });
          await written.transaction((transaction) => storeEvents(transaction, client, events), { mayTakeLong: true });
          await refreshSearch(written, client);
        }
        for (const table of EVENT_TABLES) {
          // A picture's row says when it was written, and has a key of its own by chance.
          const row = table === 'media' ? `to_jsonb(t) - '{created_at,owner_key}'::text[]` : 't';
          const ofEvents = table === 'media' ? ' where event_id is not null' : '';
          const rowsIn = (which: Database) =>
            which.query(`select md5((${row})::text) as row from ${table} t${ofEvents} order by 1`);
          const rows = await rowsIn(written);
          expect(rows.length).toBeGreaterThan(50);
          expect([table, await rowsIn(database)]).toEqual([table, rows]);
        }
      } finally {
        await written.close();
      }
    },
    120_000,
  );

  rest('lets the newspaper have articles that appear around today and write about its events', async () => {
    const app = createApp({ database, now: () => new Date(`${TODAY}T11:00:00Z`) });
    const { data, meta } = await (await app.request('/clients/zeitung/api/articles?pageSize=100')).json();
    expect(await countOf(database, `from articles where client = 'zeitung'`)).toBe(300);
    expect(meta.total).toBeGreaterThan(200);
    expect(meta.total).toBeLessThan(300);
    expect(data[0].date).toBe(TODAY);
    const detail = await (await app.request(`/clients/zeitung/api/articles/${data[0].id}`)).json();
    expect(toArticleDetail(detail.data)).toMatchObject({ events: [{ id: expect.any(String) }] });
    expect((await app.request('/clients/stadt/api/articles')).status).toBe(404);
  });

  it('leaves a filled database alone', async () => {
    expect(await seedIfEmpty(database, { today: '2030-01-01', events: 3 })).toBe(false);
    expect(await countOf(database, 'from events')).toBe(count * 1.3);
  });

  it('is returned by the public calls', async () => {
    const app = createApp({
      database,
      now: () => new Date(`${TODAY}T11:00:00Z`),
      onError: (error) => expect(error).toBeUndefined(),
    });
    const answer = await app.request('/clients/stadt/api/events?facets=1&pageSize=100');
    const body = await answer.json();
    expect(answer.status).toBe(200);
    expect(body.meta.total).toBe(count);
    expect(body.data).toHaveLength(100);
    expect(body.meta.facets.rubric).toHaveLength(16);
    const settings = await (await app.request('/clients/zeitung/api/clientSettings')).json();
    expect(settings.data.name).toBe('Alb-Kurier');
  });

  rest('is still worth showing two weeks later', async () => {
    const app = createApp({ database, now: () => new Date(`${addDays(TODAY, 20)}T11:00:00Z`) });
    const { meta } = await (await app.request('/clients/stadt/api/events')).json();
    expect(meta.total).toBeGreaterThan(count * 0.85);
  });

  rest('has pictures that can be drawn', async () => {
    const app = createApp({ database, ...DEMO_OPTIONS });
    const [medium] = await database.query<{ id: string }>(
      "select id from media where client = 'stadt' order by id limit 1",
    );
    const answer = await app.request(`/clients/stadt/api/media/${medium?.id}/320`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['it is interrupted', (made: number) => made === 600, 'interrupted'],
    ['an event is refused while the next ones are made up', () => false, 'check constraint'],
  ])('leaves nothing of a batch behind when %s', async (_, isInterrupted, message) => {
    function* events() {
      let made = 0;
      for (const event of eventsOf({ today: TODAY, count: 800, seed: 'half', prefix: 'half' })) {
        made += 1;
        if (isInterrupted(made)) throw new Error('interrupted');
        yield message !== 'interrupted' && made === 100 ? { ...event, status: 'unheard of' as 'scheduled' } : event;
      }
    }
    let running = 0;
    let runningAtEnd: number | undefined;
    const storing = database.transaction(
      (transaction) => {
        const query: Queryable['query'] = (sql, params) => {
          running += 1;
          return transaction.query<never>(sql, params).finally(() => {
            running -= 1;
          });
        };
        return storeEvents({ query }, 'stadt', events()).finally(() => {
          runningAtEnd = running;
        });
      },
      { mayTakeLong: true },
    );
    await expect(storing).rejects.toThrow(message);
    // A statement that came after the transaction would stay.
    expect(runningAtEnd).toBe(0);
    expect(await countOf(database, "from events where id like 'half%'")).toBe(0);
  });

  it('starts again on request', async () => {
    await seedAnew(database, { today: TODAY, events: 20 });
    expect(await countOf(database, 'from events')).toBe(26);
    expect(await countOf(database, 'from event_index')).toBe(26);
    expect(await countOf(database, 'from clients')).toBe(2);
  });
}

const hasPostgres = inject('postgres') !== undefined;
const emptyEmbedded = async () => {
  const database = await openDatabase('memory://', '', { copyOf: imageOfDatabase(), patienceMs: PATIENCE_MS });
  await empty(database);
  return database;
};
const emptyPostgres = async () => openDatabase('', await newPostgres('empty'), { patienceMs: PATIENCE_MS });
describe('the seed on PGlite', () => seeding(emptyEmbedded, hasPostgres ? 100 : 300, hasPostgres ? nowhere : it));
describe.skipIf(!hasPostgres)('the seed on PostgreSQL', () => seeding(emptyPostgres, 300, it));

it('uses the settings of dist-config for the example clients', () => {
  const [town, paper] = loadClients();
  expect([town?.key, paper?.key]).toEqual(['stadt', 'zeitung']);
  expect(town?.settings.theme).not.toEqual(paper?.settings.theme);
});

it('generates the same events for the same day; an intended change updates this hash', () => {
  const hash = createHash('sha256');
  for (const client of ['stadt', 'zeitung'])
    for (const event of eventsOf({ today: TODAY, count: 400, seed: client, prefix: client.charAt(0) }))
      hash.update(JSON.stringify(event));
  expect(hash.digest('hex')).toBe('f7eec3ff0a5704a201b8433d3278e0ceddbcf91ef8141a7829d611c6a6137609');
});
