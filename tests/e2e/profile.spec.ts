import type { Page } from 'playwright/test';
import { call, mailTo, newAccount, OWN_PASSWORD, tokenOf } from '../support/accounts';
import { routeOf } from '../support/auth-pages';
import { expect, ready, test } from '../support/browser';
import { openArea, pick, profile, saveProfile, section } from '../support/member-area';
import { SAVED_HERE } from '../support/recording';

type Stored = { email: string; pendingEmail?: string; firstName: string; phone: string; deletionDue?: string };

const stored = async (username: string) => {
  const { token } = await tokenOf(username);
  return (await call<Stored>('GET', 'persons', { token })).data;
};

const RULES = (official: object, more: object = {}) => ({ fieldSettings: { profile: { official } }, ...more });

test('is saved, announced once, and still there after a reload', async ({ page }) => {
  const { username } = await newAccount('save');
  await openArea(page, { user: username });
  const { official, saved } = profile(page);
  await page.getByLabel('Vorname').fill('Änne-Sofie');
  await official.getByLabel('Telefon').fill('07121 303 0');
  await pick(official.getByRole('combobox', { name: /^Gemeinde/ }), '72793', /Pfullingen/);
  await saveProfile(page);
  await expect(saved).toHaveCount(1);
  await expect(page.getByText(SAVED_HERE)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Vorname')).toHaveValue('Änne-Sofie');
  await expect(official.getByLabel('Telefon')).toHaveValue('07121 303 0');
  await expect(official.getByRole('combobox', { name: /^Gemeinde/ })).toHaveValue(/Pfullingen/);
  await expect(page.getByText('Ihr Entwurf von', { exact: false })).toHaveCount(0);
  await expect(saved).toHaveCount(0);
});

test('keeps its button in view on a phone, above a bar that the page fixes there and below the focused field', async ({
  page,
}) => {
  const { username } = await newAccount('foot');
  await page.setViewportSize({ width: 360, height: 640 });
  await openArea(page, { user: username });
  const { save, official } = profile(page);
  const edge = async () => {
    const box = await save.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };
  await expect(save).toBeInViewport({ ratio: 1 });
  const lowest = await edge();
  expect(lowest).toBeGreaterThan(640 - 60);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<p style="position:fixed;inset:auto 0 0;height:90px;margin:0">'),
  );
  await page.mouse.wheel(0, 200);
  await expect.poll(edge).toBe(lowest - 90);
  await official.getByLabel('Telefon').focus();
  const field = await official.getByLabel('Telefon').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan((await save.boundingBox())?.y ?? 0);
  await page.locator('body > p').evaluate((bar) => bar.remove());
  await page.mouse.wheel(0, 50);
  await expect.poll(edge).toBe(lowest);
  // The line about the draft, which appears as the finger comes down on the button, does not move it.
  await page.getByLabel('Vorname').fill('Eva');
  await expect(page.getByText(SAVED_HERE)).toBeVisible();
  expect(await edge()).toBe(lowest);
});

test('lists errors above the form and at each field, links to them, and finds a community by name, postcode and misspelled', async ({
  page,
}) => {
  const { username } = await newAccount('wrong');
  await openArea(page, { user: username });
  const { official, save, summary } = profile(page);
  await page.getByLabel('Vorname').fill('');
  await official.getByLabel('Postleitzahl').fill('72');
  await page.getByLabel('Website').fill('nicht da');
  await save.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await summary.getByRole('button', { name: /Vornamen/ }).click();
  const first = page.getByLabel('Vorname');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('Bitte geben Sie Ihren Vornamen ein.');
  await first.fill('Erika');
  await expect(summary.getByRole('listitem')).toHaveCount(2);
  expect((await stored(username)).firstName).toBe('Erika');

  const field = profile(page).home.getByRole('combobox', { name: /^Gemeinde/ });
  for (const text of ['Metzingen', '72555', 'Mezingen']) {
    await pick(field, text, /Metzingen/);
    await profile(page).home.getByRole('button', { name: 'Gemeinde leeren' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  }
  await field.fill('Qqqqq');
  await expect(profile(page).home.getByText('Nichts gefunden für „Qqqqq“.')).toBeVisible();
  await profile(page).save.click();
  await expect(field).toHaveAccessibleDescription(/wählen Sie einen der Vorschläge/);
});

test.describe('with settings of the page', () => {
  test('has the fields, labels and hints of the settings', async ({ page }) => {
    const { username } = await newAccount('rules');
    const official = {
      street: { required: true, label: 'Straße der Feier', info: '<p>Ohne <b>Hausnummer</b>.</p>' },
      phone: { required: true, regex: '^07121' },
      organization: { required: true, min: 4, max: 20 },
    };
    await openArea(page, { user: username, settings: RULES(official) });
    const { official: box, save, summary } = profile(page);
    const street = box.getByLabel('Straße der Feier');
    await expect(street).toHaveAccessibleDescription('Ohne Hausnummer.');
    // The client writes German, whatever language the page has.
    await expect(box.locator('[lang=de]').filter({ hasText: 'Ohne Hausnummer.' })).toHaveCount(1);
    await street.fill(' ');
    await box.getByLabel('Telefon').fill('030 1234567');
    await box.getByLabel(/^Organisation/).fill('Ver');
    await save.click();
    await expect(summary.getByRole('listitem')).toHaveText([
      /Organisation: .*mindestens 4 Zeichen/,
      'Bitte füllen Sie „Straße der Feier“ aus.',
      'Telefon der Organisation: Diese Angabe passt hier nicht. Bitte prüfen Sie sie.',
    ]);
    await box.getByLabel(/^Organisation/).fill('Verein zur Förderung der Kultur');
    await expect(box.getByText('Bitte kürzen Sie auf höchstens 20 Zeichen.')).toBeVisible();
  });

  test('shows one address where the other is off, and finds the organisation by keyboard', async ({ page }) => {
    const { username } = await newAccount('one');
    const auth = { organization: { type: 'picker' } };
    await openArea(page, { user: username, settings: { auth, authenticatedArea: { enableOfficialAddress: false } } });
    const { official, home, save, summary } = profile(page);
    await expect(home).toBeVisible();
    await expect(official).toHaveCount(0);
    await save.click();
    await expect(summary).toContainText('mindestens eine Adresse');
    await page.locator('event-portal').evaluate((portal, settings) => Object.assign(portal, { settings }), {
      auth,
      authenticatedArea: { enablePrivateAddress: false },
    });
    await expect(official).toBeVisible();
    await expect(home).toHaveCount(0);
    const field = official.getByRole('combobox', { name: /^Organisation/ });
    await official.getByRole('button', { name: 'Organisation: Kulturverein. Noch einmal suchen' }).press('Enter');
    await expect(field).toBeFocused();
    // At once: a list for its first letters would be replaced under the arrow key.
    await page.keyboard.insertText('Echaztal');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/Kulturverein Echaztal/);
    await expect(field).toBeFocused();
    await saveProfile(page);
  });

  test('reports a wrong pattern once and goes on without it, and is not held up by one that never ends', async ({
    page,
    problems,
  }) => {
    const { username } = await newAccount('regex');
    await openArea(page, {
      user: username,
      settings: RULES({ street: { regex: '([a-z' }, url: { regex: '^(a+)+$' } }),
    });
    const { official } = profile(page);
    await official.getByLabel('Straße').fill('Marktgasse 5');
    // Tested by the pattern, this text would hold the page up for ever.
    await page.getByLabel('Website').fill(`${'a'.repeat(40)}.de`);
    await saveProfile(page);
    const reports = (field: string) => problems.said.filter((line) => line.includes(`official.${field}`));
    expect(reports('street')).toHaveLength(1);
    expect(reports('url').length).toBeLessThanOrEqual(1);
  });
});

test('changes the e-mail address with the password and a confirmation, each press of the button once, on a phone', async ({
  page,
  context,
}) => {
  // The draft is stored as the finger comes down on the button, and says so beside it.
  await page.setViewportSize({ width: 360, height: 740 });
  const { username, email } = await newAccount('mail');
  const next = `next-${email}`;
  await openArea(page, { user: username });
  const box = section(page, 'Zugang');
  const password = box.getByLabel('Aktuelles Passwort', { exact: true });
  await expect(password).toHaveCount(0);
  await box.getByLabel(/^E-Mail/).fill(next);
  await password.fill('falsch');
  await profile(page).save.click();
  await expect(password).toHaveAccessibleDescription(/Das Passwort ist nicht richtig/);
  await password.fill(OWN_PASSWORD);
  await saveProfile(page);
  await expect(box).toContainText(`Wir haben eine E-Mail an ${next} geschickt.`);
  // And where the user looks: at the button.
  const form = page.getByRole('form', { name: 'Mein Profil' });
  const words = form.locator('> *').filter({ hasText: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse' }).last();
  await expect(words).toContainText(next);
  await expect(words).toBeInViewport();
  await expect(box.getByLabel(/^E-Mail/)).toHaveValue(email);
  await expect(password).toHaveCount(0);
  expect(await stored(username)).toMatchObject({ email, pendingEmail: next });
  const other = await context.newPage();
  await other.goto(String(/https?:\S+/.exec((await mailTo(next)).text)));
  await other.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect.poll(async () => (await stored(username)).email).toBe(next);
  // The tab in which the address was changed knows it, too.
  await expect(box.getByLabel(/^E-Mail/)).toHaveValue(next);
  await expect(box).not.toContainText('Wir haben eine E-Mail');
  await other.close();
});

test.describe('privacy', () => {
  test('exports everything in a file without secrets, and deletes the account after two weeks unless that is cancelled', async ({
    page,
  }) => {
    const { username, email } = await newAccount('delete');
    await openArea(page, { user: username });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Meine Daten herunterladen' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    expect(JSON.parse(text)).toMatchObject({ person: { username, email } });
    expect(text).not.toMatch(/argon2|hash|\$/i);
    await expect(page.getByText('Die Datei liegt bei Ihren Downloads.')).toBeVisible();

    await section(page, 'Ihre Daten').getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
    const password = dialog.getByLabel('Passwort', { exact: true });
    await password.fill('falsch');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(/Das Passwort ist nicht richtig/);
    expect((await stored(username)).deletionDue).toBeUndefined();
    await password.fill(OWN_PASSWORD);
    await password.press('Enter');
    await expect(dialog).toHaveCount(0);
    const day = await dueDay(page, (await stored(username)).deletionDue ?? '');
    const end = page.getByRole('heading', { name: `Ihr Konto wird am ${day} gelöscht`, level: 2 });
    await expect(end).toBeFocused();
    expect(routeOf(page)).toBe('/secure/delete-account');
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `Ihr Konto wird am ${day} gelöscht` })).toBeVisible();
    await page.getByRole('link', { name: 'Löschung zurücknehmen' }).click();
    await expect(end).toBeFocused();
    await page.getByRole('button', { name: 'Löschung zurücknehmen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Konto bleibt bestehen', level: 2 })).toBeFocused();
    await expect(page.getByText(/gelöscht$/)).toHaveCount(0);
    expect((await stored(username)).deletionDue).toBeUndefined();
  });
});

/** 'Samstag, 5. Dezember 2026', as every screen names the day. */
const dueDay = (page: Page, due: string) =>
  page.evaluate(
    (at) => new Date(at).toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'full' }),
    due,
  );
