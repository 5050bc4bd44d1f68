import { literal, type } from 'superstruct';
import { finite, hasShape } from '../lib/parse';
import { connectRoute, showRoute } from './mirror-route';
import { readRouteMessage } from './route-message';

const MAX_HEIGHT_PX = 100_000;

/** Frames that have sent a message, and so are loaded and show this product. */
const connectedFrames = new WeakSet<HTMLIFrameElement>();
/** Frames whose present page has been asked for its route. */
const framesWithRoute = new WeakSet<HTMLIFrameElement>();

const HeightMessage = type({ type: literal('resize-iframe'), height: finite() });
const ScrollMessage = type({ type: literal('scroll-iframe'), top: finite() });

/** Returns the origin of a frame's address; undefined for an opaque one, as of a sandbox or a data URL. */
function originOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { origin } = new URL(frame.src, location.href);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** Returns the top of the frame's page in the window, in px. */
const topOf = (frame: HTMLIFrameElement) => frame.getBoundingClientRect().top + frame.clientTop;

/** Sends its visible part to a frame that has sent a message, in px from its top. */
export function sendVisibleRange(frame: HTMLIFrameElement): void {
  const origin = originOf(frame);
  if (!connectedFrames.has(frame) || !origin) return;
  const top = -topOf(frame);
  frame.contentWindow?.postMessage({ type: 'visible-iframe', top, bottom: top + window.innerHeight }, origin);
}

/** Scrolls the page to a position within a frame, below the page's sticky header (scroll padding). */
function scrollTo(frame: HTMLIFrameElement, position: number) {
  const scrollPadding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = topOf(frame) + Math.min(Math.max(position, 0), frame.clientHeight) - scrollPadding;
  window.scrollBy({ top, behavior: 'instant' });
}

/** Begins to exchange routes with the page in a frame that is marked for it, and again with one that it loads later. */
function askForRoute(frame: HTMLIFrameElement) {
  if (frame.dataset.history !== 'hash' && frame.dataset.ownsTitle === undefined) return;
  framesWithRoute.add(frame);
  frame.addEventListener('load', () => framesWithRoute.delete(frame), { once: true });
  connectRoute(frame, (message) => {
    const origin = originOf(frame);
    if (origin) frame.contentWindow?.postMessage(message, origin);
  });
}

/**
 * Handles a message of a frame: fits the frame to its height (spec section 1, "Embedding") or scrolls to a position
 * within it. Only messages of this very frame and of the origin of its address are accepted.
 */
export function handleFrameMessage(frame: HTMLIFrameElement, { source, origin, data }: MessageEvent): void {
  if (!source || source !== frame.contentWindow || origin !== originOf(frame)) return;
  if (hasShape(data, HeightMessage) && data.height > 0 && data.height <= MAX_HEIGHT_PX) {
    connectedFrames.add(frame);
    if (!framesWithRoute.has(frame)) askForRoute(frame);
    // Borders of the frame are added, whatever `box-sizing` the page sets.
    Object.assign(frame.style, { boxSizing: 'content-box', height: `${Math.ceil(data.height)}px` });
    sendVisibleRange(frame);
  }
  if (hasShape(data, ScrollMessage)) scrollTo(frame, data.top);
  const route = readRouteMessage(data);
  if (route) showRoute(frame, route);
}
