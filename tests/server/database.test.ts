// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../demo/server/database';
import { migrate } from '../../demo/server/migrate';
import { anEvent, insertCatalogues, insertEvents } from '../support/event-fixtures';
import { type PostgresCluster, postgresBinaries, startPostgres } from '../support/postgres';
import { appOn, onEachDatabase } from './on-each-database';

onEachDatabase('a database', (backend) => {
  it('is migrated only once', async () => {
    expect(await migrate(backend().database)).toEqual([]);
  });

  it('gives days as text and large numbers as numbers', async () => {
    const [row] = await backend().database.query(
      `select date '2026-03-29' as day, 9007199254740991::int8 as large, count(*) as none from events`,
    );
    expect(row).toEqual({ day: '2026-03-29', large: 9007199254740991, none: 0 });
  });

  it('undoes a transaction that fails', async () => {
    const { database } = backend();
    const failing = database.transaction(async (transaction) => {
      await transaction.query(`insert into clients values ('halb', 'Halb')`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database.query(`select 1 from clients where key = 'halb'`)).toEqual([]);
  });
});

describe('the embedded database', () => {
  it('says in one line that another process holds its folder, and takes over from a dead one', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'portal-lock-')), 'database');
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(`${folder}.lock`, String(other.pid));
    await expect(openDatabase(folder, '')).rejects.toThrow(`in use by process ${other.pid}`);
    const ended = new Promise((resolve) => other.once('exit', resolve));
    other.kill();
    await ended;
    const database = await openDatabase(folder, '');
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }, 60_000);
});

describe.skipIf(!postgresBinaries())('several processes on one PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  }, 60_000);
  afterAll(() => cluster.stop());

  it('migrate at the same time, each file once', async () => {
    const url = await cluster.createDatabase();
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase('memory://', url)));
    const done = await Promise.all(databases.map(migrate));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await databases[0]?.query('select count(*) as count from migrations')).toEqual([
      { count: done.flat().length },
    ]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('give the same answers, also right after a change by the other', async () => {
    const url = await cluster.createDatabase();
    const [one, other] = [await openDatabase('memory://', url), await openDatabase('memory://', url)];
    await migrate(one);
    await insertCatalogues(one);
    await Promise.all([insertEvents(one, [anEvent(), anEvent()]), insertEvents(other, [anEvent(), anEvent()])]);
    for (const path of ['events?facets=1', 'events?q=veranstaltung&sort=title', 'tags', 'communities?search=pful']) {
      const answers = [];
      for (const database of [one, other]) {
        const response = await appOn(database).request(`/clients/stadt/api/${path}`);
        answers.push([response.headers.get('etag'), await response.json()]);
      }
      expect(answers[0], path).toEqual(answers[1]);
    }
    const [count] = await one.query<{ slots: number }>('select count(distinct slot)::int as slots from event_index');
    expect(count).toEqual({ slots: 4 });
    await Promise.all([one.close(), other.close()]);
  });
});
