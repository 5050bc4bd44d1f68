import type { Page } from 'playwright/test';
import { expectScreen, field, openScreen, ACCOUNT_SCREENS as SCREENS } from './account-screens';
import { beLoggedIn, call, mailTo, newAccount, newName, OWN_PASSWORD, PASSWORD, routeIn, tokenOf } from './accounts';
import { expect } from './browser';

/** A form that writes: the call, how to fill it, its expected values, and the sign of success. */
export type AccountForm = {
  method: 'POST' | 'PUT';
  path: string;
  /** Opens the screen and fills everything in. */
  open(page: Page): Promise<unknown>;
  /** The name of the submit button. */
  button: RegExp;
  /** The input, by the name of the field. */
  typed: Record<string, string>;
  done(page: Page): Promise<unknown>;
  /** True if the form reads nothing from the answer. */
  isVoid?: boolean;
  /** True if the logged-in person sends it. */
  needsSession?: boolean;
};

const NEW_PASSWORD = 'Ganz-Neu!2026';

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Logs in with an own account. */
async function asOwnMember(page: Page): Promise<{ username: string; email: string }> {
  const account = await newAccount('faults');
  await beLoggedIn(page, account.username);
  return account;
}

const openProfile = async (page: Page) => {
  await asOwnMember(page);
  await openScreen(page, { ...SCREENS.profile, username: '' });
  await expectScreen(page, SCREENS.profile);
};

/** Picks the first community for some letters. */
async function pickCommunity(page: Page, name: string, text: string) {
  await field(page, name).last().fill(text);
  await page.getByRole('listbox').getByRole('option').first().click();
}

const SIGNUP = {
  password1: OWN_PASSWORD,
  password2: OWN_PASSWORD,
  firstName: 'Erika',
  lastName: 'Muster',
  freeOrganization: 'Chor der Fehler',
  'official.plz': '72793',
};

/** Every account form that writes. */
export const ACCOUNT_FORMS: Record<string, AccountForm> = {
  login: {
    method: 'POST',
    path: 'auth/login',
    async open(page) {
      await openScreen(page, SCREENS.login);
      await fill(page, { username: 'approved', password: PASSWORD });
    },
    button: /^Anmelden$/,
    typed: { username: 'approved', password: PASSWORD },
    done: (page) => expect(page.getByRole('heading', { name: /^Hallo/ })).toBeVisible(),
  },
  signup: {
    method: 'POST',
    path: 'auth/signup',
    async open(page) {
      await openScreen(page, SCREENS.signup);
      await fill(page, { email: `${newName('fault')}@test.example`, ...SIGNUP });
      await expect(field(page, 'official.community')).toHaveValue('Pfullingen');
      await field(page, 'acceptConditions').check();
      await field(page, 'acceptPrivacyPolicy').check();
    },
    button: /^Registrieren$/,
    typed: SIGNUP,
    done: (page) => expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible(),
    isVoid: true,
  },
  // The same form asks for a new confirmation and for a new password.
  'magic link': {
    method: 'POST',
    path: 'auth/magic',
    async open(page) {
      await openScreen(page, SCREENS.magic);
      await fill(page, { email: 'jemand@test.example' });
    },
    button: /anfordern$/,
    typed: { email: 'jemand@test.example' },
    done: (page) => expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible(),
    isVoid: true,
  },
  reset: {
    method: 'POST',
    path: 'auth/reset',
    async open(page) {
      const { email } = await newAccount('faults');
      await call('POST', 'auth/request-reset', { body: { email } });
      await openScreen(page, { ...SCREENS.reset, route: routeIn(await mailTo(email, /Passwort/)) });
      await fill(page, { password1: NEW_PASSWORD, password2: NEW_PASSWORD });
    },
    button: /^Passwort festlegen$/,
    typed: { password1: NEW_PASSWORD, password2: NEW_PASSWORD },
    done: (page) => expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible(),
    isVoid: true,
  },
  'change of the password': {
    method: 'PUT',
    path: 'auth/password',
    async open(page) {
      const { username } = await asOwnMember(page);
      await openScreen(page, { ...SCREENS.change, username: '' });
      // A log-in above the form of an unknown person counts as another person.
      await expect(page.locator('input[name="username"]')).toHaveValue(username);
      await fill(page, { passwordOld: OWN_PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD });
    },
    button: /^Passwort ändern$/,
    typed: { passwordOld: OWN_PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD },
    done: (page) => expect(page.getByText('Passwort geändert')).toBeVisible(),
    needsSession: true,
  },
  profile: {
    method: 'PUT',
    path: 'persons',
    async open(page) {
      await openProfile(page);
      await fill(page, { firstName: 'Frieda', 'private.street': 'Gartenweg 9' });
    },
    button: /^Profil speichern$/,
    typed: { firstName: 'Frieda', 'private.street': 'Gartenweg 9' },
    done: (page) => expect(page.getByText('Profil gespeichert')).toBeVisible(),
    needsSession: true,
  },
  'suggested address': {
    method: 'POST',
    path: 'addresses',
    async open(page) {
      await openProfile(page);
      await page.getByRole('button', { name: 'Organisation hinzufügen' }).click();
      await page.getByRole('button', { name: /Neue Adresse vorschlagen/ }).click();
      await fill(page, { name: 'Haus am Bach', street: 'Bachgasse 3' });
      await pickCommunity(page, 'community', 'Reut');
    },
    button: /^Vorschlagen und verwenden$/,
    typed: { name: 'Haus am Bach', street: 'Bachgasse 3' },
    done: (page) => expect(field(page, 'address')).toHaveValue(/Haus am Bach/),
    needsSession: true,
  },
  'deletion of the account': {
    method: 'POST',
    path: 'persons/delete',
    async open(page) {
      await openProfile(page);
      await page.getByRole('button', { name: 'Konto löschen' }).click();
      await fill(page, { password: OWN_PASSWORD });
    },
    button: /^Konto in 14 Tagen löschen$/,
    typed: { password: OWN_PASSWORD },
    done: (page) => expect(page.getByRole('heading', { name: /^Ihr Konto wird am .* gelöscht/ })).toBeVisible(),
    needsSession: true,
  },
};

/** Logs in with an account that is to be deleted, and opens the screen that cancels the deletion. */
export async function openDeletion(page: Page): Promise<void> {
  const { username } = await asOwnMember(page);
  const { token } = await tokenOf(username);
  await call('POST', 'persons/delete', { token, body: { password: OWN_PASSWORD } });
  await openScreen(page, { ...SCREENS.deletion, username: '' });
  await expect(page.getByRole('heading', { name: /^Ihr Konto wird am .* gelöscht$/ })).toBeVisible();
}
