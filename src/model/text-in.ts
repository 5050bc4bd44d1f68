import type { Locale } from '../i18n/locale';

/** A text as content of an element that says which language it is in. */
export type TextIn = { children: string; lang: Locale };

/** What a reader of a language gets of a text that may be there in English, too. */
export const textIn = (locale: Locale, german: string, english: string | null | undefined): TextIn =>
  locale === 'en' && english ? { children: english, lang: 'en' } : { children: german, lang: 'de' };
