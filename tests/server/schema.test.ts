import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../demo/server/platform/database/database';
import { migrate, missingMigrations } from '../../demo/server/schema/migrate';
import { readSchema, type Schema } from '../support/read-schema';
import { STORED_DATA } from '../support/stored-data/stored-data';
import { type Declare, empty, nowhere } from './on-each-database';
import { openStored } from './stored-database';

const LEGACY = 'demo/server/migrations/legacy/';
const legacy = readdirSync(LEGACY).sort();
/** The migrations since then. */
const OWN = readdirSync('demo/server/migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** Numbers of legacy migrations that a database of before may have: each tenth. */
const COUNTS = legacy.map((_, index) => index + 1).filter((count) => count % 10 === 0);

/** Last migrations of databases that lacked some with lower numbers, as these were merged later. */
const MERGED_LATER: [last: string, missing: RegExp][] = [
  ['008-office.sql', /^00[67]/],
  ['018-ranking.sql', /^01[5-7]|^018-days/],
  ['018-statuses.sql', /^018-(days|rubric)/],
  ['060-cuts.sql', /^055/],
  ['082-mail-papers.sql', /^080/],
  ['112-advert-holders.sql', /^10/],
  ['121-refunds.sql', /^11[37]/],
  ['122-event-revisions.sql', /^018-days/],
];
/** A table that nobody reads any more. */
const DROPPED = 'search_changes';

/** Names of tables and columns that have changed, the earlier one first. */
const TABLES = new Map([
  ['advert_places', 'advert_slot_days'],
  ['office_attempts', 'backoffice_attempts'],
  ['office_cookies', 'backoffice_cookies'],
]);
const COLUMNS = new Map([
  ['advert_slot_days.place', 'unit'],
  ['saved_searches.looked_at', 'last_run_at'],
  ['saved_searches.next_look_at', 'next_run_at'],
]);

for (const kind of ['pglite', 'postgres'] as const) {
  const days = readdirSync(STORED_DATA).sort();
  describe.skipIf(kind === 'postgres' && !inject('postgres'))(`a migrated database in ${kind}`, () =>
    whatIsMigrated(kind, days.at(0) ?? expect.fail('no stored data')),
  );
}

function whatIsMigrated(kind: Database['kind'], day: string): void {
  let database: Database;
  let fresh: Schema;
  let stored: { before: Contents; after: Contents; schema: Schema };

  beforeAll(async () => {
    database = await openStored(day, kind);
    const before = await contentsOf(database);
    await migrate(database);
    stored = { before, after: await contentsOf(database), schema: await readSchema(database) };
    await empty(database);
    await migrate(database);
    fresh = await readSchema(database);
  }, 120_000);
  afterAll(() => database.close());

  it(`keeps all data stored on ${day}`, () => {
    const { before, after } = stored;
    expect(before.events?.length).toBeGreaterThan(0);
    expect(before.advert_slot_days?.length).toBeGreaterThan(0);
    for (const [table, rows] of Object.entries(before)) {
      if (table === DROPPED) continue;
      expect(after[table], table).toHaveLength(rows.length);
      expect(after[table], table).toMatchObject(rows);
    }
  });

  it(`has the schema of a fresh one, from data stored on ${day}`, () => {
    expect(Object.keys(fresh).length).toBeGreaterThan(1000);
    expect(stored.schema).toEqual(fresh);
  });

  // No database does what follows in its own way.
  const once = kind === 'pglite' && inject('postgres') ? nowhere : it;
  const ofFirst = (declare: Declare, counts: number[]) =>
    declare.each(counts)(
      'has it from the first %i legacy migrations, once for two servers, and keeps its rows',
      async (count) => {
        await beginAs(database, legacy.slice(0, count));
        await database.script(ROWS);
        const missing = await missingMigrations(database);
        const done = await Promise.all([migrate(database), migrate(database)]);
        expect(done.flat()).toEqual(missing);
        expect(missing).toEqual([...legacy.slice(count), ...OWN]);
        expect(await readSchema(database)).toEqual(fresh);
        expect(await kept(database)).toEqual([KEPT]);
      },
    );
  // The first ones leave all others to be run: each statement on each database.
  ofFirst(it, COUNTS.slice(0, 1));
  ofFirst(once, COUNTS.slice(1));

  once.each(MERGED_LATER)('has it from %s on, with lower numbers that were added later', async (last, lower) => {
    const missing = legacy.filter((name) => name > last || lower.test(name));
    expect(missing[0]).toMatch(lower);
    const done = legacy.filter((name) => !missing.includes(name));
    await beginAs(database, done);
    expect(await migrate(database)).toEqual([...missing, ...OWN]);
    expect(await readSchema(database)).toEqual(fresh);
  });

  once('has it after an earlier version of a migration, with words split again', async () => {
    await beginAs(database, legacy);
    await database.script(`${EARLIER_TEXTS}; ${ROWS}`);
    await migrate(database);
    expect(await readSchema(database)).toEqual(fresh);
    expect(await kept(database)).toEqual([KEPT]);
    const places = `select name from communities where search @@ prefix_query('{pfull}')`;
    expect(await database.query(places)).toEqual([{ name: 'Pfullingen' }]);
  });

  it('is unchanged after a failed migration, and migrated later', async () => {
    await beginAs(database, legacy.slice(0, -2));
    await database.script('create table backoffice_cookies (in_the_way int)');
    const before = await readSchema(database);
    await expect(migrate(database)).rejects.toThrow('"backoffice_cookies" already exists');
    expect(await readSchema(database)).toEqual(before);
    expect(await missingMigrations(database)).toEqual([...legacy.slice(-2), ...OWN]);
    await database.script('drop table backoffice_cookies');
    await migrate(database);
    expect(await readSchema(database)).toEqual(fresh);
  });

  it('detects a different schema: the control', async () => {
    await database.script(`alter table events alter column title drop not null;
      create or replace function joined(value text[]) returns text language sql immutable parallel safe return 'x'`);
    const other = await readSchema(database);
    const names = Object.keys(other).filter((name) => other[name] !== fresh[name]);
    expect(names).toEqual(['column events.title', 'function joined(value text[])']);
  });
}

/** Makes of the database one that has had these migrations. */
async function beginAs(database: Database, names: readonly string[]): Promise<void> {
  await empty(database);
  const files = names.map((name) => readFileSync(`${LEGACY}${name}`, 'utf8'));
  const done = names.map((name) => `('${name}')`);
  await database.script(
    [
      'create table migrations (name text primary key, run_at timestamptz not null default now())',
      ...files,
      `insert into migrations (name) values ${done.join(', ')}`,
    ].join(';\n'),
  );
}

/** As 101-spellings.sql and 002-search.sql were for some minutes, the words even without any. */
const EARLIER_TEXTS = `
  drop function joined_words(text[]);
  create or replace function spelt(value text, has_pairs boolean) returns text
    language plpgsql immutable parallel safe as $$ begin return ''; end $$;
  drop index appointment_index_running;
  create index appointment_index_running on appointment_index (client, end_date) where end_date > date`;

/** Rows that the first ten migrations can hold already. */
const ROWS = `
  insert into clients (key, name) values ('stadt', 'Stadt');
  insert into rubrics (client, id, name, color, icon) values ('stadt', 1, 'Konzert', '#123456', 'music');
  insert into communities (community_id, name, name_path) values (7, 'Pfullingen', 'Reutlingen|Pfullingen');
  insert into addresses (address_id, community_id, name) values (70, 7, 'Klosterkirche');
  insert into events (id, client, title, location_id, tags) values ('e', 'stadt', 'Laternenfest', 70, '{Umzug}');
  insert into event_rubrics (event_id, position, rubric_id) values ('e', 0, 1);
  insert into appointments (id, event_id, date, end_date) values ('a', 'e', '2026-11-11', '2026-11-12');
  insert into accounts (client, username, email, password_hash, created_at, updated_at)
    values ('stadt', 'erika', 'erika@example.org', 'x', now(), now());
  insert into office_cookies (hash, kind, made_at, used_at) values ('\\x01', 'device', now(), now());
  select index_events('stadt');`;
const KEPT = { title: 'Laternenfest', place: 'Klosterkirche', username: 'erika', cookies: 1, found: 3, bits: 1 };
const kept = (database: Database) =>
  database.query(`
    select e.title, a.name as place, (select username from accounts) as username,
      (select count(*)::int from backoffice_cookies) as cookies,
      (select count(*)::int from unnest(array['laternenfest', 'umzug', 'kloster']) as word, text_bits('stadt', array[word]) as f
        where get_bit(f.bits, 0) = 1) as found,
      (select bit_count(bits)::int from facet_bits where kind = 'day' and value = '2026-11-12') as bits
    from events e join addresses a on a.address_id = e.location_id`);

/** The rows of all tables, by the names of today. */
type Contents = Record<string, object[]>;

async function contentsOf(database: Database): Promise<Contents> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  const contents: Contents = {};
  for (const { name } of tables) {
    const table = TABLES.get(name) ?? name;
    const rows = await database.query<{ row: object }>(`select to_jsonb(t) as row from ${name} t order by t::text`);
    contents[table] = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [COLUMNS.get(`${table}.${key}`) ?? key, value])),
    );
  }
  return contents;
}
