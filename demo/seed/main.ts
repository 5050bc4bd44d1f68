import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { wordsFor } from '../server/platform/run-to-end';
import { migrate } from '../server/schema/migrate';
import { loadFile } from '../tools/import/load-file';
import { seedAnew, seedIfEmpty } from './seed-if-empty';

const USAGE = `npm run seed -- [--events N] [--fresh]
npm run seed -- --import FILE [--articles] [--client stadt]

  --events N    so many events for the town and three tenths of that for the newspaper (5000)
  --fresh       throws away everything that was recorded before
  --import FILE loads events from JSON (as GET events answers them), calendars (.ics, .vcs, .eml) or pages (.html)
  --articles    the file holds articles: JSON, as GET articles/{id} answers them, with publicationDates
  --client KEY  the client that the imported events or articles belong to (stadt)
  --language de tells in German what of calendars and pages is left out (en)`;

process.exitCode = await run().catch((error: unknown) => {
  console.error(wordsFor(error));
  return 1;
});

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      events: { type: 'string', default: '5000' },
      fresh: { type: 'boolean', default: false },
      import: { type: 'string' },
      articles: { type: 'boolean', default: false },
      client: { type: 'string', default: 'stadt' },
      language: { type: 'string', default: 'en' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.info(USAGE);
    return 0;
  }
  const events = Number(values.events);
  if (!Number.isInteger(events) || events < 1) throw new Error(`--events must be a whole number above 0.\n\n${USAGE}`);
  const content = values.import === undefined ? undefined : readFileSync(values.import);
  const environment = readEnvironment();
  const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
  try {
    await migrate(database);
    if (content === undefined) return await seed(database, events, values.fresh);
    const { import: name = '', client, articles } = values;
    const language = values.language === 'de' ? 'de' : 'en';
    return (await loadFile(database, { name, content, client, articles, language })) === 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

async function seed(database: Database, events: number, fresh: boolean): Promise<number> {
  const started = Date.now();
  const options = { events, withOwnEvents: true, log: (line: string) => console.info(line) };
  const seeded = fresh ? await seedAnew(database, options).then(() => true) : await seedIfEmpty(database, options);
  if (seeded) console.info(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  else console.info('There are events already; --fresh replaces them.');
  return 0;
}
