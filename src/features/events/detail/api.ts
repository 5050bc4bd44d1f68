import type { Answer } from '../../../api/api';
import { readList } from '../../../model/answers/read-list';
import { type EventRow, toEventRow } from '../../../model/event';
import type { Source } from '../../../portal/answer-cache';
import { pathOfEvent } from '../one-event';

const readSimilar = ({ data }: Answer) => readList(data, 'EventList', toEventRow);

/**
 * Up to six events like this one; unreadable ones are left out. GET /api/events/{id}/similar
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer is no list
 */
export const findSimilarEvents = ({ answers }: Source, id: string, signal?: AbortSignal): Promise<EventRow[]> =>
  answers.load({ path: `${pathOfEvent(id)}/similar`, read: readSimilar }, signal);
