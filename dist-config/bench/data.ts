import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_OPTIONS } from '../../demo/seed/demo-options';
import { seedIfEmpty } from '../../demo/seed/seed-if-empty';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server/main';
import { berlinDay } from '../../demo/server/platform/berlin-day';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';

/** The folder of the repository, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The folder with the benchmark's data between runs. */
export const CACHE = join(ROOT, 'node_modules/.cache/event-portal/bench');

/**
 * A filled database. `now` is noon of the day for which it was filled, as its events would be over some day. `seedMs`
 * is the time of filling, if it was just filled.
 */
export type Seeded = { database: Database; now: () => Date; seedMs?: number | undefined };

/** The sources of tables and generated events. */
const SOURCES = ['demo/server/schema', 'demo/seed'];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|sql|json)$/.test(file)) hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Runs `make` unless it was done for these sources already. Returns the first day of its data, and the time if it has
 * just run.
 */
export async function seededOnce(
  name: string,
  reset: () => void,
  make: (day: string) => Promise<void>,
): Promise<{ day: Date; seedMs?: number }> {
  const mark = join(CACHE, `${name}.json`);
  const made = existsSync(mark) ? JSON.parse(readFileSync(mark, 'utf8')) : undefined;
  const sources = fingerprint();
  const day: string = made?.sources === sources ? made.day : berlinDay(new Date());
  const noon = new Date(`${day}T11:00:00Z`);
  if (made?.sources === sources) return { day: noon };
  rmSync(mark, { force: true });
  reset();
  const began = performance.now();
  await make(day);
  const seedMs = performance.now() - began;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(mark, JSON.stringify({ sources, day }));
  return { day: noon, seedMs };
}

/** Fills an open database with generated events. */
export async function fill(database: Database, events: number, today: string): Promise<void> {
  await migrate(database);
  await seedIfEmpty(database, { events, today });
  await database.script(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze');
}

/** Opens the embedded database with this many events of the town. */
export async function embeddedWith(events: number): Promise<Seeded> {
  const folder = join(CACHE, `pglite-${events}`);
  // A DATABASE_URL of the environment must not be used here.
  const open = () => openDatabase(folder, '');
  const { day, seedMs } = await seededOnce(
    `pglite-${events}`,
    () => rmSync(folder, { recursive: true, force: true }),
    async (today) => {
      const database = await open();
      await fill(database, events, today).finally(() => database.close());
    },
  );
  return { database: await open(), now: () => day, seedMs };
}

/** Starts the demo server on the data; on the first free port from `PORT` or 4380 on. */
export async function serve({ database, now }: Seeded, options: ServerOptions = {}) {
  for (let port = Number(process.env.PORT ?? 4380); ; port += 1) {
    try {
      return await startServer({ ...DEMO_OPTIONS, port, database, now, ...options });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}

/** Draws every picture once, so that no measurement waits for the drawing. */
export async function drawPictures({ url }: Pick<RunningServer, 'url'>): Promise<void> {
  for (const list of ['stadt/api/events', 'zeitung/api/articles?pageSize=24']) {
    const host = `${url}/clients/${list.split('/')[0]}`;
    const answer: { data: { image?: { src: string; widths: number[] } }[] } = await (
      await fetch(`${url}/clients/${list}`)
    ).json();
    for (const { image } of answer.data) {
      for (const width of image?.widths ?? []) await fetch(`${host}${image?.src.replace('{width}', String(width))}`);
    }
  }
}
