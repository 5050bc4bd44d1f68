/** The languages of the documentation; the first is that of readers with another one. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];
