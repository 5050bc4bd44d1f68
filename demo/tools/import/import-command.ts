import type { Database } from '../../server/platform/database/database';
import { needClient } from '../clients/clients';
import { type Command, UsageError } from '../command';
import { readNamedFile, refuseArchive } from '../read-text-file';
import { withDatabase } from '../with-database';
import { importArticles } from './import-articles';
import { type ImportOptions, type ImportResult, importEvents } from './import-events';

/** The records to load: the file's name and content, the client, and their kind. */
export type LoadOptions = Omit<ImportOptions, 'now'> & { articles: boolean };

/**
 * Loads the events or articles of a file for an existing client.
 *
 * @throws {Error} when there is no such client, with the command that adds one
 */
export async function loadInto(database: Database, { articles, ...order }: LoadOptions): Promise<ImportResult> {
  await needClient(database, order.client);
  const load = articles ? importArticles : importEvents;
  return load(database, { ...order, now: new Date() });
}

export const importCommand: Command = {
  name: 'import',
  operands: ['FILE'],
  options: {
    client: { value: 'KEY', meaning: 'the client that gets the records; an import adds no client', isRequired: true },
    articles: { meaning: 'the file has articles, not events' },
    language: { value: 'de|en', meaning: 'the language of notes on calendars and pages; en without it' },
  },
  summary: 'Imports events or articles.',
  details: [
    'Events: JSON in the shape of GET events and events/{id}, calendars (.ics, .vcs, .eml), or pages with schema.org (.html).',
    'Articles: JSON: {"data": [{"id", "title", "tags", "shortdesc1", "longdesc1", "eventDate", "publicationDates", "events"}]}.',
    'What is wrong is left out and named by its line; the rest is stored. A second import of a record replaces it.',
    'JSON names rubrics and communities of the client’s catalogue: see catalogue import.',
    'The exit code is 1 if nothing was stored.',
  ],
  run: async ({ operands: [name = ''], option, has, note }) => {
    const client = option('client') ?? '';
    const language = option('language') ?? 'en';
    if (language !== 'de' && language !== 'en') throw new UsageError(`--language is de or en, not "${language}".`);
    const content = readNamedFile(name);
    refuseArchive(name, content);
    const order = { name, content, client, articles: has('articles'), language } as const;
    const { loaded, problems, notes } = await withDatabase((database) => loadInto(database, order), 'changes').catch(
      namingFile(name),
    );
    for (const { line, problem } of problems) note(`${name}:${line}: ${problem}`);
    for (const { line, note: text } of notes) note(`${name}:${line}: note: ${text}`);
    if (loaded + problems.length === 0) note(`${name}: it has no entries.`);
    const hint = hintOf(problems);
    return {
      data: { client, loaded, leftOut: problems, notes, ...(hint && { hint }) },
      lines: [`${loaded} loaded, ${problems.length} left out.`, ...(hint ? [hint] : [])],
      hasFailed: loaded === 0,
    };
  },
};

/** Puts the file's name before the line of a file that cannot be read at all. */
const namingFile = (name: string) => (error: unknown) => {
  if (!(error instanceof SyntaxError)) throw error;
  throw new Error(error.message.replace(/^line (\d+): /, `${name}:$1: `), { cause: error });
};

/** Returns the remedy if entries lack a catalogue. */
const hintOf = (problems: ImportResult['problems']): string | undefined =>
  problems.some(({ problem }) => /^(?:rubric:|location\.community:)/.test(problem))
    ? 'Rubrics and communities come from the catalogue: npm run admin -- catalogue import --help'
    : undefined;
