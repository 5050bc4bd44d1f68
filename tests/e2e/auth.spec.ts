import { readFileSync } from 'node:fs';
import { asNewCaller, mailTo, PASSWORD } from '../support/accounts';
import {
  callsTo, expectStart, logIn, logInForm, message, nameField, openRoute, passwordField, refusal, routeOf, stored, withArea,
} from '../support/auth-pages'; // biome-ignore format: a list of names.
import { expect, openElement, openHost, ready, test } from '../support/browser';
import { address, frameTag, inFrame } from '../support/framed-page';
import { followReads } from '../support/pending-reads';

const LOGIN = '**/api/auth/login';

test.describe('a log-in', () => {
  test('sends one call for many presses of Enter and button, and stores no password', async ({ page }) => {
    const calls = callsTo(page, 'auth/login');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(LOGIN, async (route) => {
      await held;
      await route.continue();
    });
    // Nobody is led to another site.
    await openRoute(page, `/auth/login?next=${encodeURIComponent('//evil.example/secure')}`);
    await nameField(page).fill('APPROVED');
    await passwordField(page).fill(PASSWORD);
    for (let time = 0; time < 4; time += 1) await passwordField(page).press('Enter');
    const button = logInForm(page).getByRole('button');
    await button.last().dblclick({ force: true });
    answer();
    await expectStart(page);
    expect(routeOf(page)).toBe('/secure');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.token).toBeUndefined();
    const kept = await stored(page);
    expect(kept).toContain('authorization_token');
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain('APPROVED');
  });

  test('leads from a link in the events to the log-in and back to the requested screen', async ({ page }) => {
    await openRoute(page, '/secure/profile');
    await expect(page.getByText('Dafür müssen Sie angemeldet sein.')).toBeVisible();
    expect(routeOf(page)).toBe('/events');
    await page.getByRole('status').getByRole('link', { name: 'Anmelden' }).click();
    await logIn(page, 'approved');
    await expect(page.getByRole('heading', { name: 'Mein Profil', level: 2 })).toBeVisible();
    expect(routeOf(page)).toBe('/secure/profile');
  });

  test('is shown at once with the setting logoutToLogin, in the language of the link', async ({ page }) => {
    await withArea(page, { logoutToLogin: true });
    await openRoute(page, '/en/secure/change');
    await expect.poll(() => routeOf(page)).toBe('/en/auth/login?next=%2Fen%2Fsecure%2Fchange');
    await page.getByLabel(/^User name/).fill('approved');
    await page.getByLabel(/^Password$/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Change password', level: 2 })).toBeVisible();
    expect(routeOf(page)).toBe('/en/secure/change');
  });

  test('works in the account element and in a frame', async ({ page }) => {
    await openHost(page, {
      body: `<portal-account id="own" host="/clients/stadt"></portal-account>${frameTag('', 'style="width:100%;height:700px;border:0"')}`,
    });
    const own = page.locator('#own');
    await logIn(own, 'approved');
    await expectStart(own);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${address('&element=portal-account')}#/auth/login`);
    await logIn(page, 'newspaper@zeitung.example');
    await expect(message(page, 'Login oder Passwort sind nicht korrekt.')).toBeVisible();
    await logIn(page, 'approved');
    await expectStart(page);
    await openHost(page, { body: frameTag('', 'style="width:100%;height:700px;border:0"'), path: '/framing' });
    await expect(inFrame(page).getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });
});

test('each refused log-in names its reason and a next step, and too many attempts show a countdown', async ({
  page,
}) => {
  await asNewCaller(page);
  await openRoute(page, '/auth/login');

  await test.step('each with a way on', async () => {
    await logIn(page, '', '');
    await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeFocused();
    await logIn(page, 'approved', 'Demo!2025');
    const wrong = message(page, 'Login oder Passwort sind nicht korrekt.');
    await expect(wrong.getByRole('link', { name: 'Neues Passwort anfordern' })).toBeVisible();
    await expect(passwordField(page)).toHaveValue('Demo!2025');
    await logIn(page, 'nobody-of-this-name', 'Demo!2025');
    await expect(wrong).toBeVisible();
    await logIn(page, 'unverified');
    const open = message(page, 'Ihr Konto ist zurzeit nicht freigegeben');
    await expect(open.getByRole('link', { name: 'kultur@achalmtal.example' })).toBeVisible();
    await logIn(page, 'blocked');
    const blocked = message(page, 'Ihr Konto ist gesperrt');
    await expect(blocked.getByRole('link', { name: 'kultur@achalmtal.example' })).toBeVisible();
    expect(await stored(page)).not.toContain('authorization_token');
  });

  await test.step('the confirmation is sent once more', async () => {
    await logIn(page, 'unconfirmed');
    const notice = message(page, 'Ihre E-Mail-Adresse ist noch nicht bestätigt');
    const answered = page.waitForResponse('**/api/auth/confirm/resend');
    await notice.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
    await expect(notice.getByText('Die E-Mail ist unterwegs.')).toBeVisible();
    expect((await answered).status()).toBe(202);
    const mail = await mailTo('unconfirmed@demo.example');
    expect(mail.text).toContain('#/auth/confirm?key=');
  });

  await test.step('an answer of another kind leaves what was typed, and two ways on', async () => {
    await page.route(LOGIN, refusal(418, 'teapot'));
    await logIn(page, 'approved');
    const failed = message(page, 'Die Anmeldung hat nicht geklappt');
    await expect(failed.getByRole('link')).toHaveText('Neues Passwort anfordern');
    await expect(failed.getByRole('button')).toHaveText('Erneut versuchen');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await page.unroute(LOGIN);
  });

  await test.step('a countdown after too many attempts', async () => {
    await page.clock.install();
    await page.route(LOGIN, refusal(429, 'too_many_attempts', { headers: { 'Retry-After': '65' } }));
    await logIn(page, 'approved', 'wrong');
    await expect(message(page, 'Zu viele Versuche')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.getByText(/Neuer Versuch möglich in 1:0\d/)).toBeVisible();
    await page.clock.runFor(70_000);
    await expect(page.getByText('Sie können es jetzt noch einmal versuchen.')).toBeVisible();
    await page.unroute(LOGIN);
    await logIn(page, 'approved');
    await expectStart(page);
  });
});

test('the log-in form suits password managers, and remembers the user name, never the password', async ({ page }) => {
  await openRoute(page, '/auth/login');
  const found = await nameField(page).evaluate((field: HTMLInputElement) => {
    const own = [...(field.form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
    return own.map(({ type, name, autocomplete, id }) => [type, name, autocomplete, id !== '']);
  });
  expect(found).toEqual([
    ['text', 'username', 'username', true],
    ['password', 'password', 'current-password', true],
  ]);

  await nameField(page).fill('erika.muster');
  await passwordField(page).fill('Geheim!2026');
  await page.reload();
  await ready(page);
  await expect(nameField(page)).toHaveValue('erika.muster');
  await expect(passwordField(page)).toHaveValue('');
  expect(await stored(page)).not.toContain('Geheim');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  const email = page.getByLabel(/^E-Mail$/);
  await email.fill('erika@test.example');
  await page.goBack();
  await expect(nameField(page)).toHaveValue('erika.muster');
  await page.getByRole('link', { name: 'Per E-Mail-Link anmelden' }).click();
  await expect(email).toHaveValue('erika@test.example');
});

test('visitors of events do not load the code of the account area', async ({ page }) => {
  const manifest: Record<string, { src?: string; file: string }> = JSON.parse(
    readFileSync(new URL('../../dist/chunks/manifest.json', import.meta.url), 'utf8'),
  );
  const own = /^src\/(?:features\/(?:auth|profile|account)|i18n\/members|shell\/member-area)/;
  const members = Object.values(manifest).flatMap(({ src, file }) => (src && own.test(src) ? [file] : []));
  expect(members.length).toBeGreaterThan(10);
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    expect(request.headers().token).toBeUndefined();
  });
  const allRead = followReads(page);
  await openElement(page, 'event-list');
  await openElement(page, 'event-portal');
  await page.getByRole('article').nth(3).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Zur Übersicht' }).first()).toBeVisible();
  await allRead();
  expect(asked.filter((url) => members.some((file) => url.endsWith(file)))).toEqual([]);
  expect(asked.filter((url) => /\/api\/(?:auth|persons)/.test(url))).toEqual([]);
});
