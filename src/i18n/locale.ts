/** The languages the product speaks (spec section 1). */
export const LOCALES = ['de', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Whether a text names one of our languages. */
export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** The language for a browser that has not chosen yet: German for a German one, English for any other (spec section 2). */
export const localeOfBrowser = (languages: readonly string[]): Locale =>
  languages[0]?.toLowerCase().startsWith('de') ? 'de' : 'en';
