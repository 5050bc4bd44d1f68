import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, percentile } from './figures';
import { keptPostgres } from './postgres';

const EVENTS = { pglite: 10_000, postgres: 100_000 };
const DEEP_PAGES = 150;
const NONSENSE_SEARCHES = 8;
const NONSENSE_WORDS = 12;
const PAUSE_MS = 20;
const GOAL_MS = 1000;
/** A visitor who looks into one event; what others do must not be felt. */
const DETAIL = 'another visitor’s detail';

/** How long one visitor waits while many ask for what is costly. */
export async function overloadFigures(): Promise<Figure[]> {
  const figures = await figuresOf(await embeddedWith(EVENTS.pglite));
  const postgres = await keptPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed here; only PGlite is measured.');
    return figures;
  }
  try {
    return [...figures, ...(await figuresOf(await postgres.withEvents(EVENTS.postgres)))];
  } finally {
    await postgres.stop();
  }
}

async function figuresOf(seeded: Seeded): Promise<Figure[]> {
  const server = await serve(seeded);
  const api = `${server.url}/clients/stadt/api`;
  const { kind } = seeded.database;
  try {
    const { data } = await (await fetch(`${api}/events?pageSize=100`)).json();
    const details = data.map(({ id }: { id: string }) => `${api}/events/${id}`);
    const deep = Array.from({ length: DEEP_PAGES }, (_, place) => `${api}/events?sort=title&page=${260 + place}`);
    const nonsense = Array.from({ length: NONSENSE_SEARCHES }, (_, place) => `${api}/events?q=${nonsenseOf(place)}`);
    return [
      ...(await whileAsked(`${kind}, ${DEEP_PAGES} deep pages`, deep, details)),
      ...(await whileAsked(`${kind}, ${NONSENSE_SEARCHES} searches of nonsense`, nonsense, details)),
    ];
  } finally {
    await server.close();
    await seeded.database.close();
  }
}

/** Words that nothing contains, other ones in each search. */
const nonsenseOf = (search: number): string =>
  Array.from({ length: NONSENSE_WORDS }, (_, place) => `knzrt${'abcdefghijkl'.charAt(place)}${search}vrnst`).join('+');

/** Asks for all costly addresses at once, and for one detail after the other until all are answered. */
async function whileAsked(name: string, costly: string[], details: string[]): Promise<Figure[]> {
  const began = performance.now();
  let waiting = costly.length;
  const statuses = new Map<number, number>();
  const asked = costly.map(async (address) => {
    const { status } = await statusOf(address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    waiting -= 1;
  });
  const times: number[] = [];
  for (let place = 0; waiting > 0 || place === 0; place += 1) {
    const { status, ms } = await statusOf(details[place % details.length] ?? '');
    if (status !== 200) throw new Error(`${DETAIL} was answered ${status} after ${ms.toFixed(0)} ms`);
    times.push(ms);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  await Promise.all(asked);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.info(`${name}: ${answers} in ${(performance.now() - began).toFixed(0)} ms`);
  return [
    { what: `${DETAIL}, ${name}, 95th percentile`, value: percentile(times, 95), unit: 'ms' },
    { what: `${DETAIL}, ${name}, slowest`, value: percentile(times, 100), unit: 'ms', goal: GOAL_MS },
  ];
}

async function statusOf(address: string): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const response = await fetch(address);
  await response.text();
  return { status: response.status, ms: performance.now() - start };
}
