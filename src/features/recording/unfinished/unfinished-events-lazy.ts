import { myEventsTexts } from '../my-events/my-events-texts-lazy';
import { sectionWithTexts } from '../record-form/section-with-texts';

/** Own events to go on with, for the start of the logged-in area. */
export const unfinishedEvents = sectionWithTexts(
  myEventsTexts,
  async () => (await import('./unfinished-events')).UnfinishedEvents,
);

/** The same of articles. */
export const unfinishedArticles = sectionWithTexts(
  myEventsTexts,
  async () => (await import('./unfinished-articles')).UnfinishedArticles,
);
