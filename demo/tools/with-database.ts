import { join } from 'node:path';
import { type Database, openDatabase } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { migrate } from '../server/schema/migrate';

/** Works with the database of the server, which DATA_FOLDER and DATABASE_URL name, and closes it after that. */
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
