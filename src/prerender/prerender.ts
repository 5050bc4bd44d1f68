import { firstListRoute } from '../cards/list-input';
import type { ElementTag } from '../elements/registry';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { redirectOf, splitRoute } from '../routing/redirects';
import { routeNameOf } from '../routing/route-table';
import { type AskOptions, createFetcher } from './answers';
import { jsonLdScript, withHead } from './document-head';
import { drawArticles } from './draw-articles';
import { drawEvent, eventRoute, idInRoute } from './draw-event';
import { drawList } from './draw-list';
import { drawSearch } from './draw-search';
import { drawTeaser } from './draw-teaser';
import type { Drawn } from './drawn';
import { type ElementInPage, elementsIn } from './elements-in';
import { absolute } from './links-of';
import { type ElementContext, elementContextOf, localeOf, type ServedPage, type Site } from './page-context';
import { shadowRootOf } from './styles-of';
import { escaped } from './to-html';

const TAGS = [
  'event-portal',
  'event-list',
  'event-teaser',
  'event-search',
  'event-detail',
  'article-list',
] as const satisfies ElementTag[];
const PATIENCE_MS = 1_000;
/** The cache time in ms, as old as lists get in HTTP caches. */
const KEEP_MS = 30_000;

/** The options of a prerendering server for all its pages. */
export type PrerenderOptions = Partial<Pick<AskOptions, 'fetch' | 'patienceMs' | 'keepMs'>> &
  Partial<Pick<Site, 'settings' | 'eventUrl' | 'articleUrl' | 'now'>> & {
    /** Called with the error that prevented an element's drawing, other than a missing response. */
    onError?: (error: unknown) => void;
  };

/** A page with the content of its elements. */
export type Prerendered = {
  html: string;
  /** True if the page shows one event that does not exist: its server responds 404. */
  isMissing: boolean;
  /** The tags of the elements that were left unchanged. */
  missed: string[];
};

/** Writes the content of a page's elements into its HTML. Never rejects: a failed element stays unchanged. */
export type Prerender = (html: string, page: ServedPage) => Promise<Prerendered>;

/** Returns the function that prerenders all pages of a server with a shared cache (see `newAsk`). */
export function newPrerender(options: PrerenderOptions = {}): Prerender {
  const { fetch = globalThis.fetch, patienceMs = PATIENCE_MS, keepMs = KEEP_MS, now = Date.now, onError } = options;
  const { settings, eventUrl, articleUrl } = options;
  const site: Site = { ask: createFetcher({ fetch, patienceMs, keepMs, now }), settings, eventUrl, articleUrl, now };
  return async (html, page) => {
    const found = elementsIn(html, TAGS).filter((element) => !hasOwnField(html, element));
    const drawn = await Promise.all(
      found.map((element) =>
        draw(element, page, site).catch((error: unknown) => {
          onError?.(error);
          return undefined;
        }),
      ),
    );
    return written(html, page, found, drawn);
  };
}

/** Checks whether the page has its own field in a search box, which works until the script takes over its text. */
const hasOwnField = (html: string, { tag, from, to }: ElementInPage) =>
  tag === 'event-search' && /<input\b/i.test(html.slice(from, to));

/** A drawn element with its context. */
type Placed = { around: ElementContext; drawn: Drawn };

async function draw(element: ElementInPage, page: ServedPage, site: Site): Promise<Placed | undefined> {
  const around = elementContextOf(element, page, site);
  const drawn = around && (await drawIn(around));
  return around && drawn && { around, drawn };
}

function drawIn(around: ElementContext): Promise<Drawn | undefined> {
  if (around.tag === 'event-teaser') return drawTeaser(around);
  if (around.tag === 'event-search') return drawSearch(around);
  if (around.tag === 'article-list') return drawArticles(around);
  const route = routeOf(around);
  const [path] = splitRoute(withoutLocale(route));
  const id = idInRoute(path);
  if (id) return drawEvent(around, id, route);
  return routeNameOf(path) === 'events' ? drawList(around, route) : Promise.resolve(undefined);
}

/** Returns the first route of an element if the page's address has none. */
function routeOf(around: ElementContext): string {
  const { tag, input, page, pathBase } = around;
  const locale = localeOf(around);
  if (pathBase !== undefined) {
    const { pathname, search } = new URL(page.url);
    const route = pathname.startsWith(pathBase) ? pathname.slice(pathBase.length) + search : '/';
    return redirectOf(route, () => locale) ?? route;
  }
  const { start, eventId } = input;
  if (tag === 'event-detail') return typeof eventId === 'string' ? eventRoute(eventId, locale) : '';
  const own = tag === 'event-list' ? firstListRoute(input) : typeof start === 'string' && start ? start : paths.home;
  const first = own.replace(/^[/\\]*/, '/');
  const route = localeOfPath(first).base ? first : withLocale(first, locale);
  return redirectOf(route, () => locale) ?? route;
}

function written(
  html: string,
  page: ServedPage,
  found: readonly ElementInPage[],
  placed: readonly (Placed | undefined)[],
): Prerendered {
  const parts: string[] = [];
  let from = 0;
  for (const [index, element] of found.entries()) {
    const one = placed[index];
    if (!one || one.drawn.head?.isMissing) continue;
    const { drawn } = one;
    const route = ` data-route="${escaped(drawn.route)}"`;
    parts.push(html.slice(from, element.tagEnd), route, html.slice(element.tagEnd, element.from));
    const light = drawn.light ?? html.slice(element.from, element.to);
    parts.push(shadowRootOf(drawn, page.nonce), light, drawn.jsonLd ? jsonLdScript(drawn.jsonLd) : '');
    from = element.to;
  }
  parts.push(html.slice(from));
  const own = placed.find((one) => one?.around.pathBase !== undefined);
  const whole = parts.join('');
  return {
    html: own ? withHead(whole, own.drawn, (route) => absolute(own.around, own.around.hrefOf(route))) : whole,
    isMissing: own?.drawn.head?.isMissing ?? false,
    missed: found.filter((_, index) => !placed[index]).map(({ tag }) => tag),
  };
}
