import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal, useRoute } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { findOwn, type OwnPage } from '../api';
import { inTheirPlaces } from './in-their-places';
import { filterOf, type OwnFilter, type OwnList, routeOf } from './own-filter';

/** How far the list is. While another page or filter is loading, the rows before stay, so that nothing jumps. */
export type OwnPageState<Row, Standing extends string> = {
  filter: OwnFilter<Standing>;
  /** Shows the list with another filter, which then stands in the route. */
  show(filter: OwnFilter<Standing>): void;
  page: OwnPage<Row, Standing> | undefined;
  isLoading: boolean;
  /** Why the last call failed. */
  error: unknown;
  /** Asks again, as after a change. */
  reload(): void;
};

type State<Page> = { key: string; route: string; page: Page | undefined; error: unknown };

/**
 * The own records by the filter in the route. They are never taken from a cache: the form next door changes them. Who
 * asks for a page behind the last one gets the last one.
 *
 * @param list stays the same
 */
export function useOwnPage<Row extends { id: string }, Standing extends string>(
  list: OwnList<Row, Standing>,
): OwnPageState<Row, Standing> {
  const { client } = usePortal();
  const [filter, show] = useOwnFilter(list);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State<OwnPage<Row, Standing>>>({
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
          const rows = seen ? inTheirPlaces(seen, page.rows) : page.rows;
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

/** The filter in the route, and how another one gets there; what is typed makes no entry in the history. */
function useOwnFilter<Standing extends string>(
  list: Pick<OwnList<never, Standing>, 'route' | 'standings' | 'orders'>,
): [OwnFilter<Standing>, (filter: OwnFilter<Standing>) => void] {
  const { locale } = useSpeech();
  const { navigate } = usePortal();
  const route = useRoute();
  const filter = useMemo(() => filterOf(list, route), [list, route]);
  const show = (next: OwnFilter<Standing>) =>
    navigate(inLocale(routeOf(list, next), locale), { replace: next.search !== filter.search });
  return [filter, show];
}
