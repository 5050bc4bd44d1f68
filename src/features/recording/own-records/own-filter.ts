import type { MessageDescriptor } from '@lingui/core';
import { splitRoute } from '../../../routing/redirects';

/** In which order the list stands: the last changed first, the next date first, by title, or the least complete first. */
export const OWN_ORDERS = ['updated', 'date', 'title', 'completeness'] as const;
export type OwnOrder = (typeof OWN_ORDERS)[number];

/** A list of own records of one kind. */
export type OwnList<Row extends { id: string } = { id: string }, Standing extends string = string> = {
  /** Of its calls, as in 'my/events'. */
  path: string;
  /** Its route without locale prefix. */
  route: string;
  /** How a record may stand, in the order in which the list offers them, and in words. */
  standings: readonly Standing[];
  words: Readonly<Record<Standing, MessageDescriptor>>;
  orders: readonly OwnOrder[];
  /** Reads a row of an answer. @throws {ShapeError} naming each field that is absent or has a wrong type */
  read(answer: unknown): Row;
};

/** What the list shows of the own records; it stands in the route, so that Back and reload keep it. */
export type OwnFilter<Standing extends string = string> = {
  /** Part of the title; '' for all. */
  search: string;
  standing: Standing | undefined;
  order: OwnOrder;
  /** From 1. */
  page: number;
};

const LAST_PAGE = 10_000;
/** What the server takes. */
export const LONGEST_SEARCH = 100;

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((one) => one === word);

/** Reads the filter of a list out of a route; what is not understood counts as absent. */
export function filterOf<Standing extends string>(
  { standings, orders }: Pick<OwnList<never, Standing>, 'standings' | 'orders'>,
  route: string,
): OwnFilter<Standing> {
  const query = new URLSearchParams(splitRoute(route)[1]);
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    standing: oneOf(standings, query.get('status')),
    order: oneOf(orders, query.get('sort')) ?? 'updated',
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

/** The route of a list with a filter, without locale prefix. */
export function routeOf({ route }: Pick<OwnList, 'route'>, filter: OwnFilter): string {
  const query = new URLSearchParams(queryOf(filter)).toString();
  return query ? `${route}?${query}` : route;
}
