import type { Page } from 'playwright/test';
import { beLoggedIn } from '../support/accounts';
import { faintOnDark, sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';

const TAG = 'event-portal';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** That a screen can be read by everybody, also where it is as narrow as a phone. */
async function isSound(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `${page.url()} at ${width}`).toBe(0);
  }
  expect(await violations(page, TAG), page.url()).toEqual([]);
  expect(await faintOnDark(page, TAG)).toEqual([]);
}

test('a booked advert is found, opened, paid by its invoice, cancelled by keyboard and credited', async ({ page }) => {
  test.setTimeout(90_000);
  await beLoggedIn(page, 'approved');
  await page.goto('/portal/secure/promotion');
  await expect(heading(page, 'Meine Werbung')).toBeVisible();
  await expect(page.getByText('6 Buchungen')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Gebucht' }).click();
  await expect(page).toHaveURL(/state=confirmed/);
  await expect(page.getByText('1 Buchung', { exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();

  const invoice = page.getByRole('button', { name: 'Rechnung herunterladen' });
  await expect(invoice).toBeVisible();
  await isSound(page);
  const saved = page.waitForEvent('download');
  await invoice.focus();
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^ST-R-\d{4}-\d{5}\.pdf$/);

  const [, total = ''] = (await page.getByRole('row', { name: /^Rechnungsbetrag/ }).innerText()).split('\t');
  await page.getByRole('button', { name: 'Stornieren' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Anzeige stornieren?' });
  await expect(dialog).toContainText(`Wir schreiben Ihnen ${total.trim()} gut.`);
  await isSound(page);
  // The first button changes nothing.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihre Anzeige ist storniert.')).toBeVisible();
  const credited = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Gutschrift herunterladen' }).click();
  expect((await credited).suggestedFilename()).toMatch(/^ST-G-\d{4}-\d{5}\.pdf$/);
  await page.goto('/portal/en/secure/promotion?state=cancelled');
  await expect(heading(page, 'My adverts')).toBeVisible();
  await expect(page.getByText('2 bookings')).toBeVisible();
  await isSound(page);
});

test('the days of a running advert are also in a table, and the chart scrolls by keyboard on a phone', async ({
  page,
}) => {
  await beLoggedIn(page, 'approved');
  await page.goto('/portal/secure/promotion/own-order-stadt-running');
  await expect(page.getByRole('img', { name: /Spitzentag/ })).toHaveCount(3);
  await isSound(page);
  for (const name of ['Zahlen je Tag', 'Aufrufe je Tag']) {
    await page.getByRole('button', { name: 'Tabelle', pressed: false }).first().click();
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await isSound(page);
});
