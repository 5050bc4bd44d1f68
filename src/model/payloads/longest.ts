// The longest texts that the server takes, in characters as readers count them (an emoji is one). The payloads refuse
// longer ones, the rules name them at their fields before they are sent, and the fields count up to them. A client's
// settings may ask for shorter ones.

export const LONGEST_LINE = 200;
export const LONGEST_TITLE = 300;
/** Of a text of several lines without formats. */
export const LONGEST_SHORT = 5000;
/** Of a formatted text: what can be read of it. */
export const LONGEST_READ = 30_000;
/** Of the same text with its markup; six of them fit into what is sent at once. */
export const LONGEST_HTML = 60_000;
/** Of what is said beside an appointment. */
export const LONGEST_INFO = 500;
export const LONGEST_URL = 2000;
/** Of the words for those who do not see a picture. */
export const LONGEST_ALT = 300;
/** Of what stands under a picture. */
export const LONGEST_CAPTION = 2000;
/** Of the key of a record. */
export const LONGEST_ID = 100;

/** The longest of each text of an event or an article. */
export const LONGEST_TEXTS = {
  title: LONGEST_TITLE,
  shortdesc1: LONGEST_SHORT,
  shortdesc2: LONGEST_SHORT,
  shortdesc3: LONGEST_SHORT,
  longdesc1: LONGEST_READ,
  longdesc2: LONGEST_READ,
  longdesc3: LONGEST_READ,
} as const;

/** The smaller of what a client and what the server lets write. @param max of the client's setting; 0 for no limit */
export const longestOf = (max: number, server: number): number => (max > 0 ? Math.min(max, server) : server);
