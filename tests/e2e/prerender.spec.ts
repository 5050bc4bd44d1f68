import type { Browser, Page } from 'playwright/test';
import { element, expect, openHost, ready, test } from '../support/browser';
import { complaintsOf } from '../support/search-engine-rules';
import { PRERENDER_HEADER } from '../support/server-headers';

const PRERENDERED = { [PRERENDER_HEADER]: '1' };

/** Returns the cumulative layout shift since the page was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** A page that never runs a script. */
async function withoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.DEMO_URL as string,
    extraHTTPHeaders: PRERENDERED,
  });
  return context.newPage();
}

const jsonLdOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text)));

test('with scripts off the pages show their events and articles, and links lead to them', async ({ browser }) => {
  const page = await withoutScripts(browser);
  try {
    await page.goto('/zeitung/');
    const teaser = page.locator('event-teaser').first();
    await expect(teaser.getByRole('article').first()).toBeVisible();
    await expect(teaser.getByRole('link').first()).toHaveAttribute(
      'href',
      /^http.*\/zeitung\/termine\.html#\/events\/./,
    );
    await expect(page.locator('article-list').getByRole('article')).toHaveCount(3);
    // What needs a script is not there.
    await expect(page.getByRole('button', { name: /merken/ })).toHaveCount(0);
    // Nor is a parent that shrinks to fit a reason to be narrow.
    for (const tag of ['event-teaser', 'event-list', 'article-list']) {
      const width = await page
        .locator(tag)
        .first()
        .evaluate((element) => {
          const around = document.createElement('div');
          around.style.float = 'left';
          document.body.append(around);
          around.append(element);
          return element.getBoundingClientRect().width;
        });
      expect(width, tag).toBeGreaterThan(800);
    }

    await page.goto('/stadt/');
    const link = page.locator('event-portal').getByRole('link').first();
    await expect(link).toBeVisible();
    const title = (await link.textContent()) ?? '';
    const [list = {}] = await jsonLdOf(page);
    expect(complaintsOf(list)).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/portal\/events\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Veranstaltungsort' })).toBeVisible();
    const [{ '@graph': graph }] = await jsonLdOf(page);
    expect(graph.flatMap(complaintsOf)).toEqual([]);
    expect(graph[0].name).toBe(title);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/portal\/en\/events\//);
    expect(await page.title()).toContain(title);
  } finally {
    await page.context().close();
  }
});

test('with scripts off the stand-alone page shows further months, and finds events near a place', async ({
  browser,
}) => {
  const page = await withoutScripts(browser);
  try {
    await page.goto('/portal/events?view=month');
    const month = page.getByRole('heading', { level: 2 });
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Ganzer Monat' }).click();
    await expect(page).toHaveURL(/month=/);
    const first = (await month.textContent()) ?? '';
    await page.getByRole('link', { name: 'Nächster Monat' }).click();
    await expect(month).not.toHaveText(first);
    await page.getByRole('link', { name: 'Voriger Monat' }).click();
    await expect(month).toHaveText(first);
    await page.goto('/portal/events?near=Reutlingen&radius=5');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/·\s\d+([.,]\d+)? k?m/);
  } finally {
    await page.context().close();
  }
});

test('no layout shift when the elements replace the prerendered HTML', async ({ page }) => {
  await page.setExtraHTTPHeaders(PRERENDERED);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dist/event-portal.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/zeitung/', { waitUntil: 'commit' });
  const list = page.locator('event-list');
  await expect(list.getByRole('article')).toHaveCount(6);
  // An advert is drawn by nobody ahead: which one is shown is known to its own call alone.
  await page.evaluate(() => document.querySelector('advert-slot')?.remove());
  await page.locator('footer').scrollIntoViewIfNeeded();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('event-list, event-teaser, event-search, article-list, footer')].map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return [one.localName, Math.round(top + window.scrollY), Math.round(height)];
      }),
    );
  const before = await places();
  // To take the advert away has moved something.
  const moved = await shiftOf(page);
  release();
  await page.waitForFunction(() =>
    ['event-list', 'event-teaser', 'event-search', 'article-list'].every((tag) => {
      const root = document.querySelector(tag)?.shadowRoot;
      return root && !root.querySelector('slot') && root.querySelector('.card, .box');
    }),
  );
  expect(await places()).toEqual(before);
  expect(await shiftOf(page)).toBe(moved);
});

test('detects a layout shift: the control', async ({ page }) => {
  await openHost(page, { body: `<p>Oben</p>${element('event-list', 'filter="off" limit="2"')}<p>Unten</p>` });
  await ready(page);
  expect(await shiftOf(page)).toBeGreaterThan(0.01);
});

test('the route of the visitor takes precedence, and is described once', async ({ page, request }) => {
  const { data } = await (await request.get('/clients/stadt/api/events?pageSize=1')).json();
  const [{ id, title }] = data;
  await page.setExtraHTTPHeaders(PRERENDERED);
  await page.goto(`/stadt/#/events/${id}`);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(page.locator('event-portal').getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await jsonLdOf(page)).length).toBe(1);

  await page.goto(`/portal/events/${id}`);
  await ready(page);
  await expect(page.locator('event-portal')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(async () => (await jsonLdOf(page)).length).toBe(1);
  const [described] = await jsonLdOf(page);
  expect(described['@graph'].at(-1)).toMatchObject({ '@type': 'BreadcrumbList' });
  const missing = await request.get('/portal/events/nichts', { headers: PRERENDERED });
  expect(missing.status()).toBe(404);
});
