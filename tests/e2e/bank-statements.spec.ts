import type { Page } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

/** Checks that the page can be read by everybody, also where it is as narrow as a phone. */
async function expectSound(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(page, 'main'), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
}

test('an operator uploads the file of a bank, looks, books, and takes one payment back', async ({ page }) => {
  test.setTimeout(90_000);
  await logInToOffice(page);
  await page.goto('/backoffice/zeitung/invoices');
  const row = page
    .locator('main tbody tr')
    .filter({ hasText: /-R-\d{4}-\d{5}/, hasNotText: 'bezahlt' })
    .last();
  const text = await row.innerText();
  const number = /\w+-R-\d{4}-\d{5}/.exec(text)?.[0] ?? '';
  const amount = [...text.matchAll(/([\d.]+,\d\d)\s€/g)].at(-1)?.[1] ?? '';
  expect([number, amount]).not.toContain('');
  const day = new Date().toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const csv = [
    'Buchungstag;Valutadatum;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung',
    `${day};${day};Prüfverein;Rechnung ${number.toLowerCase().replaceAll('-', ' ')};${amount};EUR`,
    `${day};${day};Anna Unbekannt;=HYPERLINK("http://example.org");12,34;EUR`,
    `${day};${day};Jane;Dollar;1,00;USD`,
  ].join('\r\n');

  await page.goto('/backoffice/zeitung/invoices/statements');
  await expectSound(page);
  await page.getByLabel('Umsätze der Bank als CSV').setInputFiles({
    ...{ name: 'umsaetze-pruefung.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`, 'utf16le') },
  });
  await page.getByRole('button', { name: 'Datei einlesen' }).click();
  await expect(page.getByRole('heading', { name: 'umsaetze-pruefung.csv' })).toBeVisible();
  const proposal = page.getByRole('row', { name: /Prüfverein/ });
  await expect(proposal).toContainText('Nummer und Betrag stimmen');
  await expect(page.getByRole('button', { name: '1 Zahlung buchen' })).toBeEnabled();
  await proposal.getByRole('checkbox').uncheck();
  await expect(page.getByRole('button', { name: 'Zahlungen buchen' })).toBeDisabled();
  await proposal.getByRole('checkbox').check();
  await proposal.getByText('Ändern').click();
  await expectSound(page);
  await page.getByRole('link', { name: 'Nicht eingelesen 1' }).click();
  await expect(page.getByRole('row', { name: /Eine andere Währung als Euro/ })).toBeVisible();

  await page.getByRole('link', { name: 'Zu buchen 1' }).click();
  await page.getByRole('button', { name: '1 Zahlung buchen' }).click();
  await expect(page.getByText(`1 Zeile gebucht, zusammen ${amount}`)).toBeVisible();
  await page
    .getByRole('row', { name: /Anna Unbekannt/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Ignorieren …' }).click();
  await expect(page.getByText('=HYPERLINK("http://example.org")')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Warum gehört diese Zeile nicht hierher?').fill('Gehört zum Bürgerhaus');
  await page.getByRole('button', { name: 'Ignorieren' }).click();
  await page.getByRole('link', { name: 'Ignoriert 1' }).click();
  await expect(page.getByText('„Gehört zum Bürgerhaus“')).toBeVisible();
  const statement = page.url();

  await page.getByRole('link', { name: 'Gebucht 1' }).click();
  await page.getByRole('link', { name: number }).click();
  const payment = page
    .getByRole('region', { name: 'Rechnung und Zahlungen' })
    .getByRole('row', { name: /Zahlung/ })
    .last();
  await payment.locator('summary').click();
  await payment.getByText('Zahlung zurücknehmen').click();
  await page.goto(statement);
  await page.getByRole('link', { name: 'Unklar 1' }).click();
  await expect(page.getByText(`Die Buchung für ${number} wurde zurückgenommen`)).toBeVisible();
  await expectSound(page);
});
