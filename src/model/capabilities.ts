/** The names of what a backend may have beyond the required calls, for `clientSettings.capabilities`. */
export const CAPABILITIES = [
  'auth',
  'recording',
  'articles',
  'adverts',
  'facets',
  'communities',
  'similar',
  'days',
  'places',
  'feeds',
  'favourites',
  'searches',
  'seen',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
