import { useEffect, useMemo } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal, useRoute } from '../../../portal/portal';
import { useQuery } from '../../../portal/use-query';
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
  const route = routeOf(list, filter);
  const { step, value, error, retry } = useQuery<{ route: string; page: OwnPage<Row, Standing> }>(
    {
      key: [route],
      async load(signal, shown) {
        const page = await findOwn(client, list, filter, signal);
        const rows = shown?.route === route ? inTheirPlaces(shown.page.rows, page.rows) : page.rows;
        return { route, page: { ...page, rows } };
      },
    },
    { keepPrevious: true },
  );
  const page = value?.page;
  const isLoading = step === 'loading';
  const isPastEnd = step === 'ready' && filter.page > value.page.pageCount;
  useEffect(() => {
    if (isPastEnd && page) show({ ...filter, page: page.pageCount });
  });
  return { ...{ filter, show, page, isLoading }, error: isLoading ? undefined : error, reload: retry };
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
