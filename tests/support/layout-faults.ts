import type { Page } from 'playwright/test';
import { expect } from './browser';

/** The widths of a phone in a narrow column, phones, a tablet, a desktop. */
export const WIDTHS = [1280, 768, 360, 320, 280] as const;

/**
 * Returns the layout faults of an element: overlapping texts and controls, and overflow of the element or its open
 * dialog or panel. Clipped parts, as in a scrolling row, count as far as they are visible; nested parts do not overlap.
 */
export const layoutFaults = (page: Page, tag: string): Promise<string[]> =>
  page.locator(tag).evaluate((host) => {
    type Thing = { node: Node; name: string; boxes: DOMRect[] };
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="option"]';
    /** The tolerance in pixels: glyphs are lower than their line, and neighbours may touch. */
    const NEAR = 3;

    const root = host.shadowRoot as ShadowRoot;
    const onTop = [...root.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
    const place = onTop ?? host;
    const edge = place.getBoundingClientRect();

    /** Returns the part of a box that no ancestor clips. */
    function seen(node: Element, box: DOMRect): DOMRect | undefined {
      let { left, top, right, bottom } = box;
      for (let around: Element | null = node; around && around !== place; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        if (clipPath !== 'none') return undefined;
        const frame = around.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        if (position === 'fixed') break;
      }
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
    }
    const nameOf = (node: Node) => (node.textContent?.trim() || (node as Element).id || node.nodeName).slice(0, 40);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    function thingOf(node: Node, element: Element, boxes: Iterable<DOMRect>): Thing[] {
      const parts = [...boxes].flatMap((box) => seen(element, box) ?? []);
      return parts.length > 0 ? [{ node, name: nameOf(node), boxes: parts }] : [];
    }

    /**
     * Returns the boxes of a control; a field reserves space for a button on it, as for the one that shows a password.
     */
    function boxesOf(control: Element): Iterable<DOMRect> {
      if (control.localName !== 'input') return control.getClientRects();
      const { left, top, width, height } = control.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(control);
      const [before, after] = [paddingLeft, paddingRight].map(Number.parseFloat) as [number, number];
      return [new DOMRect(left + before, top, width - before - after, height)];
    }

    const things: Thing[] = [];
    const walker = document.createTreeWalker(onTop ?? root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.matches(CONTROLS) && isShown(node)) things.push(...thingOf(node, node, boxesOf(node)));
      } else if (node.textContent?.trim() && node.parentElement && isShown(node.parentElement)) {
        // The browser draws the texts of options.
        if (node.parentElement.closest('option')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        things.push(...thingOf(node, node.parentElement, range.getClientRects()));
      }
    }

    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > NEAR &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > NEAR;
    // Returns the sticky footer, which covers content that scrolls below it.
    const footOf = ({ node }: Thing) => {
      for (let around = node.parentElement; around && around !== place; around = around.parentElement) {
        if (getComputedStyle(around).position === 'sticky') return around;
      }
      return undefined;
    };
    const feet = new Map(things.map((thing) => [thing, footOf(thing)]));
    const faults: string[] = [];
    for (const [index, one] of things.entries()) {
      for (const other of things.slice(index + 1)) {
        if (one.node.contains(other.node) || feet.get(one) !== feet.get(other)) continue;
        if (one.boxes.some((box) => other.boxes.some((second) => overlap(box, second))))
          faults.push(`„${one.name}“ and „${other.name}“ overlap`);
      }
      if (one.boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
        faults.push(`„${one.name}“ reaches out`);
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    return faults;
  });

/** The widest and the narrowest width, for another state or language of a screen that was checked at all widths. */
export const ENDS = [1280, 280] as const;

/** Expects a correct layout of a screen at every width, in a page without margins; stays at the last, the narrowest. */
export async function expectLayout(
  page: Page,
  tag: string,
  what: string,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  await page.evaluate(() => document.body.style.setProperty('margin', '0'));
  const height = page.viewportSize()?.height ?? 740;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect(await layoutFaults(page, tag), `${what}, ${width} px`).toEqual([]);
  }
}
