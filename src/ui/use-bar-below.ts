import { type RefObject, useEffect } from 'react';
import { parentAcrossShadow } from '../theme/page-background';
import { frameInsets } from './frame-viewport';

/** The distance from the lower edge in px at which a bar is looked up. */
const INSET = 4;

/** Returns the height of the page's own bar, such as a cookie banner, that is fixed below an element; else 0. */
function barBelow(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  const bottom = window.innerHeight - frameInsets().below;
  let hit = document.elementFromPoint?.((left + right) / 2, bottom - INSET) ?? undefined;
  for (; hit && !hit.contains(element.ownerDocument.body); hit = parentAcrossShadow(hit)) {
    if (hit.shadowRoot?.contains(element)) return 0;
    if (getComputedStyle(hit).position === 'fixed') return Math.max(0, bottom - hit.getBoundingClientRect().top);
  }
  return 0;
}

/** Writes the height of the page's bar below a sticky element to its `--bar-below`, while it is on. */
export function useBarBelow(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = 0;
    const measure = () => {
      const element = box.current;
      if (element) element.style.setProperty('--bar-below', `${barBelow(element)}px`);
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
