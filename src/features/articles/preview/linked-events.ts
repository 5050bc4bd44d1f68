import type { Answer } from '../../../api/api';
import type { CachedQuery } from '../../../app/query-cache';
import { type EventRow, toEventRow } from '../../../model/answers/event-row';
import { readList } from '../../../model/answers/read-list';

const readRows = ({ data }: Answer) => readList(data, 'Events', toEventRow);

/** Returns the query for the published ones of some events, in the order of the list. GET /api/events?ids= */
export const linkedEventsOf = (ids: readonly string[]): CachedQuery<EventRow[]> => ({
  path: 'events',
  query: { ids: ids.join(',') },
  read: readRows,
});
