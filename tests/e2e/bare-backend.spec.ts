import type { Locator, Page } from 'playwright/test';
import { BARE, serveBare } from '../support/bare-backend';
import { expect, openHost, ready, test } from '../support/browser';

const WITHOUT_ANYTHING = { name: 'Kleine Stadt', capabilities: [] };
const WITHOUT_LIST = { name: 'Kleine Stadt' };

/** The words of what a small server does not have, by the language of the page. */
const FOREIGN = {
  de: /Anmelden|Veranstaltung eintragen|Monat|Woche$|Karte|Abonnieren|Per E-Mail|Weitere Filter|Artikel|Wo\?|Ähnliche/,
  en: /Log in|Add (?:an )?event|Month|Week$|Map|Subscribe|By e-?mail|More filters|Articles|Where\?|Similar/i,
};

const at = (tag: string, attributes = '') => `<${tag} host="${BARE}" ${attributes}></${tag}>`;

const cards = (place: Page | Locator) => place.getByRole('article');

/** Returns the names of all links, buttons and fields of a page. */
const offersOf = (page: Page) =>
  page
    .locator(':is(a, button, label, select):visible')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));

// Each kind of server, in both languages by turns.
for (const [locale, name, settings, hasLogIn] of [
  ['de', 'names nothing', WITHOUT_ANYTHING, false],
  ['en', 'has no list', WITHOUT_LIST, true],
  ['de', 'fails to tell its settings', 500, true],
  ['en', 'has no settings', 404, true],
] as const) {
  test(`the portal of a server that ${name} offers and asks only what is there (${locale})`, async ({
    page,
    problems,
  }) => {
    const { asked, refused } = await serveBare(page, { settings });
    await openHost(page, { body: at('event-portal', `locale="${locale}"`) });
    await ready(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Märkte' })).toBeVisible();
    const offers = (await offersOf(page)).filter((text) => FOREIGN[locale].test(text));
    expect(offers).toEqual(hasLogIn ? [locale === 'de' ? 'Anmelden' : 'Log in'] : []);

    // Search, rubric and detail work; so does the way back.
    await page.getByRole('link', { name: 'Märkte' }).click();
    await expect(page).toHaveURL(/rubric=2/);
    await page.getByRole('searchbox').fill('Abend');
    await expect(page).toHaveURL(/q=Abend/);
    await page.getByRole('link', { name: 'Abend 2' }).click();
    await expect(page.getByText('Mit Bewirtung.')).toBeVisible();
    await expect(page.getByText('Alte Schmiede').or(page.getByText('Kulturhaus'))).not.toHaveCount(0);
    expect((await offersOf(page)).filter((text) => /\.ics|Ähnliche|Similar/.test(text))).toEqual([]);
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);

    expect(refused).toEqual([]);
    if (settings === 404) expect(asked.filter((call) => call === 'GET clientSettings')).toHaveLength(1);
    problems.said.length = 0;
  });
}

test('teaser and search of a server that names nothing work', async ({ page, problems }) => {
  const { refused } = await serveBare(page, { settings: WITHOUT_ANYTHING });
  await openHost(page, {
    body:
      at('event-search', 'for="list"') +
      at('event-teaser', 'near="Ulm"') +
      at('event-list', 'id="list" view="calendar" near="Ulm"') +
      at('article-list') +
      at('advert-slot') +
      at('portal-account', 'compact'),
  });
  await ready(page, 3);
  await expect(cards(page.locator('event-teaser'))).toHaveCount(3);
  await expect(cards(page.locator('event-list'))).toHaveCount(3);
  await expect(page.locator('portal-account').getByRole('link')).toHaveCount(0);
  await page.locator('event-search').getByRole('combobox').fill('Kon');
  await expect(page.locator('event-search').getByRole('option', { name: /Konzerte/ })).toBeVisible();
  await page
    .locator('event-search')
    .getByRole('option', { name: /Konzerte/ })
    .click();
  await expect(page.locator('event-list').getByRole('link', { name: 'Konzerte', exact: false }).first()).toBeVisible();
  expect(refused).toEqual([]);
  // Only an element that consists of accounts is said to show nothing.
  expect(problems.said.filter((line) => line.includes('has no accounts'))).toEqual([
    expect.stringContaining('<portal-account> shows nothing'),
  ]);
  problems.said.length = 0;
});

for (const status of [404, 405, 501]) {
  test(`without a list what a page names is asked once, and withdrawn after ${status}`, async ({ page, problems }) => {
    const more = { 'GET events/days': status, 'GET communities': status };
    const { refused } = await serveBare(page, { settings: WITHOUT_LIST, more });
    await openHost(page, {
      body:
        at('event-list', 'view="calendar"') +
        at('event-teaser', 'near="Ulm"') +
        at('event-list', 'near="Ulm" limit="2"'),
    });
    await ready(page, 3);
    const list = page.locator('event-list').first();
    await expect(cards(list)).toHaveCount(3);
    await expect(list.getByRole('link', { name: 'Monat' })).toHaveCount(0);
    await expect(cards(page.locator('event-teaser'))).toHaveCount(3);
    await expect(cards(page.locator('event-list').last())).toHaveCount(3);
    await list.getByRole('searchbox').fill('Abend');
    await expect(cards(list)).toHaveCount(3);
    expect([...refused].sort()).toEqual(['GET communities', 'GET events/days']);
    problems.said.length = 0;
  });
}

test('settings that arrive after a failure bring what the server has', async ({ page, problems }) => {
  const { changeSettings } = await serveBare(page, { settings: 500 });
  await openHost(page, { body: at('event-portal') });
  await ready(page);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Abonnieren' })).toHaveCount(0);
  changeSettings({ ...WITHOUT_ANYTHING, capabilities: ['feeds'] });
  await page.getByRole('searchbox').fill('Abend');
  await expect(page.getByRole('button', { name: 'Abonnieren' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anmelden' })).toHaveCount(0);
  problems.said.length = 0;
});
