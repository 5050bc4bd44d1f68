import { MAX_DATES } from '../series/series-limits';

// The server's maximum lengths of texts, in characters as readers count them (an emoji is one). Payloads refuse longer
// texts. Forms report them at their fields and count up to them. A client's settings may require shorter ones.

export const MAX_LINE_LENGTH = 200;
export const MAX_TITLE_LENGTH = 300;
/** Length of a plain text of several lines. */
export const MAX_SHORT_LENGTH = 5000;
/** Length of a formatted text without its markup. */
export const MAX_READ_LENGTH = 30_000;
/** Length of a formatted text with its markup; six of them fit into one request. */
export const MAX_HTML_LENGTH = 60_000;
/** Length of the note of an appointment. */
export const MAX_INFO_LENGTH = 500;
export const MAX_URL_LENGTH = 2000;
/** Length of a picture's alternative text. */
export const MAX_ALT_LENGTH = 300;
/** Length of a caption. */
export const MAX_CAPTION_LENGTH = 2000;
/** Length of a record's id. */
export const MAX_ID_LENGTH = 100;

/** The maximum length of each text of an event or an article. */
export const MAX_TEXTS_LENGTH = {
  title: MAX_TITLE_LENGTH,
  shortdesc1: MAX_SHORT_LENGTH,
  shortdesc2: MAX_SHORT_LENGTH,
  shortdesc3: MAX_SHORT_LENGTH,
  longdesc1: MAX_READ_LENGTH,
  longdesc2: MAX_READ_LENGTH,
  longdesc3: MAX_READ_LENGTH,
} as const;

/** Returns the smaller of the client's and the server's limit. @param max of the client's setting; 0 for no limit */
export const effectiveLimit = (max: number, server: number): number => (max > 0 ? Math.min(max, server) : server);

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
