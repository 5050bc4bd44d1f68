import type { Page } from 'playwright/test';
import { sideways, violations } from '../support/axe';
import { element, expect, FEW, openHost, ready, test } from '../support/browser';

/** The newspaper, whose visitors read articles, in a portal at a route. */
async function openPortal(page: Page, route: string, client = 'zeitung', attributes = '') {
  await openHost(page, { body: element('event-portal', attributes, client), path: `/host-page#${route}` });
  await ready(page);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const cards = (page: Page) => page.getByRole('article');
/** A card leads to its article by its title. */
const titleOf = (page: Page) => cards(page).first().getByRole('link');
const jsonLd = (page: Page) =>
  page.evaluate(() => JSON.parse(document.querySelector('script[data-event-portal]')?.textContent ?? '{}'));

test('visitors read articles: the list with its filters in the address, one article, its events and back', async ({
  page,
}) => {
  await openPortal(page, '/events');
  await page.getByRole('link', { name: 'Artikel', exact: true }).click();
  await expect(heading(page, 'Artikel')).toBeVisible();
  // The newspaper calls its events so.
  await expect(page.getByRole('link', { name: 'Termine', exact: true })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await violations(page, 'event-portal')).toEqual([]);

  await page.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL(/#\/articles\?page=2$/);
  // The screen goes to its top with the new page; a pointer that comes earlier would miss.
  await expect(page.getByRole('status').getByText(/Seite 2 von/)).toBeVisible();
  await page.getByRole('link', { name: /^Tipps/ }).click();
  await expect(page).toHaveURL(/#\/articles\?tag=Tipps$/);
  await expect(page.getByRole('link', { name: 'Tipps' }).and(page.locator('[aria-current]'))).toBeVisible();
  await page.getByRole('searchbox').fill('gibtesnicht');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Keine Artikel gefunden')).toBeVisible();
  await expect(page).toHaveURL(/q=gibtesnicht&tag=Tipps$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  const title = (await titleOf(page).textContent()) ?? '';
  await titleOf(page).click();
  await expect(heading(page, title)).toBeFocused();
  await expect(heading(page, 'Veranstaltungen zum Artikel')).toBeVisible();
  expect((await jsonLd(page))['@graph']).toMatchObject([
    { '@type': 'Article', headline: title },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(await violations(page, 'event-portal')).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
  }

  // The event says what else there is to read about it.
  await cards(page).first().getByRole('link').click();
  await expect(heading(page, 'Mehr dazu')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeFocused();
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await expect(page).toHaveURL(/#\/articles/);

  // The list speaks English and fits a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.location.assign('#/en/articles'));
  await expect(heading(page, 'Articles')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  // How many there are stands in one line.
  expect((await page.getByText(/articles · page 1 of/).boundingBox())?.height).toBeLessThan(40);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page, 'event-portal')).toEqual([]);
});

test('without articles at the client there is no route and no call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/articles/.test(request.url())) calls.push(request.url());
  });
  await openPortal(page, '/articles', 'stadt', FEW);
  await expect(page.getByRole('link', { name: 'Artikel', exact: true })).toHaveCount(0);
  await expect(heading(page, 'Diese Seite gibt es nicht')).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Veranstaltungen' }).click();
  await cards(page).first().getByRole('link').click();
  await expect(heading(page, 'Ähnliche Veranstaltungen')).toBeVisible();
  await expect(heading(page, 'Mehr dazu')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a failed call shows a message and can be retried', async ({ page }) => {
  await page.route('**/api/articles?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/articles', (route) => route.fulfill({ status: 500, body: '' }));
  await openPortal(page, '/articles');
  await expect(page.getByText('Die Artikel konnten nicht geladen werden')).toBeVisible();
  await page.unroute('**/api/articles');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(cards(page).first()).toBeVisible();
});
