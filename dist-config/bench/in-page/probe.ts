/*
 * Runs in every page and frame from its very beginning, the same for every contestant, and records the times that
 * matter to visitors. Times are milliseconds since 1970, so that those of a frame and of its page compare.
 */

/** The recorded values of the probe. */
export type Probe = {
  /** The start of the page's request. */
  start: number;
  /** The first frame with a card in view that shows its title. */
  firstCard?: number;
  /** The times when the applications reported that they are ready. */
  ready: number[];
  /** The sum of all layout shifts so far. */
  shift: number;
  /** The duration of each interaction in milliseconds, as the browser measures it in steps of 8. */
  interactions: number[];
  /** The start and duration of each task over 50 ms. */
  longTasks: { at: number; duration: number }[];
  /** The paints that were larger than all before. */
  paints: { at: number; size: number; isPicture: boolean }[];
  /** True to stop the search for a card in every frame, on a page that has none. */
  isWithoutCards?: boolean;
};

declare global {
  interface Window {
    benchProbe: Probe;
    /** Notifies the benchmark of a visible card or a ready element; costs the page next to nothing. */
    benchTell?: (what: string) => void;
  }
}

const CARD_TITLES = 'article :is(h1, h2, h3, h4, h5, h6)';
const HOSTS = 'event-list, event-portal, event-detail, article-list, vanilla-list, react-list';

const now = () => performance.timeOrigin + performance.now();
const probe: Probe = {
  start: performance.timeOrigin,
  ready: [],
  shift: 0,
  interactions: [],
  longTasks: [],
  paints: [],
};
window.benchProbe = probe;

function isInView(title: Element): boolean {
  if (!title.textContent?.trim() || !title.checkVisibility({ visibilityProperty: true })) return false;
  const { top, bottom, height } = title.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
}

function hasCardInView(): boolean {
  for (const host of document.querySelectorAll(HOSTS)) {
    for (const title of (host.shadowRoot ?? host).querySelectorAll(CARD_TITLES)) if (isInView(title)) return true;
  }
  return false;
}

function checkForCards(): void {
  if (hasCardInView()) {
    probe.firstCard = now();
    window.benchTell?.('card');
  } else if (!probe.isWithoutCards) requestAnimationFrame(checkForCards);
}
requestAnimationFrame(checkForCards);

document.addEventListener('portal-ready', () => {
  probe.ready.push(now());
  window.benchTell?.('ready');
});

function observe(type: string, note: (entry: PerformanceEntry) => void, options: object = {}): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
}
observe('layout-shift', (entry) => {
  if ('value' in entry && typeof entry.value === 'number') probe.shift += entry.value;
});
observe(
  'event',
  (entry) => {
    if ('interactionId' in entry && entry.interactionId) probe.interactions.push(entry.duration);
  },
  { durationThreshold: 16 },
);
observe('longtask', ({ startTime, duration }) => {
  probe.longTasks.push({ at: performance.timeOrigin + startTime, duration });
});
observe('largest-contentful-paint', (entry) => {
  if (!(entry instanceof LargestContentfulPaint)) return;
  probe.paints.push({ at: performance.timeOrigin + entry.startTime, size: entry.size, isPicture: entry.url !== '' });
});
