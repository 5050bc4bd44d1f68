import type { Answer } from '../../../api/api';
import type { CachedQuery } from '../../../app/query-cache';
import { useQuery } from '../../../app/use-query';
import { recordListFilter, recordListQuery } from '../../../cards/record-list/list-filter';
import { toListTotals } from '../../../model/answers/list-meta';
import { readList } from '../../../model/answers/read-list';
import { OWN_EVENTS } from '../my-events/own-events';

const readPage = ({ data, meta }: Answer) => ({
  ...toListTotals(meta, OWN_EVENTS.statuses),
  rows: readList(data, 'List', OWN_EVENTS.read),
});

/** The own events by their next date, in one request for all parts of the start page. */
const nextEvents: CachedQuery<ReturnType<typeof readPage>> = {
  path: OWN_EVENTS.path,
  query: recordListQuery(OWN_EVENTS, recordListFilter(OWN_EVENTS, '?sort=date')),
  read: readPage,
};

/** Loads the own events for the start page, which works without them. */
export const useNextEvents = () => useQuery(nextEvents, { quiet: true });
