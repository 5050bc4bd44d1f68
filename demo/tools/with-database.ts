import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, type Queryable } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { compareMigrations, migrate, refuseNewer } from '../server/schema/migrate';

/** The use of the database: `changes` updates its tables first, `reads` leaves it as it is. */
type Use = 'changes' | 'reads';

/**
 * Runs `work` with the database of the server (DATA_FOLDER, DATABASE_URL), and closes it afterwards.
 *
 * @throws {Error} when the database is newer than this program; for `reads` also when it has no tables yet
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>, use: Use = 'changes'): Promise<T> {
  const { dataFolder, databaseUrl } = readEnvironment();
  const folder = join(dataFolder, 'database');
  if (use === 'reads' && databaseUrl === undefined && !existsSync(folder))
    throw new Error(
      `There is no database in ${dataFolder}. Name its folder in DATA_FOLDER, or a PostgreSQL in DATABASE_URL.`,
    );
  const database = await openDatabase(folder, databaseUrl);
  try {
    if (use === 'changes') await migrate(database);
    else await needTables(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function needTables(database: Database): Promise<void> {
  if (!(await hasTables(database)))
    throw new Error('The database has no tables of the portal. Is it the right one? See DATABASE_URL and DATA_FOLDER.');
  refuseNewer((await compareMigrations(database)).unknown);
}

/** Checks whether a database has the tables of the portal, of whichever version. */
export async function hasTables(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }>(`select to_regclass('public.migrations') is not null as has`);
  return row?.has ?? false;
}
