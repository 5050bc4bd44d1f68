import type { Page } from 'playwright/test';
import { call } from '../support/accounts';
import { faintOnDark, violations } from '../support/axe';
import { expect, openElement, ready, test } from '../support/browser';
import { layoutFaults } from '../support/layout-faults';
import { openArea } from '../support/member-area';
import { eventForm, fillEvent, openSection } from '../support/recording';

const TAG = 'event-portal';
const portal = (page: Page) => page.locator(TAG);
const detail = (page: Page) => portal(page).locator('[part~=detail]');
const inPanel = (page: Page, name: RegExp) =>
  portal(page).getByRole('group', { name: 'Barrierefreiheit' }).getByLabel(name);

/** An event in easy German and in sign language, in the section that is open; an address that is none is refused. */
async function recordVersions(page: Page): Promise<void> {
  await page.getByLabel(/^Text in Leichter Sprache/).fill('Das ist ein Konzert.\n\nEs gibt Musik.');
  const video = page.getByLabel(/^Video in Gebärdensprache/);
  await video.fill('kein Video');
  await eventForm(page).publish.click();
  await expect(video).toHaveAttribute('aria-invalid', 'true');
  await video.fill('videos.example/dgs');
  await expect(video).not.toHaveAttribute('aria-invalid', 'true');
}

/** The text unfolds and the video is linked, both without fault; then the page of the element switches them off. */
async function expectVersions(page: Page): Promise<void> {
  const easy = detail(page).getByRole('button', { name: 'Leichte Sprache' });
  const text = detail(page).getByText('Es gibt Musik.');
  const video = detail(page).getByRole('link', { name: /^Video in Gebärdensprache/ });
  await expect(video).toHaveAttribute('href', 'https://videos.example/dgs');
  await expect(text).toBeHidden();
  await easy.press('Enter');
  await expect(text).toBeVisible();
  expect(await violations(page, TAG)).toEqual([]);
  expect(await faintOnDark(page, TAG)).toEqual([]);
  expect(await layoutFaults(page, TAG)).toEqual([]);
  await portal(page).evaluate((element) => {
    const off = { showEasyLanguage: false, showSignLanguageVideo: false };
    Object.assign(element, { settings: { eventRecording: off } });
  });
  await expect(video).toHaveCount(0);
  await expect(easy).toHaveCount(0);
  await expect(text).toHaveCount(0);
}

test('accessibility of an event, also easy German and sign language, is recorded, shown and filtered by a click', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = `Probe ${Date.now().toString(36)}`;
  await openArea(page, { user: 'approved', route: '/secure/events/eventRecording' });
  await fillEvent(page, name);
  await openSection(page, 'Zugang');
  const group = page.getByRole('group', { name: 'Barrierefreiheit im Einzelnen' });
  await group.getByLabel(/Gebärdensprache/).press('Space');
  await group.getByLabel(/^Induktionsschleife/).press('Space');
  await recordVersions(page);
  await eventForm(page).publish.click();
  await page.getByRole('link', { name: 'Veranstaltung ansehen' }).click();
  await expect(detail(page).getByRole('heading', { name })).toBeVisible();
  const part = detail(page).getByRole('heading', { name: 'Barrierefreiheit' }).locator('..');
  await expect(part.getByRole('listitem')).toHaveText([/^Induktionsschleife.*Hörgeräte/, /^Gebärdensprache.*DGS/]);
  await expectVersions(page);

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

test('the venue of an event is on a map of the own host at once, also without tiles and at the poles', async ({
  page,
}) => {
  test.setTimeout(90_000);
  let areTilesThere = false;
  await page.route('**/tiles/**', (route) => (areTilesThere ? route.continue() : route.abort()));
  await page.setViewportSize({ width: 360, height: 800 });
  await openElement(page, TAG, '', `#/events/${EVENT}`);
  const map = detail(page).getByRole('application', { name: 'Karte' });
  await map.scrollIntoViewIfNeeded();
  expect(await layoutFaults(page, TAG)).toEqual([]);
  await expect(detail(page).locator('.map-pin')).toBeVisible();
  await expect(detail(page).getByText('Der Punkt zeigt trotzdem den richtigen Ort.')).toBeVisible();
  const { data } = await call<{ location: { street: string } }>('GET', `events/${EVENT}`);
  await expect(detail(page).getByText(data.location.street).first()).toBeVisible();
  areTilesThere = true;
  await detail(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(detail(page).getByText('Der Punkt zeigt trotzdem den richtigen Ort.')).toBeHidden();
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
    await map.scrollIntoViewIfNeeded();
    await expect(detail(page).locator('.map-pin')).toBeInViewport();
    await page.unrouteAll({ behavior: 'wait' });
  }
  await placeAt(page, {});
  await page.reload();
  await expect(detail(page).getByRole('heading', { name: 'Veranstaltungsort' })).toBeVisible();
  await expect(map).toHaveCount(0);
});
