import type { BrowserContext, Page } from 'playwright/test';
import { beLoggedIn, call, newAccount, OWN_PASSWORD, tokenOf } from '../support/accounts';
import {
  callsTo,
  expectStart,
  logIn,
  logInAgain,
  message,
  openRoute,
  passwordField,
  removeServerTime,
  routeOf,
  stored,
} from '../support/auth-pages';
import { countReady, element, expect, openHost, ready, test } from '../support/browser';
import { account, chooseInAccount } from '../support/member-area';

const NEW_PASSWORD = 'Ganz!Neues7';
const ending = (page: Page) => page.getByRole('dialog', { name: 'Möchten Sie angemeldet bleiben?' });
const reLogin = (page: Page) => page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
const firstName = (page: Page) => page.getByRole('form', { name: 'Mein Profil' }).getByLabel(/^Vorname/);
const logOutButton = (page: Page) => page.getByRole('button', { name: 'Abmelden', exact: true });

/** Opens a screen behind the log-in for an account of the test's own. */
async function openAs(page: Page, route: string) {
  const account = await newAccount();
  const session = await beLoggedIn(page, account.username);
  await openRoute(page, route);
  return { ...account, ...session };
}

/** A second tab of the same browser. */
async function newTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await countReady(tab);
  return tab;
}

/** Types a change of the password. */
async function typeChange(page: Page, old = OWN_PASSWORD) {
  await page.getByLabel(/^Aktuelles Passwort$/).fill(old);
  await page.getByLabel(/^Neues Passwort$/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Neues Passwort wiederholen$/).fill(NEW_PASSWORD);
}
const sendChange = (page: Page) =>
  page.getByRole('form', { name: 'Passwort ändern' }).getByRole('button', { name: 'Passwort ändern' }).click();

test('the end of a session is announced; it is continued, ended or expires; above a form a log-in is requested', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await removeServerTime(page);
  const renewals = callsTo(page, 'auth/renew');
  let username = '';
  const isOver = page.getByText('Ihre Anmeldung ist abgelaufen.');
  /** The watch over the session comes after the screen: who asks also hears the end. */
  const reachQuestion = async () => {
    await page.clock.fastForward('58:30');
    await expect(ending(page)).toBeVisible();
  };

  await test.step('announced two minutes before; it goes on by the button, and by no Escape', async () => {
    username = (await openAs(page, '/secure')).username;
    await expectStart(page);
    await page.clock.fastForward('57:30');
    await expect(account(page)).toBeVisible();
    await expect(ending(page)).toHaveCount(0);
    await page.clock.fastForward('01:00');
    await expect(ending(page)).toContainText(/Noch 1:\d\d Minuten/);
    await expect(ending(page).getByRole('button', { name: 'Angemeldet bleiben' })).toBeFocused();
    await ending(page).getByRole('button', { name: 'Angemeldet bleiben' }).click();
    await expect(ending(page)).toHaveCount(0);
    expect(renewals).toHaveLength(1);
    await chooseInAccount(page, 'Profil');
    await expect(firstName(page)).toHaveValue('Erika');
    await reachQuestion();
    await page.keyboard.press('Escape');
    await expect(ending(page)).toHaveCount(0);
    expect(renewals).toHaveLength(1);
  });

  await test.step('run out: to the events, which say why, and by the log-in back', async () => {
    await page.clock.fastForward('02:30');
    await expect(isOver).toBeVisible();
    expect(routeOf(page)).toBe('/events');
    expect(await stored(page)).not.toContain('authorization_token');
    expect(renewals).toHaveLength(1);
    await page.getByRole('status').getByRole('link', { name: 'Anmelden' }).click();
    await logIn(page, username, OWN_PASSWORD);
    await expect(firstName(page)).toHaveValue('Erika');
  });

  await test.step('above a form: nothing that was typed is lost', async () => {
    await firstName(page).fill('Erika Maria');
    await reachQuestion();
    await page.clock.fastForward('02:30');
    await expect(reLogin(page)).toBeVisible();
    await logInAgain(page, 'falsch');
    await expect(message(reLogin(page), 'Login oder Passwort sind nicht korrekt.')).toBeVisible();
    await logInAgain(page, OWN_PASSWORD);
    await expect(reLogin(page)).toHaveCount(0);
    await expect(firstName(page)).toHaveValue('Erika Maria');
    expect(routeOf(page)).toBe('/secure/profile');
    await page.getByRole('button', { name: 'Profil speichern' }).click();
    await expect(page.getByText('Profil gespeichert')).toBeVisible();
    await expect(firstName(page)).toHaveValue('Erika Maria');
  });

  await test.step('ended from the question', async () => {
    await reachQuestion();
    await ending(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
    expect(await stored(page)).not.toContain('authorization_token');
  });

  await test.step('with the setting logoutToLogin it leads to the log-in', async () => {
    await page.locator('event-portal').evaluate((portal) => {
      Object.assign(portal, { settings: { authenticatedArea: { logoutToLogin: true } } });
    });
    await page.evaluate(() => { location.hash = '/auth/login'; }); // biome-ignore format: short.
    await logIn(page, username, OWN_PASSWORD);
    await expectStart(page);
    await page.clock.fastForward('01:01:00');
    await expect(isOver).toBeVisible();
    await expect(passwordField(page)).toBeVisible();
    expect(routeOf(page)).toBe('/auth/login');
  });
});

test.describe('a session that the server has ended', () => {
  test('comes back above the change of the password, which goes on', async ({ page }) => {
    const { username, token } = await openAs(page, '/secure/change');
    await typeChange(page, 'Falsch!123');
    await sendChange(page);
    await expect(page.getByText('Dieses Passwort ist nicht korrekt').first()).toBeVisible();
    await typeChange(page);
    await call('POST', 'auth/logout', { token });
    const elsewhere = await tokenOf(username);
    await sendChange(page);
    await expect(reLogin(page)).toBeVisible();
    await logInAgain(page, OWN_PASSWORD);
    await expect(page.getByText('Passwort geändert')).toBeVisible();
    await expectStart(page);
    expect((await call('GET', 'persons', { token: elsewhere.token })).status).toBe(401);
    expect((await tokenOf(username, 'stadt', NEW_PASSWORD)).token).toBeTruthy();
    const kept = await stored(page);
    expect(kept).not.toContain(NEW_PASSWORD);
    expect(kept).not.toContain(OWN_PASSWORD);

    await test.step('it is left on purpose only after a word about what is not saved', async () => {
      const last = await page.evaluate(() => localStorage.getItem('authorization_token') ?? '');
      await chooseInAccount(page, 'Profil');
      await firstName(page).fill('Erika Maria');
      await call('POST', 'auth/logout', { token: last });
      await page.getByRole('button', { name: 'Profil speichern' }).click();
      await expect(reLogin(page)).toBeVisible();
      await page.keyboard.press('Escape');
      const leaving = page.getByRole('dialog', { name: 'Ohne Anmeldung weiter?' });
      await leaving.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
      await expect(reLogin(page)).toBeVisible();
      await reLogin(page).getByRole('button', { name: 'Als jemand anderes anmelden' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(passwordField(page)).toBeVisible();
      expect(routeOf(page)).toContain('/auth/login');
    });
  });

  test('cannot be continued by another person, who sees nothing of it', async ({ page, context }) => {
    const saves: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
    const { token } = await openAs(page, '/secure/profile');
    const other = await newAccount('andere');
    await firstName(page).fill('Nur Für Mich');
    await call('POST', 'auth/logout', { token });
    await page.getByRole('button', { name: 'Profil speichern' }).click();
    await expect(reLogin(page)).toBeVisible();
    const tab = await newTab(context);
    await openRoute(tab, '/auth/login');
    await logIn(tab, other.username, OWN_PASSWORD);
    await expectStart(tab);
    await expectStart(page);
    await expect(reLogin(page)).toHaveCount(0);
    expect(saves).toHaveLength(1);
    await chooseInAccount(page, 'Profil');
    await expect(firstName(page)).toHaveValue('Erika');
    await expect(page.getByText(/Ihr Entwurf/)).toHaveCount(0);
    expect((await tokenOf(other.username)).token).toBeTruthy();
  });
});

test('log-in and log-out reach the other element and the other tab at once', async ({ page, context }) => {
  const TWO = `${element('event-portal')}<portal-account compact host="/clients/stadt"></portal-account>${element('event-list', 'limit="1"', 'zeitung')}`;
  const refused: string[] = [];
  const tokens = new Set<string>();
  const tab = await newTab(context);
  await page.addInitScript(() => {
    Object.assign(window, { said: [] });
    for (const type of ['portal-login', 'portal-logout'])
      addEventListener(type, (event) => {
        const { detail, target } = event as CustomEvent;
        Reflect.get(window, 'said').push([type, (target as Element).localName, detail?.reason]);
      });
  });
  for (const one of [page, tab]) {
    one.on('response', (response) => response.status() === 401 && refused.push(response.url()));
    one.on(
      'request',
      (request) => request.headers().token && tokens.add(new URL(request.url()).pathname.split('/api/')[0] ?? ''),
    );
    await openHost(one, { body: TWO, path: '/host-page#/auth/login' });
    await ready(one, 3);
  }
  const badge = page.locator('portal-account');
  await logIn(tab, 'approved');
  await expectStart(tab);
  await expect(logOutButton(page).first()).toBeVisible();
  await expect(account(badge)).toBeVisible();
  await expect(page.getByText('Sie sind schon angemeldet')).toBeVisible();
  await chooseInAccount(badge, 'Abmelden');
  await expect(logOutButton(page)).toHaveCount(0);
  await expect(account(tab)).toHaveCount(0);
  await expect(tab.getByText('Sie sind abgemeldet.').first()).toBeVisible();
  await expect(tab.locator('portal-account').getByText('Anmelden')).toBeVisible();
  await expect
    .poll(async () => (await page.evaluate(() => Reflect.get(window, 'said'))).sort())
    .toEqual([
      ['portal-login', 'event-portal', undefined],
      ['portal-login', 'portal-account', undefined],
      ['portal-logout', 'event-portal', 'left'],
      ['portal-logout', 'portal-account', 'left'],
    ]);
  expect(refused).toEqual([]);
  expect([...tokens]).toEqual(['/clients/stadt']);
});

/** Units of the session take every wrong clock. */
test('a clock that is ten minutes fast does not end a session early', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 10 * 60_000 });
  await openRoute(page, '/auth/login');
  await logIn(page, 'approved');
  await expectStart(page);
  await removeServerTime(page);
  await page.reload();
  await ready(page);
  await expectStart(page);
  await page.clock.fastForward('57:00');
  await expect(
    page.getByText('Hier ist gerade nichts zu tun.').or(page.getByRole('list').first()).first(),
  ).toBeVisible();
  await expect(ending(page)).toHaveCount(0);
  await page.clock.fastForward('01:30');
  await expect(ending(page)).toBeVisible();
});

test('with blocked storage the log-in lasts for the page, with a message', async ({ page }) => {
  await page.goto('/hosts/blocked-storage.html#/auth/login');
  await ready(page);
  const line = page.getByText('Sie bleiben nur auf dieser Seite angemeldet');
  await expect(line).toBeVisible();
  await logIn(page, 'approved');
  await expectStart(page);
  await chooseInAccount(page, 'Profil');
  await expect(firstName(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dafür müssen Sie angemeldet sein.')).toBeVisible();
});
