import type { Answer } from '../../../../api/api';
import { readList } from '../../../../model/answers/read-list';
import { type EventRow, toEventRow } from '../../../../model/event';
import type { Question } from '../../../../portal/answer-cache';

const readRows = ({ data }: Answer) => readList(data, 'Events', toEventRow);

/** Those of some events that visitors see, in the order of the list. GET /api/events?ids= */
export const linkedEventsOf = (ids: readonly string[]): Question<EventRow[]> => ({
  path: 'events',
  query: { ids: ids.join(',') },
  read: readRows,
});
