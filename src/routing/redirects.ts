import { parse } from 'regexparam';
import type { Locale } from '../i18n/locale';
import { localeOfPath, withLocale, withoutLocale } from './locale-prefix';
import { REDIRECTS, routeNameOf } from './route-table';

/** Returns the target of a path without a screen. @param path without locale prefix */
function redirectedPath(path: string): string {
  if (routeNameOf(path) !== 'notFound') return path;
  const redirects = REDIRECTS.map(([from, to]) => ({ pattern: parse(from).pattern, to }));
  const redirect = redirects.find(({ pattern }) => pattern.test(path));
  return redirect ? path.replace(redirect.pattern, redirect.to) : path;
}

/**
 * Returns the canonical route: `/` leads to the events, `/auth` to the log-in, a former address to the new one, a
 * trailing slash is dropped (spec section 2).
 *
 * @param localeOfRoot returns the language for the root path without a locale prefix
 * @returns undefined when the route stays as it is
 */
export function redirectOf(route: string, localeOfRoot: () => Locale): string | undefined {
  const [path = '', query] = splitRoute(route);
  const bare = withoutLocale(path)
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  const locale = bare === '/' && localeOfPath(path).base === '' ? localeOfRoot() : localeOfPath(path).locale;
  const target = withLocale(redirectedPath(bare), locale) + query;
  return target === route ? undefined : target;
}

/** Adds a route to return to after the log-in. */
export const withNext = (route: string, next: string): string => `${route}?next=${encodeURIComponent(next)}`;

/** Splits a route into its path, and its query with '?' or ''. */
export function splitRoute(route: string): [path: string, query: string] {
  const queryStart = route.indexOf('?');
  return queryStart < 0 ? [route, ''] : [route.slice(0, queryStart), route.slice(queryStart)];
}
