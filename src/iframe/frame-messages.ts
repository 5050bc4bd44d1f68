import { literal, type } from 'superstruct';
import '../api/portal-global';
import { hasShape } from '../lib/parse';
import { fitOpenDialogs } from './dialog-height';
import { observeVisibleRange, rangeOfMessage, type VisibleRange, writeViewport } from './measure-viewport';
import { resizeReports } from './resize-reports';
import { scrollAround } from './scroll-around';
import { watchChanges } from './watch-changes';

/** Events that precede the opening of a dialog or list. */
const BEFORE_OPENING = ['pointerdown', 'keydown', 'focusin'];

/** The height request of a host whose script loaded late. */
const HeightRequest = type({ type: literal('resize-iframe-request') });

/**
 * The frame's half of the messages between frame and host page: sends heights and scroll positions, receives the
 * visible part. Only the parent window is accepted; without the host's helper the browser reports the visible part.
 *
 * @param container element that contains the whole client
 */
export function connectToHost(container: HTMLElement): void {
  const host = window.parent;
  const { report, answer } = resizeReports(container, host);
  let seen: VisibleRange = { top: 0, bottom: window.innerHeight };
  /** The origin of a host that sends the visible part; other hosts get heights only. */
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
  // The hidden part below is measured from the end of the frame.
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
      // The host scrolls within the frame only, so it needs the height first.
      report();
      if (teller) host.postMessage({ type: 'scroll-iframe', top }, teller);
      else scrollAround(top, seen);
    },
  };
}
