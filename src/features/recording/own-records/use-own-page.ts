import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { keepOrder } from '../../../portal/record-list/keep-order';
import { routeOf } from '../../../portal/record-list/list-filter';
import type { ListState } from '../../../portal/record-list/record-list';
import { useListFilter } from '../../../portal/record-list/use-list-filter';
import { findOwn, type OwnPage } from '../api';
import type { OwnList } from './own-list';

type State<Page> = { key: string; route: string; page: Page | undefined; error: unknown };

/**
 * The own records by the filter in the route. While another page or filter is loading, the rows before stay, so that
 * nothing jumps. They are never taken from a cache: the form next door changes them. Who asks for a page behind the last
 * one gets the last one.
 *
 * @param list stays the same
 */
export function useOwnPage<Row extends { id: string }, Status extends string>(
  list: OwnList<Row, Status>,
): ListState<Row, Status> {
  const { client } = usePortal();
  const [filter, show] = useListFilter(list);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State<OwnPage<Row, Status>>>({
    ...{ key: '', route: '', page: undefined, error: undefined },
  });
  const route = routeOf(list, filter);
  const key = `${turn} ${route}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the filter does.
  useEffect(() => {
    const stop = new AbortController();
    findOwn(client, list, filter, stop.signal).then(
      (page) =>
        !stop.signal.aborted &&
        setState((before) => {
          const seen = before.route === route ? before.page?.rows : undefined;
          const rows = seen ? keepOrder(seen, page.rows) : page.rows;
          return { key, route, page: { ...page, rows }, error: undefined };
        }),
      (error: unknown) => !stop.signal.aborted && setState((before) => ({ ...before, key, error })),
    );
    return () => stop.abort();
  }, [client, key]);

  const { page } = state;
  const isLoading = state.key !== key;
  const isPastEnd = !isLoading && page !== undefined && filter.page > page.pageCount;
  useEffect(() => {
    if (isPastEnd) show({ ...filter, page: page.pageCount });
  });
  return {
    ...{ filter, show, page, isLoading },
    error: state.key === key ? state.error : undefined,
    reload: useCallback(() => setTurn((last) => last + 1), []),
  };
}
