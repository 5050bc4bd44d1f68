import type { Page } from 'playwright/test';
import { call } from '../support/accounts';
import { sideways, violations } from '../support/axe';
import { element, expect, openHost, ready, test } from '../support/browser';
import { APPLICATION, hold, NOT_THERE, REPORTED_FAULTS, retry, watchCall } from '../support/faults';
import { frameTag, HELPER, inFrame } from '../support/framed-page';

const LIST = /\/api\/articles(?:\?|$)/;
const list = (attributes = '', client = 'zeitung') => element('article-list', attributes, client);
const cards = (page: Pick<Page, 'getByRole'>) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The questions for articles that a page sends. */
function watchQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/articles/.test(pathname)) asked.push(pathname.replace(/.*\/api\//, '') + search);
  });
  return asked;
}

test('shows the same cards before and after the application, with one request each', async ({ page }) => {
  const asked = watchQuestions(page);
  const release = await hold(page, APPLICATION);
  const attributes = 'limit="3" tag="Tipps, Musik" heading-level="4" detail-url="/a.html?id={articleId}"';
  await openHost(page, { body: list(attributes) });
  await expect(cards(page)).toHaveCount(3);
  const shown = () => page.locator('article-list section').innerText();
  const painted = await shown();
  release();
  await ready(page);
  await expect(page.locator('article-list [part="root"]')).toHaveCount(1);
  await expect.poll(shown).toBe(painted);
  expect(asked).toEqual(['articles?tag=Tipps&tag=Musik&pageSize=3']);
  const first = cards(page).first();
  await expect(first.getByRole('heading', { level: 4 })).toBeVisible();
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/a\.html\?id=.+/);
  await expect(page.locator('article-list [part="pager"]')).toHaveCount(0);
  expect(await violations(page, 'article-list')).toEqual([]);
  // Changed attributes act at once.
  await page.locator('article-list').evaluate((host) => host.setAttribute('limit', '2'));
  await expect(cards(page)).toHaveCount(2);
  // The articles of one event alone.
  const read = async <Found>(path: string) => (await call<Found>('GET', path, { client: 'zeitung' })).data;
  const [{ id }] = await read<[{ id: string }]>('articles?tag=Tipps&pageSize=1');
  const [about] = (await read<{ events: { id: string }[] }>(`articles/${id}`)).events;
  const ofEvent = await read<{ title: string }[]>(`articles?event_id=${about?.id}&pageSize=2`);
  await page.locator('article-list').evaluate((host, event) => {
    host.removeAttribute('tag');
    host.setAttribute('event-id', event);
  }, about?.id ?? '');
  await expect.poll(() => titles(page)).toEqual(ofEvent.map(({ title }) => title));
});

test('requests articles before the settings if the page enables them', async ({ page }) => {
  const asked = watchQuestions(page);
  const release = await hold(page, /\/api\/clientSettings/);
  const settings = JSON.stringify({ applicationSettings: { activateArticles: true } });
  await openHost(page, { body: list(`limit="2" settings='${settings}'`) });
  await expect.poll(() => asked).toEqual(['articles?pageSize=2']);
  release();
  await expect(cards(page)).toHaveCount(2);
  expect(asked).toHaveLength(1);
});

test('opens an article, its events and further pages in place, twice on a page, without a change of the address', async ({
  page,
}) => {
  await openHost(page, { body: list('id="one"') + list('limit="1"'), path: '/host-page#host' });
  await ready(page, 2);
  const one = page.locator('#one');
  const before = await cards(one).getByRole('heading').allTextContents();
  await one.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect.poll(() => cards(one).getByRole('heading').allTextContents()).not.toEqual(before);
  const link = cards(one).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(one.getByRole('heading', { name: 'Veranstaltungen zum Artikel' })).toBeVisible();
  await cards(one).first().getByRole('link').click();
  await expect(one.getByRole('heading', { name: 'Mehr dazu' })).toBeVisible();
  // Several articles may be called alike.
  await one.getByRole('link', { name: title }).first().click();
  await one.getByRole('link', { name: 'Alle Artikel' }).click();
  await expect(cards(one).first()).toBeVisible();
  await expect(cards(page.locator('article-list').last())).toHaveCount(1);
  expect(await page.evaluate(() => [location.hash, document.title])).toEqual(['#host', 'Host']);
});

test('fills a frame, in English, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHost(page, {
    body: frameTag('&element=article-list&locale=en&limit=2').replace('clients/stadt', 'clients/zeitung') + HELPER,
  });
  await expect(cards(inFrame(page))).toHaveCount(2);
  await expect
    .poll(() => page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.clientHeight))
    .toBeGreaterThan(500);
  expect(await sideways(page)).toBe(0);
});

test('shows and requests nothing if the client has disabled articles', async ({ page, problems }) => {
  const asked = watchQuestions(page);
  await openHost(page, { body: list('', 'stadt') });
  await ready(page);
  await expect(page.locator('article-list')).toHaveText('');
  expect(problems.said.join()).toContain('activateArticles');
  expect(asked).toEqual([]);
});

test('requests articles if the settings have failed', async ({ page, problems }) => {
  await page.route(/\/api\/clientSettings/, (route) => route.fulfill({ status: 500, json: {} }));
  await openHost(page, { body: list('limit="2"') });
  await expect(cards(page)).toHaveCount(2);
  expect(problems.said.join()).toContain('settings could not be loaded');
});

test('reports errors of its call, and shows the cards after a retry', async ({ page }) => {
  const call = await watchCall(page, 'GET', LIST);
  const host = page.locator('article-list');
  await openHost(page, { body: list('limit="2"') });
  await expect(cards(page)).toHaveCount(2);
  let limit = 2;
  for (const [name, fault] of REPORTED_FAULTS) {
    call.fault = fault;
    limit += 1;
    await host.evaluate((one, count) => one.setAttribute('limit', String(count)), limit);
    await expect(host.getByRole('alert'), name).toBeVisible();
    call.fault = undefined;
    await retry(host).click();
    await expect(cards(page), name).toHaveCount(limit);
  }
  call.fault = NOT_THERE;
  await host.evaluate((one) => one.setAttribute('tag', 'x'));
  await expect(host.getByText('Hier gibt es keine Artikel')).toBeVisible();
});

test('shows placeholders during a slow request, and a message without results', async ({ page }) => {
  const release = await hold(page, LIST);
  await openHost(page, { body: list('tag="gibtesnicht"') });
  await expect(page.locator('article-list .cards.is-loading')).toBeVisible();
  release();
  await expect(page.getByText('Keine Artikel gefunden')).toBeVisible();
  await page.locator('article-list').evaluate((host) => host.setAttribute('tag', ''));
  await expect(cards(page).first()).toBeVisible();
  expect(await titles(page)).not.toEqual([]);
});
