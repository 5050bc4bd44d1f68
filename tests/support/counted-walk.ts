import type { Page } from 'playwright/test';

/** The effort of a walk through the product, as a person has it. */
export type Effort = {
  /** The titles of the screens in their order. A screen is a route with a heading; a dialog counts, too. */
  screens: string[];
  /** Presses on anything but a text field. */
  taps: number;
  /** Names of the fields into which text was typed. */
  fields: string[];
  /** The screens on which a password was typed. */
  passwordScreens: string[];
};

declare global {
  interface Window {
    countPress(): void;
    countTyping(field: string, isPassword: boolean, screen: string): void;
    countScreen(screen: string): void;
  }
}

/**
 * Counts screens, presses and typed fields of a page in the page itself, from the real events. A chosen option of a
 * native select counts as two presses: one opens the list, one chooses.
 */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { screens: [], taps: 0, fields: [], passwordScreens: [] };
  const add = (list: string[], entry: string) => {
    if (!list.includes(entry)) list.push(entry);
  };
  await page.exposeFunction('countPress', () => {
    effort.taps += 1;
  });
  await page.exposeFunction('countTyping', (field: string, isPassword: boolean, screen: string) => {
    add(effort.fields, field);
    if (isPassword) add(effort.passwordScreens, screen);
  });
  await page.exposeFunction('countScreen', (screen: string) => {
    if (effort.screens.at(-1) !== screen) effort.screens.push(screen);
  });
  await page.addInitScript(watchPage);
  return effort;
}

/** Runs in the page. */
function watchPage(): void {
  const TEXT_TYPES = ['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date', 'time'];
  const targetOf = (event: Event) => event.composedPath()[0];
  const isTextField = (target: unknown) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && TEXT_TYPES.includes(target.type)) ||
    (target instanceof HTMLElement && target.isContentEditable);
  const portalRoot = () => document.querySelector('event-portal')?.shadowRoot ?? document;
  const screenName = () => {
    const dialog = [...portalRoot().querySelectorAll('dialog[open]')].at(-1);
    const heading = (dialog ?? portalRoot()).querySelector('h1, h2');
    return heading?.textContent?.trim() ?? '';
  };
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.isTrusted && !isTextField(targetOf(event))) window.countPress();
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const field = targetOf(event);
      if (field instanceof HTMLSelectElement) {
        window.countPress();
        window.countPress();
      }
      if (!isTextField(field)) return;
      const { name = '', id = '', type = '' } = field as HTMLInputElement;
      window.countTyping(name || id, type === 'password', screenName());
    },
    true,
  );
  const look = () => {
    const name = screenName();
    if (name) window.countScreen(name);
    requestAnimationFrame(look);
  };
  // A frame within the page, as of a preview, is no screen of its own.
  if (window === window.top) addEventListener('DOMContentLoaded', look);
}
