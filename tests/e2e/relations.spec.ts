import type { Page } from 'playwright/test';
import { call, newAccount, tokenOf } from '../support/accounts';
import { expect, test } from '../support/browser';
import { openArea, pick, profile, saveProfile } from '../support/member-area';

/** The payload of an empty relation. */
const NOTHING = { role: null, address: null, community: null, district: null, status: 'new' };
const VEREIN = 2;
const PRIVATE = 4;

type Stored = { roleRelations: { id: number; role: number | null; address: number | null; status: string }[] };

const stored = async (username: string) => {
  const { token } = await tokenOf(username);
  return call<Stored & Record<string, unknown>>('GET', 'persons', { token });
};

/** Lets the record be read with these relations, whatever the server's own rules are. */
async function withRelations(page: Page, relations: object[]) {
  await page.route(/\/api\/persons$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    const roleRelations = relations.map((relation, index) => ({
      id: 9000 + index,
      history: [],
      ...NOTHING,
      ...relation,
    }));
    await route.fulfill({ response, json: { data: { ...data, roleRelations } } });
  });
}

const area = (rules: object) => ({ authenticatedArea: { minRelations: 0, maxRelations: 0, ...rules } });
const cards = (page: Page) => profile(page).relations.getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Neue )?Organisation/ });

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Organisation hinzufügen' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Übernehmen' })).toBeVisible();
}

/** Returns the labels of the dialog, optional ones with a question mark. */
const fieldsOf = async (page: Page) =>
  (await dialog(page).locator('label').allTextContents()).map((text) => text.trim().replace(' (freiwillig)', '?'));

// Mode, fields without a role, fields with a private role, what a relation with nothing lacks.
const MODES = [
  ['free', ['Rolle?', 'Adresse?', 'Gemeinde?'], ['Rolle?', 'Gemeinde?'], undefined],
  ['community', ['Rolle?', 'Adresse?', 'Gemeinde'], ['Rolle?', 'Gemeinde'], 'eine Gemeinde'],
  ['flexible', ['Rolle?', 'Adresse', 'Gemeinde?'], ['Rolle?', 'Gemeinde?'], 'eine Adresse'],
  ['restrictive', ['Rolle', 'Adresse', 'Gemeinde?'], ['Rolle', 'Gemeinde?'], 'eine Rolle'],
] as const;

/** Gives the portal other settings while it is open. */
const setRules = (page: Page, rules: object) =>
  page.locator('event-portal').evaluate((portal, settings) => Object.assign(portal, { settings }), area(rules));

test('requires the fields of each mode, hides disabled fields, and reports too many relations', async ({ page }) => {
  test.setTimeout(90_000);
  const { username } = await newAccount('mode');
  await withRelations(page, [{}, { role: PRIVATE }, { role: VEREIN }]);
  await openArea(page, { user: username, settings: area({ rightsManagement: MODES[0][0] }) });
  const { save, summary } = profile(page);
  for (const [mode, fields, privateFields, lack] of MODES) {
    await test.step(mode, async () => {
      await setRules(page, { rightsManagement: mode });
      await openDialog(page);
      await expect.poll(() => fieldsOf(page)).toEqual(fields);
      await dialog(page).getByLabel('Rolle').selectOption({ label: 'Privatperson' });
      await expect.poll(() => fieldsOf(page)).toEqual(privateFields);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Organisation hinzufügen' })).toBeFocused();

      // What is wrong stands at its relation and in the summary.
      if (lack === undefined) return;
      await save.click();
      await expect(summary).toBeFocused();
      const [first, privately, club] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
      await expect(first).toContainText(`Bitte wählen Sie für diese Organisation ${lack}.`);
      await expect(summary).toContainText(`Organisation 1: Bitte wählen Sie für diese Organisation ${lack}.`);
      const needs = (words: string) => new RegExp(`Bitte wählen Sie für diese Organisation ${words}`);
      if (mode === 'community') await expect(privately).toContainText(needs('eine Gemeinde'));
      else await expect(privately).not.toContainText(needs('eine'));
      await expect(club).toContainText(needs(mode === 'community' ? 'eine Gemeinde' : 'eine Adresse'));
      await summary.getByRole('button', { name: /^Organisation 1/ }).click();
      await expect(first.getByRole('button', { name: 'Ändern' })).toBeFocused();
    });
  }

  await test.step('too many', async () => {
    await setRules(page, { maxRelations: 1, rightsManagement: 'free' });
    await save.click();
    await expect(summary).toContainText('Bitte geben Sie höchstens eine Organisation an.');
  });

  await test.step('without fields that the client does not want', async () => {
    await setRules(page, { rightsManagement: 'flexible', showRoleField: false, showCommunityField: false });
    await expect(cards(page).first()).not.toContainText('Gemeinde');
    await openDialog(page);
    await expect.poll(() => fieldsOf(page)).toEqual(['Adresse']);
  });
});

test('observes minimum and maximum', async ({ page }) => {
  const { username } = await newAccount('count');
  await openArea(page, {
    user: username,
    settings: area({ minRelations: 2, maxRelations: 2, rightsManagement: 'free' }),
  });
  const { save, summary, relations } = profile(page);
  await save.click();
  await expect(summary).toContainText('Bitte geben Sie mindestens 2 Organisationen an.');
  for (const role of ['Verein', 'Privatperson']) {
    await openDialog(page);
    await dialog(page).getByLabel('Rolle').selectOption({ label: role });
    await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await expect(summary).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Organisation hinzufügen' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription('Es sind höchstens 2 Organisationen möglich.');
  await add.click({ force: true });
  await expect(dialog(page)).toHaveCount(0);
  await cards(page).nth(1).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(cards(page)).toHaveCount(1);
  const undo = relations.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeFocused();
  await expect(relations).toContainText('Bitte geben Sie mindestens 2 Organisationen an.');
  await undo.click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(1).getByRole('button', { name: 'Ändern' })).toBeFocused();
});

test('uses a new address that is suggested in the dialog', async ({ page }) => {
  const { username } = await newAccount('suggest');
  await openArea(page, { user: username });
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Nicht gefunden? Neue Adresse vorschlagen' }).click();
  const form = page.getByRole('dialog', { name: 'Neue Adresse vorschlagen' });
  await form.getByLabel('Name', { exact: true }).fill('Probenkeller Süd');
  await pick(form.getByRole('combobox', { name: /Gemeinde/ }), 'Pfullingen', /Pfullingen/);
  await form.getByRole('button', { name: 'Vorschlagen und verwenden' }).click();
  await expect(form).toHaveCount(0);
  await expect(dialog(page).getByRole('combobox', { name: /Adresse/ })).toHaveValue(/Probenkeller Süd/);
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(cards(page).first()).toContainText('Probenkeller Süd');
  await saveProfile(page);
  await expect(cards(page).first()).toContainText('Neu, noch nicht freigegeben');
  const { data } = await stored(username);
  expect(data.roleRelations).toMatchObject([{ status: 'new', address: expect.any(Number) }]);
});

test('preserves the picked place', async ({ page }) => {
  const { username } = await newAccount('place');
  await openArea(page, { user: username, settings: area({ rightsManagement: 'community' }) });
  await openDialog(page);
  await pick(dialog(page).getByRole('combobox', { name: /Gemeinde/ }), 'Pfullingen', /Pfullingen/);
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(cards(page).first()).toContainText('Pfullingen');
  // The client's own rule is another one: the server says so at the relation, and nothing is lost.
  await profile(page).save.click();
  await expect(cards(page).first()).toContainText('Bitte wählen Sie für diese Organisation eine Adresse.');
  await expect(cards(page).first()).toContainText('Pfullingen');
});
