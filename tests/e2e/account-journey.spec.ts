import type { Page } from 'playwright/test';
import { asNewCaller, decideOnRelation, mailTo, newName, OWN_PASSWORD, openFromMail } from '../support/accounts';
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
    await page.getByRole('checkbox', { name: 'Ich trage als Privatperson ein' }).check();
    await page.getByLabel('E-Mail', { exact: false }).first().fill(email);
    await page.locator('[name=password1]').fill(OWN_PASSWORD);
    await page.locator('[name=password2]').fill(OWN_PASSWORD);
    await page.getByLabel('Vorname').fill('Ida');
    await page.getByLabel('Nachname').fill('Journey');
    const place = section(page, 'Für wen tragen Sie ein?');
    await place.getByLabel('Postleitzahl').fill('72793');
    await expect(place.getByRole('combobox', { name: /^Gemeinde/ })).toHaveValue('Pfullingen');
    for (const box of [/^Ich habe „Hinweise zur Nutzung/, /^Ich habe die Datenschutzhinweise/])
      await page.getByRole('checkbox', { name: box }).check();
    await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
    await expect(page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`)).toBeVisible();
  });

  await test.step('confirms by the link of the mail, which logs in on this device', async () => {
    await openFromMail(page, await mailTo(email));
    await expect(page.getByText('E-Mail-Adresse bestätigt. Sie sind angemeldet.')).toBeVisible();
    await expect(page).not.toHaveURL(/key=/);
    await expect(page.getByRole('heading', { name: 'Hallo Ida Journey' })).toBeVisible();
  });

  await test.step('is told what is missing', async () => {
    await chooseInAccount(page, 'Überblick');
    await expect(section(page, 'Ich trage ein für …')).toContainText(
      'Sie haben noch nicht angegeben, für wen Sie eintragen.',
    );
    await page.getByRole('link', { name: 'Organisation hinzufügen' }).click();
    await expect(parts.heading).toBeVisible();
  });

  await test.step('completes the profile and asks for a relation', async () => {
    await parts.official.getByLabel(/^Organisation/).fill('Chor der Reise');
    await parts.official.getByLabel('Postleitzahl').fill('72793');
    await expect(parts.official.getByRole('combobox', { name: /^Gemeinde/ })).toHaveValue(/Pfullingen/);
    await page.getByRole('button', { name: 'Organisation hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Organisation' });
    await dialog.getByLabel('Rolle').selectOption({ label: 'Verein' });
    await pick(dialog.getByRole('combobox', { name: /Adresse/ }), 'Kulturverein Echaztal', /Kulturverein Echaztal/);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(card(page)).toContainText('Noch nicht gespeichert. Wird beim Speichern hinzugefügt.');
    await saveProfile(page);
    await expect(card(page)).toContainText('Neu, noch nicht freigegeben');
    await expect(card(page)).toContainText('Sie können dafür schon eintragen.');
    await openStart(page);
    await expect(todo(page, 'Eine neue Organisation wartet auf Freigabe')).toHaveCount(1);
  });

  await test.step('is approved', async () => {
    await decideOnRelation(email, 'approve');
    await openStart(page);
    await expect(page.getByRole('region', { name: 'Sie tragen ein für' })).toContainText('Kulturverein Echaztal');
    await expect(page.getByRole('heading', { name: 'Wartet auf Sie' })).toHaveCount(0);
    await openProfile(page);
    await expect(card(page)).toContainText('Freigegeben');
    await card(page).getByText('Verlauf').click();
    await expect(card(page).locator('ol > li')).toHaveText([/Neu, noch nicht.*von Ihnen/, /Freigegeben.*von uns/]);
  });

  await test.step('is rejected with a reason', async () => {
    await decideOnRelation(email, 'reject', 'Der Verein kennt Sie nicht.');
    await openStart(page);
    await expect(todo(page, 'Eine Organisation wurde abgelehnt')).toContainText('Der Verein kennt Sie nicht.');
    await openProfile(page);
    await expect(card(page)).toContainText('Begründung: Der Verein kennt Sie nicht.');
    await expect(card(page)).toContainText('Sie können dafür nichts eintragen, weil wir sie abgelehnt haben.');
  });

  await test.step('is blocked with a reason, and can do nothing', async () => {
    await decideOnRelation(email, 'block', 'Missbrauch.');
    await openStart(page);
    await expect(todo(page, 'Eine Organisation ist gesperrt')).toContainText('Missbrauch.');
    await openProfile(page);
    await expect(card(page)).toContainText('Gesperrt');
    await expect(card(page).getByRole('button')).toHaveCount(0);
    await decideOnRelation(email, 'unblock');
    await decideOnRelation(email, 'approve');
  });

  await test.step('asks for the removal, and withdraws', async () => {
    await openStart(page);
    await openProfile(page);
    await card(page).getByRole('button', { name: 'Entfernung beantragen' }).click();
    await expect(card(page).getByRole('button', { name: 'Doch behalten' })).toBeFocused();
    await saveProfile(page);
    await expect(card(page)).toContainText('Entfernung beantragt');
    await openStart(page);
    await expect(todo(page, 'Für eine Organisation ist die Entfernung beantragt')).toHaveCount(1);
    await openProfile(page);
    await card(page).getByRole('button', { name: 'Antrag zurücknehmen' }).click();
    await saveProfile(page);
    await expect(card(page)).toContainText('Freigegeben');
  });

  await test.step('asks again: refused first, then confirmed', async () => {
    await card(page).getByRole('button', { name: 'Entfernung beantragen' }).click();
    await saveProfile(page);
    await decideOnRelation(email, 'keep', 'Noch gebraucht.');
    await openStart(page);
    await openProfile(page);
    await expect(card(page)).toContainText('Freigegeben');
    await card(page).getByText('Verlauf').click();
    await expect(card(page).locator('ol > li').last()).toContainText('Noch gebraucht.');
    await card(page).getByRole('button', { name: 'Entfernung beantragen' }).click();
    await saveProfile(page);
    await decideOnRelation(email, 'remove');
    await openStart(page);
    await openProfile(page);
    await expect(parts.relations).toContainText('Sie haben noch keine Organisation angegeben.');
  });
});
