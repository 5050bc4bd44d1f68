import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedIfEmpty } from '../../demo/seed/seed-if-empty';
import { openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { PAGE_SIZE } from './page-size';
import { PATIENCE_MS } from './patient-options';
import { postgresBinaries, startPostgres } from './postgres';
import { serveForTests } from './serve-for-tests';

/*
 * The demo server for the browser tests, in a process of its own: seeded data, the built bundle, and the host pages of
 * tests/e2e/hosts. It listens on two ports, so that pages can embed across origins. It sends its addresses to its
 * parent process, and ends with it. Its database is a PostgreSQL if installed, which takes half of the processor's
 * time; the embedded one works as well.
 */

const EVENTS = 600;

const cluster = postgresBinaries() ? await startPostgres() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'event-portal-e2e-'));
const url = (await cluster?.createDatabase()) ?? '';
const database = await openDatabase(join(folder, 'database'), url, { patienceMs: PATIENCE_MS });
await migrate(database);
await seedIfEmpty(database, { events: EVENTS, withOwnEvents: true });
await database.query(
  `update clients set settings = jsonb_set(
     settings, '{eventList}', coalesce(settings -> 'eventList', '{}') || jsonb_build_object('resultsPerPage', $1::int))`,
  [PAGE_SIZE],
);
// People at the newspaper share the events and articles of their organisation; none of its seeded ones has a colleague.
await database.query(
  `update clients set settings = jsonb_set(
     settings, '{eventRecording}', settings -> 'eventRecording' || '{"shareByOrganisation": true}') where key = 'zeitung'`,
);
await serveForTests({
  database,
  folder,
  origins: [process.env.PORT, process.env.OTHER_PORT].map((port) => ({ port: Number(port ?? 0) })),
  async onEnd() {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
