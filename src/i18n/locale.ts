/** The languages of the product (spec section 1). */
export const LOCALES = ['de', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Checks whether a text is one of these languages. */
export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** Returns the language for a browser without a stored choice: German or, for all others, English (spec section 2). */
export const localeOfBrowser = (languages: readonly string[]): Locale =>
  languages[0]?.toLowerCase().startsWith('de') ? 'de' : 'en';
