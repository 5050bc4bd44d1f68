import type { Page } from 'playwright/test';
import { faintOnDark, violations } from '../support/axe';
import { expect, openElement, ready, test } from '../support/browser';
import { layoutFaults } from '../support/layout-faults';
import { openArea } from '../support/member-area';
import { call } from '../support/people';
import { eventForm, fillEvent, openSection } from '../support/recording';

const TAG = 'event-portal';
const portal = (page: Page) => page.locator(TAG);
const detail = (page: Page) => portal(page).locator('[part~=detail]');
const inPanel = (page: Page, name: RegExp) =>
  portal(page).getByRole('group', { name: 'Barrierefreiheit' }).getByLabel(name);

test('how an event is accessible is recorded, shown in words, and found by a click', async ({ page }) => {
  const name = `Probe ${Date.now().toString(36)}`;
  await openArea(page, { user: 'approved', route: '/secure/events/eventRecording' });
  await fillEvent(page, name);
  await openSection(page, 'Preis und Zugang');
  const group = page.getByRole('group', { name: 'Barrierefreiheit im Einzelnen' });
  await group.getByLabel(/Gebärdensprache/).press('Space');
  await group.getByLabel(/^Induktionsschleife/).press('Space');
  await eventForm(page).publish.click();
  await page.getByRole('link', { name: 'Veranstaltung ansehen' }).click();
  await expect(detail(page).getByRole('heading', { name })).toBeVisible();
  const part = detail(page).getByRole('heading', { name: 'Barrierefreiheit' }).locator('..');
  await expect(part.getByRole('listitem')).toHaveText([/^Induktionsschleife.*Hörgeräte/, /^Gebärdensprache.*DGS/]);
  expect(await violations(page, TAG)).toEqual([]);
  expect(await faintOnDark(page, TAG)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await openElement(page, TAG, '', `#/events?q=${encodeURIComponent(name)}`);
  await ready(page);
  await portal(page)
    .getByRole('button', { name: /^Weitere Filter/ })
    .click();
  await expect(inPanel(page, /^Gebärdensprache/)).toBeEnabled();
  await expect(inPanel(page, /^Stufenloser Zugang/)).toBeDisabled();
  await inPanel(page, /^Gebärdensprache/).click();
  await expect(page).toHaveURL(/accessFeatures=signLanguage/);
  await expect(portal(page).getByRole('button', { name: /^Weitere Filter/ })).toHaveText(/1/);
  await expect(portal(page).getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await portal(page).getByRole('link', { name: 'Filter Gebärdensprache entfernen' }).click();
  await expect(page).not.toHaveURL(/accessFeatures/);
});

type Answer = { data: { location: Record<string, unknown>; [field: string]: unknown } };

/** Answers every event as it is, with another position of its place. */
async function placeAt(page: Page, position: { lat?: number; lon?: number }) {
  await page.route(/\/api\/events\/s\d+$/, async (route) => {
    const { data } = (await (await route.fetch()).json()) as Answer;
    const { lat: _, lon: __, ...location } = data.location;
    await route.fulfill({ json: { data: { ...data, location: { ...location, ...position } } } });
  });
}

/** An event at a place whose coordinates are known, which no later test changes. */
const EVENT = 's00004';

test('the place of an event is on a map by a second click only, also without tiles and at the ends of the world', async ({
  page,
}) => {
  const asked: string[] = [];
  let areTilesThere = false;
  await page.route('**/tiles/**', (route) => {
    asked.push(route.request().url());
    return areTilesThere ? route.continue() : route.abort();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await openElement(page, TAG, '', `#/events/${EVENT}`);
  const load = detail(page).getByRole('button', { name: 'Karte laden' });
  await load.scrollIntoViewIfNeeded();
  expect(await violations(page, TAG)).toEqual([]);
  expect(await layoutFaults(page, TAG)).toEqual([]);
  expect(asked).toEqual([]);
  await load.press('Enter');
  const map = detail(page).getByRole('application', { name: 'Karte' });
  await expect(map).toBeFocused();
  await expect(detail(page).locator('.map-pin')).toBeVisible();
  await expect(detail(page).getByText('Der Punkt steht trotzdem richtig.')).toBeVisible();
  const { data } = await call<{ location: { street: string } }>('GET', `events/${EVENT}`);
  await expect(detail(page).getByText(data.location.street).first()).toBeVisible();
  areTilesThere = true;
  await detail(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(detail(page).getByText('Der Punkt steht trotzdem richtig.')).toBeHidden();
  expect(await violations(page, TAG)).toEqual([]);
  const pin = () => detail(page).locator('.map-pin').boundingBox();
  const before = await pin();
  await map.press('ArrowRight');
  await expect.poll(async () => Math.round((before?.x ?? 0) - ((await pin())?.x ?? 0))).toBe(80);
  await page.emulateMedia({ media: 'print' });
  await expect(map).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  for (const position of [
    { lat: 0, lon: 0 },
    { lat: 90, lon: 180 },
  ]) {
    await placeAt(page, position);
    await page.reload();
    await load.click();
    await expect(detail(page).locator('.map-pin')).toBeInViewport();
    await page.unrouteAll({ behavior: 'wait' });
  }
  await placeAt(page, {});
  await page.reload();
  await expect(detail(page).getByRole('heading', { name: 'Veranstaltungsort' })).toBeVisible();
  await expect(load).toHaveCount(0);
});
