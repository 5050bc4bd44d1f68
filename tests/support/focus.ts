import type { Locator, Page } from 'playwright/test';
import { expect } from './browser';

/** The element that has the focus, through every shadow root; '' where the focus has fallen to the page. */
export const focusedPlace = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // What is drawn now may have had the focus in a part that is just being replaced.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    let place = document.activeElement;
    while (place?.shadowRoot?.activeElement) place = place.shadowRoot.activeElement;
    // The host of a shadow root has the focus only in place of something inside it.
    if (!place || place === document.body || place === document.documentElement || place.shadowRoot) return '';
    return `${place.localName} ${place.getAttribute('name') ?? place.textContent?.trim().slice(0, 40)}`;
  });

/** Fills in a form as a user of the keyboard does. */
export function keysOf(page: Page) {
  const { keyboard } = page;
  /** Goes on with Tab until a field or button has the focus. */
  async function tabTo(target: Locator, what: string) {
    const seen: string[] = [];
    for (let step = 0; step < 40; step++) {
      const place = await target.evaluate((one) => {
        const { activeElement } = one.getRootNode() as ShadowRoot;
        return activeElement === one
          ? undefined
          : `${activeElement?.localName} ${activeElement?.textContent?.slice(0, 40)}`;
      });
      if (place === undefined) return;
      seen.push(place);
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${what}, ${seen.join(' > ')}`);
  }
  return {
    tabTo,
    /** Types, waits for suggestions, and takes the first. */
    async pick(target: Locator, text: string, option: RegExp) {
      await tabTo(target, text);
      await keyboard.type(text);
      const found = page.locator('[role=listbox]').getByRole('option', { name: option });
      await expect(found.filter({ hasNotText: 'neu eingeben' }).first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
  };
}

/** Walks through screens as a user of the keyboard does, who must know after each step where they are. */
export function walkOf(page: Page) {
  /** After a step whose outcome is seen, the focus stands somewhere on it. */
  async function arrived(outcome: Locator, what: string) {
    await expect(outcome.first(), what).toBeVisible();
    await expect.poll(() => focusedPlace(page), `the focus after: ${what}`).not.toBe('');
  }
  return {
    arrived,
    /** Presses a link or button by keyboard. */
    async press(target: Locator, outcome: Locator) {
      const what = (await target.innerText()) || String(await target.getAttribute('aria-label'));
      await target.press('Enter');
      await arrived(outcome, what);
    },
    /** Presses a key where the focus stands. */
    async key(key: string, outcome: Locator) {
      await page.keyboard.press(key);
      await arrived(outcome, key);
    },
    /** Closes a dialog by Escape. */
    async leave(dialog: Locator) {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => focusedPlace(page), 'the focus after Escape').not.toBe('');
    },
    /** Presses a button after which something is gone. */
    async dismiss(target: Locator, gone: Locator) {
      const what = (await target.innerText()) || String(await target.getAttribute('aria-label'));
      await target.press('Enter');
      await expect(gone, what).toHaveCount(0);
      await expect.poll(() => focusedPlace(page), `the focus after: ${what}`).not.toBe('');
    },
  };
}
