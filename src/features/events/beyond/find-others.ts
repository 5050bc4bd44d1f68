import type { Answer } from '../../../api/api';
import { type OtherEventLists, toOtherEvents } from '../../../model/answers/other-events';
import type { Source } from '../../../portal/answer-cache';
import { pathOfEvent } from '../one-event';

const readOthers = ({ data }: Answer) => toOtherEvents(data);

/**
 * Up to six other events each; unreadable ones are left out. GET /api/events/{id}/others
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer has no lists
 */
export const findOtherEvents = ({ answers }: Source, id: string, signal?: AbortSignal): Promise<OtherEventLists> =>
  answers.load({ path: `${pathOfEvent(id)}/others`, read: readOthers }, signal);
