import { sectionWithTexts } from '../section-with-texts';
import { englishTexts } from './english-texts-lazy';

/** The same texts in English. */
export const englishSection = sectionWithTexts(
  englishTexts,
  async () => (await import('./english-section')).EnglishSection,
);
