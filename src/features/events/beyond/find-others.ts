import type { Answer } from '../../../api/api';
import type { Question } from '../../../app/answer-cache';
import { type OtherEventLists, toOtherEvents } from '../../../model/answers/other-events';
import { pathOfEvent } from '../one-event';

const readOthers = ({ data }: Answer) => toOtherEvents(data);

/** Up to six other events each; unreadable ones are left out. GET /api/events/{id}/others */
export const othersOf = (id: string): Question<OtherEventLists> => ({
  path: `${pathOfEvent(id)}/others`,
  read: readOthers,
});
