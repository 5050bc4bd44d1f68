import type { Page } from 'playwright/test';
import { ACCOUNT_SCREENS, expectScreen, field, openScreen } from '../support/account-screens';
import {
  asNewCaller,
  beLoggedIn,
  call,
  mailTo,
  newAccount,
  newName,
  OWN_PASSWORD,
  openFromMail,
  tokenOf,
} from '../support/accounts';
import { logIn, logInForm, openRoute, removeServerTime } from '../support/auth-pages';
import { violations } from '../support/axe';
import { element, expect, openHost, ready, test } from '../support/browser';
import { focusedPlace, walkOf } from '../support/focus';
import { ENDS, expectLayout } from '../support/layout-faults';
import { accountEntry, pick, section } from '../support/member-area';
import { SAVED_HERE } from '../support/recording';

/*
 * After each step through the account the focus stands somewhere on what the step has led to. Where it falls to the
 * body, a user of the keyboard begins again at the top of the page, and a screen reader falls silent.
 */

const NEXT_PASSWORD = 'Ganz-Neu!2026';
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A member's own account, logged in, on a screen that needs it. */
async function asMember(page: Page, screen: 'start' | 'profile') {
  const account = await newAccount('focus');
  await beLoggedIn(page, account.username);
  await openScreen(page, { ...ACCOUNT_SCREENS[screen], username: '' });
  const { title: known } = ACCOUNT_SCREENS[screen];
  await expectScreen(page, { route: '', title: screen === 'start' ? { ...known, de: 'Hallo Erika Muster' } : known });
  return account;
}

test('the check finds lost focus: the control', async ({ page }) => {
  await openRoute(page, '/auth/login');
  await field(page, 'username').focus();
  await expect.poll(() => focusedPlace(page)).toBe('input username');
  await field(page, 'username').evaluate((input) => input.remove());
  await expect.poll(() => focusedPlace(page)).toBe('');
});

test('guests never lose the focus from log-in to sign-up', async ({ page }) => {
  await asNewCaller(page);
  const { username, email } = await newAccount('focus');
  const { press, arrived } = walkOf(page);
  const sent = page.getByText('Bitte sehen Sie in Ihr Postfach');
  await openRoute(page, '/auth/login');
  await press(link(page, 'Per E-Mail-Link anmelden'), title(page, 'Per E-Mail-Link anmelden'));
  await press(button(page, 'Link anfordern'), page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.'));
  await field(page, 'email').fill(email);
  await press(button(page, 'Link anfordern'), sent);
  await press(button(page, 'Noch einmal anfordern'), button(page, 'Link anfordern'));
  await press(link(page, 'Mit Passwort anmelden'), title(page, 'Anmelden'));
  await press(link(page, 'Passwort vergessen?'), title(page, 'Neues Passwort anfordern'));
  await field(page, 'email').fill(email);
  await press(button(page, 'Link anfordern'), sent);
  await press(button(page, 'Noch einmal anfordern'), button(page, 'Link anfordern'));
  await press(link(page, 'Zur Anmeldung'), title(page, 'Anmelden'));
  await press(link(page, 'English'), title(page, 'Log in'));
  await press(link(page, 'Deutsch'), title(page, 'Anmelden'));
  await logIn(page, username, 'falsch');
  await arrived(page.getByRole('alert'), 'a wrong password');
  await field(page, 'password').fill(OWN_PASSWORD);
  await field(page, 'password').press('Enter');
  await arrived(title(page, 'Hallo Erika Muster'), 'the log-in');
});

test('links of mails never lose the focus', async ({ page }) => {
  await asNewCaller(page);
  const { username, email } = await newAccount('focus');
  const { press, arrived } = walkOf(page);
  await openRoute(page, '/auth/login');
  await call('POST', 'auth/request-reset', { body: { email } });
  await openFromMail(page, await mailTo(email, /Neues Passwort/));
  await arrived(title(page, 'Neues Passwort festlegen'), 'the link for a new password');
  for (const name of ['password1', 'password2']) await field(page, name).fill(NEXT_PASSWORD);
  await press(page.locator('event-portal [type=submit]'), title(page, 'Anmelden'));
  await press(button(page, 'Meldung schließen'), title(page, 'Anmelden'));
  await call('POST', 'auth/magic', { body: { email } });
  await openFromMail(page, await mailTo(email, /Link zum Anmelden/));
  await arrived(title(page, 'Per E-Mail-Link anmelden'), 'the link to log in');
  await press(page.getByRole('button', { name: 'Anmelden', exact: true }), title(page, 'Hallo Erika Muster'));
  const next = `${newName('moved')}@test.example`;
  const { token } = await tokenOf(username, 'stadt', NEXT_PASSWORD);
  const person = await call<object>('GET', 'persons', { token });
  const body = { ...person.data, email: next, passwordOld: NEXT_PASSWORD };
  expect((await call('PUT', 'persons', { token, body, headers: { 'if-match': '*' } })).status).toBe(200);
  await openFromMail(page, await mailTo(next));
  await arrived(title(page, 'E-Mail-Adresse bestätigen'), 'the link for a new address');
  await press(button(page, 'Bestätigen'), page.getByText('E-Mail-Adresse bestätigt'));
  await press(link(page, 'Mein Bereich').last(), title(page, 'Hallo Erika Muster'));
});

test('members never lose the focus between screens', async ({ page }) => {
  const { username } = await asMember(page, 'start');
  const { press } = walkOf(page);
  // Who has begun without saying for whom is asked on the start page; before, the form asks.
  await expect(link(page, 'Jetzt angeben')).toHaveCount(0);
  const { token } = await tokenOf(username);
  await call('POST', 'my/events', { token, body: { state: 'draft', title: newName('Entwurf') } });
  await page.reload();
  await press(link(page, 'Jetzt angeben'), page.getByRole('heading', { name: 'Ich trage ein für …' }));
  await expect.poll(() => focusedPlace(page)).toMatch(/^h3 Ich trage ein für/);
  await press(await accountEntry(page, 'Überblick'), title(page, 'Ihr Profil im Überblick'));
  await press(link(page, 'Profil bearbeiten'), title(page, 'Mein Profil'));
  await press(link(page, 'Start'), title(page, 'Hallo Erika Muster'));
  await press(await accountEntry(page, 'Profil'), title(page, 'Mein Profil'));
  await press(section(page, 'Zugang').getByRole('link', { name: 'Passwort ändern' }), title(page, 'Passwort ändern'));
  await field(page, 'passwordOld').fill(OWN_PASSWORD);
  for (const name of ['password1', 'password2']) await field(page, name).fill(NEXT_PASSWORD);
  await press(button(page, 'Passwort ändern'), title(page, 'Hallo Erika Muster'));
  await press(button(page, 'Meldung schließen'), title(page, 'Hallo Erika Muster'));
  await press(await accountEntry(page, 'English'), title(page, 'Hello Erika Muster'));
  await press(await accountEntry(page, 'Log out'), page.getByText('You’re logged out.'));
});

test('members never lose the focus in the profile and its dialogs', async ({ page }) => {
  await asMember(page, 'profile');
  const { press, dismiss, leave, arrived } = walkOf(page);
  const dialog = page.getByRole('dialog');
  const relations = section(page, 'Ich trage ein für …');
  const add = button(page, 'Organisation hinzufügen');
  const open = () => press(add, title(page, 'Neue Organisation'));
  await open();
  await leave(dialog);
  await open();
  await dismiss(dialog.getByRole('button', { name: 'Abbrechen' }), dialog);
  await open();
  await press(
    dialog.getByRole('button', { name: /Neue Adresse vorschlagen/ }),
    title(page, 'Neue Adresse vorschlagen'),
  );
  await page.keyboard.press('Escape');
  await arrived(title(page, 'Neue Organisation'), 'Escape in the suggestion');
  await dialog.getByLabel('Rolle').selectOption({ label: 'Verein' });
  await pick(dialog.getByRole('combobox', { name: /Adresse/ }), 'Kulturverein Echaztal', /Kulturverein Echaztal/);
  await dismiss(dialog.getByRole('button', { name: 'Übernehmen' }), dialog);
  await press(relations.getByRole('button', { name: /^Verwerfen/ }), page.getByText('Organisation verworfen.'));
  await press(relations.getByRole('button', { name: /Rückgängig/ }), relations.getByText('Wird beim Speichern'));
  await press(button(page, 'Profil speichern'), relations.getByText('Neu, noch nicht freigegeben'));
  await press(relations.getByText('Verlauf'), relations.getByText('von Ihnen'));
  await press(relations.getByRole('button', { name: /^Ändern/ }), title(page, 'Organisation ändern'));
  await leave(dialog);
  await press(relations.getByRole('button', { name: /^Zurückziehen/ }), relations.getByText('Doch behalten'));
  await press(relations.getByRole('button', { name: /^Doch behalten/ }), relations.getByText('Zurückziehen'));
  await press(button(page, 'Meldung schließen'), title(page, 'Mein Profil'));
  await field(page, 'firstName').fill('');
  await press(button(page, 'Profil speichern'), page.getByRole('group', { name: /^(Noch|Bitte prüfen Sie)/ }));
  await page
    .getByRole('group', { name: /^(Noch|Bitte prüfen Sie)/ })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(field(page, 'firstName')).toBeFocused();
  await field(page, 'firstName').fill('Eva');
  await expect(page.getByText(SAVED_HERE)).toBeVisible();
  await page.reload();
  await ready(page);
  await dismiss(button(page, 'Entwurf verwerfen'), button(page, 'Entwurf verwerfen'));
  await press(button(page, 'Meine Daten herunterladen'), page.getByText('Die Datei liegt bei Ihren Downloads.'));
});

test('members never lose the focus at log-out', async ({ page }) => {
  await asMember(page, 'profile');
  const { press, dismiss, leave } = walkOf(page);
  const dialog = page.getByRole('dialog');
  const ask = () => press(button(page, 'Konto löschen'), title(page, 'Konto löschen'));
  await ask();
  await leave(dialog);
  await ask();
  await dismiss(dialog.getByRole('button', { name: 'Abbrechen' }), dialog);
  await ask();
  await press(dialog.getByRole('button', { name: 'Konto in 14 Tagen löschen' }), page.getByText(/Ihr Passwort ein/));
  await dialog.locator('[name=password]').fill(OWN_PASSWORD);
  const end = title(page, /^Ihr Konto wird am .* gelöscht$/);
  await press(dialog.getByRole('button', { name: 'Konto in 14 Tagen löschen' }), end);
  await press(await accountEntry(page, 'Profil'), title(page, 'Mein Profil'));
  await press(link(page, 'Löschung zurücknehmen'), end);
  await press(button(page, 'Löschung zurücknehmen'), title(page, 'Ihr Konto bleibt bestehen'));
  await press(link(page, 'Start'), title(page, 'Hallo Erika Muster'));
  await press(await accountEntry(page, 'Profil'), title(page, 'Mein Profil'));
  await field(page, 'firstName').fill('Eva');
  await expect(page.getByText(SAVED_HERE)).toBeVisible();
  await press(await accountEntry(page, 'Abmelden'), title(page, 'Abmelden?'));
  await dismiss(dialog.getByRole('button', { name: 'Angemeldet bleiben' }), dialog);
  await press(await accountEntry(page, 'Abmelden'), title(page, 'Abmelden?'));
  await press(dialog.getByRole('button', { name: 'Abmelden und löschen' }), page.getByText('Sie sind abgemeldet.'));
});

test('members never lose the focus at the end of a session', async ({ page }) => {
  await page.clock.install();
  await removeServerTime(page);
  await asMember(page, 'profile');
  const { press, dismiss, leave, arrived } = walkOf(page);
  const dialog = page.getByRole('dialog');
  await field(page, 'lastName').focus();
  await page.clock.fastForward('58:30');
  await arrived(title(page, 'Möchten Sie angemeldet bleiben?'), 'the question');
  await expect(button(page, 'Angemeldet bleiben')).toBeFocused();
  expect(await violations(page, 'event-portal'), 'the question').toEqual([]);
  await expectLayout(page, 'event-portal', 'the question', ENDS);
  await dismiss(dialog.getByRole('button', { name: 'Angemeldet bleiben' }), dialog);
  await expect(field(page, 'lastName')).toBeFocused();
  await page.clock.fastForward('58:30');
  await arrived(title(page, 'Möchten Sie angemeldet bleiben?'), 'the question');
  await leave(dialog);
  await field(page, 'lastName').fill('Musterfrau');
  await page.clock.fastForward('03:00');
  await arrived(title(page, 'Bitte melden Sie sich noch einmal an'), 'the end');
  await page.keyboard.press('Escape');
  await arrived(title(page, 'Ohne Anmeldung weiter?'), 'Escape');
  await press(button(page, 'Zurück zur Anmeldung'), title(page, 'Bitte melden Sie sich noch einmal an'));
  await logInForm(dialog).locator('[name=password]').fill(OWN_PASSWORD);
  await dismiss(logInForm(dialog).getByRole('button', { name: 'Anmelden', exact: true }), dialog);
  await page.clock.fastForward('01:01:00');
  await arrived(title(page, 'Bitte melden Sie sich noch einmal an'), 'the next end');
  await page.keyboard.press('Escape');
  await press(button(page, 'Ohne Anmeldung weiter'), page.getByText('Ihre Anmeldung ist abgelaufen.'));
});

test('members never lose the focus in the badge and its window', async ({ page }) => {
  const { username } = await newAccount('focus');
  await beLoggedIn(page, username);
  await openHost(page, { body: element('portal-account', 'compact') });
  const { press, dismiss, leave } = walkOf(page);
  const opener = page.getByRole('button', { name: /Mein Konto/ });
  const menu = button(page, 'Mein Profil');
  const dialog = page.getByRole('dialog', { name: 'Mein Konto' });
  await press(opener, menu);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await press(opener, menu);
  await press(menu, page.getByRole('heading', { name: 'Mein Profil', level: 3 }));
  await press(link(page, 'Start'), page.getByRole('heading', { name: 'Hallo Erika Muster', level: 3 }));
  await leave(dialog);
  await expect(opener).toBeFocused();
  await press(opener, menu);
  await press(menu, page.getByRole('heading', { name: /^(Mein Profil|Hallo)/, level: 3 }));
  await dismiss(dialog.getByRole('button', { name: 'Schließen', exact: true }).first(), dialog);
  await press(opener, menu);
  await press(button(page, 'Abmelden'), button(page, 'Anmelden'));
});
