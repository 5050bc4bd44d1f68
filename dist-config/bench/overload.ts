import type { RunningServer } from '../../demo/server/main';
import { inChild } from './child';
import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, percentile } from './figures';
import { openCachedPostgres } from './postgres';

const EVENTS = { pglite: 10_000, postgres: 100_000 };
const DEEP_PAGES = 150;
const NONSENSE_SEARCHES = 8;
const NONSENSE_WORDS = 12;
const GOAL_MS = 1000;
/** The name of the figure of a visitor who opens an event meanwhile. */
const DETAIL = 'another visitor’s detail';

/** Measures one visitor's wait while many send costly requests. */
export async function overloadFigures(): Promise<Figure[]> {
  const figures = await figuresOf(await embeddedWith(EVENTS.pglite));
  const postgres = await openCachedPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed here; only PGlite is measured.');
    return figures;
  }
  try {
    const withEvents = () => postgres.withEvents(EVENTS.postgres);
    return [
      ...figures,
      ...(await figuresOf(await withEvents())),
      ...(await figuresOf(await withEvents(), await withEvents())),
    ];
  } finally {
    await postgres.stop();
  }
}

/** Measures one server on the data, or one for each connection in turn. */
async function figuresOf(...seeded: [Seeded, ...Seeded[]]): Promise<Figure[]> {
  const servers: RunningServer[] = [];
  // Every visitor of the flood has an address of its own.
  for (const one of seeded) servers.push(await serve(one, { behindProxy: true }));
  const { kind } = seeded[0].database;
  const name = servers.length > 1 ? `${kind}, ${servers.length} servers` : kind;
  const apiOf = (place: number) => `${servers[place % servers.length]?.url}/clients/stadt/api/events`;
  try {
    const { data } = await (await fetch(`${apiOf(0)}?pageSize=100`)).json();
    const details = data.map(({ id }: { id: string }, place: number) => `${apiOf(place)}/${id}`);
    const deep = Array.from({ length: DEEP_PAGES }, (_, index) => `${apiOf(index)}?sort=title&page=${260 + index}`);
    const nonsense = Array.from({ length: NONSENSE_SEARCHES }, (_, index) => `${apiOf(index)}?q=${nonsenseOf(index)}`);
    return [
      ...(await measureDuringFlood(`${name}, ${DEEP_PAGES} deep pages`, deep, details)),
      ...(await measureDuringFlood(`${name}, ${NONSENSE_SEARCHES} searches of nonsense`, nonsense, details)),
    ];
  } finally {
    for (const server of servers) await server.close();
    for (const { database } of seeded) await database.close();
  }
}

/** Returns unknown words, other ones for each search. */
const nonsenseOf = (search: number): string =>
  Array.from({ length: NONSENSE_WORDS }, (_, index) => `knzrt${'abcdefghijkl'.charAt(index)}${search}vrnst`).join('+');

/** The counts of each status, and the times of the light requests. */
type FloodResult = { statuses: Record<string, number>; times: number[] };

/** Sends many costly requests, and one detail after the other until all are answered. */
async function measureDuringFlood(name: string, costly: string[], light: string[]): Promise<Figure[]> {
  const began = performance.now();
  const { statuses, times } = await inChild<FloodResult>('./flood.ts', { costly, light });
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.info(`${name}: ${answers.join(', ')} in ${(performance.now() - began).toFixed(0)} ms`);
  return [
    { what: `${DETAIL}, ${name}, 95th percentile`, value: percentile(times, 95), unit: 'ms' },
    { what: `${DETAIL}, ${name}, slowest`, value: percentile(times, 100), unit: 'ms', goal: GOAL_MS },
  ];
}
