import { join } from 'node:path';
import { DEMO_OPTIONS } from '../seed/demo-options';
import { seedIfEmpty } from '../seed/seed-if-empty';
import { seedOperators } from '../seed/store/operators';
import { type ServerOptions, startServer } from '../server/main';
import { openDatabase } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { migrate } from '../server/schema/migrate';
import { startOptions } from '../server/start-options';

/**
 * Starts the demo server with its data, by the options of the environment.
 *
 * @returns a function that closes it
 */
export async function startSeededServer(more: ServerOptions = {}): Promise<() => Promise<void>> {
  const environment = readEnvironment();
  const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
  try {
    // The server must not answer before it has its data.
    await migrate(database);
    const { backOfficePassword, publicUrl, port } = environment;
    // The history of the demo's data names them.
    if (backOfficePassword)
      await database.transaction((transaction) => seedOperators(transaction, backOfficePassword, new Date()));
    await seedIfEmpty(database, { withOwnEvents: true, publicUrl: publicUrl ?? `http://localhost:${port}` });
    const server = await startServer({ ...DEMO_OPTIONS, ...startOptions(environment), ...more, database });
    return async () => {
      await server.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
