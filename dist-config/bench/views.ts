import type { Bench } from './browser';
import { type Figure, median } from './figures';
import { type Site, untilQuiet } from './page-load';

const POINTS = 10_000;
const [LAT, LON] = [48.49, 9.2];
/** Degrees that the points lie apart. */
const APART = 0.01;
const A_ROW = 100;

/** Places in a square around the town. */
const places = () =>
  Array.from({ length: POINTS }, (_, index) => [
    index + 1,
    LAT + (Math.floor(index / A_ROW) - A_ROW / 2) * APART,
    LON + ((index % A_ROW) - A_ROW / 2) * APART,
    1,
  ]);

/** How soon a map of very many places shows its first markers, and how fast it goes nearer, on a slow processor. */
export async function viewFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const body = JSON.stringify({ data: places(), meta: { total: POINTS, placed: POINTS } });
  const first: number[] = [];
  const nearer: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = await bench.visit({ isNetworkSlow: false });
    const { page } = visit;
    try {
      await page.route('**/api/events/places*', (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto(`${url}/whole-portal/#/events?view=map`);
      await page.locator('event-portal .map-ask button').waitFor();
      await untilQuiet(visit);
      first.push(await page.evaluate(() => window.benchActs.pressUntil('.map-ask button', '.map-marker')));
      await untilQuiet(visit);
      nearer.push(await page.evaluate(() => window.benchActs.pressUntil('.map-buttons button', '.map-search')));
    } finally {
      await visit.close();
    }
  }
  const what = `map of ${POINTS} places`;
  return [
    { what: `${what}: first markers after the click, with its code`, value: median(first), unit: 'ms', goal: 1000 },
    { what: `${what}: going nearer`, value: median(nearer), unit: 'ms', goal: 100 },
  ];
}
