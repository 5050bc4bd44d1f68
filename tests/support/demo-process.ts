import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedIfEmpty } from '../../demo/seed/seed-if-empty';
import { berlinDay } from '../../demo/server/platform/berlin-day';
import { openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { PATIENCE_MS } from './patient-options';
import { serveForTests } from './serve-for-tests';

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

/** What the seeded data depends on: the code, the clients' settings, and the day from which the events count. */
function seedKey(): string {
  const hash = createHash('sha256').update(`${berlinDay(new Date())} ${EVENTS}`);
  const folders = ['demo/server', 'demo/seed', 'dist-config/clients'];
  for (const file of folders.flatMap((folder) => filesBelow(join(ROOT, folder)))) {
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
await serveForTests({
  database,
  folder,
  origins: [process.env.PORT, process.env.OTHER_PORT].map((port) => ({ port: Number(port ?? 0) })),
  onEnd: () => rmSync(folder, { recursive: true, force: true }),
});
