import { literal, type } from 'superstruct';
import { finite, hasShape } from '../lib/parse';

/** The part of the frame that the visitor sees, in pixels from its top. */
export type VisibleRange = { top: number; bottom: number };

/** A dialog of less height is of no use: it rather reaches beyond the part that is seen. */
const MIN_PX = 360;

const PartMessage = type({ type: literal('visible-iframe'), top: finite(), bottom: finite() });

/** The part that a message of the host tells; undefined for any other message. */
export function rangeOfMessage(message: unknown): VisibleRange | undefined {
  if (!hasShape(message, PartMessage)) return undefined;
  const { top, bottom } = message;
  return top < bottom ? { top, bottom } : undefined;
}

/** A part within the frame, and no lower than what can be used. */
export function usableRange(part: VisibleRange, height: number): VisibleRange {
  const within = (place: number) => Math.min(Math.max(place, 0), height);
  const top = within(part.top);
  const bottom = Math.max(within(part.bottom), Math.min(top + MIN_PX, height));
  return { top: Math.max(0, Math.min(top, bottom - MIN_PX)), bottom };
}

/**
 * Lets dialogs, menus and notices stand in the part of the frame that is seen: the kit reads the two properties.
 *
 * @see src/ui/frame-viewport.ts
 */
export function writeViewport(part: VisibleRange): void {
  const { innerHeight } = window;
  const { top, bottom } = usableRange(part, innerHeight);
  const { style } = document.documentElement;
  const properties = { '--portal-hidden-above': top, '--portal-hidden-below': innerHeight - bottom };
  const changed = Object.entries(properties).filter(([name, value]) => style.getPropertyValue(name) !== `${value}px`);
  if (changed.length === 0) return;
  for (const [name, value] of changed) style.setProperty(name, `${value}px`);
  // To the page it is as if its own window had been scrolled.
  window.dispatchEvent(new Event('scroll'));
}

/**
 * Lets the browser say which part of an element is seen, across all frames around it.
 *
 * @param hear is not called while the element is out of sight
 * @returns a function that asks; the answer comes with the next drawing
 */
export function observeVisibleRange(element: Element, hear: (part: VisibleRange) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last?.isIntersecting) hear({ top: last.intersectionRect.top, bottom: last.intersectionRect.bottom });
  });
  return () => {
    // The observer reports an element that is new to it, and later only when enough has changed.
    observer.unobserve(element);
    observer.observe(element);
  };
}
