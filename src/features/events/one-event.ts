import type { Answer } from '../../api/api';
import type { EventDetail } from '../../model/event-detail';
import { DECIDING_MS, type Question } from '../../portal/answer-cache';

/** Loads what reads an event, a part of the code of its screen. Rejects when it cannot be fetched. */
const loadEventReader = async () => (await import('./detail/read-event')).readEvent;

/** The path of the calls for an event. */
export const pathOfEvent = (id: string): string => `events/${encodeURIComponent(id)}`;

/** What reads an event is part of the code of its screen, which may still be on its way: the call need not wait for it. */
const readEvent = async (answer: Answer) => (await loadEventReader())(answer);

/** One event with everything a visitor may see; failure 'missing' for an unknown id. GET /api/events/{id} */
export const eventOf = (id: string): Question<EventDetail> => ({
  path: pathOfEvent(id),
  read: readEvent,
  maxAgeMs: DECIDING_MS,
});
