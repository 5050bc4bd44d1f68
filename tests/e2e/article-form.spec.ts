import { berlinTime } from '../../src/lib/berlin-time';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { call, newName } from '../support/accounts';
import { articleForm, formIsThere, openNewsroom } from '../support/articles';
import { sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { expectPlainWords, FAULTS, type Fault, watchCall } from '../support/faults';
import { keysOf } from '../support/focus';
import { aJpeg } from '../support/picture-files';
import { choose, openSection, typed } from '../support/recording';
import { setServerClock } from '../support/server-headers';

const TODAY = todayInBerlin();
const NEW = '/secure/articles/articleRecording';

test('an article is written, previewed and scheduled: readers see it from its day on', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const name = newName('Reportage');
  await openNewsroom(page, NEW);
  await formIsThere(page);
  const form = articleForm(page);

  // What is missing is told at the fields.
  await form.publish.click();
  const summary = page.getByRole('group', { name: /^Noch \d+ Angaben fehlen/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'Bitte geben Sie das Datum an, um das es geht.' }).click();
  await expect(form.date).toBeFocused();

  await form.title.fill(name);
  await choose(page, /^Schlagwörter/, 'Reportage', /Reportage/);
  await form.date.fill(typed(addDays(TODAY, 9)));
  const linked = page.getByRole('combobox', { name: /^Veranstaltungen im Artikel/ });
  await linked.fill('Musik');
  await page.locator('[role=listbox]').getByRole('option').first().click();
  await openSection(page, 'Wann der Artikel erscheint');
  await page.getByRole('button', { name: 'Erscheinungstag hinzufügen' }).click();
  await page.locator('[name^=publicationDates]').fill(typed(addDays(TODAY, 2)));
  await page
    .locator('input[type=file][accept*=image]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(400, 300) });
  await expect(page.getByText('Hochgeladen', { exact: true })).toBeVisible();
  await page.getByLabel(/^Beschreibung für alle/).fill('Ein Bild');

  await page.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  await expect(preview.getByRole('heading', { name }).last()).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Veranstaltungen zum Artikel' })).toBeVisible();
  await page.keyboard.press('Escape');

  await form.publish.click();
  await expect(page.getByRole('heading', { name: new RegExp(`„${name}“ erscheint am`) })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Artikel ansehen' })).toHaveCount(0);
  const found = () => call<{ id: string }[]>('GET', `articles?q=${encodeURIComponent(name)}`, { client: 'zeitung' });
  expect((await found()).data).toEqual([]);

  // By the clock of the server, in Berlin; what a reader finds until then, tests of the server say.
  const reader = await browser.newPage();
  await setServerClock(reader, berlinTime(addDays(TODAY, 2), '00:00'));
  await reader.goto(new URL(`#/articles?q=${encodeURIComponent(name)}`, page.url().split('#')[0]).href);
  await reader.getByRole('article').filter({ hasText: name }).getByRole('link', { name }).click();
  await expect(reader.getByRole('heading', { name })).toBeVisible();
  await expect(reader.locator('time').first()).toHaveAttribute('datetime', addDays(TODAY, 2));
  // A link that was passed on too early says so.
  await setServerClock(reader, berlinTime(addDays(TODAY, 1), '23:59'));
  await reader.reload();
  await expect(reader.getByText('Vielleicht ist er noch nicht erschienen')).toBeVisible();

  // It is to appear today after all.
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page).toHaveURL(/\/secure\/articles\/articleRecording\/[\da-f-]{36}/);
  await openSection(page, 'Wann der Artikel erscheint');
  await page.locator('[name^=publicationDates]').fill(typed(TODAY));
  await form.publish.click();
  await expect(page.getByText('Artikel aktualisiert')).toBeVisible();
  await expect(page.getByRole('heading', { name: `„${name}“ ist jetzt zu sehen.` })).toBeFocused();
  await expect(page).toHaveURL(/\/[\da-f-]{36}$/);
  const link = await page.getByRole('link', { name: 'Artikel ansehen' }).getAttribute('href');
  await reader.setExtraHTTPHeaders({});
  await reader.goto(new URL(link ?? '', page.url()).href);
  await reader.reload();
  await expect(reader.getByRole('heading', { name })).toBeVisible();
  await reader.close();
});

/** The form is that of events, whose test takes every fault. */
const SAVE_FAULTS = ['offline', '403', '409', '500'];

test('an article is written, previewed, published and found by keyboard alone', async ({ page }) => {
  const name = newName('Tasten');
  await openNewsroom(page, NEW);
  await formIsThere(page);
  const form = articleForm(page);
  const { keyboard } = page;
  const { tabTo, pick } = keysOf(page);
  await tabTo(form.title, 'the title');
  await keyboard.type(name);
  await pick(page.getByRole('combobox', { name: /^Schlagwörter/ }), 'Reportage', /Reportage/);
  await tabTo(form.date, 'the day');
  await keyboard.type(typed(addDays(TODAY, 9)));
  await pick(page.getByRole('combobox', { name: /^Veranstaltungen im Artikel/ }), 'Musik', /./);
  const preview = page.getByRole('button', { name: 'Vorschau' });
  await tabTo(preview, 'the preview');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Vorschau' }).getByRole('heading', { name }).last()).toBeVisible();
  await keyboard.press('Escape');
  await expect(preview).toBeFocused();
  await tabTo(form.publish, 'the button');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `„${name}“ ist jetzt zu sehen.` })).toBeFocused();

  const mine = page.getByRole('navigation', { name: 'Mein Bereich' }).getByRole('link', { name: 'Artikel' });
  await mine.press('Enter');
  await expect(page.getByRole('heading', { name: 'Meine Artikel' })).toBeFocused();
  const search = page.getByRole('search', { name: 'Eigene Artikel' }).getByRole('searchbox');
  await tabTo(search, 'the search');
  await keyboard.type(name);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(page.getByRole('status').filter({ hasText: /^1 Artikel$/ })).toBeVisible();
  const menu = row.getByRole('button', { name: /tun\?$/ });
  await tabTo(menu, 'the menu');
  await keyboard.press('Enter');
  await tabTo(row.getByRole('button', { name: 'Löschen' }), 'the way to delete it');
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Artikel löschen?' });
  await tabTo(question.getByRole('button', { name: 'Löschen' }), 'the answer');
  await keyboard.press('Enter');
  await expect(page.getByText(`„${name}“ ist gelöscht`)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Rückgängig machen' });
  await tabTo(undo, 'the way back');
  await keyboard.press('Enter');
  await expect(row).toHaveCount(1);
});

test('a draft needs only a title; every fault of a save is reported without loss, and a retry saves; the list shows it, and an article that cannot be edited says why', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = newName('Entwurf');
  await openNewsroom(page, NEW);
  await formIsThere(page);
  const form = articleForm(page);
  await form.title.fill(name);
  await form.keep();
  await expect(page).toHaveURL(/\/secure\/articles\/articleRecording\/[\da-f-]{36}/);
  const save = await watchCall(page, 'PUT', /\/api\/my\/articles\/[^/?]+$/);
  const alert = page.getByRole('alert').last();
  const kept = page.getByRole('status').filter({ hasText: 'Artikel als Entwurf gespeichert' });
  let title = name;
  for (const [turn, fault] of SAVE_FAULTS.entries()) {
    title = `${name} ${turn}`;
    await form.title.fill(title);
    save.fault = FAULTS[fault] as Fault;
    const before = save.count;
    await form.keep();
    await expect.poll(() => save.count, fault).toBeGreaterThan(before);
    await expect(alert, fault).toBeVisible();
    await expectPlainWords(alert, fault);
    await expect(form.title).toHaveValue(title);
    save.fault = undefined;
  }
  await form.keep();
  await expect(kept).toBeVisible();

  await page.getByRole('navigation', { name: 'Mein Bereich' }).getByRole('link', { name: 'Artikel' }).click();
  await expect(page.getByRole('heading', { name: 'Meine Artikel' })).toBeVisible();
  const search = page.getByRole('search', { name: 'Eigene Artikel' });
  await search.getByRole('searchbox').fill(title);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row).toContainText('Entwurf');
  await expect(row).toContainText('Zum Veröffentlichen fehlt noch');
  await expect(page.getByRole('status').filter({ hasText: /^1 Artikel$/ })).toBeVisible();
  expect(await violations(page, 'event-portal')).toEqual([]);

  const menu = row.getByRole('button', { name: `Was möchten Sie mit „${title}“ tun?` });
  // A failed copy is told, and the repeat makes one copy.
  const watched = await watchCall(page, 'POST', /\/my\/articles\/[^/]+\/copy$/);
  watched.fault = FAULTS['500'] as Fault;
  await menu.click();
  await page.getByRole('button', { name: 'Kopieren' }).click();
  const failure = page.getByRole('alert').filter({ hasText: `„${title}“ ließ sich nicht kopieren` });
  await expectPlainWords(failure, 'copy');
  watched.fault = undefined;
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page).toHaveURL(/\/secure\/articles\/articleRecording\/[\da-f-]{36}/);

  await page.goto(`${new URL(page.url()).href.split('#')[0]}#/secure/articles?status=published&sort=date`);
  await expect(page.getByRole('button', { name: /^Veröffentlicht \d/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Der Artikel ist zum letzten Mal erschienen.').first()).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sideways(page)).toBe(0);
  }
});

test('the form passes axe with all sections in both languages, narrow and wide; an unknown article cannot be edited', async ({
  page,
}) => {
  await openNewsroom(page, `${NEW}/no-such-article`);
  await expect(page.getByRole('alert')).toContainText('Diesen Artikel können Sie nicht bearbeiten');
  const closed = page.locator('section h3 > button[aria-expanded="false"]');
  for (const [prefix, title] of [
    ['', /^Titel/],
    ['/en', /^Title/],
  ] as const) {
    await page.evaluate((route) => window.location.assign(`#${route}`), prefix + NEW);
    await expect(page.getByRole('textbox', { name: title }).first()).toBeVisible();
    while ((await closed.count()) > 0) await closed.first().click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page)).toBe(0);
    }
    // The elements are the same in English.
    if (!prefix) expect(await violations(page, 'event-portal')).toEqual([]);
  }
});
