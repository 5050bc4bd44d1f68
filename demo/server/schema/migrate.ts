import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, Queryable } from '../platform/database/database';

const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
/** Number of a lock, the same in every process: the process that holds the lock migrates. */
const LOCK = 727_793;
/** Read once: this process does not need files that a newer version puts into the folder later. */
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Brings the database to the newest shape: each numbered file once, all or nothing, however many processes start. */
export async function migrate(database: Database): Promise<string[]> {
  return database.transaction(
    async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(${LOCK})`);
      await transaction.script(
        'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
      );
      const missing = await missingMigrations(transaction);
      for (const name of missing) {
        await transaction.script(readFileSync(`${folder}${name}`, 'utf8'));
        await transaction.query('insert into migrations (name) values ($1)', [name]);
      }
      return missing;
    },
    { mayTakeLong: true },
  );
}

/** The numbered files that have not run on the database, in their order. */
export async function missingMigrations(database: Queryable): Promise<string[]> {
  const done = await database.query<{ name: string }>('select name from migrations');
  return names.filter((name) => !done.some((row) => row.name === name));
}
