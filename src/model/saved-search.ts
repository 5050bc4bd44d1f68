/** The frequencies of search mails: 'weekly' on Thursdays with the events within a week, 'news' for new matches. */
export const FREQUENCIES = ['weekly', 'news'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The route of links in mails about searches; `end` next to the key ends the mails. */
export const SEARCH_MAILS = '/search-mails';
