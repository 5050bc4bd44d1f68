import { monitorEventLoopDelay } from 'node:perf_hooks';
import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, median } from './figures';
import { openCachedPostgres } from './postgres';

/** The number of events: more than a feed contains, so that it is full. */
const EVENTS = 10_000;
const MAX_FEED_EVENTS = 5000;
const ROUNDS = 5;
const REPEATS = 100;
const GOAL_MS = 1000;
/** The goal for a call beside a feed: people perceive up to this delay as immediate. */
const PAUSE_GOAL_MS = 100;
const NS_PER_MS = 1_000_000;
const BYTES_PER_MB = 1_048_576;

/**
 * Measures the writing of feeds with 5,000 events, and the delay of other calls meanwhile. Then measures a hundred
 * requests, concurrent for a new feed and sequential, with their memory.
 */
export async function feedFigures(): Promise<Figure[]> {
  const figures = await figuresOf('PGlite', await embeddedWith(EVENTS));
  const postgres = await openCachedPostgres();
  if (!postgres) return figures;
  try {
    return [...figures, ...(await figuresOf('PostgreSQL', await postgres.withEvents(EVENTS)))];
  } finally {
    await postgres.stop();
  }
}

async function figuresOf(name: string, seeded: Seeded): Promise<Figure[]> {
  const server = await serve(seeded);
  const base = `${server.url}/clients/stadt/api/events`;
  try {
    const figures: Figure[] = [];
    for (const ending of ['ics', 'csv'])
      figures.push(...(await figuresOfOne(`${base}.${ending}`, `${ending}, ${name}`)));
    return figures;
  } finally {
    await server.close();
    await seeded.database.close();
  }
}

async function figuresOfOne(address: string, name: string): Promise<Figure[]> {
  const writeTimes: number[] = [];
  const pauses: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // Each time another box around all events, so that none is cached.
  for (let round = 0; round < ROUNDS; round += 1) {
    delay.reset();
    writeTimes.push(await msOf(`${address}?bbox=0.${round + 1},40,20,60`));
    pauses.push(delay.max / NS_PER_MS);
  }
  delay.disable();
  const before = process.memoryUsage().rss;
  const began = performance.now();
  // Without the body: decompressing it a hundred times in this process would be most of the figure.
  await Promise.all(Array.from({ length: REPEATS }, () => msOf(`${address}?bbox=0.9,40,20,60`, { method: 'HEAD' })));
  const concurrentMs = performance.now() - began;
  const repeatTimes: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) repeatTimes.push(await msOf(`${address}?bbox=0.1,40,20,60`));
  const answer = await fetch(`${address}?bbox=0.1,40,20,60`, { headers: { 'accept-encoding': 'identity' } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const cachedAnswer = await fetch(`${address}?bbox=0.1,40,20,60`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'accept-encoding': 'identity' },
  });
  if (cachedAnswer.status !== 304) throw new Error(`The feed is not answered by 304: ${cachedAnswer.status}.`);
  const feed = `feed of ${MAX_FEED_EVENTS.toLocaleString('en')} events, ${name}`;
  return [
    {
      what: `${feed}, written`,
      value: median(writeTimes),
      unit: 'ms',
      goal: GOAL_MS,
    },
    {
      what: `${feed}, longest pause of other calls meanwhile`,
      value: median(pauses),
      unit: 'ms',
      goal: PAUSE_GOAL_MS,
    },
    { what: `${feed}, first requests, ${REPEATS} at once`, value: concurrentMs, unit: 'ms' },
    { what: `${feed}, ${REPEATS} repeated requests`, value: median(repeatTimes), unit: 'ms' },
    { what: `${feed}, size`, value: bytes / 1024, unit: 'KB' },
    {
      what: `${feed}, memory for ${REPEATS} responses, in MB`,
      value: (process.memoryUsage().rss - before) / BYTES_PER_MB,
      unit: '',
    },
  ];
}

async function msOf(address: string, request: RequestInit = {}): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, request);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
  return performance.now() - began;
}
