import { splitRoute } from './redirects';

/** What a server takes as words to search for. */
export const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** What the query of a route says of a list of one's own: the words, the page from 1, and the rest. */
export function ownListQuery(route: string): { search: string; page: number; rest: URLSearchParams } {
  const rest = new URLSearchParams(splitRoute(route)[1]);
  const page = Number(rest.get('page') ?? 1);
  return {
    search: (rest.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    rest,
  };
}

/** A route with a query, without one where nothing is asked for. */
export function routeWith(route: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${route}?${text}` : route;
}
