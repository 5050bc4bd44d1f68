import type { Locator, Page } from 'playwright/test';
import { expect } from './browser';

/** Returns the focused element, through every shadow root; '' if the focus is on the page. */
export const focusedPlace = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // The focused element may be in a part that is just being replaced.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    let place = document.activeElement;
    while (place?.shadowRoot?.activeElement) place = place.shadowRoot.activeElement;
    // The host of a shadow root has the focus only in place of an inner element.
    if (!place || place === document.body || place === document.documentElement || place.shadowRoot) return '';
    return `${place.localName} ${place.getAttribute('name') ?? place.textContent?.trim().slice(0, 40)}`;
  });

/** Returns actions that fill in a form by keyboard. */
export function keysOf(page: Page) {
  const { keyboard } = page;
  /** Presses Tab until a field or button has the focus. */
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
    /** Types, waits for suggestions, and picks the first. */
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

/** Returns actions of a keyboard user, who must have a visible focus after each step. */
export function walkOf(page: Page) {
  /** Expects that the focus is on an element after a step with a visible outcome. */
  async function arrived(outcome: Locator, what: string) {
    await expect(outcome.first(), what).toBeVisible();
    await expect.poll(() => focusedPlace(page), `the focus after: ${what}`).not.toBe('');
  }
  return {
    arrived,
    /** Activates a link or button by keyboard. */
    async press(target: Locator, outcome: Locator) {
      const what = (await target.innerText()) || String(await target.getAttribute('aria-label'));
      await target.press('Enter');
      await arrived(outcome, what);
    },
    /** Presses a key at the focus. */
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
    /** Activates a button that removes something. */
    async dismiss(target: Locator, gone: Locator) {
      const what = (await target.innerText()) || String(await target.getAttribute('aria-label'));
      await target.press('Enter');
      await expect(gone, what).toHaveCount(0);
      await expect.poll(() => focusedPlace(page), `the focus after: ${what}`).not.toBe('');
    },
  };
}
