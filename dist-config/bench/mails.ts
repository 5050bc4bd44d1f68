import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../demo/server/main';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { callsOf, quickHashing } from '../../tests/support/account-calls';
import { type InsertedPerson, insertPerson, PASSWORD } from '../../tests/support/account-fixtures';
import { insertCatalogues } from '../../tests/support/event-fixtures';
import { startMailServer } from '../../tests/support/fake-mail-server';
import { postgresBinaries, startPostgres } from '../../tests/support/postgres';
import { type Figure, percentile } from './figures';

const PERSONS = 4;
const SECONDS = 60;
const FAR_AWAY = new Date('2100-01-01');

/** Measures calls while the mail server accepts every mail, and while it accepts connections without an answer. */
export async function mailFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mails-'));
  const figures = await figuresOn(await openDatabase(join(folder, 'database'), ''));
  rmSync(folder, { recursive: true, force: true });
  if (!postgresBinaries()) return figures;
  const cluster = await startPostgres();
  try {
    return [...figures, ...(await figuresOn(await openDatabase('', await cluster.createDatabase())))];
  } finally {
    await cluster.stop();
  }
}

async function figuresOn(database: Database): Promise<Figure[]> {
  await migrate(database);
  await insertCatalogues(database);
  const passwordHash = await quickHashing.hash(PASSWORD);
  const persons: InsertedPerson[] = [];
  for (let index = 0; index < PERSONS; index += 1)
    persons.push(await insertPerson(database, { passwordHash, tokenExpires: FAR_AWAY }));
  const office = await startMailServer();
  const mail = office.service();
  const server = await startServer({ port: 0, database, passwords: quickHashing, mail, onError: () => undefined });
  try {
    await timesOf(server.url, persons, 5);
    const open = await timesOf(server.url, persons, SECONDS);
    office.be('silent');
    const silent = await timesOf(server.url, persons, SECONDS);
    const waiting = await database.query(`select id from mails where state = 'waiting'`);
    const what = (calls: string) => `${calls}, ${database.kind}, p95: mail server silent for ${SECONDS} s | open`;
    return [
      { what: what('calls that mail'), value: p95(silent.mailing), floor: p95(open.mailing), unit: 'ms' },
      { what: what('other calls'), value: p95(silent.others), floor: p95(open.others), unit: 'ms' },
      { what: `mails that wait, ${database.kind}`, value: waiting.length, unit: '' },
    ];
  } finally {
    await server.close();
    await office.close();
    await database.close();
  }
}

const p95 = (times: readonly number[]) => percentile(times, 95);

/** Lets every person request and cancel the deletion, which sends mails, and read and save in between. */
async function timesOf(url: string, persons: readonly InsertedPerson[], seconds: number) {
  const times = { mailing: [] as number[], others: [] as number[] };
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    persons.map(async ({ token, email }) => {
      const send = callsOf({ request: (path, init) => fetch(url + path, init) }, token);
      const timed = async (to: number[], ...call: Parameters<typeof send>) => {
        const start = performance.now();
        const { status } = await send(...call);
        if (status >= 300) throw new Error(`${call[1]} was answered ${status}`);
        to.push(performance.now() - start);
      };
      const consents = { acceptConditions: true, acceptPrivacyPolicy: true };
      const profile = { firstName: 'Erika', lastName: 'Muster', email, phone: '07121 1', ...consents };
      while (Date.now() < end) {
        await timed(times.mailing, 'POST', 'persons/delete', { password: PASSWORD });
        await timed(times.others, 'PUT', 'persons', profile, { 'if-match': '*' });
        await timed(times.others, 'GET', 'events');
        await timed(times.mailing, 'POST', 'persons/restore');
        await timed(times.others, 'GET', 'persons');
      }
    }),
  );
  return times;
}
