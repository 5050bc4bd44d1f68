import { literal, type } from 'superstruct';
import '../api/portal-global';
import { hasShape } from '../lib/parse';
import { fitOpenDialogs } from './dialog-height';
import { observeVisibleRange, rangeOfMessage, type VisibleRange, writeViewport } from './measure-viewport';
import { resizeReports } from './resize-reports';
import { scrollAround } from './scroll-around';
import { watchChanges } from './watch-changes';

/** What a visitor does before something opens. */
const BEFORE_OPENING = ['pointerdown', 'keydown', 'focusin'];

/** How a host that came late asks for the height. */
const HeightRequest = type({ type: literal('resize-iframe-request') });

/**
 * The frame's half of what frame and host page say to one another: heights to the host, the part that is seen from it,
 * and places to scroll to. Only the window around the frame is heard; without the host's helper the browser is asked
 * which part is seen.
 *
 * @param container the element that holds the whole client
 */
export function connectToHost(container: HTMLElement): void {
  const host = window.parent;
  const { report, answer } = resizeReports(container, host);
  let seen: VisibleRange = { top: 0, bottom: window.innerHeight };
  /** Origin of a host that tells the part; nobody else hears more than heights. */
  let teller: string | undefined;

  const see = (part: VisibleRange) => {
    seen = part;
    writeViewport(part);
  };
  const ask = observeVisibleRange(container, (part) => !teller && see(part));
  const look = () => {
    if (!teller) ask();
  };
  watchChanges(container, () => {
    fitOpenDialogs(container);
    report();
    look();
  });
  report();
  for (const type of BEFORE_OPENING) window.addEventListener(type, look, { capture: true, passive: true });
  // What is hidden below is counted from the end of the frame.
  window.addEventListener('resize', () => writeViewport(seen));

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== host) return;
    if (hasShape(data, HeightRequest)) answer();
    const part = rangeOfMessage(data);
    if (!part || origin === 'null') return;
    teller = origin;
    see(part);
  });

  if (!window.EventPortal) return;
  window.EventPortal.frame = {
    top: () => window.scrollY + seen.top,
    scrollTo(top) {
      // The host scrolls within the frame only, so it must know the height first.
      report();
      if (teller) host.postMessage({ type: 'scroll-iframe', top }, teller);
      else scrollAround(top, seen);
    },
  };
}
