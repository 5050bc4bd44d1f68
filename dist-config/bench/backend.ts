import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, median, percentile } from './figures';
import { keptPostgres } from './postgres';

const ROUNDS = 15;
const SMALL = 10_000;
const LARGE = 100_000;
const MOST_LISTED = 4;
const DAY_MS = 86_400_000;

/** Searches as visitors make them; `day(n)` is n days after the data's first. */
const queries = (day: (days: number) => string): string[] => [
  '',
  'q=konzert&sort=relevance',
  'q=weihnachtsmarkt&sort=relevance',
  'q=Weinachtsmark',
  'q=kinder theater&sort=relevance',
  'q=jazz&free=1&sort=relevance',
  'q=führung',
  `from=${day(2)}&to=${day(3)}`,
  `from=${day(0)}&to=${day(6)}&children=1`,
  `from=${day(30)}&to=${day(60)}&rubric=1,2`,
  'rubric=3',
  'rubric=1,4,7&longRunning=0',
  'lat=48.49&lon=9.21&radius=10',
  'lat=48.49&lon=9.21&radius=25&sort=distance&q=musik',
  'lat=48.37&lon=9.38&radius=50&rubric=2&free=1',
  'barrierFree=1&children=1',
  'sort=title',
  'page=40',
  'q=markt&page=3&sort=relevance',
  `q=yoga&from=${day(7)}&to=${day(120)}&barrierFree=1`,
];

async function timesOf(seeded: Seeded): Promise<number[]> {
  const server = await serve(seeded);
  try {
    const day = (days: number) => new Date(seeded.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const addresses = queries(day).map((query) => `${server.url}/clients/stadt/api/events?facets=1&${query}`);
    for (const address of addresses) await timeOf(address);
    const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [address, known] of times) known.push(await timeOf(address));
    }
    printSlowest(seeded.database.kind, times);
    return [...times.values()].flat();
  } finally {
    await server.close();
    await seeded.database.close();
  }
}

/** The searches that make the 95th percentile. */
function printSlowest(kind: string, times: Map<string, number[]>): void {
  const slowest = [...times]
    .map(([address, known]) => ({ address, time: median(known) }))
    .sort((a, b) => b.time - a.time);
  for (const { address, time } of slowest.slice(0, MOST_LISTED)) {
    console.info(
      `${kind} ${time.toFixed(1).padStart(7)} ms  ${decodeURIComponent(address.replace(/^.*&?facets=1&/, ''))}`,
    );
  }
}

async function timeOf(address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address);
  await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - start;
}

const figuresOf = (name: string, times: number[], goal: number): Figure[] => [
  { what: `search, ${name}, median`, value: median(times), unit: 'ms' },
  { what: `search, ${name}, 95th percentile`, value: percentile(times, 95), unit: 'ms', goal },
];

/** Searches with filters and facets over HTTP. */
export async function backendFigures(): Promise<Figure[]> {
  const figures = figuresOf('10,000 events, PGlite', await timesOf(await embeddedWith(SMALL)), 60);
  const postgres = await keptPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed here; only PGlite is measured.');
    return figures;
  }
  try {
    figures.push(...figuresOf('10,000 events, PostgreSQL', await timesOf(await postgres.withEvents(SMALL)), 15));
    figures.push(...figuresOf('100,000 events, PostgreSQL', await timesOf(await postgres.withEvents(LARGE)), 40));
    return figures;
  } finally {
    await postgres.stop();
  }
}
