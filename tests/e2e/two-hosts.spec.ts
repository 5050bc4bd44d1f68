import type { Page } from 'playwright/test';
import { element, expect, openHost, ready, SCRIPT, test } from '../support/browser';

/** Paths of everything that is asked of the clients' APIs. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/clients/')) calls.push(pathname);
  });
  return calls;
}

const OVER = '/clients/zeitung';
const overriding = JSON.stringify({ overrideHost: OVER });

test('a host that code of the page overrides is never called', async ({ page }) => {
  const calls = watchCalls(page);
  for (const [name, body] of [
    ['attribute', element('event-list', `limit="3" settings='${overriding}'`)],
    ['window', `<script>window.eventPortalSettings = ${overriding}</script>${element('event-list', 'limit="3"')}`],
    [
      'property',
      `${element('event-list', 'limit="3"')}<script>document.querySelector('event-list').settings = ${overriding}</script>`,
    ],
  ] as const) {
    calls.length = 0;
    await openHost(page, { body, path: `/by-${name}` });
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(
      calls.filter((path) => !path.startsWith(`${OVER}/`)),
      name,
    ).toEqual([]);
    expect(
      calls.filter((path) => path === `${OVER}/api/events`),
      name,
    ).toHaveLength(1);
    expect(
      calls.filter((path) => path === `${OVER}/api/clientSettings`),
      name,
    ).toHaveLength(1);
  }
});

test('no event of a host that its settings override is ever shown', async ({ page }) => {
  await page.route('**/clients/stadt/api/clientSettings', async (route) => {
    // The events of the old host come first.
    await page.waitForResponse('**/clients/stadt/api/events?*');
    await route.fulfill({ json: { data: JSON.parse(overriding) } });
  });
  const old = page.waitForResponse('**/clients/stadt/api/events?*');
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      for (const title of document.querySelector('event-list')?.shadowRoot?.querySelectorAll('article h3') ?? [])
        shown.add(title.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await openHost(page, { body: element('event-list', 'limit="3"') });
  const { data } = await (await old).json();
  const oldTitles = (data as { title: string }[]).map(({ title }) => title);
  await expect(page.getByRole('article')).toHaveCount(3);
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(shown.length).toBeGreaterThan(0);
  expect(oldTitles.length).toBeGreaterThan(0);
  expect(shown.filter((title) => oldTitles.includes(title))).toEqual([]);
});

test('pictures of the previous host are not requested from a new one', async ({ page }) => {
  const calls = watchCalls(page);
  const pictures = (client: string) => calls.filter((path) => path.startsWith(`/clients/${client}/api/media/`));
  const idsOf = async (client: string) => {
    const answer = await page.request.get(`/clients/${client}/api/events?pageSize=24`);
    return JSON.stringify(await answer.json());
  };
  await openHost(page, { head: SCRIPT, body: element('event-list') });
  await ready(page);
  await expect.poll(() => pictures('stadt').length).toBeGreaterThan(0);
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/clients/zeitung/api/events?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const asked = page.waitForRequest('**/clients/zeitung/api/events?*');
  await page.locator('event-list').evaluate((list) => list.setAttribute('host', '/clients/zeitung'));
  await asked;
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(pictures('zeitung')).toEqual([]);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => pictures('zeitung').length).toBeGreaterThan(0);
  const own = await idsOf('zeitung');
  const strangers = pictures('zeitung').filter((path) => !own.includes(path.split('/').at(-2) ?? ''));
  expect(strangers).toEqual([]);
});
