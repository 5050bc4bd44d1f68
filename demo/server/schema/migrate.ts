import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Queryable } from '../platform/database/database';

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

/**
 * Updates the database to the newest schema, all or nothing, however many processes start. An empty one gets the files
 * of this folder, another one each migration that it lacks. Returns the names of the migrations that it lacked.
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.transaction(
    async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(${LOCK})`);
      await transaction.script(
        'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
      );
      const missing = await missingMigrations(transaction);
      const isEmpty = missing.length === MIGRATIONS.length;
      const needed = isEmpty ? SCHEMA : MIGRATIONS.filter(({ name }) => missing.includes(name));
      for (const { url } of needed) await transaction.script(readFileSync(url, 'utf8'));
      await transaction.query('insert into migrations (name) select unnest($1::text[])', [missing]);
      return missing;
    },
    { mayTakeLong: true },
  );
}

/** Returns the names of the migrations that the database lacks, in their order. */
export async function missingMigrations(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !done.has(name));
}
