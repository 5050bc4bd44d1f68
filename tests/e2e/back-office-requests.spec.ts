import { readFile } from 'node:fs/promises';
import { newAccount } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

test('a person is found by a piece of the e-mail, asks for their data and gets it', async ({ page }) => {
  const { username } = await newAccount('requester');
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/persons');
  const search = page.getByRole('search', { name: 'Personen' });
  await search.getByLabel('Name, Benutzername oder E-Mail').fill(username.slice(0, -1));
  await search.getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('table').getByRole('link').filter({ hasNotText: 'angemeldet' }).last().click();
  await page.getByText('Antrag eintragen').first().click();
  await page.getByLabel('Notiz (freiwillig)').fill('Am Telefon');
  await page.getByRole('button', { name: 'Antrag eintragen' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByText(/Auskunft ist fällig am/)).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await violations(page, 'html'), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Daten ausgeben' }).click(),
  ]);
  const data: { person: { username: string }; dataRequests: object[] } = JSON.parse(
    await readFile(await download.path(), 'utf8'),
  );
  expect(data.person.username).toBe(username);
  expect(data.dataRequests).toMatchObject([{ kind: 'access', note: 'Am Telefon' }]);
  await page.getByText('Als erledigt eintragen').click();
  await page.getByRole('button', { name: 'Auskunft erledigt' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByText(/erledigt am/)).toBeVisible();
  await expect(page.getByText(/Auskunft ist fällig am/)).toBeHidden();
});
