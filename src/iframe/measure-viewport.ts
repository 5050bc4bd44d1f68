import { literal, type } from 'superstruct';
import { finite, hasShape } from '../lib/parse';

/** The visible part of the frame, in px from its top. */
export type VisibleRange = { top: number; bottom: number };

/** The minimum useful height of a dialog in px: it rather extends beyond the visible part. */
const MIN_HEIGHT_PX = 360;

const RangeMessage = type({ type: literal('visible-iframe'), top: finite(), bottom: finite() });

/** Returns the visible part in a message of the host; undefined for any other message. */
export function rangeOfMessage(message: unknown): VisibleRange | undefined {
  if (!hasShape(message, RangeMessage)) return undefined;
  const { top, bottom } = message;
  return top < bottom ? { top, bottom } : undefined;
}

/** Limits a part to the frame and to the minimum useful height. */
export function usableRange(range: VisibleRange, height: number): VisibleRange {
  const clamp = (position: number) => Math.min(Math.max(position, 0), height);
  const top = clamp(range.top);
  const bottom = Math.max(clamp(range.bottom), Math.min(top + MIN_HEIGHT_PX, height));
  return { top: Math.max(0, Math.min(top, bottom - MIN_HEIGHT_PX)), bottom };
}

/**
 * Positions dialogs, menus and notices in the visible part of the frame through two custom properties that the kit
 * reads.
 *
 * @see src/ui/frame-viewport.ts
 */
export function writeViewport(range: VisibleRange): void {
  const { innerHeight } = window;
  const { top, bottom } = usableRange(range, innerHeight);
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
 * @param listener not called while the element is out of view
 * @returns a function that requests a report; it follows with the next frame
 */
export function observeVisibleRange(element: Element, listener: (range: VisibleRange) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest?.isIntersecting) listener({ top: latest.intersectionRect.top, bottom: latest.intersectionRect.bottom });
  });
  return () => {
    // The observer reports a newly observed element, and later only sufficient changes.
    observer.unobserve(element);
    observer.observe(element);
  };
}
