import type { Locator, Page } from 'playwright/test';
import { faintOnDark, sideways, violations } from '../support/axe';
import { expect, openElement, test } from '../support/browser';
import { FAULTS, type Fault } from '../support/faults';

/** An event with tickets of more than one seller. */
const TICKETS = 's00004';
const portal = (page: Page) => page.locator('event-portal');
const bar = (page: Page) => portal(page).locator('[data-ticket-bar]');
const row = (page: Page, name: string) => portal(page).getByRole('region', { name });
const left = (list: Locator) => list.evaluate((element) => element.scrollLeft);

test('an event has its tickets in reach, related events in a row, and a print', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, 'event-portal', '', `#/events/${TICKETS}`);
  // At the lower edge at once.
  await expect(bar(page)).toBeInViewport({ ratio: 0.99 });
  const box = await bar(page).boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  await expect(bar(page).getByRole('link', { name: 'Karten online kaufen' })).toHaveAttribute('href', /^https:/);

  const place = row(page, 'Mehr an diesem Ort');
  const list = place.getByRole('list');
  await place.scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
  const [back, on] = ['Vorherige Veranstaltungen', 'Weitere Veranstaltungen'].map((name) =>
    place.getByRole('button', { name }),
  ) as [Locator, Locator];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => left(list)).toBeGreaterThan(200);
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  // By keys alone: what gets the focus comes into sight.
  await place.getByRole('link').last().focus();
  await expect(place.getByRole('link').last()).toBeInViewport();
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  expect(await violations(page, 'event-portal')).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await portal(page).getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(portal(page).getByRole('img', { name: 'QR-Code mit dem Link zu dieser Veranstaltung' })).toBeVisible();
  await expect(portal(page).getByText(page.url())).toBeVisible();
  await expect(place).toBeHidden();
});

test('it works in English, on a dark page, and without related events', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/others$/, FAULTS['500'] as Fault);
  await openElement(page, 'event-portal', '', `#/en/events/${TICKETS}`);
  await expect(bar(page).getByRole('link')).toBeInViewport();
  await expect(row(page, 'Similar events')).toHaveCount(1);
  await expect(row(page, 'More at this venue')).toHaveCount(0);
  expect(await violations(page, 'event-portal')).toEqual([]);
  expect(await faintOnDark(page, 'event-portal')).toEqual([]);
});

test('on a phone the head of an event fits, also with a long venue name', async ({ page }) => {
  await page.route(`**/api/events/${TICKETS}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.location.name = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, 'event-portal', '', `#/events/${TICKETS}`);
  const fold = portal(page).getByRole('button', { name: 'In meinen Kalender', exact: true });
  await expect(fold).toBeVisible();
  expect(await sideways(page)).toBe(0);
  const [above, below] = await Promise.all(
    [portal(page).locator('header').getByRole('button').first(), fold].map((one) => one.boundingBox()),
  );
  expect(below?.x).toBe(above?.x);
});
