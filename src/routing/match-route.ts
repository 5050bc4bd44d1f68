import { parse } from 'regexparam';
import { withoutLocale } from './locale-of-path';
import { splitRoute } from './redirects';
import type { RouteParams, ScreenRoute } from './screen-route';

/** The line of a table that answers to a path, and what the path says in it. */
type Match<Route> = { route: Route; params: RouteParams };

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param path without locale prefix and query */
export function matchOf<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): Match<Route> | undefined {
  for (const route of routes) {
    const { keys, pattern } = parse(route.path);
    const found = pattern.exec(path);
    if (found) {
      return { route, params: Object.fromEntries(keys.map((key, index) => [key, decoded(found[index + 1])])) };
    }
  }
  return undefined;
}

/** Loads code and data of the screen that a route leads to, if the table has one. Rejects when either fails. */
export async function preloadRoute<Context>(
  routes: readonly ScreenRoute<Context>[],
  context: Context,
  route: string,
): Promise<void> {
  const [path, query] = splitRoute(withoutLocale(route));
  const match = matchOf(routes, path);
  if (match) await Promise.all([match.route.loadCode(), match.route.loadData?.(context, { ...match, query })]);
}
