import type { Browser, BrowserContext, CDPSession } from 'playwright/test';

/** A context that tests reuse: a new one for each takes a third of the time, and has not cached the code. */
export type ReusedContext = {
  context: BrowserContext;
  /** Deletes all traces of a test, except for the bundle in the cache. */
  sweep(): Promise<void>;
  /** Returns true if a test has replaced the clock, which affects all later pages. */
  isSpoilt(): boolean;
};

const CLOCK_ACTS = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Creates a context with the options of the running test. */
export async function reuseContext(browser: Browser): Promise<ReusedContext> {
  const context = await browser.newContext();
  const origins = watchOrigins(context);
  const isSpoilt = watchClock(context);
  // The window stays open with this page, while the pages of tests come and go.
  const first = await context.newPage();
  const session = await context.newCDPSession(first);
  return {
    context,
    isSpoilt,
    async sweep() {
      for (const event of ['request', 'response'] as const) context.removeAllListeners(event);
      await Promise.all(context.pages().map((page) => (page === first ? undefined : page.close())));
      await context.clearCookies();
      await Promise.all([...origins].map((origin) => clear(session, origin)));
      origins.clear();
    },
  };
}

const clear = (session: CDPSession, origin: string) =>
  session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });

/** Records origins. @returns the origins opened since they were cleared */
function watchOrigins(context: BrowserContext): Set<string> {
  const origins = new Set<string>();
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin.startsWith('http')) origins.add(origin);
    });
  });
  return origins;
}

function watchClock({ clock }: BrowserContext): () => boolean {
  let isReplaced = false;
  for (const name of CLOCK_ACTS) {
    const act = clock[name].bind(clock) as (...given: unknown[]) => Promise<void>;
    clock[name] = (...given: unknown[]) => {
      isReplaced = true;
      return act(...given);
    };
  }
  return () => isReplaced;
}
