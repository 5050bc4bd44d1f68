import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, type Queryable } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { compareMigrations, migrate, refuseNewer } from '../server/schema/migrate';

/**
 * The use of the database: `creates` makes one where there is none, `changes` needs one and brings its tables up to
 * date, `reads` leaves it as it is. So a mistyped address never becomes a new database.
 */
type Use = 'creates' | 'changes' | 'reads';

/**
 * Runs `work` with the database of the server (DATA_FOLDER, DATABASE_URL), and closes it afterwards.
 *
 * @throws {Error} when the database is newer than this program, or is missing or has no tables and is not created
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>, use: Use): Promise<T> {
  const { dataFolder, databaseUrl } = readEnvironment();
  const folder = join(dataFolder, 'database');
  if (use !== 'creates' && databaseUrl === undefined && !existsSync(folder))
    throw new Error(
      `There is no database in ${dataFolder}. Name its folder in DATA_FOLDER, or a PostgreSQL in DATABASE_URL. ${FIRST}`,
    );
  const database = await openDatabase(folder, databaseUrl);
  try {
    if (use !== 'creates') await needTables(database);
    if (use !== 'reads') await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

const FIRST = 'The first start of the server or client add creates one; restore fills one from a backup.';

async function needTables(database: Database): Promise<void> {
  if (!(await hasTables(database)))
    throw new Error(
      `The database has no tables of the portal. Is it the right one? See DATABASE_URL and DATA_FOLDER. ${FIRST}`,
    );
  refuseNewer((await compareMigrations(database)).unknown);
}

/** Checks whether a database has the tables of the portal, of whichever version. */
export async function hasTables(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }>(`select to_regclass('public.migrations') is not null as has`);
  return row?.has ?? false;
}
