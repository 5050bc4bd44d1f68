import type { VisibleRange } from './measure-viewport';

/** The time within which a host fits its frame, in ms. */
const FITTING_MS = 1_000;

const scrollsItself = () => document.documentElement.scrollHeight > window.innerHeight + 1;

/** Scrolls the pages around the frame, as far as the browser allows it. */
function scrollHost(top: number) {
  const anchor = document.createElement('div');
  Object.assign(anchor.style, { position: 'absolute', top: `${top}px`, width: '1px', height: '1px' });
  document.body.append(anchor);
  anchor.scrollIntoView({ block: 'start', behavior: 'instant' });
  anchor.remove();
}

/** Scrolls after a short wait, in which a host may make the frame so tall that it does not scroll any more. */
function scrollOnceFitted(top: number) {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), FITTING_MS);
  const scrollIfFitted = () => {
    if (scrollsItself()) return;
    controller.abort();
    scrollHost(top);
  };
  window.addEventListener('resize', scrollIfFitted, { signal: controller.signal });
}

/**
 * Scrolls the frame page to a position without help of its host: the window itself if it is scrollable, else the pages
 * around the frame.
 *
 * @param visibleRange visible part of the window
 */
export function scrollAround(top: number, visibleRange: VisibleRange): void {
  window.scrollTo({ top, behavior: 'instant' });
  const position = top - window.scrollY;
  const isVisible = position >= visibleRange.top && position < visibleRange.bottom;
  const isScrollable = scrollsItself();
  if (!isScrollable || !isVisible) scrollHost(top);
  if (isScrollable) scrollOnceFitted(top);
}
