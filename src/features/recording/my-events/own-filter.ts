import { memberPaths } from '../../../routing/member-paths';
import { splitRoute } from '../../../routing/redirects';
import { STANDINGS, type Standing } from './own-event';

/** In which order the list stands: the last changed first, the next date first, or by title. */
export const OWN_ORDERS = ['updated', 'date', 'title'] as const;

/** What the list shows of the own events; it stands in the route, so that Back and reload keep it. */
export type OwnFilter = {
  /** Part of the title; '' for all. */
  search: string;
  standing: Standing | undefined;
  order: (typeof OWN_ORDERS)[number];
  /** From 1. */
  page: number;
};

const LAST_PAGE = 10_000;
/** What the server takes. */
export const LONGEST_SEARCH = 100;

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((one) => one === word);

/** Reads the filter out of a route; what is not understood counts as absent. */
export function filterOf(route: string): OwnFilter {
  const query = new URLSearchParams(splitRoute(route)[1]);
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    standing: oneOf(STANDINGS, query.get('status')),
    order: oneOf(OWN_ORDERS, query.get('sort')) ?? 'updated',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The words of the query, as the route and the call have them; what is the default is left out. */
export const queryOf = ({ search, standing, order, page }: OwnFilter): Record<string, string> => ({
  ...(search && { q: search }),
  ...(standing && { status: standing }),
  ...(order !== 'updated' && { sort: order }),
  ...(page > 1 && { page: String(page) }),
});

/** The route of the list with a filter, without locale prefix. */
export function routeOf(filter: OwnFilter): string {
  const query = new URLSearchParams(queryOf(filter)).toString();
  return query ? `${memberPaths.events}?${query}` : memberPaths.events;
}
