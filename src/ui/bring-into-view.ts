import { frameInsets } from './frame-viewport';

/** The distance from an edge in px at which fixed bars are looked up. */
const INSET = 4;

type VerticalRange = { top: number; bottom: number };

/** Returns the fixed bar at an end of the window that covers the element or its target position; undefined for none. */
function barAt(root: ShadowRoot, element: Element, end: keyof VerticalRange, y: number): DOMRect | undefined {
  const { left, right } = element.getBoundingClientRect();
  let hit = root.elementFromPoint((left + right) / 2, y);
  for (; hit && !hit.contains(element) && !element.contains(hit); hit = hit.parentElement) {
    const style = getComputedStyle(hit);
    if (/sticky|fixed/.test(style.position) && style[end] !== 'auto') return hit.getBoundingClientRect();
  }
  return undefined;
}

/** Returns the visible part of the window without the fixed bars at its ends. */
function freeRange(element: Element): VerticalRange {
  const { above, below } = frameInsets();
  const [top, bottom] = [above, window.innerHeight - below];
  const root = element.getRootNode();
  const canProbe = root instanceof ShadowRoot && 'elementFromPoint' in root && !element.closest('dialog');
  if (!canProbe) return { top, bottom };
  return {
    top: Math.max(top, barAt(root, element, 'top', top + INSET)?.bottom ?? top),
    bottom: Math.min(bottom, barAt(root, element, 'bottom', bottom - INSET)?.top ?? bottom),
  };
}

/** The time in ms within which a host reports the visible part of a frame that has grown. */
const MAX_REPORT_MS = 1000;

/** Scrolls to an element again when the host reports another visible part, until the visitor scrolls. */
function scrollOnHostChange(element: HTMLElement): void {
  const observer = new MutationObserver(() => scrollInFrame(element));
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  const stop = () => {
    observer.disconnect();
    for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, stop, { passive: true });
  setTimeout(stop, MAX_REPORT_MS);
}

/** Requests the scroll from the host: the page of a frame does not scroll itself. */
function scrollInFrame(element: HTMLElement): void {
  const { frame } = window.EventPortal ?? {};
  const box = element.getBoundingClientRect();
  const free = freeRange(element);
  if (!frame || !element.isConnected || (box.top >= free.top && box.bottom <= free.bottom)) return;
  const spareHeight = free.bottom - free.top - box.height;
  frame.scrollTo(window.scrollY + box.top - (free.top - frameInsets().above) - Math.max(0, spareHeight / 2));
}

/** Scrolls an element to the centre of the visible part, or to its beginning if it is taller, unless visible. */
export function bringIntoView(element: HTMLElement): void {
  if (window.EventPortal?.frame && !element.closest('dialog')) {
    scrollInFrame(element);
    scrollOnHostChange(element);
    return;
  }
  const box = element.getBoundingClientRect();
  const free = freeRange(element);
  if (box.top >= free.top && box.bottom <= free.bottom) return;
  const { above, below } = frameInsets();
  const spareHeight = free.bottom - free.top - box.height;
  const { scrollMarginTop, scrollMarginBottom } = element.style;
  element.style.scrollMarginTop = `${free.top - above}px`;
  element.style.scrollMarginBottom = `${window.innerHeight - below - free.bottom}px`;
  element.scrollIntoView({ block: spareHeight < 0 ? 'start' : 'center', behavior: 'instant' });
  Object.assign(element.style, { scrollMarginTop, scrollMarginBottom });
}

/** Focuses an element and scrolls it into view, also in a frame that its host scrolls. */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  if (element) bringIntoView(element);
}
