/*
 * Runs in every page and frame from its very beginning, the same for every contestant, and notes when what a visitor
 * waits for is there. Times are milliseconds since 1970, so that those of a frame and of its page compare.
 */

/** What the probe has noted. */
export type Probe = {
  /** When the page was asked for. */
  start: number;
  /** The first frame with a card in view that shows its title. */
  firstCard?: number;
  /** When each application said that it is ready. */
  ready: number[];
  /** Sum of all layout shifts so far. */
  shift: number;
  /** Duration of each interaction in milliseconds, as the browser measures it in steps of 8. */
  interactions: number[];
  /** Begin and length of each task over 50 ms. */
  longTasks: { at: number; duration: number }[];
  /** Each time something larger than all before was painted. */
  paints: { at: number; size: number; isPicture: boolean }[];
  /** Ends the look at every frame for a card, on a page that has none. */
  isWithoutCards?: boolean;
};

declare global {
  interface Window {
    benchProbe: Probe;
    /** Tells the benchmark that a card is in view or an element ready; costs the page next to nothing. */
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

function look(): void {
  if (hasCardInView()) {
    probe.firstCard = now();
    window.benchTell?.('card');
  } else if (!probe.isWithoutCards) requestAnimationFrame(look);
}
requestAnimationFrame(look);

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
