import { join } from 'node:path';
import { openDatabase } from '../server/database';
import { readEnvironment } from '../server/environment.mjs';
import { startServer } from '../server/main';
import { migrate } from '../server/migrate';
import { runToEnd } from '../server/run-to-end';
import { seedIfEmpty } from '../server/seed/seed-if-empty';
import { startOptions } from '../server/start-options';

await runToEnd(async () => {
  const environment = readEnvironment();
  const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
  try {
    // The server must not answer before it has its data.
    await migrate(database);
    await seedIfEmpty(database, { withOwnEvents: true });
    const server = await startServer({ ...startOptions(environment), database });
    return async () => {
      await server.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
});
