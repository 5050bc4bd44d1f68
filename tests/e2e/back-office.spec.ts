import type { Page } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { asNewCaller, BACK_OFFICE_PASSWORD, newAccount } from '../support/people';

async function logIn(page: Page) {
  await asNewCaller(page);
  await page.goto('/backoffice');
  await page.getByLabel('Passwort der Verwaltung').fill(BACK_OFFICE_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
}

async function expectClean(page: Page, name: string) {
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await violations(page, 'html'), `${name}, ${width} px`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${name}, ${width} px`).toBeLessThanOrEqual(0);
  }
  const small = await page
    .locator('button, input:not([type="hidden"]), select, textarea')
    .evaluateAll(
      (nodes) => nodes.filter((node) => (node.closest('label') ?? node).getBoundingClientRect().height < 44).length,
    );
  expect(small, name).toBe(0);
}

test('axe finds nothing on any page, narrow and wide', async ({ page }) => {
  await asNewCaller(page);
  await page.goto('/backoffice');
  await expectClean(page, 'log-in');
  await page.getByLabel('Passwort der Verwaltung').fill('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Das Passwort ist nicht richtig.');
  await expectClean(page, 'wrong password');
  await logIn(page);
  await expectClean(page, 'clients');
  await page.goto('/backoffice/stadt');
  await page.getByRole('list').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Alle zeigen' })).toBeVisible();
  await expectClean(page, 'entry of the queue');
  const paths = [
    '',
    '/persons',
    '/persons?search=zzzz&status=',
    '/addresses',
    '/mails',
    '/mails?state=kept',
    '/history',
    '/settings',
  ];
  for (const path of paths) {
    await page.goto(`/backoffice/stadt${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectClean(page, path || 'queue');
  }
  await page.getByLabel('Einstellungen als JSON').fill('{\n  "auth": {,}\n}');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Zeile 2, Spalte 12: Hier muss ein Schlüssel');
  await expect(page.getByLabel('Einstellungen als JSON')).toHaveValue('{\n  "auth": {,}\n}');
  await expectClean(page, 'refused settings');
  await page.goto('/backoffice/stadt/persons?search=relation-blocked&status=');
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Markus');
  await expectClean(page, 'person');
});

test('an operator gets to a person by the keyboard alone', async ({ page }) => {
  await logIn(page);
  await page.goto('/backoffice/stadt/persons');
  const seen: string[] = [];
  const focused = page.locator(':focus');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused.evaluate((node) => ({
      name: node.id || node.textContent || '',
      isSeen: Number.parseFloat(getComputedStyle(node).outlineWidth) >= 2,
    }));
    expect(isSeen, name).toBe(true);
    seen.push(name);
    if (name === 'search') break;
  }
  expect(seen.at(-1)).toBe('search');
  await page.keyboard.type('awaiting');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 Person' })).toBeVisible();
  const link = page.getByRole('listitem').getByRole('link').first();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((node) => node === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jonas Weber');
});

test('what was typed outlasts the end of the session, in a browser as it is', async ({ page }) => {
  await logIn(page);
  await page.goto('/backoffice/stadt/settings');
  const settings = page.getByLabel('Einstellungen als JSON');
  const typed = `\n${(await settings.inputValue()).trim()}\n\n{`;
  await settings.fill(typed);
  await page.context().clearCookies({ name: 'backoffice' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Ihre Eingabe bleibt erhalten.');
  await expectClean(page, 'ended session');
  await page.getByLabel('Passwort der Verwaltung').fill(BACK_OFFICE_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ihre Eingabe').last()).toHaveValue(typed);
  await expectClean(page, 'kept input');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Hier steht noch etwas nach dem Ende.');
  await expect(settings).toHaveValue(typed);
});

test('a decision stands in the history, for all and on the page of the person', async ({ page }) => {
  const { username } = await newAccount('verlauf');
  await logIn(page);
  await page.goto(`/backoffice/stadt/persons?search=${username}&status=`);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Freigabe zurücknehmen' }).click();
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(page.getByText('Bitte wählen Sie einen Grund')).toBeVisible();
  await expectClean(page, 'a reason is missing');
  await page.getByLabel('Wir konnten Sie nicht erreichen.').check();
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(page.getByText('Begründung: Wir konnten Sie nicht erreichen.')).toBeVisible();
  await expectClean(page, 'preview of the mail');
  await page.getByRole('button', { name: 'Freigabe zurücknehmen und E-Mail senden' }).click();
  await expect(page.getByRole('status')).toHaveText('Gespeichert.');
  const entry = page.getByRole('listitem').filter({ hasText: 'Status freigegeben → nicht freigegeben' });
  await expect(entry).toContainText('durch die Verwaltung, Gerät');
  await expectClean(page, 'person with history');
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByRole('status')).toContainText('Zurückgenommen.');
  await page.getByRole('link', { name: 'Ganzer Verlauf' }).click();
  await expect(entry).toBeVisible();
  await page.getByLabel('Art').selectOption('Berechtigung');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Hier gibt es keine Einträge.')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Personen zeigen' }).click();
  await expect(page).toHaveURL(/history\?kind=relation$/);
});
