import { expect, type Page } from 'playwright/test';
import type { RelationAction } from '../../demo/server/reviews/decide-on-relation';
import { backOfficeBrowser, fieldsOf } from './back-office-browser';

/** The password of the back office in the tests. */
export const BACK_OFFICE_PASSWORD = 'back-office-of-the-tests';
/** The password of every seeded account. */
export const PASSWORD = 'Demo!2026';
/** The password of every account of a test: sign-up refuses the one above as too common. */
export const OWN_PASSWORD = 'Wolke-Zebra-47';

const ownNames = new Set<string>();
const passwordOf = (username: string) => (ownNames.has(username) ? OWN_PASSWORD : PASSWORD);

let callers = 0;
const RUN = Math.floor(Math.random() * 200);

/** Gives a page an address of its own, so that failed log-ins of other tests do not count against it. */
export async function asNewCaller(page: Page): Promise<void> {
  callers += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${RUN}.${process.pid & 255}.${callers & 255}` });
}

const demoUrl = () => String(process.env.DEMO_URL);

/** A mail in /outbox.json. */
export type OutboxMail = { to: string; subject: string; text: string };

/** Waits for the newest mail to an address. */
export async function mailTo(address: string, subject = /./): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${demoUrl()}/outbox.json?to=${encodeURIComponent(address)}`);
      const { data }: { data: OutboxMail[] } = await response.json();
      found = data.find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`There is no mail to ${address}`);
  return found;
}

/** Returns the route in the link of a mail, including the key. */
export function routeIn({ text }: OutboxMail): string {
  const route = /#(\/\S+)/.exec(text)?.[1];
  if (!route) throw new Error(`There is no link in: ${text}`);
  return route;
}

/** Follows the link of a mail on the open page. */
export async function openFromMail(page: Page, mail: OutboxMail): Promise<void> {
  const route = routeIn(mail);
  await page.evaluate((next) => {
    location.hash = `#${next}`;
  }, route);
}

/** Confirms a sign-up that was opened from its mail, with its password. */
export async function confirmSignUp(page: Page, password = OWN_PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'E-Mail-Adresse bestätigen' });
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'Bestätigen' }).click();
}

/** Returns a name that no other test uses. */
export const newName = (word: string): string =>
  `${word}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Calls the API for a test. @returns its `data` */
export async function call<Data>(
  method: string,
  path: string,
  {
    token,
    body,
    headers = {},
    client = 'stadt',
  }: { token?: string; body?: object; headers?: Record<string, string>; client?: string } = {},
): Promise<{ status: number; data: Data; etag: string | null }> {
  callers += 1;
  const response = await fetch(`${demoUrl()}/clients/${client}/api/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { token }),
      'x-forwarded-for': `10.${RUN}.${process.pid & 255}.${callers & 255}`,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: { data: Data } = await response.json();
  return { status: response.status, data: answer.data, etag: response.headers.get('etag') };
}

/** Logs an account in without a screen: a seeded one, or one of this test. */
export async function tokenOf(username: string, client = 'stadt', password = passwordOf(username)) {
  const { data } = await call<{ token: string; expires: string }>('POST', 'auth/login', {
    body: { username, password },
    client,
  });
  return data;
}

/** Puts a session into the storage of the page before its scripts run. */
export async function beLoggedIn(page: Page, username: string, client = 'stadt') {
  const session = await tokenOf(username, client);
  await page.addInitScript(
    ([token, expires, host]) => {
      if (sessionStorage.getItem('was-logged-in')) return;
      sessionStorage.setItem('was-logged-in', 'yes');
      localStorage.setItem('authorization_token', token ?? '');
      localStorage.setItem('authorization_expiration', expires ?? '');
      localStorage.setItem('authorization_host', host ?? '');
    },
    [session.token, session.expires, `${demoUrl()}/clients/${client}`],
  );
  return session;
}

/** Creates an account that may log in at once. */
export async function newAccount(word = 'person') {
  const username = newName(word);
  const email = `${username}@test.example`;
  const { status } = await call('POST', 'auth/signup', {
    body: {
      username, salutation: 3, firstName: 'Erika', lastName: 'Muster', password1: OWN_PASSWORD, password2: OWN_PASSWORD, email,
      organization: null, freeOrganization: 'Kulturverein', street: 'Marktplatz 1', plz: '72764', community: null,
      phone: '', private_street: '', private_plz: '', private_community: null, private_phone: '',
      acceptAGB: true, acceptDSGVO: true, acceptAds: false, url: '', roleRelations: null,
    }, // biome-ignore format: a table.
  });
  expect(status).toBe(201);
  ownNames.add(username);
  const key = new URLSearchParams(routeIn(await mailTo(email)).split('?')[1]).get('key');
  expect((await call('POST', 'auth/confirm', { body: { key: key ?? '', password: OWN_PASSWORD } })).status).toBe(200);
  return { username, email };
}

/** Creates an account whose relation to a seeded address is approved, so that it may publish and order adverts. */
export async function newOrganizer(word = 'organizer') {
  const account = await newAccount(word);
  const { token } = await tokenOf(account.username);
  const { data: person } = await call<object>('GET', 'persons', { token });
  const body = {
    ...person,
    community: { community_id: 8415059 },
    roleRelations: [{ role: 2, address: 5011, community: 8415059 }],
  };
  expect((await call('PUT', 'persons', { token, body, headers: { 'if-match': '*' } })).status).toBe(200);
  await decideOnRelation(account.username, 'approve');
  return account;
}

/**
 * Decides on the one relation of a person, as an operator does.
 *
 * @param reason what a decision against the person tells them
 */
export async function decideOnRelation(username: string, action: RelationAction, reason = ''): Promise<void> {
  const operator = backOfficeBrowser(
    { request: (path, init) => fetch(`${demoUrl()}${path}`, { ...init, redirect: 'manual' }) },
    `10.${RUN}.${process.pid & 255}.${callers & 255}`,
  );
  await operator.logIn(BACK_OFFICE_PASSWORD);
  const { html: found } = await operator.open(`/backoffice/stadt/persons?search=${username}&status=`);
  const { html } = await operator.open(/\/backoffice\/stadt\/persons\/\d+/.exec(found)?.[0] ?? '');
  const [form = '', path = ''] = /<form[^>]*action="([^"]*\/relations\/\d+)"[\s\S]*?<\/form>/.exec(html) ?? [];
  expect(form).toContain(`value="${action}"`);
  const { html: decided } = await operator.post(path, {
    ...fieldsOf(form),
    action,
    ...(reason && { reason, confirmed: 'yes' }),
  });
  expect(decided).toContain('Gespeichert.');
}
