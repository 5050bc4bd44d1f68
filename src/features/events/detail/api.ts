import type { Answer } from '../../../api/api';
import type { CachedQuery } from '../../../app/query-cache';
import { type EventRow, toEventRow } from '../../../model/answers/event-row';
import { readList } from '../../../model/answers/read-list';
import { pathOfEvent } from '../one-event';

const readSimilar = ({ data }: Answer) => readList(data, 'EventList', toEventRow);

/** Returns the query for up to six similar events, without unreadable ones. GET /api/events/{id}/similar */
export const similarEventsOf = (id: string): CachedQuery<EventRow[]> => ({
  path: `${pathOfEvent(id)}/similar`,
  read: readSimilar,
});
