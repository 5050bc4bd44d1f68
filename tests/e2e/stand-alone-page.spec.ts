import { asNewCaller } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, FEW, openHost, ready, test } from '../support/browser';

test('the stand-alone page has a main landmark, an h1, and a skip link past search and filters', async ({ page }) => {
  await page.goto('/portal/events');
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.keyboard.press('Tab');
  const skip = main.getByRole('button', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await violations(page, 'body')).toEqual([]);
  await skip.press('Enter');
  await expect(main.locator('.list-count')).toBeFocused();
  const views = main.getByRole('navigation', { name: 'Ansicht' }).getByRole('link');
  await expect(views.first()).toBeVisible();
  // Beside the number are the two ways to subscribe, then the views.
  for (const name of ['Abonnieren', 'Per E-Mail']) {
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(views.first()).toBeFocused();
});

test('a link in a mail scrolls to a portal far down the page; other visits do not', async ({ page }) => {
  const body = `<div style="height: 1500px">Rathaus</div>${element('event-portal', FEW)}${element('event-list', 'limit="2"')}`;
  const top = () => page.locator('event-portal').evaluate((portal) => Math.round(portal.getBoundingClientRect().top));
  await openHost(page, { body, path: '/host-page#/auth/request-reset' });
  await ready(page, 2);
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await ready(page, 2);
  await expect(page.getByRole('heading', { name: 'Neues Passwort anfordern' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await openHost(page, { body, path: '/other-page' });
  await ready(page, 2);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the overview of the demo logs in with one press, in both languages, and fits a phone', async ({ page }) => {
  await asNewCaller(page);
  for (const [path, press, hello] of [
    ['/', 'Als Sabine Maier anmelden', 'Hallo Sabine Maier'],
    ['/en/', 'Log in as Sabine Maier', 'Hello Sabine Maier'],
  ] as const) {
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, 'body')).toEqual([]);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('heading', { name: hello })).toBeVisible();
  }
  // On the town's page there is one search, and one way to the other language, which the heading follows.
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/stadt/#/en/events');
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on in Achalmtal?' })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(1);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was ist los in Achalmtal?' })).toBeVisible();
});
