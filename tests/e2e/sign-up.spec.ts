import type { Page } from 'playwright/test';
import { call, confirmSignUp, mailTo, newAccount, newName, OWN_PASSWORD, routeIn, tokenOf } from '../support/accounts';
import {
  callsTo,
  expectStart,
  logIn,
  message,
  nameField,
  openRoute,
  refusal,
  routeOf,
  stored,
} from '../support/auth-pages';
import { countReady, expect, openHost, ready, test } from '../support/browser';
import { frameTag, inFrame } from '../support/framed-page';
import { chooseInAccount } from '../support/member-area';

const SIGNUP = '**/api/auth/signup';
type Place = Page | ReturnType<typeof inFrame>;

const form = (place: Place) => place.getByRole('form', { name: 'Registrierung' });
const field = (place: Place, label: RegExp) => form(place).getByLabel(label).and(place.locator('input')).first();
const submit = (place: Place) => form(place).getByRole('button', { name: 'Registrieren' }).click();

const isPrivate = (place: Place) => form(place).getByRole('checkbox', { name: 'Ich trage als Privatperson ein' });

async function fillIn(place: Place, email: string, password = OWN_PASSWORD): Promise<void> {
  await field(place, /^E-Mail$/).fill(email);
  await field(place, /^Passwort$/).fill(password);
  await field(place, /^Passwort wiederholen$/).fill(password);
  await field(place, /^Vorname/).fill('Erika');
  await field(place, /^Nachname/).fill('Muster');
  await field(place, /^Organisation$/).fill('Verein der Neuen');
  await field(place, /^Postleitzahl/).fill('72793');
  await expect(field(place, /^Gemeinde/)).toHaveValue('Pfullingen');
  await expect(form(place).getByText('Der Name wird so übernommen.')).toBeVisible();
  await field(place, /Hinweise zur Nutzung/).check();
  await field(place, /Datenschutz/).check();
}

test.describe('a sign-up', () => {
  test('sends a mail, whose link logs in once on this device', async ({ page }) => {
    const email = `${newName('neu')}@test.example`;
    const sent = callsTo(page, 'auth/signup');
    const asked: { url: string; referrer: string | undefined }[] = [];
    page.on('request', (request) => asked.push({ url: request.url(), referrer: request.headers().referer }));
    await openRoute(page, '/auth/signup');
    await fillIn(page, email);
    await form(page).getByRole('button', { name: 'Registrieren' }).dblclick();
    await expect(page.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await stored(page)).not.toContain(email);
    await page.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
    await expect(page.getByText('Die E-Mail ist unterwegs.')).toBeVisible();

    const route = routeIn(await mailTo(email));
    const key = new URLSearchParams(route.split('?')[1]).get('key') ?? '';
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await page.evaluate((to) => { location.hash = to; }, route); // biome-ignore format: short.
    await expect(page.getByRole('heading', { name: 'Hallo Erika Muster' })).toBeVisible();
    await expect(page.getByText('E-Mail-Adresse bestätigt. Sie sind angemeldet.')).toBeVisible();
    expect(routeOf(page)).toBe('/secure');
    expect(await stored(page)).not.toContain(key);
    expect(await stored(page)).not.toContain('confirmation');
    expect(asked.filter(({ url, referrer }) => `${url} ${referrer}`.includes(key))).toEqual([]);

    await chooseInAccount(page, 'Abmelden');
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
    await page.evaluate((to) => { location.hash = to; }, route); // biome-ignore format: short.
    const used = message(page, 'Dieser Link wurde schon benutzt');
    await used.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await logIn(page, email, OWN_PASSWORD);
    await expectStart(page);
  });

  test('leads from the list to the form of the first event, in another tab as well', async ({ page, context }) => {
    const email = `${newName('erste')}@test.example`;
    await page.setViewportSize({ width: 360, height: 780 });
    await openRoute(page, '/events');
    await page.getByRole('link', { name: 'Veranstaltung eintragen' }).click();
    await fillIn(page, email);
    // One screen leads to the other and back, and nothing is lost but the passwords.
    await page.getByRole('link', { name: 'Schon ein Konto? Anmelden' }).click();
    await page.getByRole('link', { name: 'Registrieren' }).click();
    await expect(field(page, /^Organisation$/)).toHaveValue('Verein der Neuen');
    await field(page, /^Passwort$/).fill(OWN_PASSWORD);
    await field(page, /^Passwort wiederholen$/).fill(OWN_PASSWORD);
    await submit(page);
    await expect(page.getByText(email)).toBeVisible();

    // A long address breaks.
    const [line, heading] = await Promise.all([
      page.getByText(email).boundingBox(),
      page.getByRole('heading', { name: 'Fast geschafft' }).boundingBox(),
    ]);
    expect((line?.x ?? 0) + (line?.width ?? 999)).toBeLessThanOrEqual((heading?.x ?? 0) + (heading?.width ?? 0));

    const tab = await context.newPage();
    await countReady(tab);
    await openRoute(tab, routeIn(await mailTo(email)));
    await expect.poll(() => routeOf(tab)).toBe('/secure/events/eventRecording');
    await expect(tab.getByText('E-Mail-Adresse bestätigt. Sie sind angemeldet.')).toBeVisible();
    await expect(tab.getByLabel('Titel').first()).toBeVisible();
    // The first tab notices it.
    await expect(page.getByText(/^Sie sind schon angemeldet/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mein Bereich' }).last()).toHaveAttribute('href', /eventRecording/);

    const { token } = await tokenOf(email, 'stadt', OWN_PASSWORD);
    const { data } = await call<{ roleRelations: { role: number; status: string; address: number }[] }>(
      ...(['GET', 'persons', { token }] as const),
    );
    expect(data.roleRelations).toMatchObject([{ role: 2, status: 'new' }]);
    const address = await call<{ name: string }>('GET', `addresses/${data.roleRelations[0]?.address}`, { token });
    expect(address.data.name).toBe('Verein der Neuen');
  });

  test('is confirmed with the password on another device, which logs in as well', async ({ page, browser }) => {
    const email = `${newName('fern')}@test.example`;
    await openRoute(page, '/auth/signup');
    await fillIn(page, email);
    await submit(page);
    await expect(page.getByText(email)).toBeVisible();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await countReady(other);
    await openRoute(other, routeIn(await mailTo(email)));
    await confirmSignUp(other, 'Falsches!Wort7');
    await expect(other.getByText('Dieses Passwort ist nicht korrekt', { exact: true })).toBeVisible();
    await confirmSignUp(other);
    await expectStart(other);
    await expect(other.getByText('E-Mail-Adresse bestätigt. Sie sind angemeldet.')).toBeVisible();
    await elsewhere.close();
  });

  test('with the address of another person lets its owner set a password', async ({ page }) => {
    const email = `${newName('fremd')}@test.example`;
    await openRoute(page, '/auth/signup');
    await fillIn(page, email, 'Anderes!Wort7');
    await submit(page);
    await expect(page.getByText(email)).toBeVisible();
    // The owner of the mailbox has another device.
    await page.evaluate(() => localStorage.clear());
    const route = routeIn(await mailTo(email));
    await page.evaluate((to) => { location.hash = to; }, route); // biome-ignore format: short.
    await page.getByRole('button', { name: /^Ich habe dieses Konto nicht angelegt/ }).click();
    await page.locator('[name=password1]').fill(OWN_PASSWORD);
    await page.locator('[name=password2]').fill(OWN_PASSWORD);
    await page.getByRole('button', { name: 'Passwort festlegen und bestätigen' }).click();
    await expectStart(page);
    await chooseInAccount(page, 'Abmelden');
    await page.getByRole('link', { name: 'Anmelden', exact: true }).first().click();
    await logIn(page, email, 'Anderes!Wort7');
    await expect(message(page, 'Login oder Passwort sind nicht korrekt.')).toBeVisible();
    await logIn(page, email, OWN_PASSWORD);
    await expectStart(page);
  });

  test('shows the same in a frame for an address with an account, whose owner gets a mail', async ({ page }) => {
    const { email } = await newAccount('belegt');
    await openHost(page, { body: frameTag('', 'style="width:100%;height:2600px;border:0"') });
    const frame = inFrame(page);
    await frame.getByRole('link', { name: 'Anmelden' }).click();
    await frame.getByRole('link', { name: /Registrieren/ }).click();
    await fillIn(frame, email, 'Anderes!Wort7');
    await submit(frame);
    await expect(frame.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible();
    await expect(frame.getByRole('alert')).toHaveCount(0);
    await expect.poll(async () => (await mailTo(email)).text).not.toContain('/auth/confirm?key=');
  });
});

test.describe('the form of the sign-up', () => {
  test.beforeEach(({ page }) => openRoute(page, '/auth/signup'));

  test('asks for whom somebody records, by keyboard, and lists missing fields and the password rule', async ({
    page,
  }) => {
    const names = form(page).locator('input');
    expect(await names.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))).toEqual([
      ...['email', 'password1', 'password2', 'firstName', 'lastName', 'freeOrganization', 'kind'],
      ...['acceptConditions', 'acceptPrivacyPolicy', 'acceptAds'],
    ]);
    await isPrivate(page).focus();
    await page.keyboard.press('Space');
    await expect(isPrivate(page)).toBeChecked();
    await expect(isPrivate(page)).toBeFocused();
    await expect(field(page, /^Organisation$/)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(field(page, /^Organisation$/)).toBeVisible();

    // A known organisation is found and needs no more.
    await field(page, /^Organisation$/).pressSequentially('Kulturverein Ech');
    await page.getByRole('option', { name: /^Kulturverein Echaztal/ }).click();
    await expect(field(page, /^Organisation$/)).toHaveValue(/^Kulturverein Echaztal, /);
    await expect(field(page, /^Postleitzahl/)).toHaveCount(0);

    // While one types it says what a password needs, and then what is missing.
    const calls = callsTo(page, 'auth/signup');
    await field(page, /^Passwort$/).pressSequentially('kurz');
    const rules = form(page).getByRole('listitem');
    await expect(rules.filter({ hasText: 'Mindestens 8 Zeichen' })).not.toContainText('erfüllt');
    await field(page, /^Passwort$/).pressSequentially('es!Wort');
    await expect(rules.filter({ hasText: 'Mindestens 8 Zeichen' })).toContainText('erfüllt');
    await expect(rules.filter({ hasText: 'Sonderzeichen' })).toContainText('erfüllt');
    await field(page, /^Passwort wiederholen$/).fill('kurzes!wort');
    await field(page, /^Vorname/).focus();
    await expect(form(page).getByText('Passwörter stimmen nicht überein', { exact: true })).toBeVisible();
    await submit(page);
    const summary = form(page).getByRole('group').first();
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Bitte stimmen Sie „Hinweise zur Nutzung“ zu.');
    await expect(summary).toContainText('Bitte bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben');
    await summary.getByRole('button', { name: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' }).click();
    await expect(field(page, /^E-Mail$/)).toBeFocused();
    expect(calls).toHaveLength(0);
  });

  test('fills in the community of a postcode, and lets the user change it', async ({ page }) => {
    await isPrivate(page).check();
    const postcode = field(page, /^Postleitzahl/);
    const community = field(page, /^Gemeinde/);
    const home = form(page).getByRole('region', { name: 'Für wen tragen Sie ein?' });
    await postcode.pressSequentially('72070');
    await expect(community).toHaveValue('Tübingen');
    await expect(community).toHaveAccessibleDescription(/Baden-Württemberg - Tübingen/);
    await expect(home.getByText('Passend zur Postleitzahl 72070 eingetragen.')).toBeVisible();
    await expect(postcode).toBeFocused();

    await postcode.fill('72764');
    await expect(community).toHaveValue('Reutlingen');
    await postcode.fill('72799');
    await expect(community).toHaveValue('');
    await postcode.fill('72070');
    await home.getByRole('button', { name: /^Gemeinde.* ändern$/ }).click();
    await expect(community).toBeFocused();
    await expect(community).toHaveValue('');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toContainText('Tübingen');
    await list.getByRole('option', { name: /^Hirschau/ }).click();
    await expect(community).toHaveValue('Hirschau');
    await postcode.fill('72764');
    await page.reload();
    await ready(page);
    await expect(postcode).toHaveValue('72764');
    await expect(community).toHaveValue('Hirschau');

    // Whatever the server says, the field works by hand.
    await community.fill('');
    await page.route('**/api/communities?*', (route) => route.fulfill({ status: 500, body: 'nonsense' }));
    const failed = page.waitForResponse(/communities/);
    await postcode.fill('72555');
    await failed;
    await page.unroute('**/api/communities?*');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await community.fill('Metzingen');
    await page.getByRole('option', { name: /^Metzingen/ }).click();
    await expect(community).toHaveValue('Metzingen');
  });

  test('has a message for each refusal, and keeps the input over a reload and Back, except passwords', async ({
    page,
  }) => {
    await fillIn(page, 'erika@test.example');
    const refusals: [number, string, string, RegExp, RegExp?][] = [
      [422, 'agb_missing', 'acceptConditions', /Ihre Zustimmung fehlt noch/],
      [422, 'privacy_policy_missing', 'acceptPrivacyPolicy', /Ihre Bestätigung fehlt noch/],
      [422, 'missing_data', 'lastName', /Es fehlen noch Angaben/],
      [422, 'wrong_data', 'email', /Einige Angaben können so nicht stimmen/],
      [409, 'unavailable_email', 'email', /Mit dieser E-Mail-Adresse gibt es schon ein Konto/, /Neues Passwort anfordern/],
      [409, 'unavailable_username', 'username', /Diesen Benutzernamen gibt es schon/],
      [500, 'failed', '', /Das Konto konnte nicht angelegt werden/, /Neues Passwort anfordern/],
      [418, 'teapot', '', /Die Registrierung hat nicht geklappt/, /Neues Passwort anfordern/],
    ]; // biome-ignore format: a table.
    for (const [status, code, path, title, way] of refusals) {
      const errors = path ? [{ path, code: code === 'wrong_data' ? 'email' : code }] : [];
      await page.route(SIGNUP, refusal(status, code, { errors }));
      await submit(page);
      // A message beside a field is not repeated below the form.
      const words = code.startsWith('unavailable') ? form(page).getByText(title).last() : message(page, title);
      await expect(words, code).toBeVisible();
      if (way) await expect(form(page).getByRole('link', { name: way }), code).toBeVisible();
      await expect(form(page).getByRole('group').first(), code).toHaveCount(path ? 1 : 0);
      await page.unroute(SIGNUP);
    }
    await expect(field(page, /^E-Mail$/)).toHaveValue('erika@test.example');
    await expect(field(page, /^Passwort$/)).toHaveValue(OWN_PASSWORD);
    await expect(field(page, /Datenschutz/)).toBeChecked();

    // Over a reload and Back, too, but no password.
    await page.reload();
    await ready(page);
    await expect(page.getByText(/^Ihr Entwurf von heute, .* ist wieder da\.$/).last()).toBeVisible();
    await expect(field(page, /^Nachname/)).toHaveValue('Muster');
    await expect(field(page, /^Passwort$/)).toHaveValue('');
    expect(await stored(page)).not.toContain(OWN_PASSWORD);
    await page.getByRole('link', { name: 'Schon ein Konto? Anmelden' }).click();
    await expect(nameField(page)).toBeVisible();
    await page.goBack();
    await expect(field(page, /^E-Mail$/)).toHaveValue('erika@test.example');
    await expect(field(page, /Hinweise zur Nutzung/)).toBeChecked();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe('the link of a mail', () => {
  test('logs in once and leads to the given screen', async ({ page }) => {
    const { email } = await newAccount('magisch');
    await openRoute(page, '/auth/magic');
    await page.getByLabel(/^E-Mail$/).fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
    const route = routeIn(await mailTo(email, /anmelden/i));
    const redeemed: string[] = [];
    page.on('request', (request) => request.url().endsWith('/redeem') && redeemed.push(request.url()));
    await openRoute(page, route);
    // Opened as by a program that looks at mails: nothing is used up, and nothing is left in the address.
    const login = page.getByRole('button', { name: 'Anmelden', exact: true });
    await expect(login).toBeVisible();
    expect(routeOf(page)).toBe('/auth/magic');
    expect(redeemed).toEqual([]);
    await login.click();
    await expectStart(page);
    expect(routeOf(page)).toBe('/secure');
    expect(await stored(page)).not.toContain(new URLSearchParams(route.split('?')[1]).get('key'));
    await chooseInAccount(page, 'Abmelden');
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
    await page.evaluate((to) => { location.hash = to; }, route); // biome-ignore format: short.
    await login.click();
    await expect(message(page, 'Dieser Link wurde schon benutzt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link anfordern' })).toBeVisible();
  });

  test('offers a next step when it is unknown, expired, or cannot be checked', async ({ page }) => {
    await openRoute(page, '/auth/confirm?key=unknown');
    await expect(message(page, 'Dieser Link ist ungültig')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neuen Link anfordern' })).toBeVisible();
    await page.route('**/api/auth/magic/redeem', refusal(410, 'key_expired'));
    await page.evaluate(() => { location.hash = '/auth/magic?key=expired'; }); // biome-ignore format: short.
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(message(page, 'Dieser Link ist abgelaufen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link anfordern' })).toBeVisible();
    await page.route('**/api/auth/confirm', (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => { location.hash = '/en/auth/confirm?key=kept'; }); // biome-ignore format: short.
    await expect(message(page, 'can’t be reached right now')).toBeVisible();
    await page.unroute('**/api/auth/confirm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(message(page, 'This link isn’t valid')).toBeVisible();
    expect(routeOf(page)).toBe('/en/auth/confirm');
  });

  test('sets a new password once and ends every session', async ({ page }) => {
    const { username, email } = await newAccount('vergessen');
    const { token } = await tokenOf(username);
    await openRoute(page, '/auth/request-reset');
    await page.getByLabel(/^E-Mail$/).fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
    const route = routeIn(await mailTo(email, /Passwort/));
    await openRoute(page, route);
    await expect.poll(() => routeOf(page)).toBe('/auth/reset');
    const first = page.getByLabel(/^Neues Passwort$/);
    const again = page.getByLabel(/^Neues Passwort wiederholen$/);
    await first.fill('password!');
    await again.fill('password!');
    const change = page.getByRole('button', { name: 'Passwort festlegen' });
    await change.click();
    await expect(page.getByText('Dieses Passwort ist zu verbreitet.').first()).toBeVisible();
    await first.fill('Ganz!Neues7');
    await again.fill('Ganz!Neues7');
    await change.click();
    await expect(page.getByText('Passwort geändert. Bitte melden Sie sich damit an.')).toBeVisible();
    expect((await call('GET', 'persons', { token })).status).toBe(401);
    await logIn(page, username, 'Ganz!Neues7');
    await expectStart(page);
    await openRoute(page, route);
    await first.fill('Noch!Neuer8');
    await again.fill('Noch!Neuer8');
    await change.click();
    await expect(message(page, 'Dieser Link wurde schon benutzt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link anfordern' })).toBeVisible();
  });
});
