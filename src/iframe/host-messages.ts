import { literal, type } from 'superstruct';
import { finite, hasShape } from '../lib/parse';

const TALLEST_PX = 100_000;

/** Frames that have spoken, and so are known to be ours and there. */
const known = new WeakSet<HTMLIFrameElement>();

const HeightMessage = type({ type: literal('resize-iframe'), height: finite() });
const PlaceMessage = type({ type: literal('scroll-iframe'), top: finite() });

/** The origin of a frame's address; undefined for one that anybody could have, as of a sandbox or a data URL. */
function originOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { origin } = new URL(frame.src, location.href);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** Where the frame's page begins in the window. */
const topOf = (frame: HTMLIFrameElement) => frame.getBoundingClientRect().top + frame.clientTop;

/** Tells a frame that has spoken which part of it is seen, in pixels from its top. */
export function tellVisibleRange(frame: HTMLIFrameElement): void {
  const origin = originOf(frame);
  if (!known.has(frame) || !origin) return;
  const top = -topOf(frame);
  frame.contentWindow?.postMessage({ type: 'visible-iframe', top, bottom: top + window.innerHeight }, origin);
}

/** Scrolls the page to a place within a frame, below what the page keeps free for a head that stays. */
function scrollTo(frame: HTMLIFrameElement, place: number) {
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = topOf(frame) + Math.min(Math.max(place, 0), frame.clientHeight) - free;
  window.scrollBy({ top, behavior: 'instant' });
}

/**
 * Does what the page of a frame asks for: fits the frame to its height (spec section 1, "Embedding"), scrolls to a
 * place within it. Only messages of this very frame and of the origin of its address are believed.
 */
export function handleFrameMessage(frame: HTMLIFrameElement, { source, origin, data }: MessageEvent): void {
  if (!source || source !== frame.contentWindow || origin !== originOf(frame)) return;
  if (hasShape(data, HeightMessage) && data.height > 0 && data.height <= TALLEST_PX) {
    known.add(frame);
    // Borders of the frame come on top, whatever the page says of boxes.
    Object.assign(frame.style, { boxSizing: 'content-box', height: `${Math.ceil(data.height)}px` });
    tellVisibleRange(frame);
  }
  if (hasShape(data, PlaceMessage)) scrollTo(frame, data.top);
}
