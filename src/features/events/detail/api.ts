import type { Answer } from '../../../api/api';
import { type EventRow, toEventRow } from '../../../model/event';
import { type EventDetail, toEventDetail } from '../../../model/event-detail';
import type { Source } from '../../../portal/answer-cache';
import { readList } from '../../../portal/catalogue/read-list';

const pathOf = (id: string) => `events/${encodeURIComponent(id)}`;

const readEvent = ({ data }: Answer) => toEventDetail(data);
const readSimilar = ({ data }: Answer) => readList(data, 'EventList', toEventRow);

const eventOf = (id: string) => ({ path: pathOf(id), read: readEvent });

/**
 * One event with everything a visitor may see. GET /api/events/{id}
 *
 * @throws {ApiError} with failure 'missing' for an unknown id
 * @throws {ShapeError} when the answer is no event
 */
export const loadEvent = ({ answers }: Source, id: string, signal?: AbortSignal): Promise<EventDetail> =>
  answers.load(eventOf(id), signal);

/** The event as it was answered lately, at once. */
export const peekEvent = ({ answers }: Source, id: string): EventDetail | undefined => answers.peek(eventOf(id));

/**
 * Up to six events like this one; unreadable ones are left out. GET /api/events/{id}/similar
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer is no list
 */
export const findSimilarEvents = ({ answers }: Source, id: string, signal?: AbortSignal): Promise<EventRow[]> =>
  answers.load({ path: `${pathOf(id)}/similar`, read: readSimilar }, signal);
