import { sectionWithTexts } from '../section-with-texts';
import { picturesTexts } from './pictures-texts-lazy';

/** The pictures of an event. */
export const picturesSection = sectionWithTexts(
  picturesTexts,
  async () => (await import('./pictures-section')).PicturesSection,
);
