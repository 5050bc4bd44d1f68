import { isLocale, type Locale, localeOfBrowser } from '../i18n/locale';
import { rememberedLocale } from '../i18n/remembered-locale';
import type { CommonInput } from '../portal/element-input';
import { hashLocation } from '../routing/hash-location';
import { inLocale } from '../routing/locale-of-path';
import { pathLocation } from '../routing/path-location';
import { memoryLocation, type PortalLocation } from '../routing/portal-location';
import type { Tag } from './registry';

/** Where the route of an element lives; what is not offered on this page counts as not asked for. */
export function historyOf(tag: Tag, input: CommonInput, pathBase: string | undefined): string {
  const asked = input.history === 'path' && pathBase === undefined ? undefined : input.history;
  return asked ?? (tag === 'event-portal' ? 'hash' : 'memory');
}

/**
 * The location that an element would have if nobody else had it.
 *
 * @param pathBase base of path routes; undefined on pages of a host, where they are not offered
 */
export function unclaimedLocation(tag: Tag, input: CommonInput, pathBase: string | undefined): PortalLocation {
  const history = historyOf(tag, input, pathBase);
  if (history === 'path') return pathLocation(pathBase ?? '');
  return history === 'hash' ? hashLocation(input.hashKey) : memoryLocation();
}

/** The language of a visitor who has not chosen by the address (spec section 2). */
export function wantedLocale(input: CommonInput, isRootPath: boolean): Locale {
  if (isLocale(input.locale)) return input.locale;
  return rememberedLocale() ?? (isRootPath ? localeOfBrowser(navigator.languages ?? [navigator.language]) : 'de');
}

/** The route with the language that the element wants, unless it names one itself. */
export function startRoute(start: string, input: CommonInput): string {
  // Two slashes at the start would be another host.
  const path = start.replace(/^[/\\]*/, '/');
  return /^\/en(?:[/?]|$)/.test(path) ? path : inLocale(path, wantedLocale(input, path === '/'));
}
