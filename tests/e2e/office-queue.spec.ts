import type { Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { beLoggedIn, call, newName, newOrganizer, tokenOf } from '../support/accounts';
import { sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

/** Far enough for every closing time. */
const FIRST = addDays(todayInBerlin(), 60);
const LIST = '/backoffice/stadt?kind=advert&sort=-first';

/** Orders an advert of two days, as the order form does. */
async function order(token: string, title: string, first: string) {
  const { status, data } = await call<{ id: string }>('POST', 'adverts/orders', {
    token,
    body: {
      ...{ slot: 'stadt-liste', dates: [first, addDays(first, 1)], gross: 2975, isTermsAccepted: true },
      content: { title, text: 'Karten an der Abendkasse' },
    },
  });
  expect(status).toBe(201);
  return data.id;
}

const stateOf = async (token: string, id: string) =>
  (await call<{ state: string }>('GET', `my/adverts/${id}`, { token })).data.state;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('an operator approves three adverts by keyboard, and can switch the keys off', async ({ page }) => {
  const { username } = await newOrganizer();
  const { token } = await tokenOf(username);
  const titles = [newName('Eins'), newName('Zwei'), newName('Drei')];
  const ids: string[] = [];
  for (const [index, title] of titles.entries()) ids.push(await order(token, title, addDays(FIRST, 2 * index)));
  await logInToOffice(page);
  await page.goto(LIST);
  const count = await page.locator('tbody tr').count();
  for (let row = 0; row < count; row += 1) {
    await page.keyboard.press('j');
    if (titles.includes(await focused(page))) await page.keyboard.press('x');
  }
  const approve = page.getByRole('button', { name: '3 freigeben' });
  await expect(approve).toBeVisible();
  await expect(page.getByText('3 Anzeigen ausgewählt')).toBeVisible();
  const last = await focused(page);
  await page.keyboard.press('k');
  expect(await focused(page)).not.toBe(last);

  const keys = page.getByRole('dialog', { name: 'Tasten' });
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await keys.getByLabel('Tasten verwenden').uncheck();
  await keys.getByRole('button', { name: 'Schließen' }).click();
  await page.keyboard.press('f');
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await expect(approve).toBeVisible();
  await page.getByRole('button', { name: 'alle Tasten' }).click();
  await keys.getByLabel('Tasten verwenden').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  for (const id of ids) expect(await stateOf(token, id)).toBe('confirmed');
  for (const title of titles) await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('an advert goes back to its buyer, who corrects it, and the operator sees what has changed', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const { username } = await newOrganizer();
  const { token } = await tokenOf(username);
  const title = newName('Jazz');
  const id = await order(token, title, addDays(FIRST, 8));
  await logInToOffice(page);
  await page.goto(LIST);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page, 'main')).toEqual([]);
  await page.getByText('Zur Korrektur zurückgeben …').click();
  const reason = 'Bitte schreiben Sie dazu, wer wirbt und wofür.';
  await page.getByLabel(reason).first().check();
  await page.getByRole('button', { name: 'Zur Korrektur zurückgeben', exact: true }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();

  const others = await browser.newContext();
  const buyer = await others.newPage();
  await beLoggedIn(buyer, username);
  await buyer.goto(`/portal/secure/promotion/${id}`);
  await expect(buyer.getByRole('heading', { name: 'Anzeige ändern' })).toBeVisible();
  await expect(buyer.getByText(reason)).toBeVisible();
  const text = buyer.getByRole('textbox', { name: /^Text/ });
  await expect(text).toHaveValue('Karten an der Abendkasse');
  for (const width of [1280, 360]) {
    await buyer.setViewportSize({ width, height: 900 });
    expect(await sideways(buyer)).toBe(0);
  }
  expect(await violations(buyer, 'event-portal')).toEqual([]);
  await text.fill('Verein Jazz: Karten an der Abendkasse');
  await buyer.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(buyer.getByText('Ihre Anzeige ist gesendet.')).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Anzeige ändern' })).toHaveCount(0);
  await others.close();

  await page.goto(LIST);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('korrigiert');
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByText('Schon einmal zurückgegeben')).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Was sich geändert hat' }).locator('ins')).toContainText(
    'Verein Jazz:',
  );
  await page.getByRole('button', { name: 'Freigeben', exact: true }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  expect(await stateOf(token, id)).toBe('confirmed');
});
