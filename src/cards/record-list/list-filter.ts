import type { MessageDescriptor } from '@lingui/core';
import { splitRoute } from '../../routing/redirects';

/** In which order a list stands: the last changed first, the next date first, by title, or the least complete first. */
export const LIST_ORDERS = ['updated', 'date', 'title', 'completeness'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** What a list of own records can be filtered and sorted by. */
export type ListDescription<Status extends string = string> = {
  /** Its route without locale prefix. */
  route: string;
  /** What the route and the call name the status. */
  statusParameter: 'status' | 'state';
  /** The statuses in the order in which the list offers them, and in words. */
  statuses: readonly Status[];
  words: Readonly<Record<Status, MessageDescriptor>>;
  orders: readonly ListOrder[];
};

/** What the list shows of the own records; it stands in the route, so that Back and reload keep it. */
export type ListFilter<Status extends string = string> = {
  /** What is searched for; '' for all. */
  search: string;
  status: Status | undefined;
  order: ListOrder;
  /** From 1. */
  page: number;
};

const LAST_PAGE = 10_000;
/** What the server takes. */
export const MAX_SEARCH_LENGTH = 100;

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((one) => one === word);

/** Reads the filter of a list out of a route; what is not understood counts as absent. */
export function filterOf<Status extends string>(
  { statusParameter, statuses, orders }: Pick<ListDescription<Status>, 'statusParameter' | 'statuses' | 'orders'>,
  route: string,
): ListFilter<Status> {
  const query = new URLSearchParams(splitRoute(route)[1]);
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: oneOf(statuses, query.get(statusParameter)),
    order: oneOf(orders, query.get('sort')) ?? 'updated',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the query of a filter, as the route and the call have it; what is the default is left out. */
export const queryOf = (
  { statusParameter }: Pick<ListDescription, 'statusParameter'>,
  { search, status, order, page }: ListFilter,
): Record<string, string> => ({
  ...(search && { q: search }),
  ...(status && { [statusParameter]: status }),
  ...(order !== 'updated' && { sort: order }),
  ...(page > 1 && { page: String(page) }),
});

/** Returns the route of a list with a filter, without locale prefix. */
export function routeOf(list: Pick<ListDescription, 'route' | 'statusParameter'>, filter: ListFilter): string {
  const query = new URLSearchParams(queryOf(list, filter)).toString();
  return query ? `${list.route}?${query}` : list.route;
}
