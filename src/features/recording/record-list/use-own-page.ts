import { useEffect } from 'react';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { keepOrder } from '../../../cards/record-list/keep-order';
import { routeOf } from '../../../cards/record-list/list-filter';
import type { ListState } from '../../../cards/record-list/record-list';
import { useListFilter } from '../../../cards/record-list/use-list-filter';
import { findOwnRecords, type OwnRecordPage } from '../api';
import type { OwnRecordList } from './own-list';

/**
 * Loads the page of own records given by the filter in the route. The previous rows stay while it loads, so that the
 * layout does not jump. Results are not cached, because the form changes them. A page beyond the last one becomes the
 * last one.
 *
 * @param list must be stable
 */
export function useOwnPage<Row extends { id: string }, Status extends string>(
  list: OwnRecordList<Row, Status>,
): ListState<Row, Status> {
  const { client } = usePortal();
  const [filter, show] = useListFilter(list);
  const route = routeOf(list, filter);
  const { step, value, error, retry } = useQuery<{ route: string; page: OwnRecordPage<Row, Status> }>(
    {
      key: [route],
      async load(signal, previous) {
        const page = await findOwnRecords(client, list, filter, signal);
        const rows = previous?.route === route ? keepOrder(previous.page.rows, page.rows) : page.rows;
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
