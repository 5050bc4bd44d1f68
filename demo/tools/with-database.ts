import { join } from 'node:path';
import { type Database, openDatabase } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { migrate } from '../server/schema/migrate';

/** Runs `work` with the database of the server (DATA_FOLDER, DATABASE_URL), and closes it afterwards. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const environment = readEnvironment();
  const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
