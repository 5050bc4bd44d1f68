import { type Bench, untilReady } from './browser';
import type { Figure } from './figures';
import { MANY } from './floors/build-floors';
import { inTurn, load, medianOf, type Site, untilQuiet } from './page-load';

const GOALS: Record<number, number> = { 5: 1.25, 10: 1.5 };
const MAX = Math.max(...MANY);

/** Measures several elements on a page beside one: time until the last is ready, and repeated requests. */
export async function manyFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const loads = await inTurn(
    Object.fromEntries(
      MANY.map((count) => [
        String(count),
        () => load(bench, `${url}/many${count}/`, { elements: count, isQuick: true }),
      ]),
    ),
    runs,
  );
  const rows = MANY.filter((count) => count > 1).map((count) => ({
    what: `ready, ${count} elements | one`,
    value: medianOf(loads[count], 'ready'),
    unit: 'ms' as const,
    floor: medianOf(loads[1], 'ready'),
    ...(GOALS[count] && { goal: GOALS[count] }),
  }));
  return [...rows, ...(await repeatedRequests(bench, `${url}/many${MAX}/`))];
}

async function repeatedRequests(bench: Bench, address: string): Promise<Figure[]> {
  const visit = await bench.visit({ isNetworkSlow: false, isCpuSlow: false });
  try {
    await visit.page.goto(address);
    await untilReady(visit, MAX);
    await untilQuiet(visit);
    const urls = visit.requests.map(({ url }) => url);
    const files = urls.filter((url) => url.includes('/dist/'));
    const settings = urls.filter((url) => url.endsWith('/clientSettings'));
    return [
      { what: `settings requests of ${MAX} elements`, value: settings.length, unit: '', goal: 1 },
      {
        what: `files requested twice by ${MAX} elements`,
        value: files.length - new Set(files).size,
        unit: '',
        goal: 0,
      },
    ];
  } finally {
    await visit.close();
  }
}
