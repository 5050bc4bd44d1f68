import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable, Transaction } from '../../server/platform/database/database';
import { type FileStore, folderOf, type MediumName, pictureName } from '../../server/platform/files/file-store';
import { compareMigrations, createTablesOf, knownMigrations, migrate, oneAtATime } from '../../server/schema/migrate';
import { indexAgain } from '../store/index-again';
import { withoutUpkeep } from '../store/without-upkeep';
import { hasTables } from '../with-database';
import { readLines } from './line-files';
import { type Manifest, pictureFile, tableFile } from './manifest';
import { roomProblem } from './room-problem';
import { insertLines, loadTables, quoted, SAME_TEXTS } from './table-rows';
import { readPictures } from './verify-backup';

/** A verified backup and the place for its content. */
export type RestoreOrder = { database: Database; files: FileStore; folder: string; manifest: Manifest };

/**
 * Restores a verified backup into an empty database that nobody uses, all or nothing. A backup of an older version is
 * brought up to date; the search index is made anew.
 *
 * @throws {Error} when the database is filled, in use or newer, or the backup is newer than this program
 */
export async function restoreBackup(order: RestoreOrder): Promise<void> {
  const { database, manifest } = order;
  refuseNewerBackup(manifest);
  const stored: MediumName[] = [];
  try {
    await database.transaction(
      async (transaction) => {
        await oneAtATime(transaction);
        await refuseUsed(database, transaction);
        await prepareTables(database, transaction, manifest);
        await fillTables(transaction, order);
        await storePictures(order, stored);
        await refuseUsed(database, transaction);
      },
      { mayTakeLong: true },
    );
  } catch (error) {
    for (const medium of stored) await order.files.delete(folderOf(medium)).catch(() => undefined);
    throw roomProblem(
      error,
      'There is no room for what the backup has, and nothing of it is restored. Make room, and restore again.',
    );
  }
  await database.script('analyze');
}

function refuseNewerBackup({ migrations, program }: Manifest): void {
  const known = new Set(knownMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `The backup is newer than this program: it was made by version ${program}, with ${unknown.join(', ')}. Install that version or a newer one, and restore with it.`,
    );
}

/** The number of looks at the connections, and the pause between two: one that has ended shows for a moment. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Refuses a database with other connections: a server would mix old and new content. */
async function refuseUsed(database: Database, transaction: Queryable): Promise<void> {
  // Of an embedded database the lock of its folder tells.
  if (database.kind === 'pglite') return;
  let others = await otherConnections(transaction);
  for (let look = 1; others.length > 0 && look < LOOKS; look++) {
    await pause(LOOK_MS);
    others = await otherConnections(transaction);
  }
  if (others.length === 0) return;
  const named = others.map(({ pid, user, program }) => `${user}, process ${pid}${program ? ` (${program})` : ''}`);
  throw new Error(
    `The database is in use: ${named.join('; ')}. Stop all servers and other programs that are connected to it, and restore again.`,
  );
}

type Connection = { pid: number; user: string; program: string | null };

async function otherConnections(transaction: Queryable): Promise<Connection[]> {
  // Within a transaction PostgreSQL would repeat what it has told before.
  await transaction.query('select pg_stat_clear_snapshot()');
  return transaction.query<Connection>(
    `select pid, usename as user, application_name as program from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null order by pid`,
  );
}

/** Makes the empty tables of the backup's version. */
async function prepareTables(database: Database, transaction: Transaction, { migrations }: Manifest): Promise<void> {
  if (await hasTables(transaction)) {
    const { missing, unknown } = await compareMigrations(transaction);
    refuseNewerDatabase(database, unknown);
    await refuseFilled(database, transaction);
    if (missing.length === 0 && migrations.length === knownMigrations().length) return;
    await transaction.script(DROP_ALL);
  }
  await createTablesOf(transaction, migrations);
}

async function refuseFilled(database: Database, transaction: Queryable): Promise<void> {
  const [row] = await transaction.query<{ clients: number; places: number }>(
    `select (select count(*)::int from clients) as clients,
       (select count(*)::int from communities) + (select count(*)::int from addresses) as places`,
  );
  if (!row || row.clients + row.places === 0) return;
  throw new Error(
    `The database is not empty: it has ${row.clients} clients and ${row.places} places, and a restore overwrites nothing. ${anotherOne(database)}. Then restore again.`,
  );
}

/** Refuses tables of a newer version, also empty ones: that version may be running on them, or start there again. */
function refuseNewerDatabase(database: Database, unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this program: it has ${unknown.join(', ')}. To restore with this version, take another database: ${anotherOne(database)}. To keep this one, install the version that made it or a newer one, and restore with that.`,
  );
}

const anotherOne = ({ kind }: Database) =>
  kind === 'pglite'
    ? 'Move the folder "database" of DATA_FOLDER away, or name another DATA_FOLDER'
    : 'Create another one (createdb NAME), and name it in DATABASE_URL';

/** SQL: drops the portal's empty tables, views, sequences and functions, and leaves the extensions. */
const DROP_ALL = `do $$ declare
  statement text;
begin
  -- All names first: a function that has gone with its table has none any more.
  foreach statement in array array(
    select format('drop %s if exists %s cascade', case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
      c.oid::regclass)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a')) order by c.relkind = 'r'
  ) || array(
    select format('drop %s if exists %s cascade', case p.prokind when 'a' then 'aggregate' else 'function' end, p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) loop
    execute statement;
  end loop;
end $$`;

async function fillTables(transaction: Transaction, { folder, manifest }: RestoreOrder): Promise<void> {
  await transaction.query(SAME_TEXTS);
  const tables = await loadTables(transaction);
  const names = tables.map(({ name }) => quoted(name));
  const strange = Object.keys(manifest.tables).filter((name) => tables.every((table) => table.name !== name));
  if (strange.length > 0)
    throw new Error(`The backup has tables that its version does not have: ${strange.join(', ')}.`);
  await transaction.script(`truncate ${names.join(', ')} cascade`);
  // Foreign keys are checked once all rows are there. Triggers have run when the rows were written first.
  await withoutUpkeep(transaction, names, [], async () => {
    for (const table of tables) {
      const backedUp = manifest.tables[table.name];
      if (backedUp) await insertLines(transaction, table, backedUp.columns, readLines(tableFile(folder, table.name)));
    }
  });
  for (const [name, { last, isCalled }] of Object.entries(manifest.sequences))
    await transaction.query('select setval($1::text::regclass, $2::text::bigint, $3)', [quoted(name), last, isCalled]);
  await migrateWithin(transaction);
  await indexAgain(transaction);
}

/** Brings the tables of an older backup up to date. */
const migrateWithin = (transaction: Transaction): Promise<unknown> =>
  migrate({ transaction: (work) => work(transaction) });

/** Stores the pictures; those that are there already stay, also if the restore fails. */
async function storePictures({ folder, files }: RestoreOrder, stored: MediumName[]): Promise<void> {
  for await (const picture of readPictures(folder)) {
    const name = pictureName(picture);
    const present = await files.get(name);
    if (present && createHash('sha256').update(present).digest('hex') === picture.sha256) continue;
    if (!present) stored.push({ client: picture.client, id: picture.id });
    await files.put(name, await readFile(pictureFile(folder, picture)));
  }
}
