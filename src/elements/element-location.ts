import type { CommonInput } from '../app/element-input';
import { hashLocation } from '../routing/hash-location';
import { withLocale } from '../routing/locale-prefix';
import { pathLocation } from '../routing/path-location';
import { memoryLocation, type PortalLocation } from '../routing/portal-location';
import type { ElementTag } from './registry';
import { resolveLocale } from './resolve-locale';

/** Returns where an element's route lives; values that are unavailable on this page fall back to the default. */
export function historyOf(tag: ElementTag, input: CommonInput, pathBase: string | undefined): string {
  const requested = input.history === 'path' && pathBase === undefined ? undefined : input.history;
  return requested ?? (tag === 'event-portal' ? 'hash' : 'memory');
}

/**
 * Returns the location of an element as if no other element had claimed it.
 *
 * @param pathBase base of path routes; undefined on pages of a host, where they are unavailable
 */
export function unclaimedLocation(tag: ElementTag, input: CommonInput, pathBase: string | undefined): PortalLocation {
  const history = historyOf(tag, input, pathBase);
  if (history === 'path') return pathLocation(pathBase ?? '');
  return history === 'hash' ? hashLocation(input.hashKey) : memoryLocation();
}

/** Returns the route in the element's language, unless the route has a language itself. */
export function startRoute(start: string, input: CommonInput): string {
  // Two slashes at the start would be another host.
  const path = start.replace(/^[/\\]*/, '/');
  return /^\/en(?:[/?]|$)/.test(path) ? path : withLocale(path, resolveLocale(input, path === '/'));
}
