import { sectionWithTexts } from '../section-with-texts';
import { extrasTexts } from './extras-texts-lazy';

/** When an event is printed. */
export const publicationSection = sectionWithTexts(
  extrasTexts,
  async () => (await import('./publication-section')).PublicationSection,
);

/** The client's own fields. */
export const freeFieldsSection = sectionWithTexts(
  extrasTexts,
  async () => (await import('./free-fields-section')).FreeFieldsSection,
);
