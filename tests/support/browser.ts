import { test as base, expect, type Page } from 'playwright/test';
import { GIVEN, type GivenPage } from './host-pages';
import { type ReusedContext, reuseContext } from './reused-context';

export { expect };

/** The problems of a page that a visitor does not see. */
export type Problems = {
  /** Uncaught errors and unhandled rejections. */
  errors: string[];
  /** Violations of a content security policy. */
  refused: string[];
  /** Our own lines in the console, as 'warning: …' or 'error: …'. */
  said: string[];
};

declare global {
  interface Window {
    /** The number of ready events since the page began. */
    readyCount: number;
  }
}

/** Records all problems of a page. */
function watchProblems(page: Page): Problems {
  const problems: Problems = { errors: [], refused: [], said: [] };
  page.on('pageerror', (error) => problems.errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted ?Type|TrustedHTML/i.test(text)) problems.refused.push(text);
    if (text.startsWith('[event-portal]')) problems.said.push(`${message.type()}: ${text}`);
  });
  return problems;
}

/** Counts the ready elements, from the beginning of each page. */
export const countReady = (page: Page) =>
  page.addInitScript(() => {
    window.readyCount = 0;
    window.addEventListener('portal-ready', () => {
      window.readyCount += 1;
    });
  });

/** The test function with a page whose uncaught errors fail the test. */
export const test = base.extend<{ problems: Problems }, { kept: Map<string, ReusedContext> }>({
  kept: [
    async ({ browser: _ }, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, locale, viewport, contextOptions }, use) => {
    const key = JSON.stringify([locale, viewport, contextOptions]);
    const own = kept.get(key) ?? (await reuseContext(browser));
    kept.set(key, own);
    await use(own.context);
    if (own.isSpoilt()) {
      kept.delete(key);
      await own.context.close();
    } else {
      await own.sweep();
    }
  },
  // A new page gives each test its own history and session storage.
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    // A late answer of a route of the test would fail the test after its end.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  },
  problems: [
    async ({ page }, use) => {
      const problems = watchProblems(page);
      await countReady(page);
      await use(problems);
      expect(problems.errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until this number of elements have shown their first screen. */
export const ready = (page: Page, count = 1) => page.waitForFunction((wanted) => window.readyCount >= wanted, count);

type HostPage = {
  body: string;
  head?: string;
  headers?: Record<string, string>;
  /** Path and query. */
  path?: string;
  /** The origin; by default that of the demo server. */
  origin?: string;
};

/** The script tag of the bundle. */
export const SCRIPT = '<script type="module" src="/dist/event-portal.js"></script>';

/** Returns an element of ours for the town. */
export const element = (tag: string, attributes = '', client = 'stadt') =>
  `<${tag} host="/clients/${client}" ${attributes}></${tag}>`;

/** The attribute with which a list or a portal shows three events on a page: enough where their number says nothing. */
export const FEW = `settings='{"eventList":{"resultsPerPage":3}}'`;

const names = new WeakMap<Page, string>();
let pages = 0;

/** Returns a name that distinguishes pages with other content at the same path, over all workers. */
function nameOf(page: Page): string {
  const name = names.get(page) ?? `${process.pid}-${++pages}`;
  names.set(page, name);
  return name;
}

/** Opens a host page from HTML. */
export const openHost = async (page: Page, host: HostPage) => page.goto(await giveHost(nameOf(page), host));

/**
 * Registers a host page at the demo server.
 *
 * @param name distinguishes it from other pages at the same path
 * @returns its address
 */
export async function giveHost(
  name: string,
  { body, head = SCRIPT, headers = {}, path = '/host-page', origin }: HostPage,
): Promise<string> {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Host</title>${head}</head><body>${body}</body></html>`;
  const address = new URL(`${GIVEN}${name}${path}`, origin ?? process.env.DEMO_URL);
  const content: GivenPage = { html, headers };
  await fetch(address, { method: 'PUT', body: JSON.stringify(content) });
  return address.href;
}

/** Opens a page with one element, and waits for it. */
export async function openElement(page: Page, tag: string, attributes = '', hash = '') {
  await openHost(page, { body: element(tag, attributes), path: `/host-page${hash}` });
  await ready(page);
}
