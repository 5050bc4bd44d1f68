import { sectionWithTexts } from '../section-with-texts';
import { placesTexts } from './places-texts-lazy';

/** For whom an event is recorded, where it is, and who organises it. */
export const placesSection = sectionWithTexts(
  placesTexts,
  async () => (await import('./places-section')).PlacesSection,
);
