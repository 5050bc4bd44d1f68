import { lazily } from '../../../lib/lazily';

/** Takes the dates of an event into a calendar. */
export const eventCalendar = lazily(async () => (await import('./event-calendar')).EventCalendar);

/** Leads to a place otherwise than by car. */
export const waysThere = lazily(async () => (await import('./ways-there')).WaysThere);
