import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startServer } from '../../demo/server/main';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { type Answered, callsOf } from '../../tests/support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRoles } from '../../tests/support/account-fixtures';
import { insertCatalogues, NOW, TODAY } from '../../tests/support/event-fixtures';
import { aWholeEvent } from '../../tests/support/event-rules/whole-event';
import { postgresBinaries, startPostgres } from '../../tests/support/postgres';
import { type Figure, percentile } from './figures';

const AT_ONCE = 4;
/** The load: each person saves less often than the server's limit per minute. */
const PERSONS = 20;
const SAVES = 400;
const PICTURES = 24;
const FAR_AWAY = new Date('2100-01-01');
/** The size of a phone's picture in pixels, and the other inputs. */
const [WIDTH, HEIGHT] = [4032, 3024];
const DRAWN = [320, 640, 960, 1280];
const DATES = 20;

/** Measures the events saved in a second, and the pictures of a phone processed and drawn. */
export async function recordingFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-recording-'));
  try {
    const figures = await figuresOn(await openDatabase(join(folder, 'database'), ''), folder, 'all');
    if (!postgresBinaries()) return figures;
    const cluster = await startPostgres();
    try {
      const database = await openDatabase('', await cluster.createDatabase());
      return [...figures, ...(await figuresOn(database, folder, 'saves'))];
    } finally {
      await cluster.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOn(database: Database, dataFolder: string, what: 'all' | 'saves'): Promise<Figure[]> {
  await migrate(database);
  await insertCatalogues(database);
  await insertRoles(database);
  await giveSettings(database, 'stadt', { applicationSettings: { activateEventsRecording: true } });
  const persons: InsertedPerson[] = [];
  for (let index = 0; index < PERSONS; index += 1)
    persons.push(await insertPerson(database, { tokenExpires: FAR_AWAY }));
  // Each caller has an address of its own, or the server would soon refuse to answer.
  const server = await startServer({ database, dataFolder, now: () => NOW, behindProxy: true });
  try {
    const saves = await saveFigures(server.url, persons, database.kind);
    // Pictures are files: the database makes no difference.
    return what === 'saves' ? saves : [...saves, ...(await pictureFigures(server.url, persons))];
  } finally {
    await server.close();
    await database.close();
  }
}

/** Saves published events with twenty dates, again and again. */
async function saveFigures(url: string, persons: readonly InsertedPerson[], kind: string): Promise<Figure[]> {
  const dates = Array.from({ length: DATES }, (_, index) => ({
    date: `2026-06-${String(index + 1).padStart(2, '0')}`,
    times: [{ from: '19:30', until: '22:00' }],
  }));
  const event = { ...aWholeEvent({ rubrics: [1, 2, 3], address: 10 }, TODAY), dates };
  const callers = persons.map(({ token }, index) => callerOf(url, token, index));
  const ids: string[] = [];
  for (const send of callers) ids.push(requireStatus(await send('POST', 'my/events', event), 201).body.data.id);
  const times: number[] = [];
  const perSecond = await rateOf(SAVES, async (index) => {
    const send = callers[index % PERSONS];
    const start = performance.now();
    const saved = await send?.('PUT', `my/events/${ids[index % PERSONS]}`, { ...event, title: `Jazz ${index}` }, ANY);
    times.push(performance.now() - start);
    requireStatus(saved, 200);
  });
  return [
    { what: `saves of an event with ${DATES} dates, ${kind}, ${AT_ONCE} at a time`, value: perSecond, unit: '/s' },
    {
      what: `save of an event with ${DATES} dates, ${kind}, 95th percentile`,
      value: percentile(times, 95),
      unit: 'ms',
    },
  ];
}

const ANY = { 'if-match': '*' };

const callerOf = (url: string, token: string, index: number): ReturnType<typeof callsOf> => {
  const send = callsOf({ request: (path, init) => fetch(url + path, init) }, token);
  return (method, path, body, headers) =>
    send(method, path, body, { ...headers, 'x-forwarded-for': `10.0.0.${index + 1}` });
};

function requireStatus(answer: Answered | undefined, status: number): Answered {
  if (answer?.status !== status) throw new Error(`Answered ${answer?.status}: ${answer?.text}`);
  return answer;
}

/** Uploads pictures of a phone, then draws each at every width for the first time. */
async function pictureFigures(url: string, persons: readonly InsertedPerson[]): Promise<Figure[]> {
  const file = await createPhotograph();
  const host = `${url}/clients/stadt`;
  const sources: string[] = [];
  const taken = await rateOf(PICTURES, async (index) => {
    const body = new FormData();
    body.append('file', new Blob([file], { type: 'image/jpeg' }), 'bild.jpg');
    const headers = { token: persons[index % PERSONS]?.token ?? '', 'x-forwarded-for': `10.0.0.${index + 1}` };
    const response = await fetch(`${host}/api/media`, { method: 'POST', body, headers });
    if (response.status !== 201) throw new Error(`An upload was answered ${response.status}`);
    const { data }: { data: { src: string } } = await response.json();
    sources.push(data.src);
  });
  const drawn = await rateOf(PICTURES, async (index) => {
    for (const width of DRAWN) {
      const response = await fetch(host + sources[index]?.replace('{width}', String(width)));
      if (response.status !== 200) throw new Error(`A picture was answered ${response.status}`);
      await response.arrayBuffer();
    }
  });
  const megabytes = (file.length / 1024 / 1024).toFixed(1);
  return [
    { what: `pictures of 12 megapixels (${megabytes} MB) accepted, ${AT_ONCE} at a time`, value: taken, unit: '/s' },
    { what: `pictures resized to ${DRAWN.length} widths, ${AT_ONCE} at a time`, value: drawn, unit: '/s' },
  ];
}

/** Creates a picture with as much detail as a photograph: noise over a coarse pattern. */
async function createPhotograph(): Promise<Buffer<ArrayBuffer>> {
  const coarse = { width: 252, height: 189, channels: 3 } as const;
  const pixels = randomBytes(coarse.width * coarse.height * coarse.channels);
  const jpeg = await sharp(pixels, { raw: coarse }).resize(WIDTH, HEIGHT).jpeg({ quality: 92 }).toBuffer();
  return Buffer.from(jpeg);
}

/** Returns the rate of tasks per second, a few at a time. */
async function rateOf(count: number, task: (index: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < count; index = next++) await task(index);
    }),
  );
  return count / ((performance.now() - start) / 1000);
}
