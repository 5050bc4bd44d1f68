import { type Bench, readProbe, untilReady, type Visit } from './browser';
import { type Figure, median } from './figures';
import { MANY, type PageName } from './floors/build-floors';

const BYTES_PER_KB = 1024;
const QUIET_MS = 700;
const PICTURE_DELAY_MS = 1500;
const MOST_SLOW_RUNS = 3;

/** What one load of a page gave; times in milliseconds from the moment it was asked for. */
export type Load = { firstCard: number; ready: number; scriptBytes: number; shift: number };

/** Addresses of one server. `name` tells builds apart that are compared. */
export type Site = { name: string; url: string };

/** Waits until nothing has been asked for or answered for a while. */
export async function untilQuiet({ page, requests }: Visit): Promise<void> {
  let before = '';
  for (;;) {
    const now = `${requests.length} ${requests.filter(({ end }) => end).length}`;
    if (now === before) return;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Loads a page with an empty cache. */
export async function load(bench: Bench, address: string, { elements = 1, pictureDelayMs = 0 } = {}): Promise<Load> {
  const visit = await bench.visit({ pictureDelayMs });
  try {
    await visit.page.goto(address, { waitUntil: 'commit' });
    const { start, firstCard = Number.NaN, ready } = await untilReady(visit, elements);
    const readyAt = Math.max(...ready);
    await untilQuiet(visit);
    const { shift } = await readProbe(visit);
    const scripts = visit.requests.filter(({ type, at }) => type === 'Script' && at <= readyAt);
    const scriptBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    return { firstCard: firstCard - start, ready: readyAt - start, scriptBytes, shift };
  } finally {
    await visit.close();
  }
}

const FLOORS = ['vanilla', 'react'] as const satisfies PageName[];
const OURS = ['list', 'portal', 'frame'] as const satisfies PageName[];

const of = (loads: Load[] | undefined, key: keyof Load) => median((loads ?? []).map((one) => one[key]));

/** All contestants in turn, so that whatever else the machine does meets each of them alike; loads by address. */
async function loadInTurn(bench: Bench, addresses: string[], runs: number): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>(addresses.map((address) => [address, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [address, known] of loads) {
      const one = await load(bench, address);
      // The first round warms the server.
      if (run > 0) known.push(one);
    }
  }
  return loads;
}

/** First card, ready, bytes and shifts of a cold load of each build, beside the floors. */
export async function loadingFigures(bench: Bench, sites: Site[], runs: number): Promise<Figure[]> {
  const [{ url: home } = { url: '' }] = sites;
  const addresses = [
    ...FLOORS.map((page) => `${home}/${page}/`),
    ...sites.flatMap(({ url }) => OURS.map((page) => `${url}/${page}/`)),
  ];
  const loads = await loadInTurn(bench, addresses, runs);
  const [vanilla, react] = FLOORS.map((page) => loads.get(`${home}/${page}/`));
  const floors = { firstCard: of(vanilla, 'firstCard'), ready: of(react, 'ready') };
  const figures: Figure[] = [
    {
      what: 'first card, React + r2wc | vanilla element',
      value: of(react, 'firstCard'),
      unit: 'ms',
      floor: floors.firstCard,
    },
    { what: 'scripts until ready, React + r2wc', value: of(react, 'scriptBytes') / BYTES_PER_KB, unit: 'KB' },
  ];
  for (const site of sites) {
    const [list, portal, frame] = OURS.map((page) => loads.get(`${site.url}/${page}/`) ?? []);
    const slow: Load[] = [];
    for (let run = 0; run < Math.min(runs, MOST_SLOW_RUNS); run += 1) {
      slow.push(await load(bench, `${site.url}/list/`, { pictureDelayMs: PICTURE_DELAY_MS }));
    }
    const rows = ownFigures({ list: list ?? [], portal: portal ?? [], frame: frame ?? [], slow }, floors);
    figures.push(...rows.map((row) => ({ ...row, what: `${row.what}${site.name}` })));
  }
  return figures;
}

type Own = { list: Load[]; portal: Load[]; frame: Load[]; slow: Load[] };

function ownFigures({ list, portal, frame, slow }: Own, floors: { firstCard: number; ready: number }): Figure[] {
  const first = { unit: 'ms', floor: floors.firstCard, goal: 1.1 } as const;
  const ready = { unit: 'ms', floor: floors.ready, goal: 1.15 } as const;
  const kilobytes = (loads: Load[]) => of(loads, 'scriptBytes') / BYTES_PER_KB;
  return [
    { what: 'first card, event-list | vanilla element', value: of(list, 'firstCard'), ...first },
    { what: 'first card, event-portal | vanilla element', value: of(portal, 'firstCard'), ...first },
    {
      what: 'first card, frame | event-list',
      value: of(frame, 'firstCard'),
      unit: 'ms',
      floor: of(list, 'firstCard'),
      goal: 1.3,
    },
    { what: 'ready, event-list | React + r2wc', value: of(list, 'ready'), ...ready },
    { what: 'ready, event-portal | React + r2wc', value: of(portal, 'ready'), ...ready },
    { what: 'scripts until ready, event-list', value: kilobytes(list), unit: 'KB', goal: 105 },
    { what: 'scripts until ready, event-portal', value: kilobytes(portal), unit: 'KB', goal: 110 },
    { what: 'layout shift, event-list', value: of(list, 'shift'), unit: '', goal: 0.02 },
    { what: 'layout shift, event-portal', value: of(portal, 'shift'), unit: '', goal: 0.02 },
    { what: 'layout shift, event-list, slow pictures', value: of(slow, 'shift'), unit: '', goal: 0.02 },
  ];
}

const GOAL_OF_MANY: Record<number, number> = { 5: 1.25, 10: 1.5 };

/** Several elements on a page beside one: time until the last is ready, and what is asked for more than once. */
export async function manyFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const times = new Map<number, number[]>(MANY.map((count) => [count, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const count of MANY) {
      const { ready } = await load(bench, `${url}/many${count}/`, { elements: count });
      times.get(count)?.push(ready);
    }
  }
  const readyOf = (count: number) => median(times.get(count) ?? []);
  const rows = MANY.filter((count) => count > 1).map((count) => ({
    what: `ready, ${count} elements | one`,
    value: readyOf(count),
    unit: 'ms' as const,
    floor: readyOf(1),
    ...(GOAL_OF_MANY[count] && { goal: GOAL_OF_MANY[count] }),
  }));
  return [...rows, ...(await repeatedRequests(bench, `${url}/many10/`))];
}

async function repeatedRequests(bench: Bench, address: string): Promise<Figure[]> {
  const visit = await bench.visit({ isNetworkSlow: false, isCpuSlow: false });
  try {
    await visit.page.goto(address);
    await untilReady(visit, 10);
    await untilQuiet(visit);
    const urls = visit.requests.map(({ url }) => url);
    const chunks = urls.filter((url) => url.includes('/dist/'));
    return [
      {
        what: 'settings requests of 10 elements',
        value: urls.filter((url) => url.endsWith('/clientSettings')).length,
        unit: '',
        goal: 1,
      },
      { what: 'files asked for twice by 10 elements', value: chunks.length - new Set(chunks).size, unit: '', goal: 0 },
    ];
  } finally {
    await visit.close();
  }
}
