import type { Page } from 'playwright/test';
import { addDays, todayInBerlin, weekdayOf } from '../../src/lib/days';
import { call } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

const CALENDAR = '/backoffice/zeitung/adverts/calendar';
const SLOT = 'kurier-kasten';

/** That a page can be read by everybody, also where it is as narrow as a phone. */
async function isSound(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${page.url()} at ${width}`,
    ).toBe(0);
    expect(await violations(page, 'main'), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
}

/** Reads the state of a day in the call for buyers. */
const stateOf = async (day: string) => {
  const path = `adverts/availability?slot=${SLOT}&from=${day}&to=${day}`;
  return (await call<{ state: string }[]>('GET', path, { client: 'zeitung' })).data[0]?.state;
};

test('an operator closes sold days, credits one and moves one, and opens them again', async ({ page }) => {
  test.setTimeout(120_000);
  const monday = addDays(todayInBerlin(), 15 - weekdayOf(todayInBerlin()));
  const last = addDays(monday, 4);
  await logInToOffice(page);
  for (const view of ['weeks', 'month', 'year']) {
    await page.goto(`${CALENDAR}?view=${view}&from=${monday}`);
    await isSound(page);
  }
  await page.goto(CALENDAR);
  await page.getByRole('link', { name: 'Tage schließen' }).click();
  await isSound(page);
  await page.getByLabel('Lokalteil Reutlingen: Kasten').check();
  await page.getByLabel('Tag oder erster Tag').fill(monday);
  await page.getByLabel('Letzter Tag (optional)').fill(last);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await isSound(page);

  const fates = page.locator('select:has(option[value="credit"]):has(option[value^="2"])');
  const sold = await page.locator('select').count();
  await fates.nth(0).selectOption('credit');
  await fates.nth(1).selectOption({ label: await fates.nth(1).locator('option[value^="2"]').first().innerText() });
  await page.getByLabel('Warum? Nur die Verwaltung liest es.').fill('Druckmaschine wird gewartet');
  await page.getByRole('button', { name: '5 Tage schließen' }).click();
  await expect(page.getByText('Es fehlt die Begründung für die Käufer')).toBeVisible();
  await page.getByLabel(/^Begründung für die Käufer/).fill('Die Zeitung erscheint nicht.');
  await page.getByRole('button', { name: '5 Tage schließen' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  const cells = page
    .getByRole('row', { name: /^Kasten/ })
    .first()
    .getByRole('link', { name: /: geschlossen/ });
  await expect(cells).toHaveCount(5);
  const left = (await cells.evaluateAll((all) => all.map((cell) => cell.textContent ?? '')))
    .map((label) => Number(/(\d+) verkauft/.exec(label)?.[1] ?? 0))
    .reduce((sum, count) => sum + count, 0);
  expect(left).toBe(sold - 2);
  await cells.first().click();
  await expect(page.getByText('Geschlossen: Druckmaschine wird gewartet')).toBeVisible();
  await isSound(page);

  expect(await stateOf(monday)).toBe('closed');
  await openHost(page, { body: element('advert-order', 'history="hash"', 'zeitung') });
  for (const name of ['Alb-Kurier', 'Lokalteil Reutlingen', 'Kasten'])
    await page.getByRole('button', { name }).first().click();
  const day = page.locator(`[data-day="${monday}"]`);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect(day).toHaveAttribute('aria-disabled', 'true');

  await page.goto(`${CALENDAR}/open?check=1&slot=${SLOT}&from=${monday}&to=${last}`);
  await isSound(page);
  await page.getByRole('button', { name: '5 Tage öffnen' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(cells).toHaveCount(0);
  expect(await stateOf(monday)).not.toBe('closed');
});
