import type { Page } from 'playwright/test';
import type { ViteDevServer } from 'vite';
import { freePort } from '../../demo/scripts/processes.mjs';
import { startDevServer } from '../../dist-config/dev/dev-server';
import { asNewCaller, newAccount, newName, OWN_PASSWORD } from '../support/accounts';
import { logIn } from '../support/auth-pages';
import { element, expect as expectSoon, openHost, ready, test } from '../support/browser';
import { chooseInAccount, profile, saveProfile } from '../support/member-area';

import { PAGE_SIZE } from '../support/page-size';

import { aJpeg } from '../support/picture-files';
import { choose, eventForm, NEXT_WEEK, openSection, typed } from '../support/recording';

/*
 * The main journeys on React's development build, which says in the console what is wrong with hooks, keys and markup:
 * nothing may be said there at all.
 */

/** Each source is a file of its own, so that a screen takes longer to load. */
const expect = expectSoon.configure({ timeout: 30_000 });

let vite: ViteDevServer;
let origin = '';

test.beforeAll(async () => {
  const port = await freePort();
  const cacheDir = 'node_modules/.cache/event-portal/vite-of-journeys';
  const demoPort = Number(new URL(String(process.env.DEMO_URL)).port);
  vite = await startDevServer({ address: '127.0.0.1', port, demoPort }, { cacheDir, server: { hmr: false } });
  origin = `http://127.0.0.1:${port}`;
});

test.afterAll(() => vite.close());

/** The console message by which React's development build identifies itself. */
const IS_DEVELOPMENT = /Download the React DevTools/;
/** Messages of Vite while it loads a page. */
const OF_VITE = /^\[vite\] connect/;

let said: string[] = [];

test.beforeEach(async ({ page }) => {
  said = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!OF_VITE.test(text)) said.push(`${message.type()}: ${text}`);
  });
  await asNewCaller(page);
});

test.afterEach(() => {
  expect(said.some((line) => IS_DEVELOPMENT.test(line))).toBe(true);
  expect(
    said.filter((line) => !IS_DEVELOPMENT.test(line)),
    'lines of the console',
  ).toEqual([]);
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Goes to another screen of the portal that is open. */
const go = (page: Page, route: string) =>
  page.evaluate((next) => {
    window.location.hash = `#${next}`;
  }, route);

/** Searches, filters, opens an event and goes back, changes the language, looks at month and map. */
async function lookAround(page: Page) {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(PAGE_SIZE);
  await page.getByRole('searchbox').fill('Konzert');
  await expect(page).toHaveURL(/q=Konzert/);
  await link(page, /^Nächste 30 Tage/).click();
  await expect(page).toHaveURL(/when=month/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const first = cards.first().getByRole('heading').getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await link(page, 'English').click();
  await expect(heading(page, 'Events')).toBeVisible();
  await link(page, 'Deutsch').click();
  await expect(heading(page, 'Veranstaltungen')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Ansicht' });
  await views.getByRole('link', { name: 'Monat' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await views.getByRole('link', { name: 'Karte' }).click();
  await expect(page.locator('.map-marker').first()).toBeVisible();
}

/** Logs in, saves the profile, records an event with dates and a picture, changes the password and logs out. */
async function beMember(page: Page) {
  const { username } = await newAccount('dev');
  await go(page, '/auth/login');
  await logIn(page, username, OWN_PASSWORD);
  await expect(heading(page, /^Hallo/)).toBeVisible();
  await chooseInAccount(page, 'Profil');
  await expect(profile(page).heading).toBeVisible();
  await page.locator('[name=firstName]').fill('Frieda');
  await saveProfile(page);
  await go(page, '/secure/events/eventRecording');
  const form = eventForm(page);
  const title = newName('Entwurf');
  await form.title.fill(title);
  await form.rubric.selectOption({ index: 1 });
  await openSection(page, 'Schlagwörter');
  await choose(page, /^Schlagwörter/, title, /neues Schlagwort/);
  await form.date.fill(typed(NEXT_WEEK));
  await form.time.fill('19:30');
  await page.getByText('Wiederholen', { exact: true }).click();
  await page.getByLabel(/Anzahl der Termine/).fill('4');
  await expect(page.getByText('Ergibt 4 Termine.')).toBeVisible();
  await openSection(page, 'Bilder');
  await form.files.first().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(400, 300) });
  await expect(form.uploaded).toBeVisible();
  await openSection(page, 'Beschreibung');
  await form.keep();
  await expect(page.getByText('Veranstaltung als Entwurf gespeichert')).toBeVisible();
  await link(page, 'Veranstaltungen').and(page.locator('[href$="/secure/events"]')).click();
  await expect(page.getByText(title).first()).toBeVisible();
  await chooseInAccount(page, 'Passwort');
  for (const [name, value] of [
    ['passwordOld', OWN_PASSWORD],
    ['password1', 'Ganz-Neu!2026'],
    ['password2', 'Ganz-Neu!2026'],
  ]) {
    await page.locator(`[name=${name}]`).fill(String(value));
  }
  await button(page, 'Passwort ändern').click();
  await expect(page.getByText('Passwort geändert')).toBeVisible();
  await chooseInAccount(page, 'Abmelden');
  await expect(page.getByText('Sie sind abgemeldet')).toBeVisible();
}

test('a visitor and a member', async ({ page }) => {
  test.setTimeout(180_000);
  await openHost(page, { origin, body: element('event-portal') });
  await ready(page);
  await lookAround(page);
  await beMember(page);
});
