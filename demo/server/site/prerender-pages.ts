import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { Prerender, PrerenderOptions } from '../../../src/prerender/prerender';
import type { AppEnv } from '../platform/http/app-env';
import type { SiteOptions } from './options';

/** The page of an event that needs no script, by the end of its client's base address. */
const EVENT_PAGES: readonly (readonly [client: string, page: string])[] = [
  ['/clients/stadt', '/portal/events/{eventId}'],
];
const NOT_FOUND = 404;

type Bundle = { newPrerender(options: PrerenderOptions): Prerender };

/** Writes what our elements show into the demo pages, for search engines and for readers whose scripts are off. */
export function prerenderPages(app: Hono<AppEnv>, options: SiteOptions): void {
  const { publicUrl, now, onError, prerenderMs } = options;
  let made: Promise<Prerender | undefined> | undefined;

  async function make(): Promise<Prerender | undefined> {
    try {
      const file = pathToFileURL(join(options.distFolder, 'prerender/index.js')).href;
      const { newPrerender }: Bundle = await import(file);
      return newPrerender({
        // Our own calls need no way over the network.
        fetch: async (url, init) =>
          url.startsWith(`${publicUrl()}/`) ? app.fetch(new Request(url, init)) : fetch(url, init),
        eventUrl: (host) => EVENT_PAGES.find(([client]) => host.endsWith(client))?.[1],
        patienceMs: prerenderMs,
        now: () => now().getTime(),
        onError,
      });
    } catch (error) {
      // A bundle from before there was one: pages are served without it.
      onError(error);
      return undefined;
    }
  }

  app.use(async (context, next) => {
    await next();
    const { res: answer } = context;
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
    made ??= make();
    const prerender = await made;
    const html = await answer.text();
    const { pathname, search } = new URL(context.req.url);
    const page = await prerender?.(html, { url: publicUrl() + pathname + search });
    const status = page?.isMissing ? NOT_FOUND : answer.status;
    context.res = undefined;
    context.res = new Response(withAddress(page?.html ?? html, publicUrl() + pathname), {
      headers: answer.headers,
      status,
    });
  });
}

/** Says which address a page is known by, unless it says so itself. */
const withAddress = (html: string, address: string) =>
  /<link rel="canonical"/.test(html)
    ? html
    : html.replace('</head>', () => `<link rel="canonical" href="${encodeURI(address)}">\n</head>`);
