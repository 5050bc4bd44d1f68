import { lazily } from '../../lib/lazily';

/** The calendar of a date field; its code loads when the user opens the first one. */
export const dayPanel = lazily(async () => (await import('./day-panel')).DayPanel);
