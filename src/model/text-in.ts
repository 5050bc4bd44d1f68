import type { Locale } from '../i18n/locale';

/** A text as content of an element, with its language. */
export type TextIn = { children: string; lang: Locale };

/** Returns the English text if the locale is English and there is one, else the German text. */
export const textIn = (locale: Locale, german: string, english: string | null | undefined): TextIn =>
  locale === 'en' && english ? { children: english, lang: 'en' } : { children: german, lang: 'de' };
