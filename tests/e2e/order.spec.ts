import type { Page } from 'playwright/test';
import {
  asNewCaller,
  beLoggedIn,
  call,
  mailTo,
  newName,
  newOrganizer,
  OWN_PASSWORD,
  tokenOf,
} from '../support/accounts';
import { logIn } from '../support/auth-pages';
import { overflowing, sideways, violations } from '../support/axe';
import { element, expect, openHost, test } from '../support/browser';
import { keysOf } from '../support/focus';
import { framedDocument, frameTag, HELPER, inFrame, pressWhereSeen } from '../support/framed-page';
import { aJpeg } from '../support/picture-files';
import { choose, NEXT_WEEK, recordEvent, typed } from '../support/recording';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const done = (page: Page) => page.getByText(/^Bestellnummer: /);

type Draft = { dates?: string[]; reservation?: object } | null;

/** Settings with a text of the client above the first step. */
const INFO = JSON.stringify({ advertSettings: { medium: { info: '<b>Fragen?</b> Rufen Sie an.' } } });

/** Forgets what somebody has begun. @returns how many orders they have */
async function begin(username: string, client: string): Promise<{ orders: () => Promise<number> }> {
  const { token } = await tokenOf(username, client);
  await call('DELETE', 'adverts/draft', { token, client });
  const orders = async () => (await call<unknown[]>('GET', 'my/adverts?pageSize=100', { token, client })).data.length;
  return { orders };
}

test('an existing event with a voucher, by keyboard alone', async ({ page }) => {
  // Seven steps, each looked at by axe.
  test.setTimeout(120_000);
  const title = newName('Werbung');
  const { username, email } = await newOrganizer('buyer');
  await recordEvent(username, title);
  const { orders } = await begin(username, 'stadt');
  const before = await orders();
  await beLoggedIn(page, username);
  await openHost(page, {
    body: `<script>addEventListener('portal-advert-ordered', ({ detail }) => { window.told = detail.orderId })</script>
      ${element('advert-order', `history="hash" settings='${INFO}'`)}`,
  });
  const { tabTo } = keysOf(page);
  /** Looks at a step, and goes on from it by a button. */
  async function press(step: string, name: string | RegExp) {
    await expect(heading(page, step)).toBeVisible();
    expect.soft(await violations(page, 'advert-order'), step).toEqual([]);
    await tabTo(button(page, name).first(), String(name));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Fragen? Rufen Sie an.')).toBeVisible();
  const heights = await page
    .locator('advert-order li h3 button, advert-order li h4 button')
    .evaluateAll((all) => all.map((offer) => offer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  await press('Wo soll Ihre Anzeige erscheinen?', 'achalmtal.example');
  await press('In welchem Bereich?', 'Veranstaltungskalender');
  await press('Welcher Werbeplatz passt?', 'Karte in der Liste');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  const day = grid.locator('button[tabindex="0"]');
  await tabTo(day, 'the grid');
  await expect(day).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  // Other tests may have booked the days that follow.
  const isDisabled = () => day.getAttribute('aria-disabled');
  do {
    const last = await day.getAttribute('data-day');
    await page.keyboard.press('ArrowRight');
    await expect(day).not.toHaveAttribute('data-day', String(last));
  } while ((await isDisabled()) === 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 Tage gewählt')).toBeVisible();
  // While it waits for a new price, the one before is pale.
  await expect(page.getByRole('complementary', { name: 'Ihre Buchung' })).toHaveAttribute('aria-busy', 'false');
  await press('Wann soll die Anzeige erscheinen?', 'Weiter zur Veranstaltung');
  await press('Für welche Veranstaltung werben Sie?', /^Eine eingetragene/);
  await expect(page.getByText(/Für Sie freigehalten bis/)).toBeVisible();
  await tabTo(page.getByLabel('Titel suchen'), 'the search');
  await page.keyboard.type(title);
  await expect(page.getByText('1 Veranstaltung', { exact: true })).toBeVisible();
  await press('Veranstaltung auswählen', new RegExp(title));
  await expect(page.getByLabel('Titel der Anzeige')).toHaveValue(title);
  await tabTo(page.getByRole('radio', { name: 'Handy' }), 'the width of the proof');
  for (const width of ['Tablet', 'Computer']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: width })).toBeChecked();
  }
  await press('Was soll in der Anzeige stehen?', 'Weiter zur Rechnung');
  await press('Wohin geht die Rechnung?', 'Weiter zur Prüfung');
  await tabTo(page.getByLabel('Gutschein'), 'the voucher');
  await page.keyboard.type('VEREIN20');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gutschein eingelöst.')).toBeVisible();
  await tabTo(page.getByRole('checkbox'), 'the terms');
  await page.keyboard.press('Space');
  await press('Bestellung prüfen', 'Zahlungspflichtig bestellen');
  await expect(done(page)).toBeVisible();
  expect.soft(await violations(page, 'advert-order'), 'success').toEqual([]);
  const number = await done(page).innerText();
  await expect(page.locator('advert-order')).not.toContainText(/gebucht/i);
  await page.goBack();
  await expect(done(page)).toHaveText(number);
  await page.reload();
  await expect(done(page)).toHaveText(number);
  expect(await orders()).toBe(before + 1);
  const { text } = await mailTo(email, /Ihre Bestellung ist eingegangen/);
  expect(text).toContain(number.replace('Bestellnummer: ', ''));
});

test('in the portal: a guest who logs in on the way, a new event and a picture for paper, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { orders } = await begin('newspaper', 'zeitung');
  const before = await orders();
  await asNewCaller(page);
  await openHost(page, {
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/dist/event-portal.js"></script>',
    body: element('event-portal', '', 'zeitung'),
    path: '/host-page#/secure/promotion/order?product=kurier-kasten',
  });
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await logIn(page, 'newspaper');
  /** Looks at a step before it goes on. */
  async function press(step: string, name: string | RegExp) {
    await expect(heading(page, step)).toBeVisible();
    expect.soft([await sideways(page), await overflowing(page, 'event-portal')], step).toEqual([0, []]);
    await button(page, name).click();
  }
  await expect(heading(page, 'Wann soll die Anzeige erscheinen?')).toBeVisible();
  await button(page, /^Nächster freier Tag/).click();
  await press('Wann soll die Anzeige erscheinen?', 'Weiter zur Veranstaltung');
  await press('Für welche Veranstaltung werben Sie?', /^Eine neue/);
  const title = newName('Hofkonzert');
  await page.getByRole('textbox', { name: /^Titel/ }).fill(title);
  await page.getByRole('combobox', { name: /^Rubrik/ }).selectOption({ index: 1 });
  await page
    .getByLabel(/^Datum/)
    .first()
    .fill(typed(NEXT_WEEK));
  await page.getByLabel(/^von/).first().fill('19:30');
  await choose(page, /^Ort/, 'Achalm', /Achalm/);
  await press('Veranstaltung eintragen', 'Zur Prüfung senden');
  await expect(page.getByLabel('Titel der Anzeige')).toHaveValue(title);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'klein.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(500, 400) });
  await expect(page.getByText('Dieses Bild ist für den Werbeplatz zu klein').first()).toBeVisible();
  await page
    .getByRole('button', { name: /klein\.jpg.* (löschen|entfernen)|Entfernen|Löschen/i })
    .first()
    .click();
  await files.setInputFiles({ name: 'gross.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1600, 1000) });
  await expect(page.getByText('Hochgeladen', { exact: true })).toBeVisible();
  await page.getByLabel('Vergrößern').fill('150');
  const download = page.waitForEvent('download');
  await button(page, 'Korrekturabzug als PDF').click();
  expect((await download).suggestedFilename()).toBe('Korrekturabzug.pdf');
  await press('Was soll in der Anzeige stehen?', 'Weiter zur Rechnung');
  await page.getByLabel('USt-IdNr.').fill('DE136695977');
  await press('Wohin geht die Rechnung?', 'Weiter zur Prüfung');
  await expect(page.getByText(/Diese USt-IdNr\. kann nicht stimmen/).first()).toBeVisible();
  await page.getByLabel('USt-IdNr.').fill('DE136695976');
  await button(page, 'Weiter zur Prüfung').click();
  await page.getByRole('checkbox').check();
  await press('Bestellung prüfen', 'Zahlungspflichtig bestellen');
  await expect(done(page)).toBeVisible();
  expect(await orders()).toBe(before + 1);
});

test('in a frame, in English: the day is lost to another buyer, another one is held, and the order is restarted', async ({
  page,
}) => {
  await begin('private', 'stadt');
  const other = await tokenOf('awaiting');
  const { token } = await tokenOf('private');
  await page.setViewportSize({ width: 768, height: 640 });
  await beLoggedIn(page, 'private');
  await openHost(page, { body: frameTag('&element=advert-order&locale=en&product=stadt-teaser') + HELPER });
  const frame = inFrame(page);
  const grid = frame.getByRole('grid');
  const free = frame.locator('button[data-day]:not([aria-disabled="true"])');
  await expect(free.first()).toBeVisible();
  // At the end of a month, too few of its days are left.
  const shown = await free.first().getAttribute('data-day');
  await frame.getByRole('button', { name: 'Next month' }).click();
  await expect(free.first()).not.toHaveAttribute('data-day', String(shown));
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  /** Looks at what stands in the frame. */
  async function look(step: string) {
    const inside = framedDocument(page);
    expect.soft(inside && (await violations(inside, 'advert-order')), step).toEqual([]);
  }
  await look('the days');
  const day = String(await free.first().getAttribute('data-day'));
  await free.first().click();
  const body = { slot: 'stadt-teaser', dates: [day] };
  expect((await call('POST', 'adverts/reservations', { token: other.token, body })).status).toBe(201);
  await pressWhereSeen(frame.getByRole('button', { name: 'Continue to the event' }));
  await expect(frame.getByRole('alert')).toContainText('No longer free');
  await look('a lost day');
  // The days are asked for anew once one was lost; a press before would choose nothing.
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(frame.locator(`button[data-day="${day}"]`)).toHaveAttribute('aria-disabled', 'true');
  // A late day: tests beside this one take the next free ones.
  await pressWhereSeen(free.last());
  await expect(frame.getByText('1 day chosen')).toBeVisible();
  await pressWhereSeen(frame.getByRole('button', { name: 'Continue to the event' }));
  await expect(frame.getByText(/Held for you/)).toBeVisible();
  await look('the event');
  await frame.getByRole('button', { name: 'Back' }).click();
  // The frame is taller than the window, and yet the price is seen.
  const price = await frame.getByRole('complementary', { name: 'Your booking' }).boundingBox();
  expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThanOrEqual(640);
  const draft = async () => (await call<Draft>('GET', 'adverts/draft', { token })).data;
  await expect.poll(draft).toMatchObject({ dates: [expect.any(String)], reservation: { slot: 'stadt-teaser' } });
  await frame.getByRole('button', { name: 'Start again' }).click();
  await expect(frame.getByRole('dialog', { name: 'Discard this order?' })).toBeVisible();
  await look('the question');
  await frame.getByRole('button', { name: 'Discard and start again' }).click();
  await expect(frame.getByRole('dialog')).toBeHidden();
  await expect(frame.getByText('1 day chosen')).toBeHidden();
  await expect(frame.getByRole('heading', { name: 'Book advert' })).toBeFocused();
  await expect.poll(async () => (await draft())?.reservation ?? (await draft())?.dates ?? []).toEqual([]);
});

test('a guest chooses days in the element on a phone, and logs in when they are to be held', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username } = await newOrganizer('buyer');
  const { token } = await tokenOf(username);
  await openHost(page, {
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/dist/event-portal.js"></script>',
    body: element('advert-order', 'history="hash"'),
  });
  /** Looks at a step, which axe has seen in the journey of the keyboard. */
  async function look(step: string) {
    await expect(heading(page, step)).toBeVisible();
    expect.soft([await sideways(page), await overflowing(page, 'advert-order')], step).toEqual([0, []]);
  }
  await look('Wo soll Ihre Anzeige erscheinen?');
  await expect(page.getByText(/^Zum Veröffentlichen braucht eine Veranstaltung/)).toBeVisible();
  await button(page, 'achalmtal.example').click();
  await button(page, 'Veranstaltungskalender').click();
  await button(page, 'Karte in der Liste').click();
  await button(page, /^Nächster freier Tag/).click();
  await expect(page.getByText('1 Tag gewählt')).toBeVisible();
  const sum = page.getByRole('complementary', { name: 'Ihre Buchung' }).getByRole('status');
  await expect(sum).toContainText('29,75');
  await look('Wann soll die Anzeige erscheinen?');
  await page.reload();
  await expect(page.getByText('1 Tag gewählt')).toBeVisible();
  await button(page, 'Weiter zur Veranstaltung').click();
  await expect(page.getByText(/Ihre Auswahl bleibt erhalten/)).toBeVisible();
  await logIn(page, username, OWN_PASSWORD);
  await expect(heading(page, 'Für welche Veranstaltung werben Sie?')).toBeVisible();
  await button(page, 'Einzelheiten').click();
  await expect(page.getByText(/Für Sie freigehalten bis/)).toBeVisible();
  await expect
    .poll(async () => (await call<Draft>('GET', 'adverts/draft', { token })).data)
    .toMatchObject({ dates: [expect.any(String)], reservation: { slot: 'stadt-liste' } });
  await page.goBack();
  // The element is the order now: the days are changed where they are held.
  await expect(heading(page, 'Wann soll die Anzeige erscheinen?')).toBeVisible();
  await expect(page).toHaveURL(/#\/secure\/promotion\/order\/appointments$/);
});

test('the public page of the portal leads to the order, also from another tab, and asks which choice to use', async ({
  page,
}) => {
  await begin('newspaper', 'zeitung');
  const { token } = await tokenOf('newspaper', 'zeitung');
  const chosen = { slot: 'kurier-liste', dates: [NEXT_WEEK], voucher: '', content: { title: '', text: '' } };
  const saved = await call('PUT', 'adverts/draft', {
    ...{ token, client: 'zeitung', body: chosen },
    headers: { 'if-match': '*' },
  });
  expect(saved.status).toBe(200);
  await asNewCaller(page);
  const dark = '<style>body { background: #14181c; color: #eee }</style>';
  const onDark = {
    head: `${dark}<script type="module" src="/dist/event-portal.js"></script>`,
    body: element('event-portal', '', 'zeitung'),
  };
  await openHost(page, { ...onDark, path: '/host-page#/auth/login' });
  await page.getByRole('link', { name: 'Werben: Werbeplätze, Preise und freie Tage' }).click();
  await expect(heading(page, 'Wo soll Ihre Anzeige erscheinen?')).toBeVisible();
  await expect(page).toHaveURL(/#\/promotion$/);
  expect.soft(await violations(page, 'event-portal'), 'media').toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading(page, 'Where should your advert appear?')).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft([width, await sideways(page), await overflowing(page, 'event-portal')]).toEqual([width, 0, []]);
  }
  await page.goto(page.url().replace(/#.*$/, '#/promotion?product=kurier-kasten'));
  await button(page, /^Nächster freier Tag/).click();
  await button(page, 'Weiter zur Veranstaltung').click();
  await expect(page.getByText(/Ihre Auswahl bleibt erhalten/)).toBeVisible();
  // The mail that confirms a new account opens another tab, which knows nothing of where its visitor wanted to go.
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*$/, '#/auth/login'));
  await logIn(other, 'newspaper');
  await expect(other.getByText('Sie haben schon eine Bestellung begonnen')).toBeVisible();
  expect.soft(await violations(other, 'event-portal'), 'the question').toEqual([]);
  await button(other, 'Neue Auswahl verwenden').click();
  await expect(other.getByText(/Für Sie freigehalten bis/)).toBeVisible();
  await expect
    .poll(async () => (await call<Draft>('GET', 'adverts/draft', { token, client: 'zeitung' })).data)
    .toMatchObject({ reservation: { slot: 'kurier-kasten' } });
});
