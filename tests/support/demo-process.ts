import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { completeOptions, createApp, filesIn } from '../../demo/server/app';
import { berlinDay } from '../../demo/server/berlin-day';
import { openDatabase } from '../../demo/server/database';
import { migrate } from '../../demo/server/migrate';
import { keepLooking } from '../../demo/server/searches/look';
import { seedIfEmpty } from '../../demo/server/seed/seed-if-empty';
import { quickHashing } from './account-calls';
import { answerHost, asForTests } from './host-pages';
import { PATIENCE_MS, patientOptions } from './patient-options';
import { BACK_OFFICE_PASSWORD } from './people';
import { CLOCK_HEADER, PRERENDER_HEADER } from './server-headers';

/*
 * The demo server for the browser tests, in a process of its own: real data in an embedded database, the built bundle,
 * and the host pages of tests/e2e/hosts. It listens on two ports, so that pages can embed across origins, tells its
 * addresses to the process that started it, and ends with that process.
 */

const EVENTS = 600;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/event-portal');

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What the seeded data depends on: the server's code, the clients' settings, and the day from which the events count. */
function seedKey(): string {
  const hash = createHash('sha256').update(`${berlinDay(new Date())} ${EVENTS}`);
  for (const file of ['demo/server', 'dist-config/clients'].flatMap((folder) => filesBelow(join(ROOT, folder)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Seeding takes long, so it is done once a day and for each change of the server; every run works on its own copy. */
async function seededFolder(): Promise<string> {
  const name = `e2e-${seedKey()}`;
  const kept = join(CACHE, name);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    for (const old of readdirSync(CACHE)) {
      if (/^e2e-[\da-f]{16}$/.test(old)) rmSync(join(CACHE, old), { recursive: true, force: true });
    }
    const draft = mkdtempSync(join(CACHE, 'seeding-'));
    const database = await openDatabase(join(draft, 'database'));
    await migrate(database);
    await seedIfEmpty(database, { events: EVENTS, withOwnEvents: true });
    await database.close();
    try {
      renameSync(draft, kept);
    } catch {
      // Another run has seeded in the same moment; its copy serves as well.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const copy = mkdtempSync(join(tmpdir(), 'event-portal-e2e-'));
  cpSync(kept, copy, { recursive: true });
  return copy;
}

const folder = await seededFolder();
const database = await openDatabase(join(folder, 'database'), '', { patienceMs: PATIENCE_MS });
/** Known once the server listens; links in mails begin with the first one. */
let urls: string[] = [];
/** The moment that a request says the server's clock shows (see `setServerClock`). */
const clock = new AsyncLocalStorage<Date>();
const options = completeOptions({
  ...patientOptions({ database }),
  database,
  ...filesIn(folder),
  publicUrl: () => urls[0] ?? '',
  backOfficePassword: BACK_OFFICE_PASSWORD,
  passwords: quickHashing,
  now: () => clock.getStore() ?? new Date(),
  // Each test sends an address of its own in X-Forwarded-For, so that tests do not throttle one another.
  behindProxy: true,
  // Nobody waits a minute for a mail.
  lookPauseMs: 500,
});
const app = createApp(options);
/** Its mails are shown where no proxy stands before the server. */
const outbox = createApp({ ...options, behindProxy: false });
const stopLooking = keepLooking(options);
/** For requests that ask for pages with what their elements show. */
const prerendering = createApp({ ...options, prerenderMs: PATIENCE_MS });
const servers = [process.env.PORT, process.env.OTHER_PORT].map((port) => {
  const server = createAdaptorServer({
    fetch: async (request) => {
      const now = new Date(request.headers.get(CLOCK_HEADER) ?? Date.now());
      if (new URL(request.url).pathname.startsWith('/outbox')) return outbox.fetch(new Request(request.url));
      const asked = request.headers.has(PRERENDER_HEADER) ? prerendering : app;
      return (await answerHost(request)) ?? asForTests(request, await clock.run(now, () => asked.fetch(request)));
    },
  });
  server.listen(Number(port ?? 0), '127.0.0.1');
  return server;
});
await Promise.all(servers.map((server) => new Promise((listening) => server.once('listening', listening))));
urls = servers.map((server) => {
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
});
process.send?.(urls);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const server of servers) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
  await stopLooking();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(end, () => void stop());
