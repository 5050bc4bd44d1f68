import type { Page } from 'playwright/test';
import { newAccount } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { layoutFaults } from '../support/layout-faults';
import { openArea, pick } from '../support/member-area';

const TILES = '**/tiles/**';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Neue Adresse vorschlagen' });
const point = (page: Page) => dialog(page).getByLabel('Koordinaten');
const map = (page: Page) => dialog(page).getByRole('application', { name: 'Karte' });
const show = (page: Page) => dialog(page).getByRole('button', { name: 'Auf der Karte zeigen' });

/** Opens the form for a place that the search does not find. */
async function openDialog(page: Page) {
  const { username } = await newAccount('karte');
  await openArea(page, { user: username, route: '/secure/events/new' });
  await page.getByRole('combobox', { name: /^Ort/ }).fill('Kelter am Weinberg');
  await page.getByRole('option', { name: /neu eingeben/ }).click();
  await expect(dialog(page)).toBeVisible();
}

/** The typed or set coordinates as numbers. */
const numbers = async (page: Page) => (await point(page).inputValue()).split(', ').map(Number);

test('a venue is placed on the map by pointer, keyboard and coordinates, also without tiles, and is saved with its position', async ({
  page,
}) => {
  const asked: string[] = [];
  let areTilesThere = false;
  await page.route(TILES, (route) => {
    asked.push(route.request().url());
    return areTilesThere ? route.continue() : route.abort();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await openDialog(page);
  await pick(dialog(page).getByRole('combobox', { name: /^Gemeinde/ }), 'Pfullingen', /Pfullingen/);
  expect(asked).toEqual([]);
  await show(page).press('Enter');
  await expect(map(page)).toBeVisible();
  const isGone = dialog(page).getByText('Die Karte lässt sich gerade nicht laden');
  await expect(isGone).toBeVisible();
  areTilesThere = true;
  await dialog(page).getByRole('button', { name: 'Karte noch einmal laden' }).click();
  await expect(isGone).toBeHidden();
  await expect.poll(() => page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(1);

  // Pfullingen is in the middle; a tap to the right and above it is further east and north.
  await map(page).scrollIntoViewIfNeeded();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map has no box');
  await page.mouse.click(box.x + box.width / 2 + 40, box.y + box.height / 2 - 40);
  await expect(point(page)).not.toHaveValue('');
  const [lat = 0, lon = 0] = await numbers(page);
  expect(lat).toBeGreaterThan(48.46);
  expect(lat).toBeLessThan(48.49);
  expect(lon).toBeGreaterThan(9.22);
  expect(lon).toBeLessThan(9.26);
  expect(await violations(page, 'event-portal')).toEqual([]);
  expect(await layoutFaults(page, 'event-portal')).toEqual([]);

  const pin = page.locator('.map-pin');
  const from = await pin.boundingBox();
  if (!from) throw new Error('The marker has no box');
  await page.mouse.move(from.x + 16, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 16, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await numbers(page))[1]).toBeLessThan(lon);

  const [before = 0] = await numbers(page);
  await map(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await numbers(page))[0]).toBeLessThan(before);
  await dialog(page).getByRole('button', { name: 'Punkt entfernen' }).click();
  await expect(pin).toBeHidden();

  await point(page).fill('48,4655° N, 9,2263° O');
  await expect(pin).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/addresses'));
  await dialog(page).getByRole('button', { name: 'Vorschlagen und verwenden' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Kelter am Weinberg', lat: 48.4655, lon: 9.2263 });
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toHaveValue(/Kelter am Weinberg/);
});
