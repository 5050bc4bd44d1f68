import { inChild } from './child';
import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, median, percentile } from './figures';
import { ownMs, percentOf } from './load';
import { openCachedPostgres, postmasters } from './postgres';
import { searchesOf } from './searches';

const ROUNDS = 15;
const VISITORS = 8;
const VISITOR_ROUNDS = 3;
/** The numbers of events on PostgreSQL, and the goals of the 95th percentile in milliseconds. */
const SIZES: [events: number, goal: number][] = [
  [10_000, 15],
  [100_000, 40],
  [1_000_000, 150],
];
const EMBEDDED = { events: 10_000, goal: 60 };
const SEED_GOAL_MS = 600_000;
const MAX_LISTED = 4;
const DAY_MS = 86_400_000;
const US_PER_MS = 1000;

/** The time and address of a search. */
type TimedSearch = { address: string; time: number };

/** The times of several visitors right after the start, and then of one alone and of several at the same time. */
type VisitorTimes = { started: TimedSearch[]; alone: TimedSearch[]; together: TimedSearch[]; cpuMs: number };

async function timesOf(seeded: Seeded): Promise<VisitorTimes> {
  // Every visitor has an address of its own.
  const server = await serve(seeded, { behindProxy: true });
  const day = (days: number) => new Date(seeded.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const base = `${server.url}/clients/stadt/api/events?facets=1&`;
  const requestedAddresses = new Set<string>();
  let visits = 0;
  let repeatCount = 0;
  const nextVisit = () => {
    visits += 1;
    return searchesOf(visits, day).map((query) => base + query);
  };
  const runSearches = async (visitors: number, rounds: number): Promise<TimedSearch[]> => {
    const addresses = Array.from({ length: visitors }, () => Array.from({ length: rounds }, nextVisit).flat());
    for (const address of addresses.flat()) {
      repeatCount += requestedAddresses.has(address) ? 1 : 0;
      requestedAddresses.add(address);
    }
    const times = await inChild<number[][]>('./visitors.ts', { addresses });
    return addresses.flatMap((visitorAddresses, visitor) =>
      visitorAddresses.map((address, index) => ({ address, time: times[visitor]?.[index] ?? Number.NaN })),
    );
  };
  try {
    // Each connection caches plans and pages of the database, so all of them are warmed up.
    const started = await runSearches(VISITORS, 1);
    repeatCount = 0;
    const alone = await runSearches(1, ROUNDS);
    const before = cpuMs();
    const together = await runSearches(VISITORS, VISITOR_ROUNDS);
    const usedMs = cpuMs() - before;
    const { kind } = seeded.database;
    const share = repeatCount / (requestedAddresses.size + repeatCount - started.length);
    console.info(`${kind}: ${percentOf(share)} of the searches had been asked before.`);
    printSlowest(`${kind}, alone`, alone);
    printSlowest(`${kind}, ${VISITORS} at once`, together);
    return { started, alone, together, cpuMs: usedMs / together.length };
  } finally {
    await server.close();
    await seeded.database.close();
  }
}

/** Returns the processor time of this process, which contains the server, and of PostgreSQL, in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / US_PER_MS + ownMs(postmasters);
}

/** Prints the slowest searches, which determine the 95th percentile. */
function printSlowest(kind: string, searches: readonly TimedSearch[]): void {
  const slowest = [...searches].sort((a, b) => b.time - a.time);
  for (const { address, time } of slowest.slice(0, MAX_LISTED)) {
    console.info(
      `${kind} ${time.toFixed(1).padStart(7)} ms  ${decodeURIComponent(address.replace(/^.*&?facets=1&/, ''))}`,
    );
  }
}

async function figuresOf(name: string, seeded: Seeded, goal: number): Promise<Figure[]> {
  const { started, alone, together, cpuMs } = await timesOf(seeded);
  const percentiles = (who: string, searches: readonly TimedSearch[], goal?: number): Figure[] => {
    const times = searches.map(({ time }) => time);
    return [
      { what: `search, ${name}, ${who}, median`, value: median(times), unit: 'ms' },
      {
        what: `search, ${name}, ${who}, 95th percentile`,
        value: percentile(times, 95),
        unit: 'ms',
        ...(goal && { goal }),
      },
    ];
  };
  return [
    ...percentiles('alone', alone, goal),
    ...percentiles(`${VISITORS} at once`, together, goal),
    ...percentiles(`${VISITORS} at once right after the start`, started),
    { what: `search, ${name}, processor time`, value: cpuMs, unit: 'ms' },
  ];
}

/** Measures searches with filters and facets over HTTP. */
export async function backendFigures(maxEvents: number): Promise<Figure[]> {
  const { events, goal } = EMBEDDED;
  const figures = await figuresOf(`${nameOf(events)}, PGlite`, await embeddedWith(events), goal);
  const postgres = await openCachedPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed here; only PGlite is measured.');
    return figures;
  }
  try {
    for (const [events, goal] of SIZES.filter(([events]) => events <= maxEvents)) {
      const seeded = await postgres.withEvents(events);
      figures.push(...(await figuresOf(`${nameOf(events)}, PostgreSQL`, seeded, goal)));
      const isLargest = events === SIZES.at(-1)?.[0];
      if (isLargest && seeded.seedMs !== undefined)
        figures.push({ what: `seed, ${nameOf(events)}`, value: seeded.seedMs, unit: 'ms', goal: SEED_GOAL_MS });
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

const nameOf = (events: number) => `${events.toLocaleString('en')} events`;
