import type { Page } from 'playwright/test';
import { asNewCaller, beLoggedIn, newAccount, OWN_PASSWORD } from '../support/accounts';
import { element, expect, openHost, ready, test } from '../support/browser';
import { chooseInAccount, saveProfile } from '../support/member-area';

const BADGE = element('portal-account', 'compact');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 });
const opener = (page: Page) => page.getByRole('button', { name: /Mein Konto/ });

/** Everything on the host page that is not ours. */
const hostOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    head: document.head.innerHTML,
    url: location.href,
    lang: document.documentElement.lang,
  }));

async function logIn(page: Page, username: string) {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(username);
  await page.locator('[name=password]').fill(OWN_PASSWORD);
  await page.getByRole('form', { name: 'Anmeldung' }).getByRole('button', { name: 'Anmelden' }).click();
}

test('works on its own page, from log-in to profile', async ({ page }) => {
  const { username } = await newAccount('element');
  await asNewCaller(page);
  await openHost(page, { body: element('portal-account', 'history="hash"') });
  await logIn(page, username);
  await expect(heading(page, 'Hallo Erika Muster')).toBeVisible();
  await chooseInAccount(page, 'Profil');
  await page.getByLabel('Vorname').fill('Eva');
  await saveProfile(page);
  await page.reload();
  await expect(page.getByLabel('Vorname')).toHaveValue('Eva');
  await chooseInAccount(page, 'Abmelden');
  await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeVisible();
});

test('changes no objects of the host page', async ({ page }) => {
  const { username } = await newAccount('memory');
  await asNewCaller(page);
  await openHost(page, {
    body: `${element('portal-account', 'history="memory"')}<p id="end">Host</p>`,
    path: '/host-page#host',
  });
  await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeVisible();
  const before = await hostOf(page);
  const length = await page.evaluate(() => history.length);
  await logIn(page, username);
  await expect(heading(page, 'Hallo Erika Muster')).toBeFocused();
  await chooseInAccount(page, 'Profil');
  await expect(page.getByLabel('Vorname')).toHaveValue('Erika');
  expect(await hostOf(page)).toEqual(before);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test.describe('the badge', () => {
  test('offers guests the log-in, in a window above the page if there is no account page', async ({ page }) => {
    const { username } = await newAccount('badge');
    await asNewCaller(page);
    await openHost(page, { body: `<h1>Zeitung</h1>${BADGE}` });
    const before = await hostOf(page);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeFocused();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, username);
    await expect(dialog.getByRole('heading', { name: 'Hallo Erika Muster' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();
    await expect(opener(page)).toContainText('Erika Muster');
    expect(await hostOf(page)).toEqual(before);
  });

  test('has a keyboard menu, links to the page that the host sets, and has the same size for guests and members', async ({
    page,
  }) => {
    const { username } = await newAccount('menu');
    await beLoggedIn(page, username);
    await openHost(page, { body: `<div style="width:200px">${BADGE}</div>` });
    await expect(opener(page)).toContainText('Erika Muster');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).focus();
    await page.keyboard.press('ArrowDown');
    const item = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(item('Mein Bereich')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Mein Profil')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Abmelden')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Mein Bereich')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item('Mein Bereich')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Vorname')).toHaveValue('Erika');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    const badge = page.locator('portal-account');
    await badge.evaluate((host) => host.setAttribute('account-url', '/konto.html#{path}'));
    const before = await badge.boundingBox();
    await opener(page).click();
    await expect(page.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute(
      'href',
      /\/konto\.html#\/secure\/profile$/,
    );
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', /\/konto\.html#\/auth\/login$/);
    expect((await badge.boundingBox())?.height).toBe(before?.height);
  });

  test('links to the portal on its page, and both show a log-in at once', async ({ page }) => {
    const { username } = await newAccount('both');
    await asNewCaller(page);
    await openHost(page, { body: BADGE + element('event-portal') });
    await ready(page, 2);
    const badge = page.locator('portal-account');
    await badge.getByRole('link', { name: 'Anmelden' }).click();
    await logIn(page, username);
    await expect(heading(page, 'Hallo Erika Muster')).toBeVisible();
    await expect(badge.getByRole('button')).toContainText('Erika Muster');
    await badge.getByRole('button').click();
    await badge.getByRole('link', { name: 'Mein Profil' }).click();
    await expect(heading(page, 'Mein Profil')).toBeVisible();
    await badge.getByRole('button').first().click();
    await badge.getByRole('button', { name: 'Abmelden' }).click();
    await expect(badge.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('event-portal').getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
    await expect(page.getByText('Erika Muster')).toHaveCount(0);
  });
});

test.describe('the pages of the newspaper', () => {
  test('lead from the badge to the account and back', async ({ page }) => {
    await beLoggedIn(page, 'newspaper', 'zeitung');
    await page.goto('/zeitung/');
    await opener(page).click();
    await page.getByRole('link', { name: 'Mein Profil' }).click();
    await expect(page).toHaveURL(/\/zeitung\/konto\.html#\/secure\/profile$/);
    await expect(heading(page, 'Mein Profil')).toBeVisible();
    await page.goBack();
    await expect(opener(page)).toBeVisible();
  });
});
