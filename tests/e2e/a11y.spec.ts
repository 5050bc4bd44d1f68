import type { Page } from 'playwright/test';
import { cutTexts, overflowing, sideways, spaceOut, violations } from '../support/axe';
import { element, expect, openElement, openHost, ready, test } from '../support/browser';
import { CALLS } from '../support/faults';

/** Motion would change colours while they are measured. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREENS: Record<
  string,
  { hash: string; prepare?: (page: Page) => Promise<unknown>; there: (page: Page) => Promise<unknown> }
> = {
  list: { hash: '/events', there: (page) => expect(page.getByRole('article')).toHaveCount(24) },
  detail: {
    hash: '/events/s00002',
    there: (page) => expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible(),
  },
  empty: { hash: '/events?q=zzzzzz', there: (page) => expect(page.getByRole('article')).toHaveCount(0) },
  error: {
    hash: '/events',
    prepare: (page) => page.route(CALLS.events, (route) => route.abort()),
    there: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  '404': {
    hash: '/nothing',
    there: (page) => expect(page.getByText(/^Page not found: (?:\/en)?\/nothing$/)).toBeVisible(),
  },
};

for (const [name, { hash, prepare, there }] of Object.entries(SCREENS)) {
  for (const locale of ['de', 'en'] as const) {
    test(`axe finds nothing on ${name} in ${locale}, narrow and wide`, async ({ page }) => {
      await prepare?.(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await openElement(page, 'event-portal', '', `#${locale === 'en' ? '/en' : ''}${hash}`);
      await there(page);
      await expect(page.locator('event-portal [part="root"]')).toHaveAttribute('lang', locale);
      expect(await violations(page, 'event-portal')).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await violations(page, 'event-portal')).toEqual([]);
    });
  }
}

test('axe finds what is planted: the control', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="2"');
  await page.locator('event-list').evaluate((host) => {
    const root = host.shadowRoot?.querySelector('[part="root"]');
    const button = document.createElement('button');
    const faint = Object.assign(document.createElement('p'), { textContent: 'blass' });
    faint.style.color = '#ccc';
    root?.append(button, faint);
  });
  const found = (await violations(page, 'event-list')).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
});

test.describe('whatever the width', () => {
  for (const [name, hash] of [
    ['the list', '/events'],
    ['an event', '/events/s00002'],
  ] as const) {
    test(`${name} fits from 280 to 1600 px, and at 320 px as with 400 % zoom`, async ({ page }) => {
      await page.setViewportSize({ width: 1700, height: 900 });
      await openHost(page, { body: `<div id="box">${element('event-portal')}</div>`, path: `/host-page#${hash}` });
      await ready(page);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      for (const width of [280, 320, 360, 480, 640, 768, 960, 1160, 1280, 1600]) {
        await page.locator('#box').evaluate((box, size) => {
          box.style.width = `${size}px`;
        }, width);
        expect(await overflowing(page, 'event-portal'), `${width} px`).toEqual([]);
      }
      await page.locator('#box').evaluate((box) => box.removeAttribute('style'));
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await overflowing(page, 'event-portal')).toEqual([]);
    });

    test(`${name} bears wider spacing of text`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openElement(page, 'event-portal', '', `#${hash}`);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await spaceOut(page, 'event-portal');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page, 'event-portal')).toEqual([]);
    });
  }
});

test.describe('as a guest in the page', () => {
  test('it brings no main, banner, first heading or fixed layer of its own', async ({ page }) => {
    await openElement(page, 'event-portal');
    await expect(page.getByRole('article')).toHaveCount(24);
    for (const role of ['main', 'banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const fixed = await page
      .locator('event-portal')
      .evaluate(
        (host) =>
          [...(host.shadowRoot?.querySelectorAll('*') ?? [])].filter(
            (node) => getComputedStyle(node).position === 'fixed',
          ).length,
      );
    expect(fixed).toBe(0);
  });

  test('its headings follow on each other from the level that the page gives', async ({ page }) => {
    for (const [level, hash] of [
      [1, '/events'],
      [3, '/events/s00002'],
      [5, '/events'],
    ] as const) {
      await openElement(page, 'event-portal', `heading-level="${level}"`, `?${level}#${hash}`);
      await expect(page.getByRole('heading', { level })).toHaveCount(1);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((nodes) => nodes.map((node) => Number(node.localName.slice(1))));
      expect(Math.min(...levels)).toBe(level);
      for (const [place, own] of levels.entries()) expect(own - (levels[place - 1] ?? level)).toBeLessThanOrEqual(1);
    }
  });

  test('Tab leads in, through, and out again', async ({ page }) => {
    const body = `<button>Davor</button>${element('event-list', 'limit="2" filter="off"')}<button>Danach</button>`;
    await openHost(page, { body });
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Davor' }).focus();
    const stops: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const own = document.activeElement?.shadowRoot?.activeElement;
        if (!own) return document.activeElement?.textContent ?? '';
        // The link of a card is the whole card, which shows the focus.
        const isSeen = [own, own.closest('article')].some((node) => {
          const { outlineStyle, outlineWidth } = node
            ? getComputedStyle(node)
            : { outlineStyle: 'none', outlineWidth: '0' };
          return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
        });
        return `${own.localName} ${isSeen}`;
      });
      stops.push(stop);
      if (stop === 'Danach') break;
    }
    expect(stops.at(-1)).toBe('Danach');
    expect(stops.slice(0, -1)).toEqual(['a true', 'button true', 'a true', 'button true']);
  });
});
