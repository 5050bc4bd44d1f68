import { parseArgs } from 'node:util';
import type { Database } from '../server/platform/database/database';
import { wordsFor } from '../server/platform/run-to-end';
import { runAdmin } from '../tools/run-admin';
import { withDatabase } from '../tools/with-database';
import { seedAnew, seedIfEmpty } from './seed-if-empty';

const USAGE = `npm run seed -- [--events N] [--fresh]

  --events N    so many events for the town and three tenths of that for the newspaper (5000)
  --fresh       throws away everything that was recorded before

npm run seed -- --import FILE is the same as npm run admin -- import FILE, for the client stadt unless --client names another.`;

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
  const { import: name, client, articles } = values;
  if (name !== undefined) {
    const words = [
      'import',
      name,
      '--client',
      client,
      '--language',
      values.language,
      ...(articles ? ['--articles'] : []),
    ];
    return runAdmin(words, { answer: console.info, message: console.error });
  }
  return withDatabase((database) => seed(database, events, values.fresh), 'creates');
}

async function seed(database: Database, events: number, fresh: boolean): Promise<number> {
  const started = Date.now();
  const options = { events, withOwnEvents: true, log: (line: string) => console.info(line) };
  const seeded = fresh ? await seedAnew(database, options).then(() => true) : await seedIfEmpty(database, options);
  if (seeded) console.info(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  else console.info('There are events already; --fresh replaces them.');
  return 0;
}
