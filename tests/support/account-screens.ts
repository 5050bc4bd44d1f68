import type { Page } from 'playwright/test';
import { beLoggedIn } from './accounts';
import { expect, openElement } from './browser';

/** A screen of accounts: its route, its user, its heading in both languages. */
export type AccountScreen = {
  route: string;
  /** A seeded account; nobody is logged in without one. */
  username?: string;
  title: { de: string; en: string };
  /** The path of the call that completes the screen. */
  reads?: string;
};

/** Every screen of the way to an account, and of the account area. */
export const ACCOUNT_SCREENS = {
  login: { route: '/auth/login', title: { de: 'Anmelden', en: 'Log in' } },
  signup: { route: '/auth/signup', title: { de: 'Registrieren', en: 'Sign up' } },
  confirm: { route: '/auth/confirm', title: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm email address' } },
  magic: { route: '/auth/magic', title: { de: 'Per E-Mail-Link anmelden', en: 'Log in by email link' } },
  requestReset: {
    route: '/auth/request-reset',
    title: { de: 'Neues Passwort anfordern', en: 'Reset password' },
  },
  reset: { route: '/auth/reset?key=some-key', title: { de: 'Neues Passwort festlegen', en: 'Set a new password' } },
  changeAsGuest: { route: '/auth/change', title: { de: 'Passwort ändern', en: 'Change password' } },
  change: { route: '/auth/change', username: 'approved', title: { de: 'Passwort ändern', en: 'Change password' } },
  alreadyIn: { route: '/auth/login', username: 'approved', title: { de: 'Anmelden', en: 'Log in' } },
  start: {
    route: '/secure',
    username: 'awaiting',
    title: { de: 'Hallo Jonas Weber', en: 'Hello Jonas Weber' },
    reads: 'persons',
  },
  profile: {
    route: '/secure/profile',
    username: 'approved',
    title: { de: 'Mein Profil', en: 'My profile' },
    reads: 'persons',
  },
  information: {
    route: '/secure/profile-information',
    username: 'awaiting',
    title: { de: 'Ihr Profil im Überblick', en: 'Your profile at a glance' },
    reads: 'persons',
  },
  deletion: {
    route: '/secure/delete-account',
    username: 'approved',
    title: { de: 'Ihr Konto bleibt bestehen', en: 'Your account stays' },
    reads: 'persons',
  },
  secureChange: {
    route: '/secure/change',
    username: 'approved',
    title: { de: 'Passwort ändern', en: 'Change password' },
  },
} as const satisfies Record<string, AccountScreen>;

/** Opens a screen as its user. */
export async function openScreen(
  page: Page,
  { route, username }: AccountScreen,
  { locale = 'de', attributes = '' }: { locale?: 'de' | 'en'; attributes?: string } = {},
): Promise<void> {
  if (username) await beLoggedIn(page, username);
  await openElement(page, 'event-portal', attributes, `#${locale === 'en' ? '/en' : ''}${route}`);
}

/** Expects a screen with all its data. */
export async function expectScreen(page: Page, { title }: AccountScreen, locale: 'de' | 'en' = 'de', level = 2) {
  await expect(page.getByRole('heading', { name: title[locale], level, exact: true })).toBeVisible();
  await expect(page.locator('event-portal').locator('[aria-busy="true"], .is-loading')).toHaveCount(0);
}

/** Returns a field by its name in the form. */
export const field = (page: Page, name: string) => page.locator(`event-portal [name="${name}"]`);

/** Returns the focused element inside the portal; '' if it was lost. */
export const focusIn = (page: Page) =>
  page.locator('event-portal').evaluate((host) => {
    const place = host.shadowRoot?.activeElement;
    return place ? `${place.localName} ${place.getAttribute('name') ?? place.textContent?.trim().slice(0, 40)}` : '';
  });
