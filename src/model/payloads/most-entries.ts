import { MAX_DATES } from '../series/series-limits';

/** The server's maximum number of entries in each list of an event or an article. */
export const MAX_ENTRIES = {
  times: 24,
  series: 20,
  days: MAX_DATES,
  publicationDates: 100,
  links: 100,
  ticketAgencies: 50,
  media: 50,
  rubrics: 50,
  tags: 50,
  freeFields: 100,
  events: 20,
} as const;

/** The server's maximum number of role relations of a person. */
export const MAX_RELATIONS = 100;
