import type { Page } from 'playwright/test';
import { addDays } from '../../src/lib/days';
import { beLoggedIn, call, newAccount, newName, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { countReady, element, expect, openHost, test } from '../support/browser';
import { hold } from '../support/faults';
import { keysOf } from '../support/focus';
import { chooseInAccount, openArea } from '../support/member-area';
import { aJpeg } from '../support/picture-files';
import { eventForm, fillEvent, NEXT_WEEK, openSection, recordEvent, typed } from '../support/recording';

const USER = 'approved';
const NEW = '/secure/events/eventRecording';
const aPictureFile = async () => ({ name: 'buehne.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(400, 300) });

async function openForm(page: Page, user: string, route = NEW) {
  await openArea(page, { user, route });
  await expect(eventForm(page).title).toBeVisible();
  return eventForm(page);
}

/** The names of the files that are kept on the device, whoever has chosen them. */
const filesOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const names: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      const kept = await answered(database.transaction('files').objectStore('files').getAll());
      names.push(...kept.map(({ file }: { file: File }) => file.name));
      database.close();
    }
    return names;
  });

/** Another page of the same browser. */
async function newPage(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await countReady(other);
  return other;
}

test('a weekly series with a picture is published, and it is found at once', async ({ page }) => {
  const name = newName('Reihe');
  await beLoggedIn(page, USER);
  await openHost(page, { body: element('event-recording', 'detail-url="/termin?id={eventId}"') });
  const form = eventForm(page);
  await expect(form.title).toBeVisible();
  await fillEvent(page, name);
  await page.getByText('Wiederholen', { exact: true }).click();
  await page.getByLabel(/Anzahl der Termine/).fill('4');
  await expect(page.getByText('Ergibt 4 Termine.')).toBeVisible();
  await test.step('one day of it begins later', async () => {
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /ändern$/ })
      .nth(1)
      .click();
    const dialog = page.getByRole('dialog', { name: /^Termin am / });
    await dialog.getByLabel(/^von/).fill('20:15');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog).toBeHidden();
  });
  await openSection(page, 'Bilder');
  await form.files.first().setInputFiles(await aPictureFile());
  await expect(form.uploaded).toBeVisible();
  await page.getByLabel(/^Beschreibung für alle, die das Bild nicht sehen/).fill('Eine leere Bühne');
  await form.publish.click();
  await expect(page.getByRole('heading', { name: `„${name}“ ist jetzt zu sehen.` })).toBeFocused();
  const link = page.getByRole('link', { name: 'Veranstaltung ansehen' });
  await expect(link).toHaveAttribute('href', /\/termin\?id=.+/);
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';

  const other = await newPage(page);
  await openHost(other, { body: element('event-list', `q="${name}"`) });
  const card = other.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await expect(card.locator('img')).toHaveAttribute('src', /\/api\/media\//);
  await other.close();
  const seen = await call<{ appointments: { date: string; from: string }[]; media: { alt: string }[] }>(
    'GET',
    `events/${id}`,
  );
  expect(seen.data.appointments.map(({ date }) => date)).toEqual(
    [0, 7, 14, 21].map((days) => addDays(NEXT_WEEK, days)),
  );
  expect(seen.data.appointments.map(({ from }) => from)).toEqual(['19:30', '20:15', '19:30', '19:30']);
  expect(JSON.stringify(seen.data)).toContain('Eine leere Bühne');
});

test('a killed tab loses no input', async ({ page }) => {
  const name = newName('Mitten');
  const { username } = await newAccount('killed');
  const form = await openForm(page, username);
  await form.title.fill(name);
  await form.date.fill(typed(NEXT_WEEK));
  await openSection(page, 'Bilder');
  await form.files.first().setInputFiles(await aPictureFile());
  await expect(form.uploaded).toBeVisible();
  await page.getByLabel(/^Beschreibung für alle, die das Bild nicht sehen/).fill('Ein Saal');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Ein Saal');
  // One more, which the server does not get any more.
  await hold(page, /\/api\/media$/);
  await form.files.first().setInputFiles({ ...(await aPictureFile()), name: 'abends.jpg' });
  await page
    .getByLabel(/^Beschreibung für alle, die das Bild nicht sehen/)
    .last()
    .fill('Der Saal am Abend');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Der Saal am Abend');
  await expect.poll(() => filesOnDevice(page)).toEqual(['abends.jpg']);

  await test.step('is there again in another tab, the pictures too; one that was not sent yet is sent', async () => {
    await page.goto('/openapi.json');
    const second = await newPage(page);
    const again = await openForm(second, username);
    await expect(again.title).toHaveValue('');
    await second.getByRole('link', { name: `Weiter mit „${name}“` }).click();
    await expect(again.cameBack).toBeVisible();
    await expect(again.title).toHaveValue(name);
    await expect(again.date).toHaveValue(typed(NEXT_WEEK));
    // Unfolded by itself: with a folded one the event would be saved without the picture.
    await expect(again.uploaded).toBeVisible();
    const alts = second.getByLabel(/^Beschreibung für alle, die das Bild nicht sehen/);
    await expect(alts).toHaveCount(2);
    await expect(alts.first()).toHaveValue('Ein Saal');
    await expect(alts.last()).toHaveValue('Der Saal am Abend');
    for (const file of ['buehne', 'abends'])
      await expect(second.getByRole('listitem').filter({ hasText: file }).locator('img')).toBeVisible();
    await expect.poll(() => filesOnDevice(second)).toEqual([]);
    await second.close();
  });
});

test('an upload keeps the form open until its response, and the log-out names the draft', async ({ page }) => {
  const name = newName('Unterwegs');
  await openArea(page, { user: (await newAccount('leaving')).username, route: '/secure/events' });
  await page.getByRole('link', { name: 'Veranstaltung eintragen' }).first().click();
  const form = eventForm(page);
  await form.title.fill(name);
  await openSection(page, 'Bilder');
  const arrive = await hold(page, /\/api\/media$/);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await form.files.first().setInputFiles(await aPictureFile());
  await expect(page.getByRole('progressbar').or(page.getByText(/wird/i)).first()).toBeVisible();
  await expect(page.getByText('Auf diesem Gerät ist kein Platz mehr für das Bild.')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Diese Seite verlassen?' });
  await chooseInAccount(page, 'Profil');
  await expect(question).toContainText('Alles andere bleibt als Entwurf auf diesem Gerät.');
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(form.title).toHaveValue(name);
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/secure\/events\/eventRecording$/);
  await expect(form.title).toHaveValue(name);
  arrive();
  await expect(form.uploaded).toBeVisible();
  await chooseInAccount(page, 'Profil');
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await page.goBack();
  await expect(form.title).toHaveValue(name);
  await chooseInAccount(page, 'Abmelden');
  await expect(page.getByRole('dialog')).toContainText(`Veranstaltung: ${name}`);
  await page.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(form.title).toHaveValue(name);
});

test('two pages: different rows are merged, a conflict in the same field is chosen', async ({ page }) => {
  const title = newName('Zeilen');
  const id = await recordEvent(USER, title, { state: 'draft' });
  const route = `/secure/events/eventRecording/${id}`;
  const form = await openForm(page, USER, route);
  await expect(form.title).toHaveValue(title);
  const second = await newPage(page);
  const other = await openForm(second, USER, route);
  await expect(other.title).toHaveValue(title);
  await second
    .getByRole('button', { name: /^Termin.*bearbeiten|^Termin .* ändern/ })
    .first()
    .click();
  await other.time.fill('18:00');
  await other.title.fill(`${title} neu`);
  await other.keep();
  await expect(second.getByRole('status').filter({ hasText: 'als Entwurf gespeichert' })).toBeVisible();
  await second.close();

  await page
    .getByRole('button', { name: /^Termin.*bearbeiten|^Termin .* ändern/ })
    .last()
    .click();
  await page.getByLabel(/^von/).last().fill('21:15');
  await form.title.fill(`${title} anders`);
  await form.keep();
  const dialog = page.getByRole('dialog', { name: 'Inzwischen wurde etwas geändert' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog).toContainText(`${title} neu`);
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'als Entwurf gespeichert' })).toBeVisible();
  const { token } = await tokenOf(USER);
  const { data } = await call<{ title: string; dates: { times: { from: string }[] }[] }>('GET', `my/events/${id}`, {
    token,
  });
  expect(data.title).toBe(`${title} anders`);
  expect(data.dates.map(({ times }) => times[0]?.from)).toEqual(['18:00', '21:15']);
});

test('a copy has all but the dates, and one date is cancelled in the form', async ({ page }) => {
  const title = newName('Kopie');
  const id = await recordEvent(USER, title);
  await openArea(page, { user: USER, route: `/secure/events?q=${encodeURIComponent(title)}` });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const act = async (entry: string) => {
    await rows
      .first()
      .getByRole('button', { name: /tun\?$/ })
      .press('Enter');
    await rows.first().getByRole('button', { name: entry, exact: true }).press('Enter');
  };
  await act('Kopieren');
  const form = eventForm(page);
  await expect(form.title).toHaveValue(new RegExp(title));
  await expect(page.getByText('Das ist die Kopie, ohne die Termine.')).toBeVisible();
  await expect(form.date).toHaveValue('');
  await expect(page.getByRole('combobox', { name: /^Ort/ })).not.toHaveValue('');

  // What cannot be edited is read and copied, by its direct address too.
  const answer = `**/my/events/${id}`;
  await page.route(answer, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, noEdit: 'expired' } } });
  });
  await openArea(page, { user: USER, route: `/secure/events/eventRecording/${id}` });
  await expect(page.getByText(/^Alle Termine sind vorbei/)).toBeVisible();
  await expect(page.getByRole('heading', { name: title }).last()).toBeVisible();
  await expect(form.title).toHaveCount(0);
  await page.getByRole('button', { name: 'Kopieren', exact: true }).click();
  await expect(form.title).toHaveValue(new RegExp(title));
  await page.unroute(answer);

  await openForm(page, USER, `/secure/events/eventRecording/${id}`);
  await page
    .getByRole('button', { name: /^Termin.*bearbeiten|^Termin .* ändern/ })
    .first()
    .click();
  // What is typed beside it is not lost, and not sent with the status.
  await form.title.fill(`${title} im Hof`);
  await page.getByRole('button', { name: 'Diesen Termin absagen oder verschieben' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
  await expect(dialog.getByText('Was Sie im Formular sonst geändert haben, bleibt stehen')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
  await expect(dialog.getByRole('region', { name: 'Das lesen Besucher' })).toContainText('Abgesagt');
  expect(await violations(page, 'event-portal')).toEqual([]);
  const stands = async () => {
    const { data } = await call<{ title: string; appointments: { status: string }[] }>('GET', `events/${id}`);
    return [data.title, ...data.appointments.map(({ status }) => status)];
  };
  const save = async () => {
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(`„${title}“ ist geändert`)).toBeVisible();
    await expect(form.title).toHaveValue(`${title} im Hof`);
  };
  await save();
  expect(await stands()).toEqual([title, 'cancelled', 'scheduled']);
  await page.getByRole('button', { name: 'Rückgängig machen' }).press('Enter');
  await expect(page.getByText(`„${title}“ ist wieder wie vorher`)).toBeVisible();
  expect(await stands()).toEqual([title, 'scheduled', 'scheduled']);
  await page.getByRole('button', { name: 'Diesen Termin absagen oder verschieben' }).press('Enter');
  await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
  await save();
  await form.publish.click();
  await expect(page.getByRole('heading', { name: `„${title} im Hof“ ist jetzt zu sehen.` })).toBeVisible();
  expect(await stands()).toEqual([`${title} im Hof`, 'cancelled', 'scheduled']);
});

test('an event is written and published by keyboard alone', async ({ page }) => {
  const name = newName('Tasten');
  const form = await openForm(page, USER);
  const { keyboard } = page;
  const { tabTo, pick } = keysOf(page);
  await tabTo(form.title, 'the title');
  await keyboard.type(name);
  await tabTo(form.rubric, 'the rubric');
  await keyboard.press('ArrowDown');
  await tabTo(form.date, 'the date');
  await keyboard.type(typed(NEXT_WEEK));
  await tabTo(form.time, 'the time');
  await keyboard.type('1930');
  await pick(page.getByRole('combobox', { name: /^Ort/ }), 'Achalm', /Achalm/);
  await tabTo(page.getByLabel(/Ich trage ein/), 'for whom');
  await keyboard.press('ArrowDown');
  await tabTo(form.publish, 'the button');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `„${name}“ ist jetzt zu sehen.` })).toBeFocused();
});

test('unpublished changes of a published event are stored, marked everywhere, and discarded after a confirmation', async ({
  page,
}) => {
  const name = newName('Fassung');
  const id = await recordEvent(USER, name);
  const form = await openForm(page, USER, `${NEW}/${id}`);
  const seen = async () => (await call<{ title: string }>('GET', `events/${id}`)).data.title;
  const dialog = page.getByRole('dialog');
  await form.title.fill(`${name} neu`);
  await page
    .getByRole('navigation', { name: 'Mein Bereich' })
    .getByRole('link', { name: 'Veranstaltungen', exact: true })
    .click();
  await expect(dialog).toContainText('ist nicht veröffentlicht: Besucher sehen noch die bisherige Fassung.');
  await dialog.getByRole('button', { name: 'Speichern, ohne zu veröffentlichen' }).click();
  await expect(page.getByText('Gespeichert, nicht veröffentlicht.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `${name} neu` });
  await expect(row).toContainText('Änderungen gespeichert, aber nicht veröffentlicht');
  expect(await seen()).toBe(name);
  await page.evaluate(() => { location.hash = '/secure'; }); // biome-ignore format: short.
  // The one that waits for its author stands before the list of the next ones.
  await expect(row.first()).toContainText('nicht veröffentlicht');

  await page
    .getByRole('link', { name: `${name} neu` })
    .first()
    .click();
  await expect(form.title).toHaveValue(`${name} neu`);
  await page.getByRole('button', { name: 'Gespeicherte Änderungen verwerfen' }).click();
  await dialog.getByRole('button', { name: 'Verwerfen', exact: true }).click();
  await expect(form.title).toHaveValue(name);
  await expect(page.getByText('Ihre Änderungen sind gespeichert, aber nicht veröffentlicht')).toBeHidden();

  await form.title.fill(`${name} anders`);
  await expect(form.kept).toBeVisible();
  await page.reload();
  await expect(form.cameBack).toBeVisible();
  await page.getByRole('button', { name: 'Meine Änderungen verwerfen' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['Titel']);
  await dialog.getByRole('button', { name: 'Verwerfen', exact: true }).click();
  await expect(form.title).toHaveValue(name);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(form.title).toHaveValue(`${name} anders`);
  await page.getByRole('navigation', { name: 'Mein Bereich' }).getByRole('link', { name: 'Start' }).click();
  await dialog.getByRole('button', { name: 'Verlassen', exact: true }).click();
  await page.evaluate(() => { location.hash = '/secure/events'; }); // biome-ignore format: short.
  const changed = page.getByRole('listitem').filter({ hasText: name });
  await expect(changed).toContainText('Auf diesem Gerät sind Änderungen, die Sie noch nicht gesendet haben.');
  await changed.getByRole('link', { name: 'Weiter bearbeiten' }).click();
  await expect(form.title).toHaveValue(`${name} anders`);
  await form.publish.click();
  await expect(page.getByRole('heading', { name: `„${name} anders“ ist jetzt zu sehen.` })).toBeVisible();
  expect(await seen()).toBe(`${name} anders`);
});

test('a day of a series is cancelled from its dialog in the form, which does not take it back', async ({ page }) => {
  const title = newName('Serie');
  const weekday = new Date(`${NEXT_WEEK}T12:00:00Z`).getUTCDay() || 7;
  const series = { start: NEXT_WEEK, every: 'week', weekdays: [weekday], count: 3, times: [{ from: '19:30' }] };
  const id = await recordEvent(USER, title, { dates: [], series: [series] });
  await openForm(page, USER, `${NEW}/${id}`);
  await page
    .getByRole('button', { name: / ändern$/ })
    .nth(1)
    .press('Enter');
  const day = page.getByRole('dialog', { name: /^Termin am/ });
  await day.getByRole('button', { name: 'Diesen Termin absagen oder verschieben' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
  await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(day.getByText('Abgesagt')).toBeVisible();
  await day.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(day).toHaveCount(0);
  await eventForm(page).publish.click();
  await expect(page.getByRole('heading', { name: `„${title}“ ist jetzt zu sehen.` })).toBeVisible();
  const { data } = await call<{ appointments: { status: string }[] }>('GET', `events/${id}`);
  expect(data.appointments.map(({ status }) => status)).toEqual(['scheduled', 'cancelled', 'scheduled']);
});
