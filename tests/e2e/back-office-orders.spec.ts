import type { Page } from 'playwright/test';
import { beLoggedIn } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

/** That a page can be read by everybody, also where it is as narrow as a phone. */
async function isSound(page: Page) {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${page.url()} at ${width}`,
    ).toBe(0);
    if (width !== 768) expect(await violations(page, 'main'), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
}

test('an operator finds a running order by its number, stops it, and records the refund', async ({ page }) => {
  test.setTimeout(90_000);
  await logInToOffice(page);
  await page.goto('/backoffice/zeitung/adverts?set=running&q=Literaturhaus');
  await isSound(page);
  const number = /[A-Z]+-A-\d{4}-\d{5}/.exec(await page.locator('main table').innerText())?.[0] ?? '';
  expect(number).not.toBe('');
  await page.goto('/backoffice/zeitung');
  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: number })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`));
  await isSound(page);

  await page.getByRole('link', { name: 'Anzeige stoppen' }).click();
  await isSound(page);
  await page.getByRole('radio').last().check();
  await page.getByLabel('Warum? Der Auftraggeber liest es.').fill('Die Lesung fällt aus.');
  await page.getByRole('button', { name: 'Anzeige stoppen' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${number}`));
  const money = page.getByRole('region', { name: 'Rechnung und Zahlungen' });
  await expect(money.getByRole('row', { name: /Gutschrift/ })).toBeVisible();
  const mails = page.getByRole('region', { name: 'E-Mails' });
  await expect(mails.getByRole('row', { name: /gestoppt|endet|früher/i }).first()).toBeVisible();
  await expect(page.getByText('Die Lesung fällt aus.').first()).toBeVisible();

  await money.getByRole('group').first().locator('summary').click();
  await expect(money.getByRole('link', { name: 'PDF und E-Rechnung' }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Erstattung buchen' }).first().click();
  await isSound(page);
  await page.getByLabel('Vermerk, nur für die Verwaltung').fill('SEPA 4711');
  await page.getByRole('button', { name: 'Erstattung buchen' }).click();
  await expect(page.getByRole('row', { name: /Erstattung, Überweisung.*SEPA 4711/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ausgeglichen/ })).toBeVisible();
  await isSound(page);
});

test('an operator moves a day of an order, and the booking of its buyer says so in both languages', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/adverts?set=planned&q=approved');
  await page.locator('main table a.first').first().click();
  const days = page.getByRole('region', { name: 'Tage' });
  await days
    .getByRole('link', { name: /verschieben$/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Tag verschieben' })).toBeVisible();
  await isSound(page);
  await page.getByLabel('Warum? Der Auftraggeber liest es.').fill('An diesem Tag fällt die Seite aus.');
  await page.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.getByText('Bitte wählen Sie einen Tag.')).toBeVisible();
  await expect(page.getByLabel('Warum? Der Auftraggeber liest es.')).toHaveValue('An diesem Tag fällt die Seite aus.');
  await page.getByRole('radio').first().check();
  await page.getByLabel(/Auch nach Anzeigenschluss/).check();
  await page.getByRole('button', { name: 'Verschieben' }).click();
  await expect(days.getByRole('row', { name: /Verschoben/ })).toBeVisible();
  await expect(page.getByText('hat einen Tag verschoben')).toBeVisible();
  await isSound(page);

  await beLoggedIn(page, 'approved');
  for (const [address, name, words] of [
    ['/portal/secure/promotion/own-order-stadt-planned', 'Verschobene Tage', /^vom .+ auf den .+$/],
    ['/portal/en/secure/promotion/own-order-stadt-planned', 'Moved days', /^from .+ to .+$/],
  ] as const) {
    await page.goto(address);
    const term = page.locator('dt', { hasText: name });
    await expect(term).toBeAttached();
    await expect(term.locator('+ dd')).toHaveText(words);
  }
});
