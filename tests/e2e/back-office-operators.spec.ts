import { asNewCaller, mailTo } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

const EMAIL = 'petra.berger@example.org';
const PASSWORD = 'Blauer+Krug8';
const NOTE = 'Ruft am Montag an.\nFragt nach der Rechnung.';

test.setTimeout(90_000);

test('an invited operator sets a password, sees the parts of her role, and loses nothing when she is blocked', async ({
  page,
  browser,
}) => {
  await logInToOffice(page);
  await page.goto('/backoffice/operators/invite');
  await page.getByLabel('Name', { exact: true }).fill('Petra Berger');
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Anzeigen und Abrechnung').check();
  await page.getByLabel('Alle, auch künftige').check();
  await page.getByRole('button', { name: 'Einladen' }).click();
  await expect(page.getByLabel('Link der Einladung')).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await asNewCaller(hers);
  const [link] = /http\S+\/backoffice\/invitation\/\S+/.exec((await mailTo(EMAIL)).text) ?? [''];
  await hers.goto(link);
  for (const width of [1280, 360]) {
    await hers.setViewportSize({ width, height: 740 });
    expect(await violations(hers, 'html'), `${width} px`).toEqual([]);
  }
  await hers.setViewportSize({ width: 1280, height: 740 });
  await hers.getByLabel('Neues Passwort').fill(PASSWORD);
  await hers.getByLabel('Passwort wiederholen').fill(PASSWORD);
  await hers.getByRole('button', { name: 'Zugang einrichten' }).click();
  await hers.goto('/backoffice/stadt');
  const parts = hers.getByRole('navigation', { name: 'Verwaltung' });
  await expect(parts.getByRole('link', { name: /^Rechnungen/ })).toBeVisible();
  for (const name of [/^Artikel/, /^Einstellungen/]) await expect(parts.getByRole('link', { name })).toHaveCount(0);
  await hers.goto('/backoffice/stadt/settings');
  await expect(hers.getByText('Dafür braucht man die Rolle „Alles“.')).toBeVisible();

  await hers.goto('/backoffice/stadt/persons');
  await hers.locator('main tbody a').first().click();
  const person = hers.url();
  await hers.getByText('Notiz für Kollegen').click();
  await hers.getByLabel('Notiz', { exact: true }).fill(NOTE);
  await page.goto('/backoffice/operators');
  await page.getByRole('link', { name: 'Petra Berger' }).click();
  await page.getByRole('button', { name: 'Sperren' }).click();
  await expect(page.getByRole('button', { name: 'Entsperren' })).toBeVisible();

  await hers.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(hers.getByText(/Ihre Sitzung ist zu Ende\..*Ihre Eingabe bleibt erhalten\./)).toBeVisible();
  const logIn = async () => {
    await hers.getByLabel('E-Mail-Adresse').fill(EMAIL);
    await hers.getByLabel('Passwort').fill(PASSWORD);
    await hers.keyboard.press('Enter');
  };
  await logIn();
  await expect(hers.getByText('E-Mail-Adresse oder Passwort ist nicht richtig.')).toBeVisible();
  await page.getByRole('button', { name: 'Entsperren' }).click();
  await expect(page.getByRole('button', { name: 'Sperren', exact: true })).toBeVisible();
  await logIn();
  await expect(hers.getByRole('heading', { name: 'Ihre Eingabe ist noch da' })).toBeVisible();
  await expect(hers.getByRole('textbox', { name: 'Ihre Eingabe' })).toHaveValue(NOTE);
  await hers.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(hers.getByText('Fragt nach der Rechnung.')).toBeVisible();
  expect(new URL(hers.url()).pathname).toBe(new URL(person).pathname);
  await hers.context().close();
});
