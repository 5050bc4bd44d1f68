/** The features that make an event accessible, in display order. */
export const ACCESS_FEATURES = ['stepFree', 'accessibleToilet', 'inductionLoop', 'quietHour', 'signLanguage'] as const;
export type AccessFeature = (typeof ACCESS_FEATURES)[number];

/** Returns the features among `names`, each once and in the order of `ACCESS_FEATURES`. */
export const accessFeaturesIn = (names: readonly string[]): AccessFeature[] =>
  ACCESS_FEATURES.filter((feature) => names.includes(feature));
