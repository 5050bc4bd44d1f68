import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { wordsFor } from '../server/platform/run-to-end';
import { migrate } from '../server/schema/migrate';
import { addClient, listClients } from './clients';

const USAGE = `npm run admin -- client add KEY --name NAME [--settings FILE]
npm run admin -- client list

  client add   adds an empty client; KEY stands in its addresses: /clients/KEY/api
  --settings   a JSON file of settings, as GET clientSettings answers them
  client list  lists the clients with their names and the number of their events

The database is that of the server: see DATA_FOLDER and DATABASE_URL. An embedded one must not be in use.`;

process.exitCode = await run().catch((error: unknown) => {
  console.error(wordsFor(error));
  return 1;
});

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, settings: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [part, action, key = ''] = positionals;
  if (values.help || part !== 'client' || (action !== 'add' && action !== 'list')) {
    console.info(USAGE);
    return values.help ? 0 : 1;
  }
  return withDatabase(async (database) => {
    if (action === 'list') {
      for (const { key, name, events } of await listClients(database))
        console.info(`${key}\t${name}\t${events} events`);
      return;
    }
    const settings = values.settings === undefined ? undefined : readFileSync(values.settings, 'utf8');
    await addClient(database, { key, name: values.name ?? '', settings });
    console.info(`Added ${key}: its API is /clients/${key}/api.`);
  });
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<number> {
  const environment = readEnvironment();
  const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
  try {
    await migrate(database);
    await work(database);
    return 0;
  } finally {
    await database.close();
  }
}
