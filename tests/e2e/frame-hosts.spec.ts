import type { Page, Request } from 'playwright/test';
import { logIn } from '../support/auth-pages';
import { expect, openHost, test } from '../support/browser';
import { contentHeight, frameHeight, HELPER, inFrame, LISTENER } from '../support/framed-page';
import { PAGE_SIZE } from '../support/page-size';

const other = () => String(process.env.OTHER_URL);
/** Address of the frame page with any parameters. */
const pageWith = (parameters: Record<string, string>) => `/dist/iframe/index.html?${new URLSearchParams(parameters)}`;

/** Everything that is asked for outside of the page's own origin. */
function watchOthers(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${process.env.DEMO_URL}/`)) asked.push(request);
  });
  return asked;
}

const list = (page: Page, body: string, status = 200) =>
  page.route('**/iframe/hosts.json', (route) => route.fulfill({ status, contentType: 'application/json', body }));

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dieser Server ist nicht freigegeben' });

test.describe('the frame page calls no unlisted host', () => {
  test('for the list, the log-in and the account, in every spelling', async ({ page }) => {
    const asked = watchOthers(page);
    for (const parameters of [{}, { start: '/auth/login' }, { element: 'portal-account' }]) {
      await page.goto(pageWith({ host: `${other()}/clients/stadt`, ...parameters }));
      await expect(refusal(page)).toContainText(`${other()}/clients/stadt`);
      await expect(refusal(page)).toContainText(`${process.env.DEMO_URL}/dist/iframe/hosts.json`);
      await expect(page.locator('event-portal, portal-account, input')).toHaveCount(0);
    }
    const { host, port, protocol } = new URL(other());
    const own = new URL(String(process.env.DEMO_URL)).host;
    for (const spelling of [
      `//${host}`,
      `\\\\${host}`,
      `/\\${host}/clients/stadt`,
      `${protocol}//${own}@${host}`,
      `${protocol.toUpperCase()}//LOCALHOST:${port}`,
      `${protocol}//localhost.:${port}`,
      `http://127.0.0.1:1`,
    ]) {
      await page.goto(pageWith({ host: spelling }));
      await expect(refusal(page), spelling).toBeVisible();
    }
    expect(asked.map((request) => request.url())).toEqual([]);
  });

  test('shows a message in English, and is as tall as its text in a frame', async ({ page }) => {
    const src = pageWith({ host: 'https://elsewhere.example', locale: 'en' });
    await openHost(page, {
      head: LISTENER + HELPER,
      body: `<iframe data-event-portal src="${src.replaceAll('&', '&amp;')}" style="width:360px;height:20px;border:0"></iframe>`,
    });
    await expect(inFrame(page).getByRole('alert')).toContainText('https://elsewhere.example');
    await expect(inFrame(page).getByRole('heading', { name: 'This server isn’t approved' })).toBeVisible();
    await expect.poll(async () => (await frameHeight(page)) - ((await contentHeight(page)) ?? 0)).toBe(0);
  });

  test('also without a readable list of hosts', async ({ page }) => {
    const asked = watchOthers(page);
    for (const [body, status] of [
      ['Not found', 404],
      ['<!doctype html>', 200],
      ['{"hosts":[]}', 200],
    ] as const) {
      await list(page, body, status);
      await page.goto(pageWith({ host: other() }));
      await expect(refusal(page), body).toContainText('nicht lesbar');
      expect(asked.map((request) => request.url())).toEqual([]);
    }
    await page.goto(pageWith({ host: '/clients/stadt', element: 'event-list', limit: '2' }));
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test('the frame of a page with broken built-ins reports that its host is not listed', async ({ page }) => {
  const broken = '<script>Array.from = (list) => [].slice.call(list)</script>';
  const script = `<script type="module" src="${process.env.DEMO_URL}/dist/event-portal.js"></script>`;
  await openHost(page, {
    origin: other(),
    head: broken + script,
    body: '<event-list host="/clients/stadt"></event-list>',
  });
  const said = page.frameLocator('event-list iframe').getByRole('alert');
  await expect(said).toContainText(`${other()}/clients/stadt`);
  await expect(said).toBeInViewport({ ratio: 1 });
  await list(page, JSON.stringify([`${other()}/clients/stadt`]));
  await page.reload();
  await expect(page.frameLocator('event-list iframe').getByRole('article').first()).toBeVisible();
});

test('a listed host is called, and the list loaded once', async ({ page }) => {
  await list(page, JSON.stringify([other()]));
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('hosts.json')) lists.push(request.url());
  });
  const asked = watchOthers(page);
  await page.goto(pageWith({ host: `${other()}/clients/stadt`, element: 'event-list', limit: '2' }));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(asked.length).toBeGreaterThan(0);
  expect(lists).toHaveLength(1);
});

test('settings in the address cannot change the host', async ({ page, problems }) => {
  await list(page, JSON.stringify([other()]));
  const asked = watchOthers(page);
  const settings = { overrideHost: `${other()}/clients/zeitung`, links: { imprint: 'https://evil.example' } };
  await page.goto(pageWith({ host: '/clients/stadt', settings: JSON.stringify(settings), start: '/auth/login' }));
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
  expect(asked.map((request) => request.url())).toEqual([]);
  expect(problems.said.filter((line) => line.includes('overrideHost, links in the address'))).toHaveLength(1);
});

test('the browser refuses hosts in the settings of the server unless they are listed', async ({ page }) => {
  await page.route('**/clients/stadt/api/clientSettings', (route) =>
    route.fulfill({ json: { data: { overrideHost: `${other()}/clients/zeitung` } } }),
  );
  const asked = watchOthers(page);
  for (const parameters of [{ element: 'event-list' }, { start: '/auth/login' }]) {
    await page.goto(pageWith({ host: '/clients/stadt', ...parameters }));
    await expect(refusal(page)).toContainText(`${other()}/clients/zeitung`);
    await expect(page.locator('event-portal, event-list, input')).toHaveCount(0);
  }
  expect(asked.map((request) => request.url())).toEqual([]);

  await list(page, JSON.stringify([other()]));
  await page.goto(pageWith({ host: '/clients/stadt', element: 'event-list', limit: '2' }));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(asked.some((request) => request.url().includes('/clients/zeitung/api/events'))).toBe(true);
});

test('the stand-alone page also calls listed hosts only', async ({ page }) => {
  await page.goto('/portal/events');
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
  await page.route('**/clients/stadt/api/clientSettings', (route) =>
    route.fulfill({ json: { data: { overrideHost: `${other()}/clients/zeitung` } } }),
  );
  const asked = watchOthers(page);
  await page.goto('/portal/auth/login?host=https://elsewhere.example');
  await expect(refusal(page)).toContainText(`${other()}/clients/zeitung`);
  expect(asked.map((request) => request.url())).toEqual([]);
});

test('a redirect of the server leads to no other host', async ({ page }) => {
  await page.route('**/clients/stadt/api/auth/login', (route) =>
    route.fulfill({ status: 307, headers: { location: `${other()}/clients/zeitung/api/auth/login` } }),
  );
  const asked = watchOthers(page);
  await page.goto(pageWith({ host: '/clients/stadt', start: '/auth/login' }));
  await logIn(page, 'approved');
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(asked.map((request) => request.url())).toEqual([]);
});
