/**
 * The frequencies of mails about a search: 'weekly' on Thursdays with the events of the week, 'news' for each new
 * match.
 */
export const FREQUENCIES = ['weekly', 'news'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The route of links in mails about searches; `end` next to the key ends the mails. */
export const SEARCH_MAILS = '/search-mails';
