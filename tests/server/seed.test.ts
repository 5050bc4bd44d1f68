import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '../../demo/server/app';
import { type Database, openDatabase } from '../../demo/server/database';
import { migrate } from '../../demo/server/migrate';
import { loadClients } from '../../demo/server/seed/clients';
import { seedAnew, seedIfEmpty } from '../../demo/server/seed/seed-if-empty';
import { addDays } from '../../src/lib/days';
import { newPostgres } from './on-each-database';

const TODAY = '2026-11-21';
const COUNT = 400;

type Count = { count: number };
const countOf = async (database: Database, sql: string) =>
  (await database.query<Count>(`select count(*)::int as count ${sql}`))[0]?.count;

function seeding(newUrl: () => Promise<string>): void {
  let database: Database;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openDatabase('memory://', await newUrl());
    await migrate(database);
    expect(await seedIfEmpty(database, { today: TODAY, events: COUNT, log: (line) => lines.push(line) })).toBe(true);
  }, 120_000);
  afterAll(() => database.close());

  it('fills both clients and says so', async () => {
    expect(await countOf(database, "from events where client = 'stadt'")).toBe(COUNT);
    expect(await countOf(database, "from events where client = 'zeitung'")).toBe(COUNT * 0.3);
    expect(await countOf(database, 'from communities where district_id is null')).toBe(66);
    expect(await countOf(database, 'from event_index')).toBe(COUNT * 1.3);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('Stadt Achalmtal: 400 events, 21. November 2026 bis 20. November 2027');
  });

  it('leaves a filled database alone', async () => {
    expect(await seedIfEmpty(database, { today: '2030-01-01', events: 3 })).toBe(false);
    expect(await countOf(database, 'from events')).toBe(COUNT * 1.3);
  });

  it('is found by the public calls', async () => {
    const app = createApp({
      database,
      now: () => new Date(`${TODAY}T11:00:00Z`),
      onError: (error) => expect(error).toBeUndefined(),
    });
    const answer = await app.request('/clients/stadt/api/events?facets=1&pageSize=100');
    const body = await answer.json();
    expect(answer.status).toBe(200);
    expect(body.meta.total).toBe(COUNT);
    expect(body.data).toHaveLength(100);
    expect(body.meta.facets.rubric).toHaveLength(16);
    const settings = await (await app.request('/clients/zeitung/api/clientSettings')).json();
    expect(settings.data.name).toBe('Alb-Kurier');
  });

  it('is still worth showing two weeks later', async () => {
    const app = createApp({ database, now: () => new Date(`${addDays(TODAY, 20)}T11:00:00Z`) });
    const { meta } = await (await app.request('/clients/stadt/api/events')).json();
    expect(meta.total).toBeGreaterThan(COUNT * 0.85);
  });

  it('has pictures that can be drawn', async () => {
    const app = createApp({ database });
    const [medium] = await database.query<{ id: string }>(
      "select id from media where client = 'stadt' order by id limit 1",
    );
    const answer = await app.request(`/clients/stadt/api/media/${medium?.id}/320`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('starts anew when asked to', async () => {
    await seedAnew(database, { today: TODAY, events: 20 });
    expect(await countOf(database, 'from events')).toBe(26);
    expect(await countOf(database, 'from event_index')).toBe(26);
    expect(await countOf(database, 'from clients')).toBe(2);
  });
}

describe('the seed on PGlite', () => seeding(async () => ''));
describe.skipIf(!inject('postgres'))('the seed on PostgreSQL', () => seeding(() => newPostgres('empty')));

it('knows the example clients by the settings of dist-config', () => {
  const [town, paper] = loadClients();
  expect([town?.key, paper?.key]).toEqual(['stadt', 'zeitung']);
  expect(town?.settings.theme).not.toEqual(paper?.settings.theme);
});
