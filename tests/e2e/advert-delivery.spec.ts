import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { call, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, ready, test } from '../support/browser';
import { failCalls } from '../support/faults';

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL('../../dist/chunks/manifest.json', import.meta.url), 'utf8'),
);
/** The code of adverts, which blockers may keep from a page. */
const CODE = `dist/${manifest['src/app/adverts/shown-adverts.ts']?.file}`;
const SHOW = /\/api\/adverts\/show/;
const OWN = 'own-order-zeitung-running';
/** Without it the browser of the tests says that it is a robot. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const asVisitor = (page: Page) => page.setExtraHTTPHeaders({ 'user-agent': BROWSER });
const cards = (page: Page) => page.getByRole('article').filter({ hasText: /^(Anzeige|Advertisement)/ });

/** Everything that a page asks about adverts: calls, and code that only they need. */
function watchAdverts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = request.url().match(/api\/adverts\/\w+/) ?? [];
    if (name) asked.push(name);
    else if (request.url().includes(CODE)) asked.push(CODE);
  });
  return asked;
}

/** Records the cumulative layout shift of a page in `window.shifts`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    Object.assign(window, { shifts: 0 });
  });
const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifts')));

test('an advert appears on the pages of the newspaper without layout shift, and is counted for its buyer', async ({
  page,
}) => {
  const { token } = await tokenOf('newspaper', 'zeitung');
  const counted = async () =>
    (await call<{ total: object }>('GET', `my/adverts/${OWN}/statistics`, { token, client: 'zeitung' })).data.total;
  const before = await counted();
  await asVisitor(page);
  await watchShifts(page);
  await page.goto('/zeitung/');
  const slot = page.locator('advert-slot');
  await expect(slot.getByRole('article')).toHaveText(/^Anzeige/);
  // Each of the page's lists leaves them to the place that the page has for them.
  await expect(cards(page)).toHaveCount(1);
  expect((await slot.boundingBox())?.height, 'the room that the page keeps').toBe(380);
  expect(await violations(page, 'advert-slot')).toEqual([]);

  // Among those that take turns, this one is looked for.
  await page.route(SHOW, async (route) => {
    const url = route.request().url().replace('count=1', 'count=10');
    const { data } = await (await route.fetch({ url })).json();
    // What the list has moved by itself, as when its cards are higher than what stood there before, is none of its doing.
    await expect(page.locator('event-list .cards:not([hidden]) .card-title').first()).toBeVisible();
    await forgetShifts(page);
    await route.fulfill({ json: { data: data.filter(({ id }: { id: string }) => id === OWN) } });
  });
  await page.goto('/zeitung/termine.html#/en/events');
  const own = cards(page);
  await expect(own).toHaveText(/^Advertisement/);
  expect(await shifts(page)).toBe(0);
  const seen = page.waitForResponse(/adverts\/seen/);
  await own.scrollIntoViewIfNeeded();
  await seen;
  const clicked = page.waitForResponse(/\/click$/);
  await own.getByRole('link').click();
  await clicked;
  await expect(page.locator('[part=detail]')).toBeVisible();
  const { views = 0, clicks = 0 } = before as Record<string, number>;
  await expect.poll(counted).toEqual({ views: views + 1, clicks: clicks + 1 });
});

test('events and articles have adverts, also at the end of a short list', async ({ page }) => {
  await asVisitor(page);
  const { data: events } = await call<{ id: string }[]>('GET', 'events?pageSize=1', { client: 'zeitung' });
  const { data: articles } = await call<{ id: string }[]>('GET', 'articles?pageSize=1', { client: 'zeitung' });
  for (const route of [`/events/${events[0]?.id}`, `/articles/${articles[0]?.id}`]) {
    await openHost(page, { body: element('event-portal', `start="${route}" history="memory"`, 'zeitung') });
    await expect(cards(page), route).toHaveCount(1);
  }
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openHost(page, { body: element('event-list', 'limit="2"', 'zeitung') });
  await expect(cards(page)).toHaveCount(1);
  const [first, last] = await page.getByRole('article').evaluateAll((all) => [all[0], all.at(-1)].map((card) => card?.getBoundingClientRect().bottom)); // biome-ignore format: one thing.
  expect(last, 'no higher than its row').toBe(first);
});

test('a list is complete if adverts are blocked, and sends no request if they are off', async ({ page }) => {
  await asVisitor(page);
  const asked = watchAdverts(page);
  const off = JSON.stringify({ applicationSettings: { activateAdverts: false } });
  const open = async (attributes = '') => {
    // The page before may still be trying again.
    await page.goto('about:blank');
    asked.length = 0;
    await openHost(page, { body: element('event-list', `limit="4" ${attributes}`, 'zeitung') });
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(4);
  };
  await page.route(`**/${CODE}`, (route) => route.abort('blockedbyclient'));
  await open();
  await expect.poll(() => asked.length, 'tried').toBeGreaterThan(0);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.unroute(`**/${CODE}`);
  const end = await failCalls(page, SHOW, (route) => route.abort('blockedbyclient'));
  await open();
  await expect.poll(() => asked.includes('api/adverts/show')).toBe(true);
  await expect(page.getByRole('article')).toHaveCount(4);
  await end();
  await open(`settings='${off}'`);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.locator('[part=detail]')).toBeVisible();
  expect(asked).toEqual([]);
});
