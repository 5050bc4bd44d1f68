import { lazily } from '../../../../lib/lazily';

/** The same texts in English. */
export const englishSection = lazily(async () => (await import('./english-section')).EnglishSection);
