import type { VisibleRange } from './measure-viewport';

/** The time within which a host fits its frame, in ms. */
const FITTING_MS = 1_000;

const scrollsItself = () => document.documentElement.scrollHeight > window.innerHeight + 1;

/** Scrolls the pages around the frame, as far as the browser allows it. */
function scrollHost(top: number) {
  const mark = document.createElement('div');
  Object.assign(mark.style, { position: 'absolute', top: `${top}px`, width: '1px', height: '1px' });
  document.body.append(mark);
  mark.scrollIntoView({ block: 'start', behavior: 'instant' });
  mark.remove();
}

/** Scrolls after a short wait, in which a host may make the frame so tall that it does not scroll any more. */
function scrollOnceFitted(top: number) {
  const end = new AbortController();
  setTimeout(() => end.abort(), FITTING_MS);
  const act = () => {
    if (scrollsItself()) return;
    end.abort();
    scrollHost(top);
  };
  window.addEventListener('resize', act, { signal: end.signal });
}

/**
 * Scrolls the frame page to a position without help of its host: the window itself if it is scrollable, else the pages
 * around the frame.
 *
 * @param seen visible part of the window
 */
export function scrollAround(top: number, seen: VisibleRange): void {
  window.scrollTo({ top, behavior: 'instant' });
  const place = top - window.scrollY;
  const isSeen = place >= seen.top && place < seen.bottom;
  const isTooLow = scrollsItself();
  if (!isTooLow || !isSeen) scrollHost(top);
  if (isTooLow) scrollOnceFitted(top);
}
