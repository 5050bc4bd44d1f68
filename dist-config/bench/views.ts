import type { Bench } from './browser';
import { type Figure, median } from './figures';
import { type Site, untilQuiet } from './page-load';

const DATES = 500;
const POINTS = 10_000;
const [LAT, LON] = [48.49, 9.2];
/** The distance of the points in degrees. */
const POINT_DISTANCE = 0.01;
const POINTS_PER_ROW = 100;

/** Returns locations in a square around the town. */
const places = () =>
  Array.from({ length: POINTS }, (_, index) => [
    index + 1,
    LAT + (Math.floor(index / POINTS_PER_ROW) - POINTS_PER_ROW / 2) * POINT_DISTANCE,
    LON + ((index % POINTS_PER_ROW) - POINTS_PER_ROW / 2) * POINT_DISTANCE,
    1,
  ]);

/** Returns the dates of a full month, with two rubrics. @param from its first day */
const month = (from: string) => ({
  data: Array.from({ length: DATES }, (_, index) => ({
    id: `${from.slice(0, 7)}-${index}`,
    title: `Konzert im Kulturhaus ${index}`,
    rubric: 1 + (index % 2),
    date: `${from.slice(0, 8)}${String(1 + (index % 28)).padStart(2, '0')}`,
    from: `${10 + (index % 12)}:30`,
  })),
  meta: { rubrics: [1, 2].map((id) => ({ id, name: `Rubrik ${id}`, color: '#0a6e5c', icon: 'concert' })) },
});

/** Measures large views and their interactions, on a slow processor. */
export async function viewFigures(bench: Bench, site: Site, runs: number): Promise<Figure[]> {
  return [...(await monthFigures(bench, site, runs)), ...(await mapFigures(bench, site, runs))];
}

/** Measures a full month, the next one, and the return to the first. */
async function monthFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const first: number[] = [];
  const back: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = await bench.visit({ isNetworkSlow: false });
    const { page } = visit;
    try {
      await page.route('**/api/events/days*', (route) => {
        const from = new URL(route.request().url()).searchParams.get('from') ?? '';
        return route.fulfill({ contentType: 'application/json', body: JSON.stringify(month(from)) });
      });
      await page.goto(`${url}/whole-portal/#/events?view=month&month=2027-05`);
      await page.locator('event-portal .month-link').first().waitFor();
      await untilQuiet(visit);
      const turn = (button: string, shown: string) =>
        page.evaluate(([one, link]) => window.benchActions.pressUntil(one, link), [
          button,
          `.month-link[href*="${shown}-"]`,
        ] as const);
      first.push(await turn('.month-title + .month-nav', '2027-06'));
      await untilQuiet(visit);
      back.push(await turn('.month-nav', '2027-05'));
    } finally {
      await visit.close();
    }
  }
  const what = `month of ${DATES} dates`;
  return [
    { what: `${what}: after the click, with its call`, value: median(first), unit: 'ms' },
    { what: `${what}: one opened before, after the click`, value: median(back), unit: 'ms', goal: 100 },
  ];
}

/** Measures the first markers of a map with very many locations, and a zoom. */
async function mapFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
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
      first.push(await page.evaluate(() => window.benchActions.pressUntil('.map-ask button', '.map-marker')));
      await untilQuiet(visit);
      nearer.push(await page.evaluate(() => window.benchActions.pressUntil('.map-buttons button', '.map-search')));
    } finally {
      await visit.close();
    }
  }
  const what = `map of ${POINTS} venues`;
  return [
    { what: `${what}: first markers after the click, with its code`, value: median(first), unit: 'ms', goal: 1000 },
    { what: `${what}: zooming in`, value: median(nearer), unit: 'ms', goal: 100 },
  ];
}
