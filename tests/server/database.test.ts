import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { startServer } from '../../demo/server/main';
import { openDatabase } from '../../demo/server/platform/database/database';
import { claimFolder } from '../../demo/server/platform/database/folder-lock';
import { overloadOf } from '../../demo/server/platform/http/overload';
import { markOf } from '../../demo/server/platform/process-mark.mjs';
import { migrate } from '../../demo/server/schema/migrate';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { appOn, imageOfDatabase, newPostgres, onEachDatabase, onEmbeddedDatabase } from './on-each-database';

onEachDatabase('a database', (backend) => {
  it('is migrated only once', async () => {
    expect(await migrate(backend().database)).toEqual([]);
  });

  it('returns days as text and large integers as numbers', async () => {
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
  it('reports a folder in use in one line, and takes over from a dead process', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'portal-lock-')), 'database');
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(`${folder}.lock`, String(other.pid));
    await expect(openDatabase(folder, '')).rejects.toThrow(`in use by process ${other.pid}`);
    writeFileSync(`${folder}.lock`, markOf(other.pid ?? 0));
    await expect(openDatabase(folder, '')).rejects.toThrow(`in use by process ${other.pid}`);
    const ended = new Promise((resolve) => other.once('exit', resolve));
    other.kill();
    await ended;
    const database = await openDatabase(folder, '', { copyOf: imageOfDatabase() });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }, 60_000);

  it.each(['another-boot 4711', 'boot 1000'])(
    'takes over when the number now belongs to a process that did not start at "%s"',
    (start) => {
      const parent = mkdtempSync(join(tmpdir(), 'portal-lock-'));
      const mark = join(parent, 'database.lock');
      writeFileSync(mark, `${process.ppid} ${start}`);
      const release = claimFolder(join(parent, 'database'));
      expect(readFileSync(mark, 'utf8')).toBe(markOf(process.pid));
      expect(readdirSync(parent)).toEqual(['database.lock']);
      release();
      expect(readdirSync(parent)).toEqual([]);
      rmSync(parent, { recursive: true, force: true });
    },
  );
});

describe.skipIf(!inject('postgres'))('several processes on one PostgreSQL', () => {
  it('migrate at the same time, each file once', async () => {
    const url = await newPostgres('empty');
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase('memory://', url)));
    const done = await Promise.all(databases.map(migrate));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await databases[0]?.query('select count(*) as count from migrations')).toEqual([
      { count: done.flat().length },
    ]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('end a statement that takes too long, but wait for another one to have migrated', async () => {
    const url = await newPostgres('empty');
    const [usual, hasty] = [
      await openDatabase('memory://', url),
      await openDatabase('memory://', `${url}?options=${encodeURIComponent('-c statement_timeout=400')}`),
    ];
    expect(await usual.query('show statement_timeout')).toEqual([{ statement_timeout: '4s' }]);
    await expect(hasty.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
    const migrated = await usual.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(727793)');
      const migrating = migrate(hasty);
      await transaction.query('select pg_sleep(1)');
      return { migrating };
    });
    expect(await migrated.migrating).not.toEqual([]);
    expect(await hasty.query('show statement_timeout')).toEqual([{ statement_timeout: '400ms' }]);
    await Promise.all([usual.close(), hasty.close()]);
  });

  it('end on a signal although their cleanup waits for a lock of another process', async () => {
    const url = await newPostgres('empty');
    const other = await openDatabase('memory://', url);
    await migrate(other);
    const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const errors: unknown[] = [];
    await other.transaction(async (transaction) => {
      await transaction.query('lock table tokens in access exclusive mode');
      const server = await startServer({ databaseUrl: url, onError: (error) => errors.push(error) });
      await eventually(async () => expect(await other.query(waiting)).toEqual([{ count: 1 }]));
      await server.close();
      expect(await other.query(waiting)).toEqual([{ count: 1 }]);
    });
    expect(errors).toEqual([]);
    await other.close();
  }, 30_000);

  it('go on when the connection of a transaction is cut, as by a restart of PostgreSQL', async () => {
    const url = await newPostgres('empty');
    const [one, other] = [await openDatabase('memory://', url), await openDatabase('memory://', url)];
    const failing = one.transaction(async (transaction) => {
      const [own] = await transaction.query<{ id: number }>('select pg_backend_pid() as id');
      await other.query('select pg_terminate_backend($1, 5000)', [own?.id]);
      await transaction.query('select 1');
    });
    expect(overloadOf(await failing.catch((error: unknown) => error))?.code).toBe('unavailable');
    expect(await one.query('select 1 as one')).toEqual([{ one: 1 }]);
    await Promise.all([one.close(), other.close()]);
  });

  it('plan frequent statements once, with the same results before and after, also after a change of the tables', async () => {
    const database = await openDatabase('memory://', await newPostgres('empty'));
    const prepared = () =>
      database.query<{ name: string }>(`select name from pg_prepared_statements where statement like '%counted%'`);
    await database.script('create table counted (number int)');
    await database.query('insert into counted select generate_series(1, 9)');
    const ask = () => database.query('select count(*) as count from counted where number > $1', [4], { often: true });
    const answers = [];
    for (let time = 0; time < 8; time += 1) answers.push(await ask());
    expect(answers).toEqual(Array(8).fill([{ count: 5 }]));
    expect(await prepared()).toHaveLength(1);
    await database.script('alter table counted alter column number type bigint, add column more text');
    expect(await ask()).toEqual([{ count: 5 }]);
    await database.close();
  });

  it('give the same answers, also right after a change by the other', async () => {
    const url = await newPostgres('prepared');
    const [one, other] = [await openDatabase('memory://', url), await openDatabase('memory://', url)];
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

onEmbeddedDatabase('the statistics of an embedded database', (backend) => {
  it('are renewed when the server cleans up: nothing else does so', async () => {
    const { database } = backend();
    const known = () =>
      database.query<{ rows: number }>(`select reltuples::int as rows from pg_class where relname = 'roles'`);
    await database.query(
      `insert into roles (client, role_id, name, type) select 'stadt', n, 'Rolle', 'private' from generate_series(1001, 1500) n`,
    );
    const [before] = await known();
    await cleanUp(completeOptions({ database }));
    const [after] = await known();
    expect(after?.rows).toBeGreaterThan(Math.max(499, before?.rows ?? 0));
  });
});
