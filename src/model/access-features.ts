/** What can make an event accessible in detail, in the order in which it is told. */
export const ACCESS_FEATURES = ['stepFree', 'accessibleToilet', 'inductionLoop', 'quietHour', 'signLanguage'] as const;
export type AccessFeature = (typeof ACCESS_FEATURES)[number];

/** The known ones of some words, each once and in their order. */
export const accessFeaturesIn = (words: readonly string[]): AccessFeature[] =>
  ACCESS_FEATURES.filter((feature) => words.includes(feature));
