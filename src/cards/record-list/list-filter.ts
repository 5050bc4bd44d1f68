import type { MessageDescriptor } from '@lingui/core';
import { splitRoute } from '../../routing/redirects';

/** The orders of a list: last changed first, next date first, by title, or least complete first. */
export const LIST_ORDERS = ['updated', 'date', 'title', 'completeness'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The filter and sort options of a list of the author's records. */
export type RecordListDefinition<Status extends string = string> = {
  /** The route without locale prefix. */
  route: string;
  /** The name of the status in route and call. */
  statusParameter: 'status' | 'state';
  /** The statuses in the order of the list, and their labels. */
  statuses: readonly Status[];
  labels: Readonly<Record<Status, MessageDescriptor>>;
  orders: readonly ListOrder[];
};

/** The filter of a list of the author's records; it is part of the route, so that Back and reload keep it. */
export type RecordListFilter<Status extends string = string> = {
  /** The searched text; '' for all. */
  search: string;
  status: Status | undefined;
  order: ListOrder;
  /** The page, from 1. */
  page: number;
};

const LAST_PAGE = 10_000;
/** The maximum length of a search, as at the server. */
export const MAX_SEARCH_LENGTH = 100;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

/** Reads the filter of a list from a route; invalid values count as absent. */
export function recordListFilter<Status extends string>(
  { statusParameter, statuses, orders }: Pick<RecordListDefinition<Status>, 'statusParameter' | 'statuses' | 'orders'>,
  route: string,
): RecordListFilter<Status> {
  const query = new URLSearchParams(splitRoute(route)[1]);
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: oneOf(statuses, query.get(statusParameter)),
    order: oneOf(orders, query.get('sort')) ?? 'updated',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the query of a filter for route and call, without defaults. */
export const recordListQuery = (
  { statusParameter }: Pick<RecordListDefinition, 'statusParameter'>,
  { search, status, order, page }: RecordListFilter,
): Record<string, string> => ({
  ...(search && { q: search }),
  ...(status && { [statusParameter]: status }),
  ...(order !== 'updated' && { sort: order }),
  ...(page > 1 && { page: String(page) }),
});

/** Returns the route of a filtered list, without locale prefix. */
export function routeOf(
  list: Pick<RecordListDefinition, 'route' | 'statusParameter'>,
  filter: RecordListFilter,
): string {
  const query = new URLSearchParams(recordListQuery(list, filter)).toString();
  return query ? `${list.route}?${query}` : list.route;
}
