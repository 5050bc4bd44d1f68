import type { Page } from 'playwright/test';
import { expect, openHost, test } from '../support/browser';
import { address, framedDocument, LISTENER } from '../support/framed-page';

const demo = () => String(process.env.DEMO_URL);
const other = () => String(process.env.OTHER_URL);
const HELPER_PATH = '/dist/event-portal-frame.js';
/** The helper as version 0.1.0 delivered it: it knows heights and visible parts only. */
const OLD_HELPER_PATH = '/hosts/frame-helper-0.1.0.js';

const helper = (path: string) => `<script src="${demo()}${path}"></script>`;
const frame = (id: string, attributes: string, query = '&element=event-list&limit=3') =>
  `<iframe data-event-portal id="${id}" ${attributes} src="${demo()}${address(query)}" style="width:100%;height:12px;border:0"></iframe>`;

const hashOf = (page: Page) => page.evaluate(() => window.location.hash);
const cards = (page: Page, id: string) => page.frameLocator(`#${id}`).getByRole('article');
const linkOf = (page: Page, id: string, index = 0) => cards(page, id).nth(index).getByRole('heading').getByRole('link');
/** Opens a page of another origin with one frame whose route is in the page's address. */
const openMirrored = (page: Page, hash = '', head = helper(HELPER_PATH)) =>
  openHost(page, {
    origin: other(),
    path: `/host-page${hash}`,
    head: LISTENER + head,
    body: `<a href="#kontakt">Kontakt</a>${frame('termine', 'data-history="hash" data-owns-title')}<h2 id="kontakt">Kontakt</h2>`,
  });
const sentRoutes = (page: Page) =>
  page.evaluate(() => window.heard.filter(({ data }) => (data as { type?: string }).type === 'route-iframe'));

test('the page’s address and title follow the frame, and Back leads back', async ({ page }) => {
  await openMirrored(page);
  await expect(cards(page, 'termine')).toHaveCount(3);
  expect(await hashOf(page)).toBe('');
  const title = await linkOf(page, 'termine').textContent();
  await linkOf(page, 'termine').click();
  await expect.poll(() => hashOf(page)).toMatch(/^#\/events\/[\w-]+$/);
  await expect(page).toHaveTitle(new RegExp(`^${title?.trim()} – `));
  await page.goBack();
  await expect(cards(page, 'termine')).toHaveCount(3);
  await expect.poll(() => hashOf(page)).toBe('');
  await expect(page).toHaveTitle(/^Veranstaltungen – /);
});

test('an address leads to its event, for a new visitor, on reload and when it changes', async ({ page }) => {
  await openMirrored(page);
  await expect(cards(page, 'termine')).toHaveCount(3);
  const routes = await Promise.all([0, 1].map((index) => linkOf(page, 'termine', index).getAttribute('data-route')));
  const titles = await Promise.all([0, 1].map((index) => linkOf(page, 'termine', index).textContent()));
  const heading = (index: number) =>
    page.frameLocator('#termine').getByRole('heading', { name: titles[index]?.trim() ?? '', exact: true });
  await page.goto('about:blank');
  await openMirrored(page, `#${routes[0]}`);
  await expect(heading(0)).toBeVisible();
  await page.reload();
  await expect(heading(0)).toBeVisible();
  await page.evaluate((route) => {
    window.location.hash = `#${route}`;
  }, routes[1]);
  await expect(heading(1)).toBeVisible();
  await page.goBack();
  await expect(heading(0)).toBeVisible();
  expect(await hashOf(page)).toBe(`#${routes[0]}`);
});

test('anchors of the page stay the page’s', async ({ page }) => {
  await openMirrored(page);
  await expect(cards(page, 'termine')).toHaveCount(3);
  await page.getByRole('link', { name: 'Kontakt' }).click();
  expect(await hashOf(page)).toBe('#kontakt');
  await expect(cards(page, 'termine')).toHaveCount(3);
});

test('two frames share the address by their keys', async ({ page }) => {
  await openHost(page, {
    origin: other(),
    head: helper(HELPER_PATH),
    body: ['links', 'rechts'].map((id) => frame(id, `data-history="hash" data-hash-key="${id}"`)).join(''),
  });
  for (const id of ['links', 'rechts']) await expect(cards(page, id)).toHaveCount(3);
  await linkOf(page, 'links').click();
  await expect.poll(() => hashOf(page)).toMatch(/^#links=\/events\/[\w-]+$/);
  await linkOf(page, 'rechts', 1).click();
  await expect.poll(() => hashOf(page)).toMatch(/^#links=\/events\/[\w-]+&rechts=\/events\/[\w-]+$/);
});

test('routes of the account, and their keys, never leave the frame', async ({ page }) => {
  await openHost(page, {
    origin: other(),
    head: LISTENER + helper(HELPER_PATH),
    body: frame('portal', 'data-history="hash" data-owns-title', '&start=/events?limit=3'),
  });
  const portal = page.frameLocator('#portal');
  await expect(cards(page, 'portal').first()).toBeVisible();
  await expect.poll(async () => (await sentRoutes(page)).length).toBeGreaterThan(0);
  const go = (route: string) =>
    framedDocument(page)?.evaluate((target) => {
      window.location.hash = target;
    }, `#${route}`);
  await go('/auth/reset?key=secret');
  await expect(portal.getByRole('textbox').first()).toBeVisible();
  await go('/events');
  await expect(cards(page, 'portal').first()).toBeVisible();
  const messages = JSON.stringify(await page.evaluate(() => window.heard));
  expect(messages).not.toContain('/auth');
  expect(messages).not.toContain('secret');
});

test.describe('versions', () => {
  test('the old helper fits the new page, which sends it no routes', async ({ page }) => {
    await openMirrored(page, '', helper(OLD_HELPER_PATH));
    await expect(cards(page, 'termine')).toHaveCount(3);
    await linkOf(page, 'termine').click();
    await expect(page.frameLocator('#termine').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await sentRoutes(page)).toEqual([]);
    expect(await hashOf(page)).toBe('');
    await expect.poll(() => page.locator('#termine').evaluate((one) => one.clientHeight)).toBeGreaterThan(300);
  });

  test('the new helper fits a page that knows no routes', async ({ page }) => {
    await page.addInitScript(() => {
      if (window.parent === window) return;
      window.addEventListener(
        'message',
        (event) => (event.data as { type?: string }).type === 'route-iframe' && event.stopImmediatePropagation(),
      );
    });
    await openMirrored(page);
    await expect(cards(page, 'termine')).toHaveCount(3);
    await linkOf(page, 'termine').click();
    await expect(page.frameLocator('#termine').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await sentRoutes(page)).toEqual([]);
    expect(await hashOf(page)).toBe('');
    await expect.poll(() => page.locator('#termine').evaluate((one) => one.clientHeight)).toBeGreaterThan(300);
  });
});
