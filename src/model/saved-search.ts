/** How often somebody wants mails about a search: on Thursdays what is on within a week, or whenever something new matches. */
export const FREQUENCIES = ['weekly', 'news'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The route of the portal that the links of mails about searches lead to; `end` beside its key ends the mails. */
export const SEARCH_MAILS = '/search-mails';
