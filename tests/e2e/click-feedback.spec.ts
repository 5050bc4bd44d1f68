import type { Page } from 'playwright/test';
import { expect, openElement, test } from '../support/browser';
import { CALLS, count, hold } from '../support/faults';
import { PAGE_SIZE } from '../support/page-size';

/** The content of an element in one animation frame. */
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

/** Clicks a link. @returns the next animation frame */
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

const root = (page: Page) => page.locator('event-portal [part="root"]');

async function openPortal(page: Page) {
  await openElement(page, 'event-portal');
  // The application draws them all at once, the painter before it in two steps.
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
}

test('a page link and a filter dim the results in the next frame, and new results are announced', async ({ page }) => {
  await openPortal(page);
  for (const [what, name] of [
    ['another page', 'Seite 2'],
    ['a filter', /^Heute\s*[\d.]*$/],
  ] as const) {
    const before = await titles(page);
    const release = await hold(page, CALLS.events);
    const frame = await frameAfterClick(page, name);
    expect(frame.cards, what).toEqual({ isBusy: true, titles: before });
    expect(frame.chosen).toEqual(what === 'a filter' ? [expect.stringContaining('Heute')] : []);
    release();
    await expect(cards(page)).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => titles(page), what).not.toEqual(before);
    await expect(status(page).filter({ hasText: /Veranstaltung/ })).toHaveCount(1);
  }
});

test('another language dims the content in the next frame and is announced; German stays if its texts fail to load', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const ENGLISH = /\/dist\/chunks\/en-/;
  await openPortal(page);
  const before = await titles(page);
  const release = await hold(page, ENGLISH);
  const frame = await frameAfterClick(page, 'English');
  expect(frame).toMatchObject({ isBusy: true, language: 'de', cards: { titles: before } });
  release();
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await expect(root(page)).not.toHaveAttribute('aria-busy');
  await expect(status(page).filter({ hasText: /\bevents\b/ })).toHaveCount(1);

  // The next page begins as this one ends.
  await page.getByRole('link', { name: 'Deutsch', exact: true }).first().click();
  await expect(root(page)).toHaveAttribute('lang', 'de');

  await test.step('a language whose texts do not come leaves nothing dimmed', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('about:blank');
    await openPortal(page);
    await page.route(ENGLISH, (route) => route.abort());
    // Not before the frame is drawn.
    const fail = await hold(page, ENGLISH);
    expect(await frameAfterClick(page, 'English')).toMatchObject({ isBusy: true, language: 'de' });
    fail();
    await expect(root(page)).not.toHaveAttribute('aria-busy');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect(cards(page)).toHaveAttribute('aria-busy', 'false');
  });

  await test.step('an element that begins with it speaks German', async () => {
    // Another page, so that nothing of the one before is there.
    await page.goto('about:blank');
    await openElement(page, 'event-portal', '', '#/en/events');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', exact: true })).toBeVisible();
  });
});

test('a detail begins with placeholders while its code loads, and Back shows the list at its scroll position', async ({
  page,
}) => {
  await openPortal(page);
  const before = await titles(page);
  await expect(cards(page)).toHaveAttribute('aria-busy', 'false');
  const link = page.getByRole('article').nth(8).getByRole('heading').getByRole('link');
  const heading = page.getByRole('heading', { name: before[8] ?? '', level: 2 });
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  const arrive = await hold(page, /\/dist\/chunks\/(?:event-detail-screen|styled)/, CALLS.event);
  await recordFrameAfter(page, 'click');
  await link.click();
  expect(await nextFrame(page)).toMatchObject({ cards: undefined, hasPlaceholders: true });
  arrive();
  const release = await hold(page, CALLS.events);
  for (const age of ['fresh', 'old'] as const) {
    await expect(heading, age).toBeFocused();
    if (age === 'old') {
      await page.evaluate(() => {
        const later = Date.now() + 60_000;
        Date.now = () => later;
      });
    }
    await recordFrameAfter(page, 'popstate');
    await page.evaluate(() => window.history.back());
    const frame = await nextFrame(page);
    expect(frame.cards, age).toEqual({ isBusy: false, titles: before });
    expect(frame.scrolledBy, age).toBe(top);
    if (age === 'fresh') await link.click();
  }
  release();
  await expect(page.getByRole('article')).toHaveCount(before.length);
  await expect(count(page)).toBeVisible();
});
