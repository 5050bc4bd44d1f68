import { firstListRoute } from '../cards/list-input';
import type { ElementTag } from '../elements/registry';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { redirectOf, splitRoute } from '../routing/redirects';
import { routeNameOf } from '../routing/route-table';
import { createFetcher, type FetcherOptions } from './answers';
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
const PAGE_TIMEOUT_MS = 1_000;
/** The cache time in ms, as old as lists get in HTTP caches. */
const CACHE_MS = 30_000;

/** The options of a prerendering server for all its pages. */
export type PrerenderOptions = Partial<Pick<FetcherOptions, 'fetch' | 'patienceMs' | 'keepMs'>> &
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
  const {
    fetch = globalThis.fetch,
    patienceMs = PAGE_TIMEOUT_MS,
    keepMs = CACHE_MS,
    now = Date.now,
    onError,
  } = options;
  const { settings, eventUrl, articleUrl } = options;
  const site: Site = {
    fetchResult: createFetcher({ fetch, patienceMs, keepMs, now }),
    settings,
    eventUrl,
    articleUrl,
    now,
  };
  return async (html, page) => {
    const elements = elementsIn(html, TAGS).filter((element) => !hasOwnField(html, element));
    const drawn = await Promise.all(
      elements.map((element) =>
        draw(element, page, site).catch((error: unknown) => {
          onError?.(error);
          return undefined;
        }),
      ),
    );
    return writePage(html, page, elements, drawn);
  };
}

/** Checks whether the page has its own field in a search box, which works until the script takes over its text. */
const hasOwnField = (html: string, { tag, contentStart, contentEnd }: ElementInPage) =>
  tag === 'event-search' && /<input\b/i.test(html.slice(contentStart, contentEnd));

/** A drawn element with its context. */
type DrawnElement = { context: ElementContext; drawn: Drawn };

async function draw(element: ElementInPage, page: ServedPage, site: Site): Promise<DrawnElement | undefined> {
  const context = elementContextOf(element, page, site);
  const drawn = context && (await drawScreen(context));
  return context && drawn && { context, drawn };
}

function drawScreen(context: ElementContext): Promise<Drawn | undefined> {
  if (context.tag === 'event-teaser') return drawTeaser(context);
  if (context.tag === 'event-search') return drawSearch(context);
  if (context.tag === 'article-list') return drawArticles(context);
  const route = routeOf(context);
  const [path] = splitRoute(withoutLocale(route));
  const id = idInRoute(path);
  if (id) return drawEvent(context, id, route);
  return routeNameOf(path) === 'events' ? drawList(context, route) : Promise.resolve(undefined);
}

/** Returns the first route of an element if the page's address has none. */
function routeOf(context: ElementContext): string {
  const { tag, input, page, pathBase } = context;
  const locale = localeOf(context);
  if (pathBase !== undefined) {
    const { pathname, search } = new URL(page.url);
    const route = pathname.startsWith(pathBase) ? pathname.slice(pathBase.length) + search : '/';
    return redirectOf(route, () => locale) ?? route;
  }
  const { start, eventId } = input;
  if (tag === 'event-detail') return typeof eventId === 'string' ? eventRoute(eventId, locale) : '';
  const startAttribute =
    tag === 'event-list' ? firstListRoute(input) : typeof start === 'string' && start ? start : paths.home;
  const first = startAttribute.replace(/^[/\\]*/, '/');
  const route = localeOfPath(first).base ? first : withLocale(first, locale);
  return redirectOf(route, () => locale) ?? route;
}

function writePage(
  html: string,
  page: ServedPage,
  elements: readonly ElementInPage[],
  drawnElements: readonly (DrawnElement | undefined)[],
): Prerendered {
  const parts: string[] = [];
  let from = 0;
  for (const [index, element] of elements.entries()) {
    const drawnElement = drawnElements[index];
    if (!drawnElement || drawnElement.drawn.head?.isMissing) continue;
    const { drawn } = drawnElement;
    const route = ` data-route="${escaped(drawn.route)}"`;
    parts.push(html.slice(from, element.tagEnd), route, html.slice(element.tagEnd, element.contentStart));
    const light = drawn.light ?? html.slice(element.contentStart, element.contentEnd);
    parts.push(shadowRootOf(drawn, page.nonce), light, drawn.jsonLd ? jsonLdScript(drawn.jsonLd) : '');
    from = element.contentEnd;
  }
  parts.push(html.slice(from));
  const portal = drawnElements.find((one) => one?.context.pathBase !== undefined);
  const joined = parts.join('');
  return {
    html: portal
      ? withHead(joined, portal.drawn, (route) => absolute(portal.context, portal.context.hrefOf(route)))
      : joined,
    isMissing: portal?.drawn.head?.isMissing ?? false,
    missed: elements.filter((_, index) => !drawnElements[index]).map(({ tag }) => tag),
  };
}
