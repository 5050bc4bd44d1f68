import { type RefObject, useEffect } from 'react';
import { frameInsets } from './frame-viewport';

/** The distance from the lower edge in px at which a bar is looked up. */
const INSET = 4;
/** The share of the window above which a fixed element is a background or a dialog, and no bar. */
const MAX_SHARE = 0.5;

/** Returns the height of the page's own bar, such as a cookie banner, that is fixed below an element; else 0. */
function barBelow(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  const bottom = window.innerHeight - frameInsets().below;
  for (const hit of document.elementsFromPoint?.((left + right) / 2, bottom - INSET) ?? []) {
    for (let one: Element | undefined = hit; one; one = one.parentElement ?? undefined) {
      const height = bottom - one.getBoundingClientRect().top;
      const isFixed = getComputedStyle(one).position === 'fixed' && !one.contains(hostOf(element));
      if (isFixed && height < window.innerHeight * MAX_SHARE) return Math.max(0, height);
    }
  }
  return 0;
}

/** Returns the element of the page in whose shadow root an element is. */
function hostOf(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : element;
}

/** Writes the height of the page's bar below a sticky element to the `--bar-below` of its parent, while it is on. */
export function useBarBelow(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = 0;
    const measure = () => {
      const element = box.current;
      if (element) element.parentElement?.style.setProperty('--bar-below', `${barBelow(element)}px`);
    };
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    update();
    // A banner closes on a click.
    const types = ['scroll', 'resize', 'click'];
    for (const type of types) window.addEventListener(type, update, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const type of types) window.removeEventListener(type, update, { capture: true });
    };
  }, [box, isOn]);
}
