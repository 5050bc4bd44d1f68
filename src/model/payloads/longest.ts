// The longest texts that the server takes, in characters as readers count them (an emoji is one). The payloads refuse
// longer ones, the rules name them at their fields before they are sent, and the fields count up to them. A client's
// settings may ask for shorter ones.

export const MAX_LINE_LENGTH = 200;
export const MAX_TITLE_LENGTH = 300;
/** Of a text of several lines without formats. */
export const MAX_SHORT_LENGTH = 5000;
/** Of a formatted text: what can be read of it. */
export const MAX_READ_LENGTH = 30_000;
/** Of the same text with its markup; six of them fit into what is sent at once. */
export const MAX_HTML_LENGTH = 60_000;
/** Of what is said beside an appointment. */
export const MAX_INFO_LENGTH = 500;
export const MAX_URL_LENGTH = 2000;
/** Of the words for those who do not see a picture. */
export const MAX_ALT_LENGTH = 300;
/** Of what stands under a picture. */
export const MAX_CAPTION_LENGTH = 2000;
/** Of the key of a record. */
export const MAX_ID_LENGTH = 100;

/** The longest of each text of an event or an article. */
export const MAX_TEXTS_LENGTH = {
  title: MAX_TITLE_LENGTH,
  shortdesc1: MAX_SHORT_LENGTH,
  shortdesc2: MAX_SHORT_LENGTH,
  shortdesc3: MAX_SHORT_LENGTH,
  longdesc1: MAX_READ_LENGTH,
  longdesc2: MAX_READ_LENGTH,
  longdesc3: MAX_READ_LENGTH,
} as const;

/** The smaller of what a client and what the server lets write. @param max of the client's setting; 0 for no limit */
export const longestOf = (max: number, server: number): number => (max > 0 ? Math.min(max, server) : server);
