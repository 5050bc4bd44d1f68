import type { VisibleRange } from './measure-viewport';

/** A host that fits its frame does so within this time. */
const FITTING_MS = 1_000;

const scrollsItself = () => document.documentElement.scrollHeight > window.innerHeight + 1;

/** Scrolls whatever is around the frame, as far as the browser lets a frame do so. */
function scrollHost(top: number) {
  const mark = document.createElement('div');
  Object.assign(mark.style, { position: 'absolute', top: `${top}px`, width: '1px', height: '1px' });
  document.body.append(mark);
  mark.scrollIntoView({ block: 'start', behavior: 'instant' });
  mark.remove();
}

/** A host with a script of its own may be about to make the frame as tall as the page, which then scrolls no more. */
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
 * Scrolls the frame page to a place without help of its host: the window itself where it has something to scroll, else
 * what is around the frame.
 *
 * @param seen the part of the window that is seen
 */
export function scrollAround(top: number, seen: VisibleRange): void {
  window.scrollTo({ top, behavior: 'instant' });
  const place = top - window.scrollY;
  const isSeen = place >= seen.top && place < seen.bottom;
  const isTooLow = scrollsItself();
  if (!isTooLow || !isSeen) scrollHost(top);
  if (isTooLow) scrollOnceFitted(top);
}
