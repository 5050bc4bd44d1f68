import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { callsOf } from '../../tests/support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson } from '../../tests/support/account-fixtures';
import { type KillableServer, startKillable } from '../../tests/support/crashes/servers';
import { insertCatalogues } from '../../tests/support/event-fixtures';
import { startMailServer } from '../../tests/support/fake-mail-server';
import { postgresBinaries, startPostgres } from '../../tests/support/postgres';
import { type Figure, percentile } from './figures';

const [BUYERS, PLACES] = [1000, 10];
const [SLOT, GROSS] = ['stadt-liste', 2975];
/** The number of concurrent orders, as from people; unlimited only for the last places. */
const AT_A_TIME = 16;
const FAR_AWAY = new Date('2100-01-01');
const [LAST_DAY, FIRST_DAY] = [300, 40];

/**
 * Measures orders of adverts: a thousand at once for ten places, of which ten must succeed, and the orders per second
 * with enough places. One server process on PGlite, two on PostgreSQL.
 */
export async function orderFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-orders-'));
  const data = join(folder, 'database');
  const embedded = { open: () => openDatabase(data, ''), env: { DATA_FOLDER: data, DATABASE_URL: '' }, servers: 1 };
  const figures = await figuresOn('pglite', embedded);
  rmSync(folder, { recursive: true, force: true });
  if (!postgresBinaries()) return figures;
  const cluster = await startPostgres();
  try {
    const url = await cluster.createDatabase();
    const ground = { open: () => openDatabase('', url), env: { DATABASE_URL: url }, servers: 2 };
    return [...figures, ...(await figuresOn('postgres', ground))];
  } finally {
    await cluster.stop();
  }
}

type TestSetup = { open: () => Promise<Database>; env: Record<string, string>; servers: number };

async function figuresOn(kind: string, { open, env, servers: count }: TestSetup): Promise<Figure[]> {
  const people = await preparePersons(await open());
  const office = await startMailServer();
  const files = mkdtempSync(join(tmpdir(), 'portal-orders-files-'));
  const servers: KillableServer[] = [];
  try {
    const surroundings = { ...env, FILES_FOLDER: files, SMTP: office.url() };
    for (let index = 0; index < count; index += 1) servers.push(await startKillable(surroundings));
    const rush = await Promise.all(people.map((person, index) => order(servers, person, index, LAST_DAY)));
    const sold = rush.filter(({ status }) => status === 201).length;
    if (sold !== PLACES || rush.some(({ status }) => status >= 500 && status !== 503)) process.exitCode = 1;
    const times: number[] = [];
    const start = performance.now();
    const queue = [...people.entries()];
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [index, person] = next;
          const { status, ms } = await order(servers, person, index, FIRST_DAY + (index % 200));
          if (status !== 201) throw new Error(`An order was answered ${status}.`);
          times.push(ms);
        }
      }),
    );
    const rate = people.length / ((performance.now() - start) / 1000);
    const what = (words: string) => `orders, ${kind}, ${count} server${count > 1 ? 's' : ''}: ${words}`;
    return [
      { what: what(`accepted of ${BUYERS} at once for ${PLACES} slots`), value: sold, unit: '', goal: PLACES },
      { what: what(`placed a second, ${AT_A_TIME} at a time`), value: rate, unit: '/s' },
      { what: what('95th percentile'), value: percentile(times, 95), unit: 'ms' },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await office.close();
    rmSync(files, { recursive: true, force: true });
  }
}

async function preparePersons(database: Database): Promise<InsertedPerson[]> {
  try {
    await migrate(database);
    await insertCatalogues(database);
    await storeAdverts(database);
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    await database.query('update advert_slots set capacity = $2 where id = $1', [SLOT, PLACES]);
    const people: InsertedPerson[] = [];
    for (let index = 0; index < BUYERS; index += 1)
      people.push(await insertPerson(database, { tokenExpires: FAR_AWAY }));
    return people;
  } finally {
    await database.close();
  }
}

/** Returns the wait of a caller. A busy server sends a Retry-After; waiting callers repeat one after the other. */
const pauseMs = (index: number) => 2000 + (index % 100) * 20;

/** Orders one day; repeats the request to a busy server, as the widgets do. */
async function order(servers: readonly KillableServer[], { token }: InsertedPerson, index: number, day: number) {
  const url = servers[index % servers.length]?.url ?? '';
  const send = callsOf({ request: (path, init) => fetch(url + path, init) }, token);
  const body = { slot: SLOT, dates: [addDays(todayInBerlin(), day)], content: { title: 'Jazz' } };
  const start = performance.now();
  for (;;) {
    const { status } = await send('POST', 'adverts/orders', { ...body, gross: GROSS, isTermsAccepted: true });
    if (status !== 503) return { status, ms: performance.now() - start };
    await new Promise((resolve) => setTimeout(resolve, pauseMs(index)));
  }
}
