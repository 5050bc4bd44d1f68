import { test as base, expect } from 'playwright/test';
import { type BrowserName, isInstalled, type OtherBrowser, startBrowser, type Tab } from './web-driver';

/** A visible element: its name, the value of a field, and its middle in the window. */

export { expect };

type Seen = { name: string; value: string; current: string | null; x: number; y: number };
type Asked = { selector: string; name: string; bring: boolean };

/** A visitor in a tab, who reads the page and acts on it. */
export type Visitor = Tab & {
  /**
   * Returns the visible elements of a selector, also in shadow roots and frames; `name` is a pattern of their text or
   * label.
   */
  seen(selector: string, name?: RegExp): Promise<Seen[]>;
  /** Waits until an element is visible. */
  see(selector: string, name?: RegExp): Promise<Seen>;
  click(selector: string, name?: RegExp): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns the tag and name of the focused element. */
  focused(): Promise<string>;
};

export const test = base.extend<{ visitor: Visitor }, { otherBrowser: OtherBrowser }>({
  otherBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { project }) => {
      const browser = await startBrowser(project.name as BrowserName);
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ otherBrowser }, use) => {
    const tab = await otherBrowser.newTab();
    await use(visitorIn(tab));
    await tab.close();
  },
});

/** Skips all tests of a file if their browser is not installed; the run prints a line before. */
export const skipMissingBrowser = () =>
  test.skip(({ browserName: _ }) => !isInstalled(test.info().project.name as BrowserName), 'not installed');

export function visitorIn(tab: Tab): Visitor {
  const seen: Visitor['seen'] = (selector, name = /(?:)/) =>
    tab.evaluate(look, { selector, name: name.source, bring: false });

  async function see(selector: string, name?: RegExp) {
    await expect.poll(async () => (await seen(selector, name)).length, `${selector} ${name}`).toBeGreaterThan(0);
    const [first] = await seen(selector, name);
    if (!first) throw new Error(`${selector} ${name} has gone again.`);
    return first;
  }

  /** Returns the position of an element, once it is within the window and at rest. */
  async function placeOf(selector: string, name = /(?:)/): Promise<Seen> {
    let last: Seen | undefined;
    let place: Seen | undefined;
    const isAtRest = async () => {
      last = place;
      [place] = await tab.evaluate(look, { selector, name: name.source, bring: true });
      return place !== undefined && place.x === last?.x && place.y === last.y;
    };
    await expect.poll(isAtRest, `${selector} ${name}`).toBe(true);
    if (!place) throw new Error(`${selector} ${name} has gone again.`);
    return place;
  }

  return {
    ...tab,
    seen,
    see,
    async click(selector, name) {
      const { x, y } = await placeOf(selector, name);
      const pointer = { pointerType: 'mouse' };
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await tab.act({ type: 'pointer', id: 'mouse', parameters: pointer, actions: [move, ...press] });
    },
    async type(text) {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await tab.act({ type: 'key', id: 'keyboard', actions });
    },
    focused: () => tab.evaluate(focusedName, undefined),
  };
}

/** Finds elements; runs in the page, so it uses nothing from its scope. */
function look({ selector, name, bring }: Asked): Seen[] {
  const pattern = new RegExp(name);
  const nameOf = (element: Element) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '').trim();
  };
  function* below(root: Document | ShadowRoot): Generator<HTMLElement> {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      yield element;
      if (element.shadowRoot) yield* below(element.shadowRoot);
      const { contentDocument } = element as HTMLIFrameElement;
      if (contentDocument) yield* below(contentDocument);
    }
  }
  const boxOf = (element: Element): DOMRect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = element.ownerDocument.defaultView?.frameElement;
    const around = frame ? boxOf(frame) : { x: 0, y: 0 };
    return new DOMRect(around.x + x, around.y + y, width, height);
  };
  const found = [...below(document)].filter(
    (element) => element.matches(selector) && element.checkVisibility() && pattern.test(nameOf(element)),
  );
  if (bring) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.map((element) => {
    const { x, y, width, height } = boxOf(element);
    const { value = '' } = element as HTMLInputElement;
    const current = element.getAttribute('aria-current');
    return { name: nameOf(element), value, current, x: x + width / 2, y: y + height / 2 };
  });
}

/** Returns the focused name; runs in the page as well. */
function focusedName(): string {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const name = focused?.getAttribute('aria-label') ?? focused?.textContent?.trim();
  return `${focused?.tagName.toLowerCase()} ${name}`;
}
