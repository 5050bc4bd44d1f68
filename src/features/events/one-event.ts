import type { Answer } from '../../api/api';
import type { EventDetail } from '../../model/event-detail';
import { DECIDING_MS, type Source } from '../../portal/answer-cache';

/** The path of the calls for an event. */
export const pathOfEvent = (id: string): string => `events/${encodeURIComponent(id)}`;

/** What reads an event is part of the code of its screen, which may still be on its way: the call need not wait for it. */
const readEvent = async ({ data }: Answer) => (await import('../../model/event-detail')).toEventDetail(data);

const eventOf = (id: string) => ({ path: pathOfEvent(id), read: readEvent, maxAgeMs: DECIDING_MS });

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
