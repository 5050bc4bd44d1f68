import { frameInsets } from './frame-viewport';

/** How far from an edge is looked for what lies there, in pixels. */
const INSET = 4;

type Part = { top: number; bottom: number };

/** The bar that stays at an end of the window, over an element or where the element is to come; undefined for none. */
function barAt(root: ShadowRoot, element: Element, end: keyof Part, y: number): DOMRect | undefined {
  const { left, right } = element.getBoundingClientRect();
  let hit = root.elementFromPoint((left + right) / 2, y);
  for (; hit && !hit.contains(element) && !element.contains(hit); hit = hit.parentElement) {
    const style = getComputedStyle(hit);
    if (/sticky|fixed/.test(style.position) && style[end] !== 'auto') return hit.getBoundingClientRect();
  }
  return undefined;
}

/** The part of the window that the visitor sees, without the bars that stay at its ends. */
function freePart(element: Element): Part {
  const { above, below } = frameInsets();
  const [top, bottom] = [above, window.innerHeight - below];
  const root = element.getRootNode();
  const isProbed = root instanceof ShadowRoot && 'elementFromPoint' in root && !element.closest('dialog');
  if (!isProbed) return { top, bottom };
  return {
    top: Math.max(top, barAt(root, element, 'top', top + INSET)?.bottom ?? top),
    bottom: Math.min(bottom, barAt(root, element, 'bottom', bottom - INSET)?.top ?? bottom),
  };
}

/** For so long a host may take to tell what it shows of a frame that has grown. */
const SETTLE_MS = 1000;

/** Scrolls to an element again where the host tells of another part of the frame, until the visitor scrolls. */
function followHost(element: HTMLElement): void {
  const observer = new MutationObserver(() => scrollInFrame(element));
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  const stop = () => {
    observer.disconnect();
    for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, stop, { passive: true });
  setTimeout(stop, SETTLE_MS);
}

/** The page of a frame does not scroll: its host does. */
function scrollInFrame(element: HTMLElement): void {
  const { frame } = window.EventPortal ?? {};
  const box = element.getBoundingClientRect();
  const free = freePart(element);
  if (!frame || !element.isConnected || (box.top >= free.top && box.bottom <= free.bottom)) return;
  const room = free.bottom - free.top - box.height;
  frame.scrollTo(window.scrollY + box.top - (free.top - frameInsets().above) - Math.max(0, room / 2));
}

/**
 * Scrolls until an element is seen, in the middle of what the visitor sees, or from its beginning where it is taller.
 * Does nothing where it is seen as a whole.
 */
export function bringIntoView(element: HTMLElement): void {
  if (window.EventPortal?.frame && !element.closest('dialog')) {
    scrollInFrame(element);
    followHost(element);
    return;
  }
  const box = element.getBoundingClientRect();
  const free = freePart(element);
  if (box.top >= free.top && box.bottom <= free.bottom) return;
  const { above, below } = frameInsets();
  const room = free.bottom - free.top - box.height;
  const { scrollMarginTop, scrollMarginBottom } = element.style;
  element.style.scrollMarginTop = `${free.top - above}px`;
  element.style.scrollMarginBottom = `${window.innerHeight - below - free.bottom}px`;
  element.scrollIntoView({ block: room < 0 ? 'start' : 'center', behavior: 'instant' });
  Object.assign(element.style, { scrollMarginTop, scrollMarginBottom });
}

/** Gives an element the focus where the visitor sees it, also in a frame that its host scrolls. */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  if (element) bringIntoView(element);
}
