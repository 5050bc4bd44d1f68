import type { Page } from 'playwright/test';
import { faintOnDark, violations } from '../support/axe';
import { element, expect, FEW, openHost, ready, SCRIPT, test } from '../support/browser';
import { APPLICATION, hold } from '../support/faults';

const cards = (page: Pick<Page, 'getByRole'>) => page.getByRole('article');

/** Files of the application that a page asks for. */
function watchApplication(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (APPLICATION.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a teaser loads the application only when an event opens in place, and leads back to itself', async ({ page }) => {
  const application = watchApplication(page);
  const teaser = page.locator('event-teaser');
  await openHost(page, { body: element('event-teaser', 'limit="8" layout="carousel" heading-level="3"') });
  await ready(page);
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).first().locator('svg')).toHaveCount(1);
  expect(await violations(page, 'event-teaser')).toEqual([]);
  const on = page.getByRole('button', { name: 'Weitere Veranstaltungen' });
  const back = page.getByRole('button', { name: 'Vorherige Veranstaltungen' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.focus();
  const isAtEnd = async () => (await on.getAttribute('aria-disabled')) === 'true';
  const left = async () => (await cards(page).first().boundingBox())?.x ?? 0;
  while (!(await isAtEnd())) {
    const before = await left();
    await page.keyboard.press('Enter');
    // The button is told only after the cards stand still.
    await expect.poll(async () => (await left()) < before || (await isAtEnd())).toBe(true);
  }
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.99 });
  // A heart counts in every element of the page.
  await cards(page)
    .last()
    .getByRole('button', { name: /merken$/ })
    .click();
  await expect(
    cards(page)
      .last()
      .getByRole('button', { name: /merken$/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  expect(application).toEqual([]);
  const link = cards(page).last().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(teaser.locator('event-detail')).toHaveCount(1);
  await page.getByRole('button', { name: 'Zurück zur Übersicht' }).click();
  await expect(link).toBeFocused();
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });

  /** The languages of all elements of the page. */
  const languages = (page: Page) =>
    page
      .locator('event-portal, event-search, event-teaser, event-list')
      .evaluateAll((all) =>
        all.map(({ shadowRoot }) => shadowRoot?.querySelector('[part="root"]')?.getAttribute('lang')),
      );
  const body = `${element('event-search', 'for="all"')}${element('event-portal', `id="all" ${FEW}`)}${element('event-teaser', 'limit="2"')}`;

  test('elements without a route use the language of the portal or list on the page', async ({ page }) => {
    for (const [place, [hash, language]] of (
      [
        ['', 'en'],
        ['#kontakt', 'en'],
        ['#/events', 'de'],
        ['#/en/events?q=jazz', 'en'],
      ] as const
    ).entries()) {
      await openHost(page, { body, path: `/host-page?${place}${hash}` });
      await ready(page, 3);
      expect(await languages(page), hash).toEqual([language, language, language]);
    }
    // A list begins at a German path.
    const withList = `${element('event-search', 'for="some"')}${element('event-list', 'id="some" limit="2"')}`;
    await openHost(page, { body: withList, path: '/list' });
    await ready(page, 2);
    expect(await languages(page), 'a list').toEqual(['de', 'de']);
    // An English portal has an English box, whatever else the address names.
    const paper = element('event-portal', `id="paper" locale="en" hash-key="zeitung" ${FEW}`);
    await openHost(page, { body: `${element('event-search', 'for="paper"')}${paper}`, path: '/paper#stadt=/events' });
    await ready(page, 2);
    expect(await languages(page), 'an English portal').toEqual(['en', 'en']);
  });

  test('settings of the page change texts, not the language, and an attribute takes precedence in its element', async ({
    page,
  }) => {
    const head = `<script>window.eventPortalSettings = { languageSettings: { en: { lbl_what: 'Looking for?' } } }</script>${SCRIPT}`;
    await openHost(page, { body: `${body}${element('event-search', 'locale="de"')}`, head });
    await ready(page, 4);
    expect(await languages(page)).toEqual(['en', 'en', 'en', 'de']);
    await expect(page.locator('event-portal')).toContainText('Looking for?');
    // The language that somebody has chosen counts for all of them at the next visit.
    await page.locator('event-portal').getByRole('link', { name: 'Deutsch' }).click();
    await openHost(page, { body });
    await ready(page, 3);
    expect(await languages(page)).toEqual(['de', 'de', 'de']);
  });
});

test('a teaser reports errors, retries, and follows its attributes', async ({ page }) => {
  let isBroken = true;
  await page.route(/\/api\/events\?/, (route) =>
    isBroken ? route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }) : route.fallback(),
  );
  await openHost(page, { body: element('event-teaser', 'limit="2" layout="lines" locale="en"') });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  isBroken = false;
  await again.click();
  await expect(cards(page)).toHaveCount(2);
  const teaser = page.locator('event-teaser');
  await teaser.evaluate((host) => host.setAttribute('q', 'gibtesnicht'));
  await expect(teaser).toContainText('There are no events here');
  await teaser.evaluate((host) => host.setAttribute('empty', 'hidden'));
  await expect(page.locator('event-teaser [part="root"]')).toHaveCount(0);
  await teaser.evaluate((host) => Object.assign(host, { q: undefined, limit: 3 }));
  await teaser.evaluate((host) => host.removeAttribute('q'));
  await expect(cards(page)).toHaveCount(3);
});

test('a search box suggests, controls a list that is added later, and leads to another page', async ({ page }) => {
  const application = watchApplication(page);
  const own = '<event-search for="late" host="/clients/stadt"><form><input name="q"></form></event-search>';
  await openHost(page, { body: own });
  await ready(page);
  const box = page.locator('event-search').getByRole('combobox');
  await box.fill('markt');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violations(page, 'event-search')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(application).toEqual([]);
  // The question waits for its list, which comes after it.
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<event-list id="late" host="/clients/stadt" limit="4"></event-list>',
    );
  });
  await expect(page.locator('event-list').getByRole('searchbox')).toHaveValue('markt');
  await box.fill('');
  await expect(page.getByRole('option').first()).toHaveText('markt');
  // A rubric, by the keys alone.
  await box.pressSequentially('Konzert');
  const rubric = page.getByRole('option').filter({ hasText: 'Rubrik' });
  await expect(rubric).toHaveText(/^Konzerte/);
  await page.keyboard.press('ArrowDown');
  await expect(rubric).toHaveAttribute('aria-selected', 'true');
  const asked = page.waitForRequest(/\/api\/events\?(?!.*q=).*rubric=\d/);
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.locator('event-list').getByRole('searchbox')).toHaveValue('');

  await page.locator('event-search').evaluate((host) => {
    host.removeAttribute('for');
    host.setAttribute('results-url', '/host-page-of-results');
  });
  await box.fill('jazz');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/host-page-of-results#\/events\?q=jazz$/);
});

/** The address of a request for suggested titles. */
const TITLES = /\/api\/events\?.*pageSize=4\b/;

test('late suggestions are not shown after a search or after they were closed', async ({ page }) => {
  const list = element('event-list', 'id="list" limit="2"');
  await openHost(page, { body: `${element('event-search', 'for="list"')}${list}` });
  await ready(page, 2);
  const search = page.locator('event-search');
  const box = search.getByRole('combobox');
  for (const [key, words] of [
    ['Enter', 'markt'],
    ['Escape', 'kinder'],
  ] as const) {
    const answer = await hold(page, TITLES);
    const [asked] = await Promise.all([page.waitForRequest(TITLES), box.fill(words)]);
    await box.press(key);
    answer();
    await (await asked.response())?.finished();
    // The page has had the time to show them.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(search.getByRole('option'), key).toHaveCount(0);
    // Whoever types on is answered again.
    await box.fill(`${words} konzert`);
    await box.fill('konzert');
    await expect(search.getByRole('option').first(), key).toBeVisible();
    await page.unroute(TITLES);
  }
});

test('a search box with a wrong list id warns and still works', async ({ page, problems }) => {
  await openHost(page, { body: `<div id="box"></div>${element('event-search', 'for="box"')}` });
  await ready(page);
  const box = page.locator('event-search').getByRole('combobox');
  await box.fill('jazz');
  await box.press('Enter');
  await expect.poll(() => problems.said.join()).toContain('for="box"');
  await page.locator('event-search').evaluate((host) => host.setAttribute('for', 'nowhere'));
  await box.fill('jazz');
  await box.press('Enter');
  await expect.poll(() => problems.said.join()).toContain('for="nowhere"');
});

test('teasers and a search box together pass axe, on a dark background and in a narrow column', async ({ page }) => {
  const teasers = ['layout="lines" limit="2"', 'limit="1"'].map((given) => element('event-teaser', given));
  await page.setViewportSize({ width: 280, height: 740 });
  await openHost(page, { body: [...teasers, element('event-search', 'results-url="/"')].join('') });
  await ready(page, 3);
  expect(await violations(page, 'body', ['landmark-unique', 'color-contrast'])).toEqual([]);
  expect(await faintOnDark(page, 'event-search')).toEqual([]);
  // Beside the day there is room for words, also below the heart.
  const words = await page.locator('event-teaser .card-meta').first().boundingBox();
  expect(words?.width).toBeGreaterThan(160);
  // A title that fills its lines ends beside the heart, so that a tap there opens the event.
  const line = page.locator('event-teaser .is-lines .card').first();
  const end = await line.locator('.card-title a').evaluate((link) => {
    link.textContent = 'o '.repeat(200);
    return Math.max(...[...link.getClientRects()].map(({ right }) => right));
  });
  expect(end).toBeLessThanOrEqual((await line.locator('.card-heart').boundingBox())?.x ?? 0);
});
