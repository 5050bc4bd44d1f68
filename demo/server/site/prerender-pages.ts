import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { Prerender, PrerenderOptions } from '../../../src/prerender/prerender';
import type { AppEnv } from '../platform/http/app-env';
import type { SiteOptions } from './options';

/** The event pages without scripts, by the end of the client's base address. */
const EVENT_PAGES: readonly (readonly [client: string, page: string])[] = [
  ['/clients/stadt', '/portal/events/{eventId}'],
];
const NOT_FOUND = 404;

type Bundle = { newPrerender(options: PrerenderOptions): Prerender };

/** Prerenders our elements in the demo pages, for search engines and for readers without scripts. */
export function prerenderPages(app: Hono<AppEnv>, options: SiteOptions): void {
  const { publicUrl, now, onError, prerenderMs } = options;
  let prerenderer: Promise<Prerender | undefined> | undefined;

  async function createPrerender(): Promise<Prerender | undefined> {
    try {
      const file = pathToFileURL(join(options.distFolder, 'prerender/index.js')).href;
      const { newPrerender }: Bundle = await import(file);
      return newPrerender({
        // Own calls bypass the network.
        fetch: async (url, init) =>
          url.startsWith(`${publicUrl()}/`) ? app.fetch(new Request(url, init)) : fetch(url, init),
        eventUrl: (host) => EVENT_PAGES.find(([client]) => host.endsWith(client))?.[1],
        patienceMs: prerenderMs,
        now: () => now().getTime(),
        onError,
      });
    } catch (error) {
      // An older bundle has no prerenderer: pages are served without it.
      onError(error);
      return undefined;
    }
  }

  app.use(async (context, next) => {
    await next();
    const { res: answer } = context;
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
    prerenderer ??= createPrerender();
    const prerender = await prerenderer;
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

/** Adds the canonical address of a page, unless it has one. */
const withAddress = (html: string, address: string) =>
  /<link rel="canonical"/.test(html)
    ? html
    : html.replace('</head>', () => `<link rel="canonical" href="${encodeURI(address)}">\n</head>`);
