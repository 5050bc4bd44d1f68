import { sectionWithTexts } from '../section-with-texts';
import { publishedTexts } from './published-texts-lazy';

/** What can be done after an event was published, or sent to be reviewed. */
export const publishedPanel = sectionWithTexts(
  publishedTexts,
  async () => (await import('./published-panel')).PublishedPanel,
);
