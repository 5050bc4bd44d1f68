import { join } from 'node:path';
import { seedIfEmpty } from '../../../demo/seed/seed-if-empty';
import { openDatabase } from '../../../demo/server/platform/database/database';
import { migrate } from '../../../demo/server/schema/migrate';
import { PATIENCE_MS } from '../patient-options';
import { serveForTests } from '../serve-for-tests';

/** A server with little data, whose database stays in the folder, or in the PostgreSQL, of the arguments. */
const [folder = '', url = ''] = process.argv.slice(2);
const EVENTS = 12;
/** The number of articles: enough for a list. */
const ARTICLES = 5;

const database = await openDatabase(join(folder, 'database'), url, { patienceMs: PATIENCE_MS });
await migrate(database);
await seedIfEmpty(database, { events: EVENTS });
await database.query(
  `delete from articles where id in (select id from articles where owner_id is null order by id offset $1)`,
  [ARTICLES],
);
// At the second origin mails wait, and no worker sends them.
const silent = { send: () => Promise.reject(new Error('Nobody sends mails here.')) };
await serveForTests({ database, folder, origins: [{ port: 0 }, { port: 0, mail: silent }] });
