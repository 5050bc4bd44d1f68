import { useState } from 'react';
import { type RecordListFilter, routeOf } from '../../../../cards/record-list/list-filter';
import type { OwnRecordList } from '../own-list';

/** The ticked records. */
export type Picks<Row> = { picked: readonly Row[]; pick(id: string, isPicked: boolean): void; clear(): void };

/** Keeps the ticked records of a list; only records of the current page can be ticked. */
export function usePicks<Row extends { id: string }>(
  list: OwnRecordList<Row>,
  filter: RecordListFilter,
  rows: readonly Row[] = [],
): Picks<Row> {
  const route = routeOf(list, filter);
  const [state, setState] = useState<{ route: string; ids: readonly string[] }>({ route, ids: [] });
  const ids = state.route === route ? state.ids : [];
  return {
    picked: rows.filter(({ id }) => ids.includes(id)),
    pick: (id, isPicked) => setState({ route, ids: isPicked ? [...ids, id] : ids.filter((one) => one !== id) }),
    clear: () => setState({ route, ids: [] }),
  };
}
