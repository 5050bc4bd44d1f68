import { literal, type } from 'superstruct';
import { finite, hasShape } from '../lib/parse';

/** The visible part of the frame, in px from its top. */
export type VisibleRange = { top: number; bottom: number };

/** The minimum useful height of a dialog in px: it rather extends beyond the visible part. */
const MIN_PX = 360;

const PartMessage = type({ type: literal('visible-iframe'), top: finite(), bottom: finite() });

/** Returns the visible part in a message of the host; undefined for any other message. */
export function rangeOfMessage(message: unknown): VisibleRange | undefined {
  if (!hasShape(message, PartMessage)) return undefined;
  const { top, bottom } = message;
  return top < bottom ? { top, bottom } : undefined;
}

/** Limits a part to the frame and to the minimum useful height. */
export function usableRange(part: VisibleRange, height: number): VisibleRange {
  const within = (place: number) => Math.min(Math.max(place, 0), height);
  const top = within(part.top);
  const bottom = Math.max(within(part.bottom), Math.min(top + MIN_PX, height));
  return { top: Math.max(0, Math.min(top, bottom - MIN_PX)), bottom };
}

/**
 * Positions dialogs, menus and notices in the visible part of the frame through two custom properties that the kit
 * reads.
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
  // For the page this equals a scroll of its own window.
  window.dispatchEvent(new Event('scroll'));
}

/**
 * Observes the visible part of an element across all frames around it.
 *
 * @param hear not called while the element is out of view
 * @returns a function that requests a report; it follows with the next frame
 */
export function observeVisibleRange(element: Element, hear: (part: VisibleRange) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last?.isIntersecting) hear({ top: last.intersectionRect.top, bottom: last.intersectionRect.bottom });
  });
  return () => {
    // The observer reports a newly observed element, and later only sufficient changes.
    observer.unobserve(element);
    observer.observe(element);
  };
}
