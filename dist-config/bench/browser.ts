import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import type { Probe } from './in-page/probe';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** The conditions of an average phone on an average line. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const GIVE_UP_MS = 60_000;
const POLL_MS = 20;

/** The slow parts; both are slow by default. */
type SlowParts = { isNetworkSlow?: boolean; isCpuSlow?: boolean };

/** The conditions of a page. */
export type Conditions = SlowParts & {
  /** The delay of each picture's answer in milliseconds. */
  pictureDelayMs?: number;
  /** The encoding. Only gzip is comparable with the budgets, so other visitors request brotli. */
  encoding?: 'gzip' | 'br';
  /** True for a narrow screen with two dots for each pixel, in place of a wide one. */
  isPhone?: boolean;
  /** The scripts that run first in every page. */
  scripts?: string[];
  /** True to identify as a person: robots get no adverts, and a headless browser identifies as one. */
  isPerson?: boolean;
};

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A visitor with a cache of their own, who opens one page after the other. */
export type Visitor = { visit(slow?: SlowParts): Promise<Visit>; close(): Promise<void> };

/** A page, and its connection to the browser's tools. */
export type Visit = {
  page: Page;
  tools: CDPSession;
  requests: RequestNote[];
  /** The messages of the probes so far. */
  messages: string[];
  close(): Promise<void>;
};

/** A request in the browser's network log; times in milliseconds since 1970. */
export type RequestNote = {
  url: string;
  type: string;
  at: number;
  end?: number;
  bytes: number;
  /** The compression of the answer. */
  encoding?: string;
};

/** Launches a browser. @param scripts texts of the scripts that run first in every page */
export async function openBrowser(...scripts: string[]) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const visitor = (conditions: Conditions = {}) => visitorOf(browser, scripts, conditions);
  return {
    browser,
    visitor,
    /** Opens a visit with an empty cache. */
    async visit(conditions?: Conditions): Promise<Visit> {
      const { visit, close } = await visitor(conditions);
      return { ...(await visit()), close };
    },
    close: () => browser.close(),
  };
}
export type Bench = Awaited<ReturnType<typeof openBrowser>>;

const SCREENS = {
  wide: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

async function visitorOf(browser: Browser, scripts: string[], conditions: Conditions): Promise<Visitor> {
  const { encoding = 'gzip', isPhone = false, isPerson = false, scripts: visitorScripts = [] } = conditions;
  const context = await browser.newContext({
    ...SCREENS[isPhone ? 'phone' : 'wide'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    extraHTTPHeaders: { 'accept-encoding': encoding },
    ...(isPerson && { userAgent: PERSON }),
  });
  context.setDefaultTimeout(GIVE_UP_MS);
  for (const content of [...scripts, ...visitorScripts]) await context.addInitScript({ content });
  return { visit: (slow) => visitIn(context, { ...conditions, ...slow }), close: () => context.close() };
}

async function visitIn(context: BrowserContext, conditions: Conditions): Promise<Visit> {
  const { isNetworkSlow = true, isCpuSlow = true, pictureDelayMs = 0 } = conditions;
  const page = await context.newPage();
  if (pictureDelayMs > 0) {
    await page.route('**/api/media/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, pictureDelayMs));
      await route.continue().catch(() => undefined);
    });
  }
  const tools = await context.newCDPSession(page);
  const requests = await noteRequests(tools);
  const messages: string[] = [];
  await tools.send('Runtime.enable');
  await tools.send('Performance.enable');
  await tools.send('Runtime.addBinding', { name: 'benchTell' });
  tools.on('Runtime.bindingCalled', ({ payload }) => messages.push(payload));
  await slowDown({ tools }, { isNetworkSlow, isCpuSlow });
  return { page, tools, requests, messages, close: () => page.close() };
}

/** Slows line and processor to those of an average phone. */
export async function slowDown({ tools }: Pick<Visit, 'tools'>, slow: SlowParts = {}): Promise<void> {
  const { isNetworkSlow = true, isCpuSlow = true } = slow;
  const speed = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  if (isNetworkSlow)
    await tools.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...speed });
  if (isCpuSlow) await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function noteRequests(tools: CDPSession): Promise<RequestNote[]> {
  const notes: RequestNote[] = [];
  const byId = new Map<string, RequestNote>();
  let clock = 0;
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    clock = wallTime - timestamp;
    const note = { url: request.url, type: type ?? '', at: wallTime * 1000, bytes: 0 };
    byId.set(requestId, note);
    notes.push(note);
  });
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
    Object.assign(byId.get(requestId) ?? {}, { encoding });
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const note = byId.get(requestId);
    if (note) Object.assign(note, { bytes: encodedDataLength, end: (timestamp + clock) * 1000 });
  });
  tools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    Object.assign(byId.get(requestId) ?? {}, { end: (timestamp + clock) * 1000 });
  });
  return notes;
}

/** Reads the merged probe of the page and its frames. */
export async function readProbe({ page }: Visit): Promise<Probe> {
  const probes = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.benchProbe)));
  const [mainProbe] = probes;
  if (!mainProbe) throw new Error('The page has no probe');
  const firstCards = probes.flatMap(({ firstCard }) => firstCard ?? []);
  return {
    ...mainProbe,
    ...(firstCards.length > 0 && { firstCard: Math.min(...firstCards) }),
    ready: probes.flatMap(({ ready }) => ready).sort((a, b) => a - b),
    shift: probes.reduce((sum, { shift }) => sum + shift, 0),
    longTasks: probes.flatMap(({ longTasks }) => longTasks),
    paints: probes.flatMap(({ paints }) => paints),
  };
}

/**
 * Waits until a card is in view and `count` elements have reported that they are ready; polling the page would slow it.
 */
export async function untilReady(visit: Visit, count = 1): Promise<Probe> {
  const giveUp = Date.now() + GIVE_UP_MS;
  const { messages } = visit;
  while (!messages.includes('card') || messages.filter((what) => what === 'ready').length < count) {
    if (Date.now() > giveUp) throw new Error(`${visit.page.url()} was not ready in time`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return readProbe(visit);
}
