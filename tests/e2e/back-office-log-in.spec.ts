import type { Page } from 'playwright/test';
import { BACK_OFFICE_PASSWORD } from '../support/accounts';
import { OPERATOR } from '../support/back-office-browser';
import { expect, test } from '../support/browser';
import { type StartedServer, startServer } from '../support/start-server';
import { timeCode } from '../support/time-code';

let server: StartedServer | undefined;
const url = () => server?.urls[0] ?? '';

test.beforeAll(async () => {
  // Its database is a new one.
  test.setTimeout(180_000);
  server = await startServer('tests/support/openid-process.ts');
});
test.afterAll(() => server?.stop());

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(OPERATOR.email);
  await page.getByLabel('Passwort').fill(BACK_OFFICE_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test('an operator sets up a second factor, logs in with a code, a recovery code and at the provider', async ({
  page,
}) => {
  await page.goto(`${url()}/backoffice`);
  await logIn(page);
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible();
  await page.goto(`${url()}/backoffice/account/second-factor`);
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  const secret = await page.locator('code').first().innerText();
  await page.getByLabel('Code', { exact: true }).fill(timeCode(secret, new Date(Date.now() - 30_000)));
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const recovery = await page.locator('.codes code').first().innerText();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als Text speichern' }).click();
  expect((await saved).suggestedFilename()).toBe('wiederherstellungscodes.txt');

  await page.context().clearCookies();
  await page.goto(`${url()}/backoffice/account`);
  await logIn(page);
  await page.getByLabel('Code', { exact: true }).fill('000 000');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Der Code ist nicht richtig.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(timeCode(secret, new Date()));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Zugang', level: 1 })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${url()}/backoffice/account`);
  await logIn(page);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Zugang', level: 1 })).toBeVisible();

  // The provider is another site, from which the browser sends no cookie of the session.
  await page.context().clearCookies();
  await page.goto(`${url()}/backoffice/account`);
  await page.getByRole('button', { name: 'Mit Stadtkonto anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Zugang', level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${url()}/backoffice/account`);
});
