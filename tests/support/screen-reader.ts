import { type CDPSession, expect, type Page } from 'playwright/test';

/** The part of a node of Chromium's accessibility tree that is read here. */
type AxNode = {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** One thing that a screen reader announces, in the order of the tree. */
export type Item = {
  role: string;
  name: string;
  description: string;
  value: string;
  /** States such as `required`, `checked`, `expanded`, `invalid`, `level`, `disabled`, `focused`. */
  states: Record<string, unknown>;
  /** Text of the item and of everything in it. */
  text: string;
  dom: number;
};

type Expected = string | RegExp;

const matches = (text: string, expected: Expected) =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** Roles with text or layout only; their text belongs to the item around them. */
const SILENT = ['InlineTextBox', 'StaticText', 'generic', 'none', 'LabelText', 'ListMarker', 'LineBreak'];

/**
 * Walks a page by its accessibility tree alone, as a person with a screen reader does: forwards from item to item, by
 * role and name. No selector and no mouse is used. A cursor moves forward only, so that a walk also proves the order.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  /** The last item that was read; undefined at the beginning of the page. */
  #last: { place: number; dom: number } | undefined;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session);
  }

  /** Returns everything that is announced, in order. */
  async items(): Promise<Item[]> {
    const { nodes } = (await this.#session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const items: Item[] = [];
    const visit = (node: AxNode): string => {
      const role = node.role?.value ?? '';
      const isSpoken = !node.ignored && !SILENT.includes(role);
      const item: Item = {
        role,
        name: (node.name?.value ?? '').trim(),
        description: node.description?.value ?? '',
        value: String(node.value?.value ?? ''),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        text: '',
        dom: node.backendDOMNodeId ?? 0,
      };
      if (isSpoken) items.push(item);
      if (role === 'StaticText' && !node.ignored) return item.name;
      item.text = (node.childIds ?? [])
        .map((id) => byId.get(id))
        .map((child) => (child ? visit(child) : ''))
        .filter(Boolean)
        .join(' ');
      return item.text;
    };
    const [root] = nodes;
    if (root) visit(root);
    return items;
  }

  /** Starts to read from the beginning of the page. */
  fromTop(): void {
    this.#last = undefined;
  }

  /** Returns the place of the last read item; the page may have changed since. */
  #placeIn(items: readonly Item[]): number {
    const last = this.#last;
    if (!last) return -1;
    const place = items.findLastIndex(({ dom }) => dom === last.dom);
    return place < 0 ? Math.min(last.place, items.length - 1) : place;
  }

  /**
   * Reads on to the next item with a role and name, waiting for it.
   *
   * @throws with everything that follows when there is none
   */
  async next(role: string, name: Expected = /./): Promise<Item> {
    let following: Item[] = [];
    let item: Item | undefined;
    const look = async () => {
      const items = await this.items();
      following = items.slice(this.#placeIn(items) + 1);
      item = following.find((one) => one.role === role && matches(one.name, name));
      return item !== undefined;
    };
    await expect
      .poll(look)
      .toBe(true)
      .catch(() => undefined);
    if (!item) {
      const list = following.map((one) => `  ${one.role}: ${one.name}`).join('\n');
      throw new Error(`No ${role} ${name} follows. What follows:\n${list}`);
    }
    this.#last = { place: (await this.items()).findIndex(({ dom }) => dom === item?.dom), dom: item.dom };
    return item;
  }

  /** Returns the item that has the focus; the innermost one. */
  async focused(): Promise<Item | undefined> {
    return (await this.items()).filter(({ states, role }) => states.focused && role !== 'RootWebArea').at(-1);
  }

  /** Waits until an item has the focus, and reads on from there. */
  async expectFocus(role: string, name: Expected): Promise<void> {
    const expected = name instanceof RegExp ? name : new RegExp(`^${role}: ${escapeRegExp(name)}$`);
    await expect
      .poll(async () => {
        const items = await this.items();
        const place = items.findLastIndex(({ states, role: one }) => states.focused && one !== 'RootWebArea');
        const item = items[place];
        if (item) this.#last = { place, dom: item.dom };
        return item ? `${item.role}: ${item.name}` : '';
      })
      .toMatch(expected);
  }

  /** Moves the focus to the next item with a role and name, as a screen reader does before it acts. */
  async focusNext(role: string, name?: Expected): Promise<Item> {
    const item = await this.next(role, name);
    await this.#session.send('DOM.focus', { backendNodeId: item.dom });
    return item;
  }

  /** Activates the next item with a role and name by its key. */
  async press(role: string, name: Expected, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.focusNext(role, name);
    await this.#page.keyboard.press(key);
  }

  /** Types into the next field with a role and name; what it holds is replaced. */
  async type(role: string, name: Expected, text: string): Promise<Item> {
    const item = await this.focusNext(role, name);
    await this.#page.keyboard.press('Control+A');
    await this.#page.keyboard.type(text);
    return item;
  }

  /** Waits until a live region says a text. */
  async expectHeard(text: Expected): Promise<void> {
    const heard = async () =>
      (await this.items())
        .filter(({ states, role }) => ['polite', 'assertive'].includes(String(states.live)) || role === 'alert')
        .map((item) => item.text || item.name);
    await expect
      .poll(heard)
      .toEqual(expect.arrayContaining([typeof text === 'string' ? text : expect.stringMatching(text)]));
  }

  /** Returns the items that a person could act on but that have no name. */
  async nameless(): Promise<string[]> {
    const acting = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch', 'slider'];
    return (await this.items()).filter(({ role, name }) => acting.includes(role) && !name).map(({ role }) => role);
  }

  /** Returns the levels of all headings in their order. */
  async headingLevels(): Promise<number[]> {
    return (await this.items()).filter(({ role }) => role === 'heading').map(({ states }) => Number(states.level));
  }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
