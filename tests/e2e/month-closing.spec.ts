import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { countEffort } from '../support/counted-walk';
import { readDatev } from '../support/datev-file';
import { logInToOffice } from '../support/office-pages';

test.use({ viewport: { width: 1280, height: 900 } });

/** Presses a link to a file, and returns its bytes. */
async function download(page: Page, name: string | RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFile(await file.path());
}

/** Leads to the list of invoices by the navigation. */
const openInvoices = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Verwaltung' })
    .getByRole('link', { name: /^Rechnungen/ })
    .click();

test("an accountant's end of a month", async ({ page }) => {
  test.setTimeout(120_000);
  const effort = await countEffort(page);
  const all = { taps: 0, fields: 0, screens: 0 };
  /** Prints the effort since the last part as a line of the report, and compares it with the limits. */
  const expectEffort = (part: string, limits: { taps: number; fields: number; screens: number }) => {
    const spent = { taps: effort.taps, fields: effort.fields.length, screens: effort.screens.length };
    console.log(`${part}: ${spent.screens} screens, ${spent.taps} presses, ${spent.fields} fields`);
    for (const kind of ['taps', 'fields', 'screens'] as const) {
      expect(spent[kind], `${part}: ${kind}`).toBeLessThanOrEqual(limits[kind]);
      all[kind] += spent[kind];
    }
    Object.assign(effort, { taps: 0, fields: [], screens: [] });
  };

  await test.step('logs in, and sees what is open', async () => {
    await logInToOffice(page);
    await page.getByRole('link', { name: 'Alb-Kurier', exact: true }).click();
    await openInvoices(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungen');
    expectEffort('log in, see what is open', { taps: 2, fields: 2, screens: 4 });
  });

  await test.step('records a transfer', async () => {
    await page.getByRole('button', { name: 'Zahlung buchen' }).first().click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    expectEffort('one transfer in full', { taps: 1, fields: 0, screens: 1 });
  });

  await test.step('records a part of another', async () => {
    await page
      .getByLabel(/^Mehr zu/)
      .first()
      .click();
    await page.getByRole('link', { name: 'Teilzahlung buchen' }).click();
    await page.getByLabel('Betrag').fill('1,00');
    await page.getByRole('button', { name: /^(?:Teilzahlung|Zahlung) buchen/ }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    expectEffort('a part of another', { taps: 3, fields: 1, screens: 3 });
  });

  await test.step('records a refund', async () => {
    await openInvoices(page);
    await page.getByRole('link', { name: /^Zu erstatten/ }).click();
    await page.getByRole('link', { name: 'Erstattung buchen' }).first().click();
    await page.getByRole('button', { name: 'Erstattung buchen' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    expectEffort('a refund', { taps: 4, fields: 0, screens: 4 });
  });

  await test.step('looks at the month, with its files', async () => {
    await openInvoices(page);
    await page.getByRole('link', { name: 'Monate', exact: true }).click();
    const open = page.getByRole('row').filter({ has: page.getByText('Offen', { exact: true }) });
    await open.first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Summen' })).toBeVisible();
    expectEffort('the month', { taps: 3, fields: 0, screens: 4 });
    const { bookings, isFixed } = readDatev(await download(page, 'DATEV'));
    expect([bookings.length > 0, isFixed]).toEqual([true, false]);
    await page.getByRole('link', { name: 'Zusammenfassende Meldung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zusammenfassende Meldung');
    expect((await download(page, 'Für Mein ELSTER ausgeben')).toString()).toMatch(
      /^#v3\.0\r\n.*\r\n(?:\w+,-?\d+,S\r\n)+$/,
    );
    expectEffort('DATEV and the list of sales', { taps: 3, fields: 0, screens: 2 });
  });

  await test.step('closes it', async () => {
    await page.goBack();
    await page.getByRole('link', { name: /abschließen$/ }).click();
    await page.getByRole('button', { name: /abschließen$/ }).click();
    await expect(page.getByText('Dieser Monat ist abgeschlossen')).toBeVisible();
    expect(readDatev(await download(page, 'DATEV')).isFixed).toBe(true);
    expectEffort('close it', { taps: 3, fields: 0, screens: 4 });
  });
  console.log(`all: ${all.screens} screens, ${all.taps} presses, ${all.fields} fields`);
});

test('the list of invoices is filtered, sorted and worked off, and comes back as it was', async ({ page }) => {
  test.setTimeout(60_000);
  const isSound = async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${page.url()} at ${width}`).toBe(0);
      expect(await violations(page, 'main'), `${page.url()} at ${width}`).toEqual([]);
    }
  };
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/invoices?state=all');
  await isSound();
  const filters = page.getByRole('navigation', { name: 'Filter' });
  await filters.getByText('Monat', { exact: true }).click();
  await filters
    .getByRole('link', { name: /^\p{L}+ 20\d\d/u })
    .first()
    .click();
  await expect(page).toHaveURL(/month=20\d\d-\d\d/);
  const buyer = page.getByRole('row').nth(1).locator('a.plain');
  const name = (await buyer.textContent()) ?? '';
  await buyer.click();
  await expect(page).toHaveURL(/month=20\d\d-\d\d.*buyer=/);
  for (const row of (await page.getByRole('row').all()).slice(1, -1)) await expect(row).toContainText(name);
  await isSound();

  await page.goto('/backoffice/stadt/invoices?state=overdue');
  await page.getByRole('link', { name: 'Betrag' }).click();
  await expect(page).toHaveURL(/state=overdue.*sort=-?amount/);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /Erinnerung(?:en)? senden/ }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page).toHaveURL(/state=overdue.*sort=-?amount/);

  const number = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByLabel(`Mehr zu ${number.trim()}`).click();
  await page.getByRole('link', { name: 'Teilzahlung buchen' }).click();
  await page.getByLabel('Betrag').fill('1,00');
  await page.getByRole('button', { name: /^(?:Teilzahlung|Zahlung) buchen/ }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page).toHaveURL(/state=overdue.*sort=-?amount/);
  await expect(page.getByRole('row', { name: new RegExp(number.trim()) })).toContainText('1,00\u00a0€ bezahlt');
  await isSound();
});
