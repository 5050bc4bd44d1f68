import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { beLoggedIn } from './accounts';
import { element, openHost } from './browser';

type Area = {
  /** The logged-in user; nobody without it. */
  user?: string;
  route?: string;
  /** Settings in place of the client's own. */
  settings?: object;
  attributes?: string;
};

/** Opens a page with a portal and a logged-in user. */
export async function openArea(page: Page, { user, route = '/secure/profile', settings, attributes = '' }: Area) {
  if (user) await beLoggedIn(page, user);
  const given = settings
    ? `<script>document.querySelector('event-portal').settings = ${JSON.stringify(settings)}</script>`
    : '';
  await openHost(page, { body: element('event-portal', attributes) + given, path: `/host-page#${route}` });
  // Waits for a heading, not for the element's event: nobody counts that event on pages that a test has opened
  // itself.
  await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout: 30_000 });
}

type Place = Page | Locator | FrameLocator;

/** Returns the button that opens the account menu of a logged-in person. */
export const account = (place: Place): Locator => place.getByRole('button', { name: /^(?:Mein Konto|My account)/ });

/** Opens the account menu. @returns its entry of that name */
export async function accountEntry(place: Place, name: string): Promise<Locator> {
  await account(place).click();
  return place.locator('[popover] :is(a, button)', { hasText: new RegExp(`^${name}$`) });
}

/** Chooses an entry of the account menu. */
export const chooseInAccount = async (place: Place, name: string): Promise<void> =>
  (await accountEntry(place, name)).click();

/** Returns a section of the profile, by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Returns the parts of the profile that every test needs. */
export const profile = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Mein Profil', level: 2 }),
  official: section(page, 'Organisation und dienstliche Adresse'),
  home: section(page, 'Private Adresse'),
  relations: section(page, 'Ich trage ein für …'),
  save: page.getByRole('button', { name: 'Profil speichern' }),
  saved: page.getByRole('status').filter({ hasText: /^Profil gespeichert/ }),
  summary: page.getByRole('group', { name: /^(Noch|Bitte prüfen Sie)/ }),
});

/** Saves the profile, and waits for the confirmation. */
export async function saveProfile(page: Page): Promise<void> {
  const { save, saved } = profile(page);
  await save.click();
  await expect(saved).toBeVisible();
}

/** Types into a search field and picks the first suggestion of this name by keyboard. */
export async function pick(field: Locator, text: string, name: RegExp): Promise<void> {
  await field.fill(text);
  const option = field.page().getByRole('option', { name });
  await expect(option.first()).toBeVisible();
  await option.first().click();
  await expect(field).toHaveValue(name);
}
