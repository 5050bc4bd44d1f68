import type { Page } from 'playwright/test';
import { violations } from '../support/axe';
import { element, expect, openHost, SCRIPT, test } from '../support/browser';
import { CALLS } from '../support/faults';

const SETTINGS = `settings='{"map":{"tiles":"https://{s}.karten.example/tiles/{z}/{x}/{y}.png","attribution":"Karten"}}'`;
const LIST = element('event-list', `view="map" ${SETTINGS}`);
const DETAIL = element('event-detail', `event-id="s00003" ${SETTINGS}`);
const load = (page: Page) => page.getByRole('button', { name: 'Karte laden' });
const tiles = (page: Page) => page.locator('.leaflet-tile-loaded');

/** A listener that plays the consent tool of a page, before the script. */
const tool = (code: string) =>
  `<script>window.asked = []; document.addEventListener('portal-consent', ({ target, detail }) => { asked.push([target.localName, detail.service, detail.origin]); window.detail = detail; ${code} });</script>${SCRIPT}`;

/** Answers the foreign server, and records its requests. */
async function foreign(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/karten\.example/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  return requests;
}

for (const [name, body, tag] of [
  ['the map of the list', LIST, 'event-list'],
  ['the map of an event', DETAIL, 'event-detail'],
] as const) {
  test(`${name} loads without a question if the consent tool of the page allows it`, async ({ page }) => {
    const requests = await foreign(page);
    await openHost(page, { head: tool('detail.respondWith(true);'), body });
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
    await expect(load(page)).toHaveCount(0);
    expect(requests).not.toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([[tag, 'map', 'https://karten.example']]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test(`${name} asks the visitor after a no, and loads after a later yes of the page`, async ({ page }) => {
    const requests = await foreign(page);
    await openHost(page, { head: tool('detail.respondWith(Promise.resolve(false));'), body });
    await expect(load(page)).toBeVisible();
    expect(requests).toEqual([]);
    await page.evaluate(() => Reflect.get(window, 'detail').respondWith(Promise.reject(new Error('closed'))));
    await page.evaluate(() => Reflect.get(window, 'detail').respondWith('yes'));
    await expect(load(page)).toBeVisible();
    expect(requests).toEqual([]);
    await page.evaluate(() => Reflect.get(window, 'detail').respondWith(true));
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
    // A withdrawn consent brings the question back.
    await page.evaluate(() => Reflect.get(window, 'detail').respondWith(false));
    await expect(load(page)).toBeVisible();
  });

  test(`${name} asks a visitor once in a visit, on a page without a consent tool`, async ({ page, context }) => {
    const requests = await foreign(page);
    await openHost(page, { body });
    await expect(load(page)).toBeVisible();
    await expect(page.getByText('Die Karte kommt von karten.example.')).toBeVisible();
    expect(requests).toEqual([]);
    expect(await violations(page, tag)).toEqual([]);
    await load(page).press('Enter');
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
    await expect(page.getByRole('application', { name: 'Karte' })).toBeFocused();

    await page.reload();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
    await expect(load(page)).toHaveCount(0);
    const address = page.url();
    const later = await context.newPage();
    await later.goto(address);
    await expect(load(later)).toBeVisible();
    await later.close();
  });
}

test('the frame asks the visitor, because its page has no consent tool', async ({ page }) => {
  const requests = await foreign(page);
  // Settings in its address change only the appearance.
  await page.route(CALLS.settings, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const map = JSON.parse(SETTINGS.slice("settings='".length, -1));
    await route.fulfill({ response: answer, json: { data: { ...data, ...map } } });
  });
  await page.goto('/dist/iframe/index.html?element=event-list&view=map&host=/clients/stadt');
  await expect(load(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('without browser storage the consent lasts until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await foreign(page);
  await openHost(page, { body: LIST });
  await load(page).click();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
});
