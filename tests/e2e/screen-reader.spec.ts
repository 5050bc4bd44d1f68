import type { Page } from 'playwright/test';
import {
  asNewCaller,
  beLoggedIn,
  mailTo,
  newName,
  newOrganizer,
  OWN_PASSWORD,
  openFromMail,
} from '../support/accounts';
import { element, expect, FEW, openElement, openHost, test } from '../support/browser';
import { NEXT_WEEK, recordEvent, typed } from '../support/recording';
import { ScreenReader } from '../support/screen-reader';

/** Expects a screen on which everything has a name and no heading skips a level. */
async function expectReadable(reader: ScreenReader, screen: string) {
  expect.soft(await reader.nameless(), `${screen}: without a name`).toEqual([]);
  const levels = await reader.headingLevels();
  const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skipped, `${screen}: levels of headings ${levels}`).toEqual([]);
}

const language = (page: Page, prefix: string) =>
  page.evaluate((hash) => window.location.assign(hash), `#${prefix}/events`);

for (const [locale, prefix, words] of [
  [
    'de',
    '',
    {
      title: 'Veranstaltungen',
      search: 'Veranstaltungen suchen',
      what: 'Was?',
      found: /^\d+ Veranstaltung(?:en)?/,
      when: /^Wann\?/,
      weekend: /^Wochenende/,
      back: 'Termine',
      venue: 'Veranstaltungsort',
      save: /merken$/,
    },
  ],
  [
    'en',
    '/en',
    {
      title: 'Events',
      search: 'Search events',
      what: 'What?',
      found: /^\d+ events?/,
      when: /^When\?/,
      weekend: /^Weekend/,
      back: 'Dates',
      venue: 'Venue',
      save: /^(?:Save|Remember)/,
    },
  ],
] as const) {
  test(`a visitor finds an event by the accessibility tree alone, in ${locale}`, async ({ page }) => {
    await openElement(page, 'event-portal', FEW);
    await language(page, prefix);
    const reader = await ScreenReader.on(page);
    await reader.next('heading', words.title);
    await expectReadable(reader, 'list');

    await test.step('searches and hears the number of results', async () => {
      await reader.next('search', words.search);
      const { description } = await reader.type('searchbox', words.what, 'Konzert');
      expect(description).toBe('');
      await reader.expectHeard(words.found);
    });

    await test.step('chooses a period in a panel that says whether it is open', async () => {
      expect((await reader.focusNext('button', words.when)).states.expanded).toBe(false);
      await page.keyboard.press('Enter');
      reader.fromTop();
      expect((await reader.next('button', words.when)).states.expanded).toBe(true);
      await reader.expectFocus('dialog', /^dialog: ./);
      await page.keyboard.press('Escape');
      await reader.expectFocus('button', new RegExp(`button: ${words.when.source.slice(1)}`));
    });

    let title = '';
    await test.step('remembers an event with a button that says so', async () => {
      title = (await reader.next('heading')).name;
      const heart = await reader.focusNext('button', words.save);
      expect(heart.name).toContain(title);
      expect(String(heart.states.pressed)).toBe('false');
      await page.keyboard.press('Space');
      await expect.poll(async () => String((await reader.focused())?.states.pressed)).toBe('true');
    });

    await test.step('opens it and stands at its heading', async () => {
      reader.fromTop();
      await reader.press('link', title);
      await reader.expectFocus('heading', title);
      await expectReadable(reader, 'detail');
      await reader.next('heading', words.back);
      await reader.next('heading', words.venue);
    });

    await test.step('comes back to the same card', async () => {
      await page.goBack();
      await reader.expectFocus('link', title);
    });
  });
}

test('a newcomer signs up and sends an event by the accessibility tree alone', async ({ page }) => {
  test.setTimeout(120_000);
  const email = `${newName('reader')}@test.example`;
  const title = newName('Adventssingen');
  await asNewCaller(page);
  await openElement(page, 'event-portal');
  const reader = await ScreenReader.on(page);
  await reader.press('link', 'Veranstaltung eintragen');

  await test.step('hears what is missing and lands in the first wrong field', async () => {
    await reader.expectFocus('heading', 'Registrieren');
    await expectReadable(reader, 'sign-up');
    await reader.press('button', 'Registrieren');
    await expect.poll(async () => (await reader.focused())?.role).toMatch(/^(?:textbox|alert|group)$/);
    reader.fromTop();
    const field = await reader.next('textbox', /^E-Mail/);
    expect(field.states.required).toBe(true);
    expect(String(field.states.invalid)).toBe('true');
    expect(field.description).toMatch(/E-Mail/);
  });

  await test.step('fills the form in its order', async () => {
    reader.fromTop();
    await reader.type('textbox', /^E-Mail/, email);
    await reader.type('textbox', /^Passwort/, OWN_PASSWORD);
    await reader.type('textbox', /^Passwort/, OWN_PASSWORD);
    await reader.type('textbox', /^Vorname/, 'Petra');
    await reader.type('textbox', /^Nachname/, 'Kübler');
    await reader.type('combobox', /^Organisation/, newName('Musikverein'));
    await reader.type('textbox', /^Postleitzahl/, '72793');
    await reader.press('checkbox', /Hinweise zur Nutzung/, 'Space');
    await reader.press('checkbox', /Datenschutzhinweise/, 'Space');
    await reader.press('button', 'Registrieren');
  });

  await test.step('comes from the mail to the form of the event', async () => {
    await openFromMail(page, await mailTo(email));
    reader.fromTop();
    await reader.next('textbox', /^Titel/);
    await expectReadable(reader, 'event form');
  });

  await test.step('writes and sends the event, and hears that it waits', async () => {
    reader.fromTop();
    expect((await reader.type('textbox', /^Titel/, title)).states.required).toBe(true);
    await reader.focusNext('combobox', /^Rubrik/);
    await page.keyboard.press('ArrowDown');
    await reader.type('textbox', /^Datum/, typed(NEXT_WEEK));
    await reader.type('combobox', /^von/, '17:00');
    await reader.type('combobox', /^Ort/, 'Achalm');
    await reader.next('option', /^(?!.*neu eingeben).*Achalm/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await reader.expectFocus('combobox', /^combobox: Ort/);
    await reader.press('button', 'Zur Freigabe senden');
    await reader.expectFocus('heading', /heading: .*/);
    reader.fromTop();
    await expect
      .poll(async () => (await reader.items()).map(({ text }) => text).join(' '))
      .toMatch(/Wartet auf die Freigabe/);
  });
});

test('an advertiser orders by the accessibility tree alone', async ({ page }) => {
  test.setTimeout(120_000);
  const title = newName('Werbung');
  const { username, email } = await newOrganizer('reader');
  await recordEvent(username, title);
  await beLoggedIn(page, username);
  await openHost(page, { body: element('advert-order', 'history="hash"') });
  const reader = await ScreenReader.on(page);
  const step = async (name: string) => {
    await reader.expectFocus('heading', new RegExp(`^heading: ${name.replace('?', '\\?')}(?: \\d von 2)?$`));
    await expectReadable(reader, name);
  };

  await test.step('finds the place', async () => {
    await reader.next('heading', 'Wo soll Ihre Anzeige erscheinen?');
    await expectReadable(reader, 'medium');
    await reader.press('button', 'achalmtal.example');
    await step('In welchem Bereich?');
    await reader.press('button', 'Veranstaltungskalender');
    await step('Welcher Werbeplatz passt?');
    await reader.press('button', 'Karte in der Liste');
    await step('Wann soll die Anzeige erscheinen?');
  });

  await test.step('chooses a day in a grid whose days say whether they are free, and hears the price', async () => {
    await reader.next('grid');
    await expect
      .poll(async () => (await reader.items()).some(({ role, states }) => role === 'grid' && states.busy))
      .toBe(false);
    const days = (await reader.items()).filter(({ role }) => role === 'gridcell');
    expect(days.length).toBeGreaterThan(27);
    await reader.press('button', /, frei$/);
    await reader.expectHeard(/^\d+,\d\d\s€$/);
    await reader.press('button', 'Weiter zur Veranstaltung');
    await step('Für welche Veranstaltung werben Sie?');
  });

  await test.step('chooses the event, writes the text, and sends the order', async () => {
    await reader.press('button', /^Eine eingetragene/);
    await step('Veranstaltung auswählen');
    await reader.type('searchbox', 'Titel suchen', title);
    await reader.press('button', new RegExp(title));
    await step('Was soll in der Anzeige stehen?');
    expect((await reader.next('textbox', /^Titel der Anzeige/)).value).toBe(title);
    await reader.press('button', 'Weiter zur Rechnung');
    await step('Wohin geht die Rechnung?');
    await reader.press('button', 'Weiter zur Prüfung');
    await step('Bestellung prüfen');
    await reader.press('checkbox', /./, 'Space');
    await reader.press('button', 'Zahlungspflichtig bestellen');
    await reader.expectFocus('heading', /heading: /);
    await expect.poll(async () => (await reader.items()).map(({ text }) => text).join(' ')).toMatch(/Bestellnummer/);
  });
  expect((await mailTo(email, /Ihre Bestellung ist eingegangen/)).text).toContain('Karte in der Liste');
});
