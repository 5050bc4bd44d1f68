import type { Page } from 'playwright/test';
import { element, expect, openHost, type Problems, ready, SCRIPT, test } from '../support/browser';
import { CALLS, FAULTS, type Fault, retry } from '../support/faults';

const demo = () => String(process.env.DEMO_URL);
const other = () => String(process.env.OTHER_URL);
const lines = ({ said }: Problems, part: RegExp) => said.filter((line) => part.test(line));

type Wrong = {
  /** The attribute host. */
  host: () => string;
  /** The headers of the page. */
  headers?: Record<string, string>;
  prepare?: (page: Page) => Promise<unknown>;
  /** The line in the console. */
  advice: RegExp;
  /** The text for visitors, in both languages. */
  said: { de: RegExp; en: RegExp };
};

const UNREACHABLE = {
  de: /^Die Veranstaltungen sind gerade nicht erreichbar/,
  en: /^The events can’t be reached right now/,
};
const NOT_FOUND = { de: /^Der Veranstaltungskalender ist nicht zu finden/, en: /^The event calendar can’t be found/ };
const BROKEN = { de: /^Die Veranstaltungen konnten nicht geladen werden/, en: /^The events couldn’t be loaded/ };

const HOSTS: Record<string, Wrong> = {
  'a port where nothing listens': {
    host: () => 'http://127.0.0.1:4999/clients/stadt',
    advice: /no answer from http:\/\/127\.0\.0\.1:4999\/clients\/stadt\/api\/clientSettings/,
    said: UNREACHABLE,
  },
  'a name that does not exist': {
    host: () => 'https://events.invalid/clients/stadt',
    advice: /no answer from https:\/\/events\.invalid\/clients\/stadt\/api\/clientSettings.*certificate/,
    said: UNREACHABLE,
  },
  'a server without a certificate': {
    host: () => `${demo().replace('http:', 'https:')}/clients/stadt`,
    advice: /no answer from https:.*certificate/,
    said: UNREACHABLE,
  },
  'a server that allows other origins only': {
    host: () => `${other()}/clients/stadt`,
    prepare: (page) => page.route(`${other()}/clients/stadt/api/**`, FAULTS['denied to this origin'] as Fault),
    advice: /answers, but not for scripts of this page.*Access-Control-Allow-Origin/,
    said: UNREACHABLE,
  },
  'a host that the policy of the page refuses': {
    host: () => `${other()}/clients/stadt`,
    headers: { 'Content-Security-Policy': "default-src 'self'; style-src 'self'" },
    advice: /Content-Security-Policy of this page refuses .*connect-src has to allow/,
    said: UNREACHABLE,
  },
  'a client that does not exist': {
    host: () => '/clients/nirgends',
    advice: /clients\/nirgends\/api\/clientSettings answers 404\. host is the base address/,
    said: NOT_FOUND,
  },
  'an address with /api': {
    host: () => '/clients/stadt/api',
    advice: /answers 404\. host ends before \/api: host="http[^"]*\/clients\/stadt"/,
    said: NOT_FOUND,
  },
  'the address of a page': {
    host: () => '/a-page',
    prepare: (page) =>
      page.route('**/a-page/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
    advice: /answers text\/html instead of application\/json/,
    said: BROKEN,
  },
};

test.describe('a wrong host', () => {
  for (const [name, { host, headers, prepare, advice, said }] of Object.entries(HOSTS)) {
    test(`is explained to integrators once and to visitors truly: ${name}`, async ({ page, problems }) => {
      await prepare?.(page);
      for (const locale of ['de', 'en'] as const) {
        await openHost(page, {
          head: SCRIPT,
          ...(headers && { headers }),
          body: `<event-list host="${host()}" locale="${locale}"></event-list>`,
          path: `/host-page-${locale}`,
        });
        await expect(page.getByRole('alert')).toContainText(said[locale]);
        await expect.poll(() => lines(problems, advice).length).toBe(locale === 'de' ? 1 : 2);
      }
    });
  }

  test('is explained on https, where browsers refuse http', async ({ page, problems }) => {
    const html = `<!doctype html><script type="module" src="${demo()}/dist/event-portal.js"></script><event-list host="http://events.example/x"></event-list>`;
    await page.route('https://www.stadt.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto('https://www.stadt.example/termine');
    await expect(page.getByRole('alert')).toContainText(UNREACHABLE.de);
    await expect.poll(() => lines(problems, /page is https and the address is http/).length).toBe(1);
  });

  test('is explained for a teaser, too', async ({ page, problems }) => {
    await openHost(page, { body: '<event-teaser host="/clients/nirgends"></event-teaser>' });
    await expect(page.getByRole('alert')).toContainText('Die Veranstaltungen konnten nicht geladen werden');
    await expect.poll(() => lines(problems, /clients\/nirgends.*answers 404/).length).toBe(1);
  });
});

test('only a browser without a connection says so', async ({ page, context, problems }) => {
  await openHost(page, { body: element('event-list', 'limit="3"') });
  await ready(page);
  await page.getByRole('searchbox').fill('Konzert');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(CALLS.events, FAULTS.refused as Fault);
  await page.getByRole('searchbox').fill('Markt');
  await expect(page.getByRole('alert')).toContainText(UNREACHABLE.de);
  await page.unroute(CALLS.events);
  await context.setOffline(true);
  await retry(page).click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung');
  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(lines(problems, /no answer from/)).toEqual([]);
});

test('misspelt and foreign names are named once, also those that come later', async ({ page, problems }) => {
  await openHost(page, {
    body: `${element('event-list', 'limitt="3" ids="1" class="x" data-limit="4" x-data="{}" limit="3"')}<eventlist></eventlist><todo-list></todo-list>
      <script>window.eventPortalSettings = { eventList: { resultPerPage: 4 }, somethingElse: 1 };</script>`,
  });
  await ready(page);
  await expect.poll(() => lines(problems, /<event-list limitt>.*Did you mean limit\?/).length).toBe(1);
  await expect.poll(() => lines(problems, /<event-list ids>.*belongs to <event-teaser>/).length).toBe(1);
  await expect.poll(() => lines(problems, /<eventlist>.*Did you mean <event-list>\?/).length).toBe(1);
  await expect.poll(() => lines(problems, /eventList\.resultPerPage.*eventList\.resultsPerPage/).length).toBe(1);
  await page.evaluate(() => {
    document.querySelector('event-list')?.setAttribute('detailurl', '/x');
    document.body.insertAdjacentHTML('beforeend', '<p><event-lists></event-lists></p><event-lists></event-lists>');
  });
  await expect.poll(() => lines(problems, /detailurl.*Did you mean detail-url\?/).length).toBe(1);
  await expect.poll(() => lines(problems, /<event-lists>.*Did you mean <event-list>\?/).length).toBe(1);
  expect(problems.said.filter((line) => /todo-list|data-limit|x-data|somethingElse/.test(line))).toEqual([]);
});

test('a page with right names loads no code for advice', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openHost(page, { body: element('event-list', 'limit="3" class="x" data-y') });
  await ready(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(files.filter((file) => /name-advice|key-advice|debug|diagnosis/.test(file))).toEqual([]);
});

test.describe('?portal-debug', () => {
  type Rows = { topic: string; subject: string; finding: string; advice: string }[];
  const tableOf = async (page: Page, open: () => Promise<unknown>): Promise<Rows> => {
    const printed = page.waitForEvent('console', (message) => message.type() === 'table');
    await open();
    const [rows] = (await printed).args();
    return (await rows?.jsonValue()) as Rows;
  };
  const textOf = (rows: Rows) => rows.map((row) => Object.values(row).join(' | ')).join('\n');

  test('prints one table with sources, policy, names, copies and the host', async ({ page }) => {
    const head = `<meta http-equiv="Content-Security-Policy" content="img-src data:">${SCRIPT}<script type="module" src="${other()}/dist/event-portal.js"></script>
      <script>window.eventPortalSettings = { theme: { light: { primary: '#123456' } } };</script>`;
    const body = element('event-list', `limit="3" limitt="4" settings='{"eventList":{"resultsPerPage":6}}'`);
    const rows = await tableOf(page, () => openHost(page, { head, body, path: '/host-page?portal-debug' }));
    const text = textOf(rows);
    expect(text).toMatch(/script \| \d+\.\d+\.\d+ \| http.*\/dist\//);
    expect(text).toMatch(/loaded, too, and does nothing/);
    expect(text).toContain('page | built-in functions | work');
    expect(text).toContain('page | localStorage | works');
    expect(text).toMatch(/policy \| img-src \| refuses http/);
    expect(text).toMatch(/element \| <event-list> \| shown; host http.*\/clients\/stadt; language de; route \/events/);
    expect(text).toMatch(/host \| .*clientSettings \| answers 200, application\/json/);
    expect(text).toContain('setting | eventList.resultsPerPage | 6 from the attribute settings of <event-list>');
    expect(text).toContain('setting | theme.light.primary | "#123456" from window.eventPortalSettings');
    expect(text).toMatch(/setting \| name \| ".*" from the server/);
    expect(text).toContain('Did you mean limit?');
    expect(text).not.toContain('setting | capabilities');
  });

  test('never says that an element without answers is shown', async ({ page }) => {
    const body = '<event-list host="http://127.0.0.1:4999/clients/stadt"></event-list>';
    const rows = await tableOf(page, () => openHost(page, { body, path: '/host-page?portal-debug' }));
    expect(textOf(rows)).toMatch(/<event-list> \| (waits for its host|shows an error);.*See the rows of its host/);
  });

  test('explains an element whose code does not load, and reveals no token', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('authorization_token', 'secret-token'));
    await page.route('**/chunks/core*', (route) => route.abort());
    const rows = await tableOf(page, () =>
      openHost(page, { body: element('event-list'), path: '/host-page?a=1&portal-debug' }),
    );
    expect(textOf(rows)).toContain('element | <event-list> | the code of <event-list> has not loaded');
    expect(textOf(rows)).not.toContain('secret-token');
  });

  test('is also called by hand, and names a page without elements', async ({ page }) => {
    await openHost(page, { body: '<p>Nothing</p>' });
    await page.waitForFunction(() => window.EventPortal?.debug !== undefined);
    const rows = await page.evaluate(() => window.EventPortal?.debug?.());
    expect(textOf(rows as Rows)).toContain('element | none | the page has none of our elements');
  });
});
