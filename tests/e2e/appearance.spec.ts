import type { Page } from 'playwright/test';
import { element, expect, openElement, openHost, ready, SCRIPT, test } from '../support/browser';
import { hold } from '../support/faults';
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

/** Opens a portal whose pictures are slow, and expects nothing to jump. */
async function expectNoJump(page: Page, hash = '') {
  await watchShift(page);
  const answer = await hold(page, '**/api/media/**');
  const allRead = followReads(page);
  await openElement(page, 'event-portal', '', hash);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await frames(page);
  const before = await page.evaluate(() => window.shift);
  answer();
  await allRead();
  await frames(page);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  expect(before).toBeLessThan(0.02);
}

for (const hash of ['', '#/events/s00002']) {
  test(`no layout shift on a phone while a portal${hash} loads with slow pictures`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoJump(page, hash);
  });
}

test('no layout shift on a phone whose settings arrive after the frame of the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShift(page);
  const answer = await hold(page, '**/api/clientSettings');
  await openHost(page, { body: element('event-portal') });
  await expect(page.locator('event-portal .list-add.is-reserved')).toBeAttached();
  await frames(page);
  answer();
  await ready(page);
  await expect(page.getByRole('link', { name: 'Veranstaltung eintragen' })).toBeVisible();
  await frames(page);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
});

test("a portal with slow pictures has no layout shift; the client's header and footer; the print", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoJump(page);

  // Nothing stands above the portal, so nothing takes room there.
  const text = page.getByText('Die Angaben stammen von den Veranstaltern.');
  await expect(text).toBeVisible();
  const bar = await page.locator('event-portal .shell-bar').boundingBox();
  expect(bar?.y).toBe((await page.locator('event-portal').boundingBox())?.y);

  // What is written below begins where the list does.
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = await page.locator('event-portal .list-heading').boundingBox();
  expect((await text.boundingBox())?.x).toBe(list?.x);

  // On paper a list is dates and words.
  const card = page.locator('event-portal .card').first();
  await page.emulateMedia({ media: 'print' });
  await expect(card.locator('.card-date')).toBeVisible();
  for (const part of ['.card-image', '.card-heart', '.search', '.filters', '.list-tools .chip', '.pager', '.footer'])
    await expect(page.locator(`event-portal ${part}`).first(), part).toBeHidden();
  expect((await card.boundingBox())?.height).toBeLessThan(240);
  await page.emulateMedia({ media: null });

  // The links of the footer wrap with no bar at an edge.
  await page.setViewportSize({ width: 300, height: 800 });
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

test('a layout shift is detected: the control', async ({ page }) => {
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

test('the font is that of the host unless the client sets one; colour and size are not', async ({ page }) => {
  const head =
    '<style>body { font: italic 30px/3 "Courier New", monospace; color: red; letter-spacing: 5px; text-transform: uppercase; }</style>';
  const body = element('event-list', 'limit="2"') + element('event-list', 'limit="2"', 'zeitung');
  await openHost(page, { head: head + SCRIPT, body });
  await ready(page, 2);
  const style = await page.getByRole('heading', { name: 'Veranstaltungen' }).evaluate((node) => {
    const { fontFamily, color, letterSpacing, textTransform, fontStyle } = getComputedStyle(node);
    return { fontFamily, color, letterSpacing, textTransform, fontStyle };
  });
  expect(style.fontFamily).toContain('Courier New');
  expect(style).toMatchObject({ textTransform: 'none', fontStyle: 'normal' });
  expect(style.color).not.toBe('rgb(255, 0, 0)');
  expect(style.letterSpacing).not.toBe('5px');
  const ofClient = page.locator('event-list').nth(1).getByRole('heading', { level: 2 });
  await expect.poll(() => ofClient.evaluate((node) => getComputedStyle(node).fontFamily)).toContain('Georgia');
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('all content stays visible', async ({ page }) => {
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
