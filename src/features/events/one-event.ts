import type { Answer } from '../../api/api';
import type { EventDetail } from '../../model/event-detail';
import { DECIDING_MS, type Question } from '../../portal/answer-cache';

/** The path of the calls for an event. */
export const pathOfEvent = (id: string): string => `events/${encodeURIComponent(id)}`;

/** What reads an event is part of the code of its screen, which may still be on its way: the call need not wait for it. */
const readEvent = async ({ data }: Answer) => (await import('../../model/event-detail')).toEventDetail(data);

/** One event with everything a visitor may see; failure 'missing' for an unknown id. GET /api/events/{id} */
export const eventOf = (id: string): Question<EventDetail> => ({
  path: pathOfEvent(id),
  read: readEvent,
  maxAgeMs: DECIDING_MS,
});
