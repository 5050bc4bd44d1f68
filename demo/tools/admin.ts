import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wordsFor } from '../server/platform/run-to-end';
import { addClient, listClients } from './clients';
import { loadFile } from './import/load-file';
import { withDatabase } from './with-database';

const USAGE = `npm run admin -- client add KEY --name NAME [--settings FILE]
npm run admin -- client list
npm run admin -- import FILE --client KEY [--articles] [--language de]

  client add   adds an empty client; KEY stands in its addresses: /clients/KEY/api
  --settings   a JSON file of settings, as GET clientSettings answers them
  client list  lists the clients with their names and the number of their events
  import       loads events from JSON (as GET events answers them), calendars (.ics, .vcs, .eml) or pages (.html)
  --client     the client that gets them; an import makes none
  --articles   the file holds articles: JSON, as GET articles/{id} answers them, with publicationDates
  --language   de tells in German what of calendars and pages is left out (en)

The database is that of the server: see DATA_FOLDER and DATABASE_URL. An embedded one must not be in use.`;

const OPTIONS = {
  name: { type: 'string' },
  settings: { type: 'string' },
  client: { type: 'string' },
  articles: { type: 'boolean', default: false },
  language: { type: 'string', default: 'en' },
  help: { type: 'boolean', default: false },
} as const;

process.exitCode = await run().catch((error: unknown) => {
  console.error(wordsFor(error));
  return 1;
});

/** Runs the command. @returns the exit code */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const { name = '', settings, client, articles, language } = values;
  const [part, action, key = ''] = positionals;
  if (!values.help && part === 'client' && action === 'add')
    return add(key, name, settings === undefined ? undefined : readFileSync(settings, 'utf8'));
  if (!values.help && part === 'client' && action === 'list') return list();
  if (!values.help && part === 'import' && action !== undefined && client !== undefined)
    return loadFile({ name: action, client, articles, language: language === 'de' ? 'de' : 'en' });
  console.info(USAGE);
  return values.help ? 0 : 1;
}

async function add(key: string, name: string, settings: string | undefined): Promise<number> {
  await withDatabase((database) => addClient(database, { key, name, settings }));
  console.info(`Added ${key}: its API is /clients/${key}/api.`);
  return 0;
}

async function list(): Promise<number> {
  const clients = await withDatabase(listClients);
  for (const { key, name, events } of clients) console.info(`${key}\t${name}\t${events} events`);
  return 0;
}
