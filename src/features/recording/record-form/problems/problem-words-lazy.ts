import { catalogs } from '../../../../i18n/catalogs';
import { LOCALES } from '../../../../i18n/locale';
import { lazily } from '../../../../lib/lazily';

/** The texts of the problems that only events have. */
export const problemTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });

/** Words for what only an event can have wrong: nothing can be wrong yet when the form appears. */
export const problemWords = lazily(async () => {
  const [words] = await Promise.all([import('./problem-words'), ...LOCALES.map((locale) => problemTexts.load(locale))]);
  return words;
});
