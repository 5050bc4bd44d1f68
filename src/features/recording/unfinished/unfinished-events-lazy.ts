import { sectionWithTexts } from '../event-form/section-with-texts';
import { myEventsTexts } from '../my-events/my-events-texts-lazy';

/** Own events to go on with, for the start of the logged-in area. */
export const unfinishedEvents = sectionWithTexts(
  myEventsTexts,
  async () => (await import('./unfinished-events')).UnfinishedEvents,
);
