import type { Page } from 'playwright/test';
import { expect, openElement, test } from '../support/browser';
import { CALLS, count, hold } from '../support/faults';

/** What stands in an element in one frame. */
type Frame = {
  language: string | null;
  isBusy: boolean;
  hasPlaceholders: boolean;
  cards: { isBusy: boolean; titles: string[] } | undefined;
  /** Chips that are chosen. */
  chosen: (string | undefined)[];
  detail: { isBusy: boolean; title: string | undefined } | undefined;
  scrolledBy: number;
};

declare global {
  interface Window {
    /** The first frame after what the visitor did last. */
    nextFrame: Promise<Frame>;
  }
}

/** From now on `window.nextFrame` tells what stood on the screen in the frame after the next event of this type. */
const recordFrameAfter = (page: Page, type: 'click' | 'popstate') =>
  page.evaluate((name) => {
    const textOf = (node: Element) => (node.textContent ?? '').trim();
    const look = (): Frame => {
      const root = document.querySelector('event-portal')?.shadowRoot?.querySelector('[part="root"]');
      if (!root) throw new Error('The element is blank.');
      const cards = root.querySelector('ul.cards');
      const detail = root.querySelector('[part="detail"]');
      return {
        language: root.getAttribute('lang'),
        isBusy: root.getAttribute('aria-busy') === 'true',
        hasPlaceholders: root.querySelector('.is-loading') !== null,
        cards: cards
          ? {
              isBusy: cards.getAttribute('aria-busy') === 'true',
              titles: [...cards.querySelectorAll('.card-title')].map(textOf),
            }
          : undefined,
        chosen: [...root.querySelectorAll('.filters [aria-current="true"]')].map(textOf),
        detail: detail
          ? {
              isBusy: detail.getAttribute('aria-busy') === 'true',
              title: [...detail.querySelectorAll('h2')].map(textOf)[0],
            }
          : undefined,
        scrolledBy: window.scrollY,
      };
    };
    window.nextFrame = new Promise((resolve, reject) => {
      window.addEventListener(
        name,
        () =>
          requestAnimationFrame(() => {
            try {
              resolve(look());
            } catch (error) {
              reject(error);
            }
          }),
        { capture: true, once: true },
      );
    });
  }, type);

const nextFrame = (page: Page): Promise<Frame> => page.evaluate(() => window.nextFrame);

/** What a visitor does, and the frame that follows. */
async function frameAfterClick(page: Page, name: string | RegExp): Promise<Frame> {
  const link = page.getByRole('link', { name, exact: true }).first();
  await expect(link).toBeVisible();
  await recordFrameAfter(page, 'click');
  await link.click();
  return nextFrame(page);
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const status = (page: Page) => page.locator('event-portal').getByRole('status');
const cards = (page: Page) => page.locator('event-portal ul.cards');

test.beforeEach(async ({ page }) => {
  await openElement(page, 'event-portal');
  // The application draws them all at once, the painter before it in two steps.
  await expect(page.getByRole('article')).toHaveCount(24);
});

for (const [what, name] of [
  ['a filter', /^Heute\s*[\d.]*$/],
  ['another page', 'Seite 2'],
] as const) {
  test(`${what} dims the results in the next frame, and says when others are there`, async ({ page }) => {
    const before = await titles(page);
    const release = await hold(page, CALLS.events);
    const frame = await frameAfterClick(page, name);
    expect(frame.cards).toEqual({ isBusy: true, titles: before });
    expect(frame.chosen).toEqual(what === 'a filter' ? [expect.stringContaining('Heute')] : []);
    release();
    await expect(cards(page)).toHaveAttribute('aria-busy', 'false');
    expect(await titles(page)).not.toEqual(before);
    await expect(status(page).filter({ hasText: /Veranstaltung/ })).toHaveCount(1);
  });
}

test('another language dims what stands there in the next frame, and says when it is spoken', async ({ page }) => {
  const before = await titles(page);
  const release = await hold(page, /\/dist\/chunks\/en-/);
  const frame = await frameAfterClick(page, 'English');
  expect(frame).toMatchObject({ isBusy: true, language: 'de', cards: { titles: before } });
  release();
  const root = page.locator('event-portal [part="root"]');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).not.toHaveAttribute('aria-busy');
  await expect(status(page).filter({ hasText: /\bevents\b/ })).toHaveCount(1);
});

test('a language whose texts do not come leaves nothing dimmed', async ({ page }) => {
  await page.route(/\/dist\/chunks\/en-/, (route) => route.abort());
  const frame = await frameAfterClick(page, 'English');
  expect(frame).toMatchObject({ isBusy: true, language: 'de' });
  const root = page.locator('event-portal [part="root"]');
  await expect(root).not.toHaveAttribute('aria-busy');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(cards(page)).toHaveAttribute('aria-busy', 'false');
});

test('an element whose language does not come speaks German', async ({ page }) => {
  await page.route(/\/dist\/chunks\/en-/, (route) => route.abort());
  // Another page, so that nothing of the one before is there.
  await page.goto('about:blank');
  await openElement(page, 'event-portal', '', '#/en/events');
  await expect(page.locator('event-portal [part="root"]')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Veranstaltungen', exact: true })).toBeVisible();
});

const firstLink = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link');

test('a detail whose code is on its way begins with placeholders', async ({ page }) => {
  const release = await hold(page, /\/dist\/chunks\/(?:event-detail-screen|styled)/, CALLS.event);
  const title = (await firstLink(page).textContent()) ?? '';
  await recordFrameAfter(page, 'click');
  await firstLink(page).click();
  expect(await nextFrame(page)).toMatchObject({ cards: undefined, hasPlaceholders: true });
  release();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
});

for (const age of ['fresh', 'old'] as const) {
  test(`Back from a detail shows a list that is ${age} at once, where it was`, async ({ page }) => {
    const before = await titles(page);
    await expect(cards(page)).toHaveAttribute('aria-busy', 'false');
    const last = page.getByRole('article').nth(12).getByRole('heading').getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const title = (await last.textContent()) ?? '';
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    await last.click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
    if (age === 'old') {
      const later = Date.now() + 60_000;
      await page.evaluate((now) => {
        Date.now = () => now;
      }, later);
    }
    const release = await hold(page, CALLS.events);
    await recordFrameAfter(page, 'popstate');
    await page.evaluate(() => window.history.back());
    const frame = await nextFrame(page);
    expect(frame.cards).toEqual({ isBusy: false, titles: before });
    expect(frame.scrolledBy).toBe(top);
    release();
    await expect(page.getByRole('article')).toHaveCount(before.length);
    await expect(count(page)).toBeVisible();
  });
}
