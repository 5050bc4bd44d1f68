import type { Page } from 'playwright/test';
import {
  asNewCaller,
  confirmSignUp,
  decideOnRelation,
  mailTo,
  newName,
  OWN_PASSWORD,
  openFromMail,
} from '../support/accounts';
import { expect, openElement, test } from '../support/browser';
import { chooseInAccount, pick, profile, saveProfile, section } from '../support/member-area';

const todo = (page: Page, title: string | RegExp) => page.getByRole('listitem').filter({ hasText: title });

/** The start page as a visitor first sees it. */
async function openStart(page: Page) {
  await page.evaluate(() => {
    location.hash = '#/secure';
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hallo Ida Journey' })).toBeVisible();
}

async function openProfile(page: Page) {
  await chooseInAccount(page, 'Profil');
  await expect(profile(page).heading).toBeFocused();
}

const card = (page: Page) => profile(page).relations.getByRole('listitem').first();

test('a person signs up, is approved, rejected and blocked, and deletes the account', async ({ page, problems: _ }) => {
  test.setTimeout(300_000);
  const username = newName('journey');
  const email = `${username}@test.example`;
  const parts = profile(page);
  await asNewCaller(page);

  await test.step('signs up', async () => {
    await openElement(page, 'event-portal', '', '#/auth/signup');
    await page.getByRole('radio', { name: /^Privatperson/ }).check();
    await page.getByLabel('E-Mail', { exact: false }).first().fill(email);
    await page.getByLabel('Benutzername').fill(username);
    await page.locator('[name=password1]').fill(OWN_PASSWORD);
    await page.locator('[name=password2]').fill(OWN_PASSWORD);
    await page.getByLabel('Vorname').fill('Ida');
    await page.getByLabel('Nachname').fill('Journey');
    await section(page, 'Private Adresse').getByLabel('Straße').fill('Gartenweg 3');
    for (const box of [/^Ich habe „Hinweise zur Nutzung/, /^Ich habe die Datenschutzhinweise/])
      await page.getByRole('checkbox', { name: box }).check();
    await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
    await expect(page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`)).toBeVisible();
  });

  await test.step('confirms by the link of the mail', async () => {
    await openFromMail(page, await mailTo(email));
    await expect(page).not.toHaveURL(/key=/);
    await confirmSignUp(page);
    await expect(page.getByText('E-Mail-Adresse bestätigt')).toBeVisible();
  });

  await test.step('logs in', async () => {
    await page.getByRole('link', { name: 'Anmelden' }).first().click();
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(username);
    await page.locator('[name=password]').fill(OWN_PASSWORD);
    await page.getByRole('form', { name: 'Anmeldung' }).getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Hallo Ida Journey' })).toBeVisible();
  });

  await test.step('is told what is missing', async () => {
    await chooseInAccount(page, 'Überblick');
    await expect(section(page, 'Ich trage ein für …')).toContainText('Noch haben Sie nichts angegeben.');
    await page.getByRole('link', { name: 'Berechtigung hinzufügen' }).click();
    await expect(parts.heading).toBeVisible();
  });

  await test.step('completes the profile and asks for a relation', async () => {
    await parts.official.getByLabel(/^Organisation/).fill('Chor der Reise');
    await parts.official.getByLabel('Postleitzahl').fill('72793');
    await expect(parts.official.getByLabel('Gemeinde der Organisation', { exact: true })).toHaveValue(/Pfullingen/);
    await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Berechtigung' });
    await dialog.getByLabel('Rolle').selectOption({ label: 'Verein' });
    await pick(dialog.getByRole('combobox', { name: /Adresse/ }), 'Kulturverein Echaztal', /Kulturverein Echaztal/);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(card(page)).toContainText('Noch nicht gespeichert. Wird beim Speichern hinzugefügt.');
    await saveProfile(page);
    await expect(card(page)).toContainText('Neu, noch nicht freigegeben');
    await expect(card(page)).toContainText('Damit können Sie noch nichts eintragen, weil die Freigabe fehlt.');
    await openStart(page);
    await expect(todo(page, 'Eine neue Berechtigung wartet auf Freigabe')).toHaveCount(1);
  });

  await test.step('is approved', async () => {
    await decideOnRelation(username, 'approve');
    await openStart(page);
    await expect(page.getByRole('region', { name: 'Sie tragen ein für' })).toContainText('Kulturverein Echaztal');
    await expect(page.getByRole('heading', { name: 'Wartet auf Sie' })).toHaveCount(0);
    await openProfile(page);
    await expect(card(page)).toContainText('Diese Berechtigung gilt. Sie können damit eintragen.');
    await card(page).getByText('Verlauf').click();
    await expect(card(page).locator('ol > li')).toHaveText([/Neu, noch nicht.*von Ihnen/, /Freigegeben.*von uns/]);
  });

  await test.step('is rejected with a reason', async () => {
    await decideOnRelation(username, 'reject', 'Der Verein kennt Sie nicht.');
    await openStart(page);
    await expect(todo(page, 'Eine Berechtigung wurde abgelehnt')).toContainText('Der Verein kennt Sie nicht.');
    await openProfile(page);
    await expect(card(page)).toContainText('Begründung: Der Verein kennt Sie nicht.');
    await expect(card(page)).toContainText('Damit können Sie nichts eintragen, weil sie abgelehnt wurde.');
  });

  await test.step('is blocked with a reason, and can do nothing', async () => {
    await decideOnRelation(username, 'block', 'Missbrauch.');
    await openStart(page);
    await expect(todo(page, 'Eine Berechtigung ist gesperrt')).toContainText('Missbrauch.');
    await openProfile(page);
    await expect(card(page)).toContainText('Gesperrt');
    await expect(card(page).getByRole('button')).toHaveCount(0);
    await decideOnRelation(username, 'unblock');
    await decideOnRelation(username, 'approve');
  });

  await test.step('asks for the removal, and withdraws', async () => {
    await openStart(page);
    await openProfile(page);
    await card(page).getByRole('button', { name: 'Entfernung beantragen' }).click();
    await expect(card(page).getByRole('button', { name: 'Doch behalten' })).toBeFocused();
    await saveProfile(page);
    await expect(card(page)).toContainText('Entfernung beantragt');
    await openStart(page);
    await expect(todo(page, 'Für eine Berechtigung ist die Entfernung beantragt')).toHaveCount(1);
    await openProfile(page);
    await card(page).getByRole('button', { name: 'Antrag zurücknehmen' }).click();
    await saveProfile(page);
    await expect(card(page)).toContainText('Freigegeben');
  });

  await test.step('asks again: refused first, then confirmed', async () => {
    await card(page).getByRole('button', { name: 'Entfernung beantragen' }).click();
    await saveProfile(page);
    await decideOnRelation(username, 'keep', 'Noch gebraucht.');
    await openStart(page);
    await openProfile(page);
    await expect(card(page)).toContainText('Freigegeben');
    await card(page).getByText('Verlauf').click();
    await expect(card(page).locator('ol > li').last()).toContainText('Noch gebraucht.');
    await card(page).getByRole('button', { name: 'Entfernung beantragen' }).click();
    await saveProfile(page);
    await decideOnRelation(username, 'remove');
    await openStart(page);
    await openProfile(page);
    await expect(parts.relations).toContainText('Sie haben noch keine Berechtigung.');
  });
});
