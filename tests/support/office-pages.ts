import { expect, type Page } from 'playwright/test';
import { asNewCaller, BACK_OFFICE_PASSWORD } from './accounts';
import { OPERATOR } from './back-office-browser';

/** Types what the operator of the tests logs in with into the log-in page that is open, and sends it. */
export async function sendLogIn(page: Page, password = BACK_OFFICE_PASSWORD): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(OPERATOR.email);
  await page.getByLabel('Passwort').fill(password);
  await page.keyboard.press('Enter');
}

/** Logs the operator of the tests in at the back office. */
export async function logInToOffice(page: Page): Promise<void> {
  await asNewCaller(page);
  await page.goto('/backoffice');
  await sendLogIn(page);
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible();
}
