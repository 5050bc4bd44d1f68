import type { Page } from 'playwright/test';
import { beLoggedIn, newName, newOrganizer } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';
import { recordEvent } from '../support/recording';

/** Checks that a page can be read by everybody, also where it is as narrow as a phone. */
async function isSound(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} at ${width}`).toBe(0);
    expect(await violations(page, 'main'), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
}

test('a seller reads the page of a place with its preview, and creates, finds and closes a voucher', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/adverts/catalogue');
  await isSound(page);
  await page.getByRole('link', { name: 'Titelseite', exact: true }).click();
  await expect(page.getByRole('table').getByText('+25 %')).toBeVisible();
  await isSound(page);
  await page.getByTitle('Vorschau des Werbeplatzes').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('Hier steht der Text der Anzeige.')).toBeVisible();
  await page.goto('/backoffice/stadt/adverts/places/stadt-liste');
  await page.getByTitle('Vorschau des Werbeplatzes').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('Hier steht der Text der Anzeige.')).toBeInViewport();

  const code = `PROBE-${Date.now()}`;
  await page.getByRole('link', { name: 'Gutscheine', exact: true }).click();
  await page.getByRole('link', { name: 'Neuer Gutschein' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Nachlass in Prozent').fill('25');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByText('hat den Gutschein geschlossen')).toBeVisible();
  await page.goto(`/backoffice/stadt/adverts/vouchers?state=closed&q=${code.slice(0, 9).toLowerCase()}`);
  await isSound(page);
  await expect(page.getByRole('row', { name: new RegExp(`${code}.*25 %.*Geschlossen`) })).toBeVisible();
});

test('a price that changes during an order is shown with the old one, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = newName('Preiswechsel');
  const { username } = await newOrganizer('price');
  await recordEvent(username, title);
  const office = await (await browser.newContext()).newPage();
  await logInToOffice(office);
  // A place of its own, as other tests order at the prices of the seeded ones.
  await office.goto('/backoffice/stadt/adverts/catalogue/slot/new?of=stadt-kalender');
  await office.getByLabel('Name', { exact: true }).fill(newName('Probeplatz'));
  await office.getByLabel('Preis je Tag ohne Umsatzsteuer (Euro)').fill('20');
  await office.getByRole('button', { name: 'Speichern' }).click();
  await office.waitForURL(/\/adverts\/places\//);
  const [, slot = ''] = /places\/([\w-]+)/.exec(office.url()) ?? [];

  await beLoggedIn(page, username);
  await openHost(page, {
    head: '<script type="module" src="/dist/event-portal.js"></script>',
    body: element('event-portal', ''),
    path: `/host-page#/secure/promotion/order?product=${slot}`,
  });
  await page.locator('[data-day][aria-disabled="false"]').first().click();
  await page.getByRole('button', { name: 'Weiter zur Veranstaltung' }).click();
  await page.getByRole('button', { name: /^Eine eingetragene/ }).click();
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await page.getByLabel('Titel der Anzeige').fill(`${title} im Hof`);
  await page.getByRole('button', { name: 'Weiter zur Rechnung' }).click();
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await expect(page.getByText('23,80 €').first()).toBeVisible();

  await office.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(office.getByText('Wer gerade bestellt, sieht einen neuen Preis')).toBeVisible();
  await office.getByLabel('Preis je Tag ohne Umsatzsteuer (Euro)').fill('40');
  await office.getByRole('button', { name: 'Speichern' }).first().click();
  await office.waitForURL(/\/adverts\/places\//);

  const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await page.getByRole('checkbox').first().check();
  await order.click();
  await expect(page.getByText(/Bisher 23,80\s€, jetzt 47,60\s€/)).toBeVisible();
  await expect(page.getByText(`${title} im Hof`).first()).toBeVisible();
  await order.click();
  await expect(page.getByText(/^Bestellnummer: /)).toBeVisible();

  await office.getByRole('link', { name: 'Bearbeiten' }).click();
  await office.getByLabel('Im Angebot').uncheck();
  await office.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(office.getByText('Auf diesem Werbeplatz ist schon verkauft')).toBeVisible();
  await isSound(office);
  await office.getByRole('checkbox', { name: /Verstanden/ }).check();
  await office.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(office.getByText('Dieser Werbeplatz ist geschlossen')).toBeVisible();
  await office.context().close();
});
