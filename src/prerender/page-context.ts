import { propertyOf, readAttribute } from '../elements/read-attributes';
import { attributesOf, type ElementTag } from '../elements/registry';
import { messages as eventsGerman } from '../i18n/de.po?events';
import { messages as firstGerman } from '../i18n/de.po?loader';
import { messages as ownGerman } from '../i18n/de.po?prerender';
import { messages as standaloneGerman } from '../i18n/de.po?standalone';
import { messages as eventsEnglish } from '../i18n/en.po?events';
import { messages as firstEnglish } from '../i18n/en.po?loader';
import { messages as ownEnglish } from '../i18n/en.po?prerender';
import { messages as standaloneEnglish } from '../i18n/en.po?standalone';
import { isLocale, type Locale } from '../i18n/locale';
import { translateIn } from '../i18n/translate';
import type { Translation } from '../i18n/translation';
import { todayInBerlin } from '../lib/days';
import { capabilitiesIn, type Has, hasIn } from '../model/capabilities';
import { hashWithSlot } from '../routing/hash-slots';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { type FirstSettings, toFirstSettings } from '../settings/first-settings';
import { limitSettings } from '../settings/limit-settings';
import type { Fetcher } from './answers';
import type { ElementInPage } from './elements-in';

/** The address of a page, or a function that returns it. */
export type PageUrl = string | ((host: string) => string | undefined);

/** The options of a prerendering server for all its pages. */
export type Site = {
  fetchResult: Fetcher;
  /** The settings of the pages in `window.eventPortalSettings`. */
  settings?: object | undefined;
  /**
   * The address template of an event's page with `{eventId}`, for elements without `detail-url`; for several clients a
   * function of the element's API host.
   */
  eventUrl?: PageUrl | undefined;
  /** The same for an article, with `{articleId}`. */
  articleUrl?: PageUrl | undefined;
  now: () => number;
};

/** The served page. */
export type ServedPage = {
  /** The absolute address. */ url: string;
  locale?: Locale | undefined /** For style elements. */;
  nonce?: string | undefined;
};

/** The context of an element. */
export type ElementContext = {
  tag: ElementTag;
  /** The attributes as the element reads them, by property name. */
  input: Readonly<Record<string, unknown>>;
  /** The absolute base address of calls and pictures. */
  host: string;
  page: ServedPage;
  site: Site;
  /** The base of path routes on a page of the product, whose address contains the route. */
  pathBase: string | undefined;
  hrefOf(route: string): string;
};

/** The settings and the translation of an element. */
export type PageTranslation = {
  settings: FirstSettings;
  layers: readonly unknown[];
  translation: Translation;
  /** The check for what the backend has. */
  has: Has;
};

const TEXTS: Record<Locale, Parameters<typeof translateIn>[0]> = {
  de: { ...firstGerman, ...standaloneGerman, ...eventsGerman, ...ownGerman },
  en: { ...firstEnglish, ...standaloneEnglish, ...eventsEnglish, ...ownEnglish },
};

const ignoreProblem = () => undefined;

function inputOf(tag: ElementTag, { attributes }: ElementInPage): Record<string, unknown> {
  const names = Object.keys(attributesOf(tag)).filter((name) => attributes.has(name));
  return Object.fromEntries(
    names.map((name) => [propertyOf(name), readAttribute(tag, name, attributes.get(name) ?? '', ignoreProblem)]),
  );
}

/** Returns the absolute form of a `host` attribute; without one, the origin of the page. */
function hostOf(host: unknown, pageUrl: string): string | undefined {
  try {
    const { origin } = new URL(pageUrl);
    const { protocol, href } = new URL(typeof host === 'string' && host.trim() ? host : origin, pageUrl);
    return /^https?:$/.test(protocol) ? href.replace(/[?#].*$/, '').replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the context of an element, undefined if its host is invalid. */
export function elementContextOf(element: ElementInPage, page: ServedPage, site: Site): ElementContext | undefined {
  const tag = element.tag as ElementTag;
  const input = inputOf(tag, element);
  const host = hostOf(input.host, page.url);
  if (!host) return undefined;
  const base = element.attributes.get('data-path-base');
  const pathBase = base !== undefined && input.history === 'path' ? base : undefined;
  const { hashKey } = input;
  const inHash = (route: string) => (typeof hashKey === 'string' ? hashWithSlot('', hashKey, route) : `#${route}`);
  const hrefOf = (route: string) => (pathBase === undefined ? inHash(route) : pathBase + route);
  return { tag, input, host, page, site, pathBase, hrefOf };
}

/** Returns the language of the page or the element. */
export const localeOf = ({ input, page }: ElementContext): Locale =>
  isLocale(input.locale) ? input.locale : (page.locale ?? 'de');

/** Returns the route that the loader assumes for elements without a start route of their own; see startRouteOf(). */
export const firstRouteIn = (locale: Locale): string => withLocale(paths.secure, locale);

/** Returns settings and translation, undefined if the server's settings are missing or lead to another host. */
export async function loadPageTranslation(
  context: ElementContext,
  locale: Locale,
): Promise<PageTranslation | undefined> {
  const { site, host, input } = context;
  const result = await site.fetchResult(`${host}/api/clientSettings`);
  if (!('body' in result)) return undefined;
  const layers = [result.body.data, site.settings, input.settings];
  const has = hasIn(capabilitiesIn(result.body.data));
  const settings = limitSettings(toFirstSettings(locale, layers), has);
  if (settings.overrideHost && hostOf(settings.overrideHost, context.page.url) !== host) return undefined;
  const _ = translateIn(TEXTS[locale], locale, settings.languageSettings[locale]);
  return { settings, layers, has, translation: { _, locale, today: todayInBerlin(site.now()) } };
}
