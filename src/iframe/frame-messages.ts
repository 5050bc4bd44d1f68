import { literal, type } from 'superstruct';
import '../api/portal-global';
import { hasShape } from '../lib/parse';
import { fitOpenDialogs } from './dialog-height';
import { observeVisibleRange, rangeOfMessage, type VisibleRange, writeViewport } from './measure-viewport';
import { routeReports } from './report-route';
import { resizeReports } from './resize-reports';
import { readRouteMessage } from './route-message';
import { scrollAround } from './scroll-around';
import { watchChanges } from './watch-changes';

/** Events that precede the opening of a dialog or list. */
const OPENING_EVENTS = ['pointerdown', 'keydown', 'focusin'];

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
  const routes = routeReports(container, host);
  let visibleRange: VisibleRange = { top: 0, bottom: window.innerHeight };
  /** The origin of a host that sends the visible part; other hosts get heights only. */
  let helperOrigin: string | undefined;

  const applyRange = (range: VisibleRange) => {
    visibleRange = range;
    writeViewport(range);
  };
  const requestRange = observeVisibleRange(container, (range) => !helperOrigin && applyRange(range));
  const measureIfNeeded = () => {
    if (!helperOrigin) requestRange();
  };
  watchChanges(container, () => {
    fitOpenDialogs(container);
    report();
    routes.report();
    measureIfNeeded();
  });
  report();
  window.addEventListener('hashchange', routes.report);
  for (const type of OPENING_EVENTS) window.addEventListener(type, measureIfNeeded, { capture: true, passive: true });
  // The hidden part below is measured from the end of the frame.
  window.addEventListener('resize', () => writeViewport(visibleRange));

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== host) return;
    if (hasShape(data, HeightRequest)) answer();
    if (origin === 'null') return;
    const route = readRouteMessage(data);
    if (route) routes.receive(route, origin);
    const range = rangeOfMessage(data);
    if (!range) return;
    helperOrigin = origin;
    applyRange(range);
  });

  if (!window.EventPortal) return;
  window.EventPortal.frame = {
    top: () => window.scrollY + visibleRange.top,
    scrollTo(top) {
      // The host scrolls within the frame only, so it needs the height first.
      report();
      if (helperOrigin) host.postMessage({ type: 'scroll-iframe', top }, helperOrigin);
      else scrollAround(top, visibleRange);
    },
  };
}
