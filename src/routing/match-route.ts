import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { localeOfPath, withoutLocale } from './locale-prefix';
import { splitRoute } from './redirects';
import type { RouteParams, ScreenRoute } from './screen-route';

/** The line of a table that matches a path, and the parameters of the path. */
type Match<Route> = { route: Route; params: RouteParams };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const decodedParams = (params: Readonly<Record<string, string | undefined>>): RouteParams =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text && decoded(text)]));

/** Finds the first matching line. @param path without locale prefix and query */
export function matchOf<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): Match<Route> | undefined {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.path, path);
    if (isMatch) return { route, params: decodedParams(params) };
  }
  return undefined;
}

/** Loads code and data of the screen of a route, if the table has one. Rejects when either fails. */
export async function preloadRoute<Context>(
  routes: readonly ScreenRoute<Context>[],
  context: Context,
  route: string,
): Promise<void> {
  const [path, query] = splitRoute(withoutLocale(route));
  const match = matchOf(routes, path);
  const { locale } = localeOfPath(route);
  if (match) await Promise.all([match.route.loadCode(), match.route.loadData?.(context, { ...match, query, locale })]);
}
