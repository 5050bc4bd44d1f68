import { propertyOf, readAttribute } from '../elements/read-attributes';
import { attributesOf, type Tag } from '../elements/registry';
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
import { hashWithSlot } from '../routing/hash-slots';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { type FirstSettings, toFirstSettings } from '../settings/first-settings';
import type { Ask } from './answers';
import type { ElementInPage } from './elements-in';

/** An address of a page, or what finds it. */
export type PageUrl = string | ((host: string) => string | undefined);

/** What the server that prerenders says of all its pages. */
export type Site = {
  ask: Ask;
  /** Settings that the pages set in `window.eventPortalSettings`. */
  settings?: object | undefined;
  /**
   * Address of a page of an event, with `{eventId}` in it, for elements without `detail-url`; for several clients, by
   * the base address that an element asks.
   */
  eventUrl?: PageUrl | undefined;
  /** The same of an article, with `{articleId}` in it. */
  articleUrl?: PageUrl | undefined;
  now: () => number;
};

/** What is known of the page that is served. */
export type Page = {
  /** Absolute. */ url: string;
  locale?: Locale | undefined /** For style elements. */;
  nonce?: string | undefined;
};

/** What an element stands in. */
export type ElementContext = {
  tag: Tag;
  /** The attributes as the element reads them, by property name. */
  input: Readonly<Record<string, unknown>>;
  /** Absolute base address of calls and pictures. */
  host: string;
  page: Page;
  site: Site;
  /** Base of the routes of our own page, where the address of the page names the route. */
  pathBase: string | undefined;
  hrefOf(route: string): string;
};

/** The settings of an element, and how it speaks. */
export type Spoken = { settings: FirstSettings; layers: readonly unknown[]; translation: Translation };

const TEXTS: Record<Locale, Parameters<typeof translateIn>[0]> = {
  de: { ...firstGerman, ...standaloneGerman, ...eventsGerman, ...ownGerman },
  en: { ...firstEnglish, ...standaloneEnglish, ...eventsEnglish, ...ownEnglish },
};

const nothing = () => undefined;

function inputOf(tag: Tag, { attributes }: ElementInPage): Record<string, unknown> {
  const names = Object.keys(attributesOf(tag)).filter((name) => attributes.has(name));
  return Object.fromEntries(
    names.map((name) => [propertyOf(name), readAttribute(tag, name, attributes.get(name) ?? '', nothing)]),
  );
}

/** The absolute form of a `host` attribute; without one, the origin of the page. */
function hostOf(host: unknown, pageUrl: string): string | undefined {
  try {
    const { origin } = new URL(pageUrl);
    const { protocol, href } = new URL(typeof host === 'string' && host.trim() ? host : origin, pageUrl);
    return /^https?:$/.test(protocol) ? href.replace(/[?#].*$/, '').replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined where the element names no host that can be asked */
export function elementContextOf(element: ElementInPage, page: Page, site: Site): ElementContext | undefined {
  const tag = element.tag as Tag;
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

/** The language that the page, or the element, asks for. */
export const localeOf = ({ input, page }: ElementContext): Locale =>
  isLocale(input.locale) ? input.locale : (page.locale ?? 'de');

/** The route that the loader takes for the first one of elements whose own it does not know; see startOf(). */
export const firstRouteIn = (locale: Locale): string => withLocale(paths.secure, locale);

/** @returns undefined where the server's settings lead to another host, or are not there */
export async function spokenIn(around: ElementContext, locale: Locale): Promise<Spoken | undefined> {
  const { site, host, input } = around;
  const answered = await site.ask(`${host}/api/clientSettings`);
  if (!('body' in answered)) return undefined;
  const layers = [answered.body.data, site.settings, input.settings];
  const settings = toFirstSettings(locale, layers);
  if (settings.overrideHost && hostOf(settings.overrideHost, around.page.url) !== host) return undefined;
  const _ = translateIn(TEXTS[locale], locale, settings.languageSettings[locale]);
  return { settings, layers, translation: { _, locale, today: todayInBerlin(site.now()) } };
}
