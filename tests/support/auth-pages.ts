import type { FrameLocator, Locator, Page, Route } from 'playwright/test';
import { PASSWORD } from './accounts';
import { expect, openElement } from './browser';
import { CALLS } from './faults';

type Place = Page | Locator | FrameLocator;

/** Opens an element at a route. */
export const openRoute = (page: Page, route: string, attributes = '', tag = 'event-portal') =>
  openElement(page, tag, attributes, `#${route}`);

/** Returns the route in the hash of the page. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

/** Returns the log-in form. */
export const logInForm = (place: Place) => place.getByRole('form', { name: 'Anmeldung' });
export const nameField = (place: Place) => logInForm(place).getByLabel(/^Benutzername/);
export const passwordField = (place: Place) => logInForm(place).getByLabel(/^Passwort$/);

/** Fills in a log-in and submits it. */
export async function logIn(place: Place, username: string, password = PASSWORD): Promise<void> {
  await nameField(place).fill(username);
  await passwordField(place).fill(password);
  await logInForm(place).getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Logs in again in the dialog above a form, which already contains the user name. */
export async function logInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await passwordField(dialog).fill(password);
  await logInForm(dialog).getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Expects the start screen of a logged-in user. */
export const expectStart = (place: Place) =>
  expect(place.getByRole('heading', { name: /^Hallo / }).first()).toBeVisible();

/** Returns a message with this title. */
export const message = (place: Place, title: string | RegExp) => place.getByRole('alert').filter({ hasText: title });

/** Returns a route handler that answers a refusal of the server. */
export const refusal =
  (status: number, code: string, more: { errors?: object[]; headers?: Record<string, string> } = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: more.headers ?? {},
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'x', status, code, errors: more.errors }),
    });

/** Changes the settings of the account area in the server's answer. */
export const withArea = (page: Page, change: object) =>
  page.route(CALLS.settings, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const { date: _, ...headers } = response.headers();
    const authenticatedArea = { ...data.authenticatedArea, ...change };
    await route.fulfill({ response, headers, json: { data: { ...data, authenticatedArea } } });
  });

/**
 * Removes the server's time from further reads of the page. A test that moves the clock of the page needs this: a
 * pending answer would reset the clock to the server's, which has not moved. Answers to writes still have it, as the
 * log-in requires after such a move.
 */
export const removeServerTime = (page: Page) =>
  page.route(/\/api\/(?!media)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });

/** Records the calls of a page to one address below the API. */
export function callsTo(page: Page, path: string): { token: string | undefined; body: string | null }[] {
  const calls: { token: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/api/${path}`))
      calls.push({ token: request.headers().token, body: request.postData() });
  });
  return calls;
}

/** Returns everything that a page has stored where other scripts may read it. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]));
