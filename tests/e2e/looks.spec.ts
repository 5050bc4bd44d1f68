import type { Page } from 'playwright/test';
import { element, expect, openElement, openHost, ready, SCRIPT, test } from '../support/browser';
import { followReads } from '../support/pending-reads';

declare global {
  interface Window {
    shift: number;
  }
}

/** Adds up how far things jump, as browsers measure it. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const [tag, attributes, hash, width] of [
  ['event-portal', '', '', 360],
  ['event-portal', '', '', 1280],
  ['event-list', 'limit="6"', '', 1280],
  ['event-portal', '', '#/events/s00002', 360],
] as const) {
  test(`nothing jumps while ${tag}${hash} comes with slow pictures at ${width} px`, async ({ page }) => {
    await watchShift(page);
    await page.setViewportSize({ width, height: 800 });
    let answer: () => void = () => undefined;
    const pictures = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/media/**', async (route) => {
      await pictures;
      await route.fallback();
    });
    const allRead = followReads(page);
    await openElement(page, tag, attributes, hash);
    await expect(page.locator(tag).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await frames(page);
    const before = await page.evaluate(() => window.shift);
    answer();
    await allRead();
    await frames(page);
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
    expect(before).toBeLessThan(0.02);
  });
}

test('a jump is seen by these tests: the control', async ({ page }) => {
  await watchShift(page);
  await openHost(page, {
    head: '',
    body: '<p style="height: 200px">Text</p><p style="height: 200px; background: red">Text</p>',
  });
  await frames(page);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '400px';
    document.body.prepend(late);
  });
  await expect.poll(() => page.evaluate(() => window.shift)).toBeGreaterThan(0.05);
});

test('the font is the host’s, its colour and size are not', async ({ page }) => {
  const head =
    '<style>body { font: italic 30px/3 "Courier New", monospace; color: red; letter-spacing: 5px; text-transform: uppercase; }</style>';
  await openHost(page, { head: head + SCRIPT, body: element('event-list', 'limit="2"') });
  await ready(page);
  const style = await page.getByRole('heading', { name: 'Veranstaltungen' }).evaluate((node) => {
    const { fontFamily, color, letterSpacing, textTransform, fontStyle } = getComputedStyle(node);
    return { fontFamily, color, letterSpacing, textTransform, fontStyle };
  });
  expect(style.fontFamily).toContain('Courier New');
  expect(style).toMatchObject({ textTransform: 'none', fontStyle: 'normal' });
  expect(style.color).not.toBe('rgb(255, 0, 0)');
  expect(style.letterSpacing).not.toBe('5px');
});

test('the client’s font wins over the host’s', async ({ page }) => {
  await openHost(page, { body: element('event-list', 'limit="2"', 'zeitung') });
  await ready(page);
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).evaluate((node) => getComputedStyle(node).fontFamily))
    .toContain('Georgia');
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('everything is still there', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="4"');
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const picture = await page.locator('event-list').screenshot();
    // An empty picture of that size packs into a few hundred bytes.
    expect(picture.length).toBeGreaterThan(15_000);
    const chips = page.getByRole('link', { name: /^Heute\s*[\d.]*$/ });
    expect(await chips.evaluate((node) => Number.parseFloat(getComputedStyle(node).borderTopWidth))).toBeGreaterThan(0);
  });
});

test('in a flex or grid cell the element keeps its width', async ({ page }) => {
  const cell = (style: string, id: string) =>
    `<div style="${style}; width: 900px">${element('event-list', `limit="2" id="${id}"`)}</div>`;
  await openHost(page, {
    body: cell('display: flex', 'flex') + cell('display: grid', 'grid') + cell('display: table', 'table'),
  });
  await ready(page, 3);
  for (const id of ['flex', 'grid', 'table']) {
    expect((await page.locator(`#${id}`).boundingBox())?.width, id).toBeGreaterThan(800);
  }
});

test('a frame of the client with nothing above the portal takes no room there', async ({ page }) => {
  await openElement(page, 'event-portal');
  await ready(page);
  await expect(page.getByText('Die Angaben stammen von den Veranstaltern.')).toBeVisible();
  const bar = await page.locator('event-portal .shell-bar').boundingBox();
  expect(bar?.y).toBe((await page.locator('event-portal').boundingBox())?.y);
});

test('what the client writes below the portal begins where the list does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openElement(page, 'event-portal');
  const text = page.getByText('Die Angaben stammen von den Veranstaltern.');
  await expect(text).toBeVisible();
  const list = await page.locator('event-portal .list-heading').boundingBox();
  expect((await text.boundingBox())?.x).toBe(list?.x);
});

test('the links of the footer wrap with no bar at an edge', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 800 });
  await openElement(page, 'event-portal');
  const footer = page.locator('event-portal .footer > p');
  await expect(footer).toHaveText('Hinweise zur Nutzung | Impressum | Datenschutzhinweise');
  const places = await footer.evaluate((row) => {
    const left = row.getBoundingClientRect().left;
    const bars = [...row.querySelectorAll('.footer-bar')].map((bar) => bar.getBoundingClientRect());
    const links = [...row.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    return {
      // Behind the edge of the row, where it is cut off.
      hidden: bars.filter((bar) => bar.right <= left).length,
      lines: new Set(links.map(({ top }) => Math.round(top))).size,
      starts: links.filter((link) => link.left < left + 6).length,
    };
  });
  expect(places.lines).toBeGreaterThan(1);
  expect(places.starts).toBe(places.lines);
  expect(places.hidden).toBe(places.lines - 1);
});

test('on paper a list is dates and words', async ({ page }) => {
  await openElement(page, 'event-portal');
  const card = page.locator('event-portal .card').first();
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card.locator('.card-date')).toBeVisible();
  for (const part of ['.card-image', '.card-heart', '.search', '.filters', '.list-tools .chip', '.pager', '.footer'])
    await expect(page.locator(`event-portal ${part}`).first(), part).toBeHidden();
  expect((await card.boundingBox())?.height).toBeLessThan(240);
  await page.emulateMedia({ media: null });
});
