import { lazily } from '../../lib/lazily';

/** The calendar of a date field; its code comes when somebody opens the first one. */
export const dayPanel = lazily(async () => (await import('./day-panel')).DayPanel);
