import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; target: string; help: string };
declare global {
  interface Window {
    axe: {
      run(
        context: string,
        options: object,
      ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
    };
  }
}

/** Returns all findings of axe in our elements, also in those of a frame, or those of some rules. */
export async function violations(page: Page | Frame, selector: string, rules?: string[]): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([place, runOnly]) => {
      // A foot that sticks covers what scrolls below it: axe would take targets at its edge for too small.
      const feet = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll<HTMLElement>('[data-foot]') ?? []),
      ]);
      for (const foot of feet) foot.style.position = 'static';
      const { violations: found } = await window.axe.run(place, { runOnly, resultTypes: ['violations'] });
      for (const foot of feet) foot.style.position = '';
      return found.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({
          id,
          target: JSON.stringify(target),
          help: `${help} ${failureSummary ?? ''}`,
        })),
      );
    },
    [selector, rules ?? RULES] as const,
  );
}

/** Returns texts with too little contrast when the page around an element turns dark; restores the page afterwards. */
export async function faintOnDark(page: Page, tag: string): Promise<Finding[]> {
  const paint = (background: string) =>
    page.evaluate((color) => document.body.style.setProperty('background', color), background);
  const scheme = () => page.locator(tag).evaluate((host) => getComputedStyle(host).getPropertyValue('--portal-scheme'));
  await paint('#1e1e1e');
  await expect.poll(scheme).toBe('dark');
  const found = await violations(page, tag, ['color-contrast']);
  await paint('');
  await expect.poll(scheme).toBe('light');
  return found;
}

/** Returns parts of an element that overflow to the right, except those that scroll or are clipped on purpose. */
export const overflowing = (page: Page, tag: string) =>
  page.locator(tag).evaluate((host) => {
    const edge = host.getBoundingClientRect().right + 1;
    const isScrolled = (node: Element | null): boolean => {
      if (!node || node === host) return false;
      const { overflowX } = getComputedStyle(node);
      return /auto|scroll|hidden|clip/.test(overflowX) || isScrolled(node.parentElement);
    };
    return [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((node) => node.getBoundingClientRect().right > edge && !isScrolled(node.parentElement))
      .map((node) => `${node.localName}.${node.getAttribute('class')}`);
  });

/** Returns the horizontal scroll range of the page in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the beginnings of visible controls that are less than 44 px high, each with its label. */
export const smallControls = (page: Page) =>
  page
    .locator('button, input:not([type="hidden"]), select, textarea')
    .evaluateAll((nodes) =>
      nodes
        .filter(
          (node) =>
            node.checkVisibility() &&
            node.ariaHidden !== 'true' &&
            (node.closest('label') ?? node).getBoundingClientRect().height < 44,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

/** Sets the text spacing of WCAG 1.4.12 inside an element. */
export const spaceOut = (page: Page, tag: string) =>
  page.locator(tag).evaluate((host) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    const root = host.shadowRoot as ShadowRoot;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  });

/** Returns texts whose lower end is clipped by mistake. */
export const cutTexts = (page: Page, tag: string) =>
  page.locator(tag).evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>('a, button, p, h2, h3, label') ?? [])]
      .filter((node) => {
        const { overflowY, webkitLineClamp, position } = getComputedStyle(node);
        const isCut = overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 2;
        return isCut && webkitLineClamp === 'none' && position !== 'absolute';
      })
      .map((node) => node.textContent),
  );
