import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { type FileStore, pictureName, StoreFailure } from '../../demo/server/platform/files/file-store';
import { s3Store } from '../../demo/server/platform/files/s3-store';
import { createTablesOf, knownMigrations } from '../../demo/server/schema/migrate';
import { makeBackup } from '../../demo/tools/backup/make-backup';
import { MANIFEST, type Manifest, readManifest, tableFile } from '../../demo/tools/backup/manifest';
import { restoreBackup } from '../../demo/tools/backup/restore-backup';
import { verifyBackup } from '../../demo/tools/backup/verify-backup';
import { insertPerson } from '../support/account-fixtures';
import { insertOrder } from '../support/advert-fixtures';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { startObjectStore } from '../support/object-store';
import { PATIENCE_MS } from '../support/patient-options';
import { readSchema } from '../support/read-schema';
import { appOn, imageOfDatabase, newPostgres } from './on-each-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const hasPostgres = inject('postgres') !== undefined;
const opened: Database[] = [];
let count = 0;

const place = () => join(folder, String(++count));
const open = async (url?: string, copyOf?: Blob) => {
  const database = await openDatabase('memory://', url, { patienceMs: PATIENCE_MS, ...(copyOf && { copyOf }) });
  opened.push(database);
  return database;
};
/** An empty database, of PostgreSQL where it is installed. */
const empty = async () => open(hasPostgres ? await newPostgres('empty') : undefined);
/** A database with catalogues. */
const prepared = async () => (hasPostgres ? open(await newPostgres('prepared')) : open(undefined, imageOfDatabase()));
const backUp = (database: Database, files: FileStore, to = place(), note: (line: string) => void = () => undefined) =>
  makeBackup({ database, files, folder: to, now: NOW, note }).then((manifest) => ({ manifest, folder: to }));
const restore = async (database: Database, files: FileStore, from: string) =>
  restoreBackup({ database, files, folder: from, manifest: await verifyBackup(from) });

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  const { files } = temporaryFiles();
  const picture = { client: 'stadt', id: 'Bild 1' };
  let source: Database;
  let backup: { manifest: Manifest; folder: string };
  let objects: Awaited<ReturnType<typeof startObjectStore>>;

  beforeAll(async () => {
    objects = await startObjectStore();
    source = await prepared();
    const person = await insertPerson(source, { username: 'ä"\\\n\u2028;' });
    await insertEvents(source, [
      anEvent({ id: 'fest', title: 'Größtes Fest – „alles“\t\u2028\\N', tags: ['a,b', '{"x"}', ''] }),
      anEvent({ id: 'alt', appointments: [{ date: TODAY, status: 'postponed', newDate: '2026-06-01' }] }),
    ]);
    await insertOrder(source, person.id);
    await source.query(
      `insert into media (id, client, event_id, kind, width, height, crop, waiting, focal_x) values ($1, 'stadt', 'fest', 'upload', 4, 2, '{"x":0.1}', 'null', 0.3)`,
      [picture.id],
    );
    await source.query(
      `insert into mails (client, account_id, recipient, subject, body, outgoing, state, created_at)
       select 'stadt', $1, 'a@example.org', 'Betreff ' || n, E'Zeile\\n\\t', 'geheim', 'waiting', '2026-05-10T10:00:00.123456Z' from generate_series(1, 450) n`,
      [person.id],
    );
    // A gap at the end: the next id is that of the original, not the highest one.
    await source.query('delete from mails where id > 448');
    await source.query(`select nextval('suggested_addresses')`);
    await files.put(pictureName(picture), Buffer.from('jpeg\0\xff', 'latin1'));
    backup = await backUp(source, files);
  }, 120_000);
  afterAll(() => objects.stop());

  it('is the same after a restore into each kind of database and of store, which works as the original', async () => {
    expect(backup.manifest.tables).toMatchObject({
      mails: { rows: 448 },
      events: { rows: 2 },
      advert_invoices: { rows: 1 },
    });
    expect(backup.manifest.pictures).toMatchObject({ rows: 1, bytes: 6, missing: 0 });
    expect(backup.manifest.tables.facet_bits).toBeUndefined();
    let from = backup.folder;
    const schema = await readSchema(source);
    for (const url of hasPostgres ? [undefined, await newPostgres('empty')] : [undefined]) {
      const database = url === undefined ? await open(url, imageOfDatabase()) : await open(url);
      // A server has started once: there are tables, but no client.
      if (url === undefined) await database.script('truncate clients, communities, addresses cascade');
      // One restore into a folder, and one from there into a bucket.
      const target = url === undefined ? temporaryFiles().files : s3Store(objects.url());
      await restore(database, target, from);
      const again = await backUp(database, target);
      expect(again.manifest).toEqual({ ...backup.manifest, database: database.kind });
      from = again.folder;
      expect(Buffer.from((await target.get(pictureName(picture))) ?? '')).toEqual(
        await files.get(pictureName(picture)),
      );
      expect(await readSchema(database)).toEqual(schema);
      const app = appOn(database);
      const found = await (await app.request('/clients/stadt/api/events?q=groesstes')).json();
      expect(found.data.map(({ id }: { id: string }) => id)).toEqual(['fest']);
      const mail = `insert into mails (client, recipient, subject, body, created_at) values ('stadt', 'a', 'b', 'c', now()) returning id`;
      expect(await database.query(mail)).toEqual([{ id: 451 }]);
      expect(await database.query(`select nextval('suggested_addresses') as id`)).toEqual([{ id: 1000001 }]);
      await expect(database.query('delete from advert_invoices')).rejects.toThrow('kept as it was recorded');
      await expect(database.query(`update accounts set client = 'x'`)).rejects.toThrow('foreign key');
      await database.query(`update articles set title = title`);
      const off = `select tgname from pg_trigger where tgenabled <> 'O' union all select conname from pg_constraint where not convalidated`;
      expect(await database.query(off)).toEqual([]);
    }
  }, 120_000);

  it('is refused where it is not whole, by name', async () => {
    const broken = (change: (copy: string) => void) => {
      const copy = place();
      cpSync(backup.folder, copy, { recursive: true });
      change(copy);
      return verifyBackup(copy);
    };
    const cut = (file: string) => truncateSync(file, readFileSync(file).length - 20);
    const flip = (file: string) => {
      const bytes = readFileSync(file);
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    };
    const other = (change: (manifest: Manifest) => object) => (copy: string) =>
      writeFileSync(join(copy, MANIFEST), JSON.stringify({ ...change(readManifest(copy)) }));
    await expect(broken((copy) => rmSync(join(copy, MANIFEST)))).rejects.toThrow('was cut before its end');
    await expect(broken((copy) => cut(join(copy, MANIFEST)))).rejects.toThrow('is no JSON');
    await expect(broken((copy) => cut(tableFile(copy, 'mails')))).rejects.toThrow(/mails\.jsonl\.gz: cut or damaged/);
    await expect(broken((copy) => rmSync(tableFile(copy, 'events')))).rejects.toThrow(/events\.jsonl\.gz: missing/);
    await expect(broken((copy) => cpSync(tableFile(copy, 'tags'), tableFile(copy, 'events')))).rejects.toThrow(
      /events\.jsonl\.gz: 3 rows of 2/,
    );
    await expect(broken((copy) => flip(join(copy, 'pictures/stadt/Bild%201')))).rejects.toThrow(
      /Bild%201: changed since/,
    );
    await expect(broken(other((manifest) => ({ ...manifest, format: 2 })))).rejects.toThrow('made by a newer program');
    await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow('There is no folder');
    await expect(verifyBackup(tmpdir())).rejects.toThrow('is no backup');
    const manifest = { ...backup.manifest, migrations: [...backup.manifest.migrations, '999-later.sql'] };
    const newer = restoreBackup({ database: source, files, folder: backup.folder, manifest });
    await expect(newer).rejects.toThrow(/newer than this program.* 999-later\.sql/);
  });

  it('is never restored over data, and a failed restore leaves nothing', async () => {
    const filled = await prepared();
    await expect(restore(filled, files, backup.folder)).rejects.toThrow(
      /is not empty: it has 2 clients and .*(?:createdb NAME|DATA_FOLDER)/,
    );
    const database = await empty();
    const target = temporaryFiles();
    const full = {
      ...target.files,
      put: () => Promise.reject(new StoreFailure(Object.assign(new Error('full'), { code: 'ENOSPC' }))),
    };
    await expect(restore(database, full, backup.folder)).rejects.toThrow(
      'no room for what the backup has, and nothing of it is restored',
    );
    expect(await database.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
      [],
    );
    await database.script('create table migrations (name text primary key, run_at timestamptz default now())');
    await database.script(`insert into migrations values ('999-later.sql')`);
    await expect(restore(database, target.files, backup.folder)).rejects.toThrow(
      'The database is newer than this program',
    );
  });

  it('leaves nothing where it cannot be written whole, and tells of pictures without a file', async () => {
    const to = place();
    const full = {
      ...files,
      get: () => Promise.reject(new StoreFailure(Object.assign(new Error('full'), { code: 'ENOSPC' }))),
    };
    await expect(backUp(source, full, to)).rejects.toThrow(`There is no room for the backup in ${to}`);
    expect(existsSync(to)).toBe(false);
    const present: boolean[] = [];
    const interrupted = async () => {
      const state = () => present.push(existsSync(join(to, 'tables')));
      state();
      // As the end of the process by a signal does.
      process.listeners('exit').at(-1)?.(0);
      state();
      throw new Error('interrupted');
    };
    await expect(backUp(source, { ...files, get: interrupted }, to)).rejects.toThrow('interrupted');
    expect([present, existsSync(to)]).toEqual([[true, false], false]);
    writeFileSync(join(folder, 'file'), '');
    for (const wrong of [join(folder, 'file'), join(folder, 'file', 'below')])
      await expect(backUp(source, files, wrong)).rejects.toThrow(/A file is in the way of .*Name a new folder/);
    const notes: string[] = [];
    const { manifest } = await backUp(source, temporaryFiles().files, to, (line) => notes.push(line));
    expect([manifest.pictures, notes]).toMatchObject([
      { rows: 0, missing: 1 },
      ['The picture stadt/Bild 1/picture has no file.'],
    ]);
    await expect(backUp(source, files, to)).rejects.toThrow('is not empty');
    expect(readdirSync(to).sort()).toEqual(['manifest.json', 'pictures', 'pictures.jsonl.gz', 'tables']);
  });
});

describe.skipIf(!hasPostgres)('a backup in PostgreSQL', () => {
  const { files } = temporaryFiles();

  it('is not restored while anybody else is connected', async () => {
    const url = await newPostgres('empty');
    const [database, server] = [await open(url), await openDatabase('', url)];
    const { folder: from } = await backUp(await prepared(), files);
    await server.query('select 1');
    await expect(restore(database, files, from)).rejects.toThrow(
      /The database is in use: app, process \d+.*Stop all servers/,
    );
    // A server that is just ending is waited for.
    const closed = server.close();
    await restore(database, files, from);
    await closed;
  });

  it('is not restored into the database of a server that has nothing to do', async () => {
    const url = await newPostgres('empty');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = await openDatabase('', url);
    await server.query('select 1');
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    const { folder: from } = await backUp(await prepared(), files);
    await expect(restore(await open(url), files, from)).rejects.toThrow('The database is in use');
    await server.close();
  });

  it('is not restored over tables of a newer version, also empty ones', async () => {
    const { folder: from } = await backUp(await prepared(), files);
    const newer = await prepared();
    await newer.script(
      `truncate clients, communities, addresses cascade; insert into migrations (name) values ('999-later.sql')`,
    );
    await expect(restore(newer, files, from)).rejects.toThrow(
      /newer than this program: it has 999-later\.sql\..* Create another one \(createdb NAME\).* To keep this one, install/,
    );
    expect(await newer.query(`select name from migrations where name like '999%'`)).toHaveLength(1);
  });

  it('of an older version is brought up to date, also where a newer server has made empty tables', async () => {
    const older = knownMigrations().slice(0, -1);
    const source = await open(await newPostgres('empty'));
    await source.transaction((transaction) => createTablesOf(transaction, older), { mayTakeLong: true });
    await source.query(`insert into clients (key, name) values ('alt', 'Alt')`);
    const { folder: from, manifest } = await backUp(source, files);
    expect(manifest.migrations).toEqual([...older].sort());
    const started = await prepared();
    await started.script('truncate clients, communities, addresses cascade');
    await restore(started, files, from);
    expect(await started.query('select key, closed_at from clients')).toEqual([{ key: 'alt', closed_at: null }]);
  }, 60_000);
});
