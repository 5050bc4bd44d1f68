import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Queryable, Transaction } from '../platform/database/database';

/** The number of the lock, the same in every process: the process that holds the lock migrates. */
const LOCK = 727_793;

const files = (folder: string) => {
  const url = new URL(folder, import.meta.url);
  const names = readdirSync(url).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, url: new URL(name, url) }));
};
/** The files that create the schema of an empty database. */
const SCHEMA = files('./');
/** The migrations of an existing database, in order. Read once: a newer version may add files to the folders later. */
const MIGRATIONS = [...files('../migrations/legacy/'), ...files('../migrations/')];

/** The names of all migrations that this program knows, in their order. */
export const knownMigrations = (): string[] => MIGRATIONS.map(({ name }) => name);

/** Waits until no other process changes the tables, and holds others off until the end of the transaction. */
export const oneAtATime = (transaction: Queryable): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(${LOCK})`);

/**
 * Updates the database to the newest schema, all or nothing, however many processes start. An empty one gets the files
 * of this folder, another one each migration that it lacks. Returns the names of the migrations that it lacked.
 *
 * @throws {Error} when the database is newer than this program, with what to do
 */
export async function migrate(database: Pick<Database, 'transaction'>): Promise<string[]> {
  return database.transaction(
    async (transaction) => {
      await oneAtATime(transaction);
      await transaction.script(MIGRATIONS_TABLE);
      const { missing, unknown } = await compareMigrations(transaction);
      refuseNewer(unknown);
      await run(transaction, missing);
      return missing;
    },
    { mayTakeLong: true },
  );
}

/** Creates the tables of the version that has these migrations, in a database without tables. */
export async function createTablesOf(transaction: Transaction, names: readonly string[]): Promise<void> {
  await transaction.script(MIGRATIONS_TABLE);
  await run(transaction, names);
}

const MIGRATIONS_TABLE =
  'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())';

/** Runs migrations; all of them are those of an empty database, for which the files of this folder are enough. */
async function run(transaction: Transaction, names: readonly string[]): Promise<void> {
  const isEmpty = names.length === MIGRATIONS.length;
  const needed = isEmpty ? SCHEMA : MIGRATIONS.filter(({ name }) => names.includes(name));
  for (const { url } of needed) await transaction.script(readFileSync(url, 'utf8'));
  await transaction.query('insert into migrations (name) select unnest($1::text[])', [names]);
}

/** Returns the names of the migrations that the database lacks, in their order. */
export const missingMigrations = async (database: Queryable): Promise<string[]> =>
  (await compareMigrations(database)).missing;

/** Returns the migrations that the database lacks, and those that it has and this program does not know. */
export async function compareMigrations(database: Queryable): Promise<{ missing: string[]; unknown: string[] }> {
  const rows = await database.query<{ name: string }>('select name from migrations order by name');
  const done = new Set(rows.map(({ name }) => name));
  const known = knownMigrations();
  return {
    missing: known.filter((name) => !done.has(name)),
    unknown: [...done].filter((name) => !known.includes(name)),
  };
}

/** Refuses a database that a newer version has changed: this one would read and write it wrongly. */
export function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this program, which does not know its ${unknown.length === 1 ? 'migration' : 'migrations'} ${unknown.join(', ')}. Start the version that made it or a newer one. To stay with this version, restore the backup from before the upgrade into an empty database: npm run admin -- restore --help`,
  );
}
