import type { Page } from 'playwright/test';
import { faintOnDark, sideways, violations } from '../support/axe';
import { element, expect, FEW, openElement, openHost, ready, test } from '../support/browser';

const TAG = 'event-portal';
const TILES = '**/tiles/**';
const portal = (page: Page) => page.locator(TAG);
const map = (page: Page) => portal(page).getByRole('application', { name: 'Karte' });
const markers = (page: Page) => portal(page).locator('.map-marker');
const cards = (page: Page) => portal(page).locator('.map-list .card');
const load = (page: Page) => portal(page).getByRole('button', { name: 'Karte laden' });
const view = (page: Page) => new URL(page.url().replace('#', '')).searchParams.get('view');

/** A marker that lies on the map, not beyond its edge or below its buttons. */
async function markerInView(page: Page) {
  const place = await markers(page).evaluateAll((all) =>
    all.findIndex((marker) => {
      const frame = marker.closest('.map-frame')?.getBoundingClientRect();
      const { left, right, top, bottom } = marker.getBoundingClientRect();
      if (!frame) return false;
      return left > frame.left && right < frame.right - 60 && top > frame.top + 60 && bottom < frame.bottom;
    }),
  );
  return markers(page).nth(place);
}

test('the map of the own host loads at once, and shows the events of a venue and of a section, also by keyboard', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/tiles\/|events\/places/.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openElement(page, TAG, FEW);
  await ready(page);
  expect(asked).toEqual([]);
  const switched = portal(page).getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' });
  await switched.click();
  await expect(cards(page).first()).toBeVisible();
  // No picture lies below the heart, and so it needs no disc.
  const disc = await cards(page)
    .first()
    .locator('.card-heart')
    .evaluate((heart) => getComputedStyle(heart, '::before').content);
  expect(disc).toBe('none');
  await expect(markers(page).first()).toBeVisible();
  await expect(switched).toBeFocused();
  await expect(load(page)).toHaveCount(0);
  await expect.poll(() => page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(1);
  expect(await violations(page, TAG)).toEqual([]);
  expect(await faintOnDark(page, TAG)).toEqual([]);

  // A card in the list shows its place.
  await expect(portal(page).locator('.map-list')).toHaveAttribute('aria-busy', 'false');
  await cards(page).first().getByRole('link').focus();
  await expect(portal(page).locator('.map-marker.is-pointed')).toHaveCount(1);

  // The keyboard moves the map, and what is in view can be searched.
  await map(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await portal(page).getByRole('button', { name: 'In diesem Ausschnitt suchen' }).click();
  await expect.poll(() => view(page)).toMatch(/^map_9\.\d+_48\.\d+_9\.\d+_48\.\d+$/);
  const head = portal(page).getByRole('status').filter({ hasText: 'in diesem Ausschnitt' });
  await expect(head).toContainText(/\d Veranstaltung/);
  // The number above the views is that of the part.
  const [found = ''] = /[\d.]+ Veranstaltung(?:en)?/.exec((await head.textContent()) ?? '') ?? [];
  await expect(portal(page).locator('.list-count')).toHaveText(found);

  // Whoever chooses markers comes nearer, until the events of one place are in the list.
  const place = portal(page).getByRole('status').filter({ hasText: 'an diesem Ort' });
  await expect(async () => {
    if (!(await place.isVisible())) await (await markerInView(page)).click({ timeout: 2000 });
    await expect(place).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(portal(page).locator('.map-marker.is-chosen')).toHaveCount(1);
  const words = await place.textContent();
  await cards(page).first().getByRole('link').click();
  await expect(portal(page).locator('[part~=detail]')).toBeVisible();
  await page.goBack();
  await expect(place).toHaveText(words ?? '');
  await portal(page).getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(head).toBeVisible();
  await portal(page).getByRole('button', { name: 'Alle zeigen' }).click();
  await expect.poll(() => view(page)).toBe('map');
});

test('on a phone the map is above its list, and shows its markers without any tile', async ({ page }) => {
  await page.route(TILES, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, TAG, FEW);
  await ready(page);
  await portal(page).getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' }).click();
  await expect(portal(page).getByText('Die Bilder der Karte lassen sich gerade nicht laden.')).toBeVisible();
  await expect(markers(page).first()).toBeVisible();
  expect(await violations(page, TAG)).toEqual([]);
  for (const width of [280, 360, 480]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await sideways(page), `${width} px`).toBe(0);
  }
  await page.unroute(TILES);
  await portal(page).locator('.map-notice').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(portal(page).locator('.map-notice')).toBeHidden();
});

test('a refused position is reported beside its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openElement(page, TAG, FEW, '#/events?view=map');
  await expect(markers(page).first()).toBeVisible();
  await portal(page).getByRole('button', { name: 'Meinen Standort zeigen' }).click();
  await expect(portal(page).getByText(/Standort/)).toBeInViewport();
});

test('the circle of a radius is above the tiles, under the documented policy', async ({ page, problems }) => {
  const around = 'near=Reutlingen&lat=48.4914&lon=9.2043&radius=5';
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHost(page, {
    body: element(TAG),
    path: `/host-page#/events?view=map&${around}`,
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify",
    },
  });
  await expect(markers(page).first()).toBeVisible();
  await expect.poll(() => page.locator('.leaflet-tile:not(.leaflet-tile-loaded)').count()).toBe(0);
  // What a test finds in the DOM may still lie below the tiles: with and without the circle its line looks otherwise.
  const circle = page.locator('.map-circle');
  const { x, y, height } = (await circle.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const clip = { x: x - 4, y: y + height / 2 - 4, width: 8, height: 8 };
  const show = (isShown: boolean) =>
    circle.evaluate((path, shown) => {
      (path as SVGElement).style.visibility = shown ? '' : 'hidden';
    }, isShown);
  const seen = await page.screenshot({ clip });
  await show(false);
  expect(seen.equals(await page.screenshot({ clip }))).toBe(false);
  await show(true);
  expect(seen.equals(await page.screenshot({ clip }))).toBe(true);

  // Tiles that leave the view, by zoom and by moves, ask for nothing that the policy refuses.
  await map(page).focus();
  for (const key of ['+', '+', '-', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', '-', '-'])
    await page.keyboard.press(key);
  await expect.poll(() => page.locator('.leaflet-tile:not(.leaflet-tile-loaded)').count()).toBe(0);
  await expect(markers(page).first()).toBeVisible();
  expect(problems.refused).toEqual([]);
});
