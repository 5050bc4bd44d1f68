import { readFileSync } from 'node:fs';
import type { Database } from '../../server/platform/database/database';
import { withDatabase } from '../with-database';
import { importArticles } from './import-articles';
import { type ImportOptions, importEvents } from './import-events';

/** The records to load: the file's name and content, the client, and their kind. */
export type LoadOptions = Omit<ImportOptions, 'now'> & { articles: boolean };

/**
 * Loads a file for a client into the database of the server.
 *
 * @returns the exit code of the command: 1 when nothing was loaded
 */
export async function loadFile(options: Omit<LoadOptions, 'content'>): Promise<number> {
  const content = readFileSync(options.name);
  return (await withDatabase((database) => loadInto(database, { ...options, content }))) === 0 ? 1 : 0;
}

/**
 * Loads the events or articles of a file for an existing client, and reports omissions with their reasons.
 *
 * @returns the number of loaded records
 * @throws {Error} when there is no such client, with the command that adds one
 */
export async function loadInto(database: Database, { articles, ...options }: LoadOptions): Promise<number> {
  await requireClient(database, options.client);
  const load = articles ? importArticles : importEvents;
  const { loaded, problems, notes } = await load(database, { ...options, now: new Date() });
  for (const { line, problem } of problems) console.error(`${options.name}:${line}: ${problem}`);
  for (const { line, note } of notes) console.info(`${options.name}:${line}: note: ${note}`);
  console.info(`${loaded} loaded, ${problems.length} left out.`);
  return loaded;
}

async function requireClient(database: Database, client: string): Promise<void> {
  const rows = await database.query<{ key: string }>('select key from clients order by key', []);
  const keys = rows.map(({ key }) => key);
  if (keys.includes(client)) return;
  const knownClients = keys.length > 0 ? `There are ${keys.join(', ')}.` : 'The database has no clients yet.';
  throw new Error(
    `There is no client ${client}, and an import makes none. ${knownClients} Make it first: npm run admin -- client add ${client} --name NAME`,
  );
}
