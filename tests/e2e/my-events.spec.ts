import type { Page } from 'playwright/test';
import { call, newName, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { expectPlainWords, FAULTS, hold, REPORTED_FAULTS, retry, watchCall } from '../support/faults';
import { ENDS, expectLayout } from '../support/layout-faults';
import { openArea } from '../support/member-area';
import { recordEvent } from '../support/recording';

const USER = 'approved';

type Listed = { id: string; address_id: number };

/** Records an event of the user; without `changes` it is published with two dates. @returns its id */
const record = (title: string, changes?: object) => recordEvent(USER, title, changes);
const open = (page: Page, word: string, prefix = '') =>
  openArea(page, { user: USER, route: `${prefix}/secure/events?q=${encodeURIComponent(word)}` });
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

const openMenu = (page: Page, title: string) =>
  row(page, title)
    .getByRole('button', { name: /tun\?$/ })
    .press('Enter');

/** Opens the menu of an event and chooses an entry by keyboard. */
async function choose(page: Page, title: string, entry: string) {
  await openMenu(page, title);
  await row(page, title).getByRole('button', { name: entry, exact: true }).press('Enter');
}

test('an organiser finds, cancels, deletes and restores events', async ({ page }) => {
  const word = newName('Klang');
  const [whole, single, draft] = [`${word} Aula`, `${word} Keller`, `${word} Entwurf`];
  const id = await record(whole);
  await record(single);
  await record(draft, { state: 'draft', dates: [], rubrics: [] });
  await open(page, word);
  await expect(page.getByRole('heading', { name: 'Meine Veranstaltungen' })).toBeVisible();
  await expect(page.getByText('3 Veranstaltungen', { exact: true })).toBeVisible();
  await expect(row(page, draft)).toContainText('Zum Veröffentlichen fehlt noch: Rubrik, Termin');

  await test.step('by status and title, and back', async () => {
    await page.getByRole('button', { name: 'Entwurf 1' }).click();
    await expect(row(page, whole)).toHaveCount(0);
    await page.goBack();
    await expect(row(page, whole)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Titel suchen' }).fill('gibt es nicht');
    await expect(page.getByText('Keine Ihrer Veranstaltungen passt dazu.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Titel suchen' }).fill(word);
    await expect(row(page, whole)).toBeVisible();
  });

  await test.step('one of two dates, then the whole', async () => {
    await choose(page, whole, 'Absagen oder verschieben');
    const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
    const read = dialog.getByRole('region', { name: 'Das lesen Besucher' });
    await expect(read).toHaveText(/ohne Hinweis, wie geplant/);
    await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
    await expect(read).toContainText('Die Veranstaltung findet nicht statt.');
    await dialog.getByLabel('Gilt für').selectOption({ index: 2 });
    await dialog.getByRole('radio', { name: 'Ausverkauft' }).check();
    await expect(read).toContainText('Ausverkauft');
    await expect(read).not.toContainText('Es gibt keine Karten mehr.');
    await dialog.getByLabel('Gilt für').selectOption({ index: 1 });
    await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
    await expect(read).toContainText('Das betrifft nur den Termin am');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('status').filter({ hasText: `„${whole}“ ist geändert` })).toBeVisible();
    const seen = await call<{ status: string; appointments: { status: string }[] }>('GET', `events/${id}`);
    expect(seen.data.appointments.map(({ status }) => status)).toEqual(['cancelled', 'scheduled']);
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByText(`„${whole}“ ist wieder wie vorher`)).toBeVisible();
    const back = await call<{ appointments: { status: string }[] }>('GET', `events/${id}`);
    expect(back.data.appointments.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    await choose(page, whole, 'Absagen oder verschieben');
    await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(row(page, whole)).toContainText('Abgesagt');
  });

  await test.step('one date of a cancelled event: first the cancellation is taken back', async () => {
    await choose(page, whole, 'Absagen oder verschieben');
    const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
    await dialog.getByLabel('Gilt für').selectOption({ index: 2 });
    await expect(dialog.getByText('Die ganze Veranstaltung ist abgesagt')).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    expect(await violations(page, 'event-portal')).toEqual([]);
    await dialog.getByRole('button', { name: 'Nur für diesen Termin zurücknehmen' }).click();
    await expect(dialog.getByText('Alle anderen Termine bleiben, wie sie sind.')).toBeFocused();
    await dialog.getByRole('radio', { name: 'Ausverkauft' }).check();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('status').filter({ hasText: `„${whole}“ ist geändert` })).toBeVisible();
    const seen = await call<{ appointments: { status: string }[] }>('GET', `events/${id}`);
    expect(seen.data.appointments.map(({ status }) => status)).toEqual(['cancelled', 'soldOut']);
  });

  await test.step('several at once: what can be done is done, what cannot is said', async () => {
    for (const title of [whole, single, draft]) await row(page, title).getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: 'Mit der Auswahl' });
    await expect(bar.getByRole('button')).toHaveText([
      ...['Auswahl aufheben', '2 absagen', '2 offline nehmen', '3 kopieren', '3 löschen'],
    ]);
    await bar.getByRole('button', { name: '2 absagen' }).click();
    const dialog = page.getByRole('dialog', { name: '2 Veranstaltungen absagen?' });
    await expect(dialog.getByText('1 wird nicht abgesagt: noch nicht veröffentlicht')).toBeVisible();
    await dialog.getByRole('button', { name: 'Absagen' }).click();
    const outcome = page.getByRole('status').filter({ hasText: '2 Veranstaltungen abgesagt' });
    await expect(outcome).toContainText('1 nicht abgesagt: noch nicht veröffentlicht');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig machen' }).press('Enter');
    await expect(page.getByText('2 Veranstaltungen sind wieder wie vorher')).toBeVisible();
    await expect(row(page, single)).not.toContainText('Abgesagt');
  });

  await test.step('several taken offline or copied, and back in one step', async () => {
    const bar = page.getByRole('group', { name: 'Mit der Auswahl' });
    const undo = page.getByRole('button', { name: 'Rückgängig machen' });
    for (const title of [whole, single]) await row(page, title).getByRole('checkbox').check();
    await bar.getByRole('button', { name: '2 offline nehmen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Offline nehmen' }).click();
    await expect(page.getByText('2 Veranstaltungen offline genommen')).toBeVisible();
    await expect(row(page, single)).toContainText('Entwurf');
    expect((await call('GET', `events/${id}`)).status).toBe(404);
    await undo.press('Enter');
    await expect(page.getByText('2 Veranstaltungen sind wieder wie vorher')).toBeVisible();
    expect((await call('GET', `events/${id}`)).status).toBe(200);
    for (const title of [whole, single]) await row(page, title).getByRole('checkbox').check();
    await bar.getByRole('button', { name: '2 kopieren' }).click();
    await expect(page.getByText('2 Veranstaltungen kopiert, ohne die Termine')).toBeVisible();
    await expect(page.getByText('Veranstaltungen', { exact: false }).filter({ hasText: /^5 Ver/ })).toBeVisible();
    await undo.press('Enter');
    await expect(page.getByText('3 Veranstaltungen', { exact: true })).toBeVisible();
  });

  await test.step('deleted after a question, and back again', async () => {
    await choose(page, draft, 'Löschen');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(row(page, draft)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(row(page, draft)).toBeVisible();
  });
});

test('a late response does not move an open menu and its row', async ({ page }) => {
  const word = newName('Ruhe');
  const [published, draft] = [`${word} Keller`, `${word} Entwurf`];
  await record(published);
  // Changed last, so it stands first until the other one is cancelled.
  await record(draft, { state: 'draft', dates: [] });
  await open(page, word);
  await row(page, published).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Mit der Auswahl' }).getByRole('button', { name: 'Absagen' }).click();
  const letGo = await hold(page, /\/api\/my\/events\?/);
  await page.getByRole('dialog').getByRole('button', { name: 'Absagen' }).click();
  await expect(page.getByText(`„${published}“ ist abgesagt`)).toBeVisible();
  await openMenu(page, draft);
  letGo();
  await expect(row(page, published)).toContainText('Abgesagt');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([draft, published]);
  await page.keyboard.press('End');
  await expect(row(page, draft).getByRole('button', { name: 'Löschen', exact: true })).toBeFocused();
});

test('a change of the same date in another tab is not overwritten, and others are preserved', async ({ page }) => {
  const title = newName('Konflikt');
  const id = await record(title);
  const { token } = await tokenOf(USER);
  const change = async (changes: object) => {
    const { data, etag } = await call<object>('GET', `my/events/${id}`, { token });
    const { location, promoter: _, media: __, ...rest } = data as { location?: Listed } & Record<string, unknown>;
    const body = { ...rest, location: location?.address_id, ...changes };
    const { status } = await call('PUT', `my/events/${id}`, { token, body, headers: { 'if-match': String(etag) } });
    expect(status).toBe(200);
  };
  await open(page, title);
  await choose(page, title, 'Absagen oder verschieben');
  const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
  await dialog.getByRole('radio', { name: 'Ausverkauft' }).check();
  await change({ tags: ['Rock'] });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`„${title}“ ist geändert`)).toBeVisible();
  const { data } = await call<object>('GET', `my/events/${id}`, { token });
  expect(data).toMatchObject({ status: 'soldOut', tags: ['Rock'] });

  await choose(page, title, 'Absagen oder verschieben');
  await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
  await change({ status: 'moved', newLocation: 'Halle' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Inzwischen wurde etwas geändert');
  await retry(dialog).click();
  await expect(dialog.getByRole('radio', { name: 'Anderer Ort' })).toBeChecked();
});

test('on a phone, the first own event is at most 420 px below the top of the element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const title = newName('Oben');
  await record(title);
  for (const prefix of ['', '/en']) {
    await open(page, title, prefix);
    const first = await row(page, title).boundingBox();
    const element = await page.locator('event-portal').boundingBox();
    expect((first?.y ?? Number.NaN) - (element?.y ?? 0)).toBeLessThanOrEqual(420);
  }
});

test('on a phone, the bar of actions for several events is low, with the rarer ones in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = newName('Mehrere');
  for (const name of ['Eins', 'Zwei']) await record(`${word} ${name}`);
  await record(`${word} Entwurf`, { state: 'draft' });
  await open(page, word);
  for (const name of ['Eins', 'Zwei', 'Entwurf']) await row(page, `${word} ${name}`).getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Mit der Auswahl' });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(120);
  const more = bar.getByRole('button', { name: 'Weitere Aktionen' });
  await expect(bar.getByRole('button', { name: '3 löschen' })).toHaveCount(0);
  await more.press('Enter');
  await expectLayout(page, 'event-portal', 'menu of the bar', ENDS);
  expect(await violations(page, 'event-portal')).toEqual([]);
  await bar.getByRole('button', { name: '3 löschen' }).press('Enter');
  await expect(page.getByRole('dialog', { name: /löschen\?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('every fault of the list and of a deletion is reported in plain words', async ({ page }) => {
  const title = newName('Störung');
  await record(title, { state: 'draft', dates: [] });
  const list = await watchCall(page, 'GET', 'my/events');
  const orders = ['date', 'title', 'updated'];
  const remove = await watchCall(page, 'DELETE', /\/api\/my\/events\/[^/?]+/);
  await open(page, title);
  for (const [name, fault] of REPORTED_FAULTS) {
    list.fault = fault;
    orders.push(orders.shift() ?? '');
    await page.getByLabel('Sortieren nach').selectOption(orders[0] ?? '');
    await expect(retry(page), name).toBeVisible();
    await expectPlainWords(page.getByRole('alert').first(), name);
    list.fault = undefined;
    await retry(page).click();
    await expect(row(page, title), name).toBeVisible();
  }
  for (const name of ['500', '409', 'offline']) {
    remove.fault = FAULTS[name];
    await choose(page, title, 'Löschen');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expectPlainWords(page.getByRole('alert').first(), name);
    await expect(row(page, title), name).toBeVisible();
    await page.getByRole('button', { name: 'Hinweis schließen' }).click();
  }
  // What is refused for good is no failure, and another try is not offered.
  remove.fault = FAULTS['403'];
  await choose(page, title, 'Löschen');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const left = page.getByRole('status').filter({ hasText: '1 Veranstaltung bleibt, wie sie ist' });
  await expectPlainWords(left, '403');
  await expect(retry(page)).toHaveCount(0);
});

test('the list and its dialogs pass axe and fit every width, in both languages', async ({ page }) => {
  const word = newName('Breite');
  await record(`${word} mit einem sehr langen Titel, der auf schmalen Bildschirmen mehrmals umbrechen muss`);
  await record(`${word} Entwurf`, { state: 'draft', dates: [], rubrics: [], location: null });
  await open(page, word);
  await row(page, `${word} Entwurf`).getByRole('checkbox').check();
  await row(page, `${word} mit`).getByRole('checkbox').check();
  expect(await violations(page, 'event-portal')).toEqual([]);
  await expectLayout(page, 'event-portal', 'the list');
  await choose(page, `${word} Entwurf`, 'Löschen');
  expect(await violations(page, 'event-portal')).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, `${word} mit`, 'Absagen oder verschieben');
  await expect(page.getByRole('dialog').getByLabel('Gilt für')).toBeVisible();
  await page.getByRole('radio', { name: 'Verschoben' }).check();
  expect(await violations(page, 'event-portal')).toEqual([]);
  await open(page, word, '/en');
  await expect(page.getByRole('heading', { name: 'My events' })).toBeVisible();
  await expectLayout(page, 'event-portal', 'the list in English', ENDS);
});
