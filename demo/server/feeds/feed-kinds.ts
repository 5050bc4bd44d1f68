import { calendarWriter } from './calendar/write-calendar';
import { type FeedHead, type FeedWriter, pageWriter } from './feed-part';
import { csvWriter } from './write-csv';
import { writeJsonFeed } from './write-json-feed';
import { writeRss } from './write-rss';

/** A feed format for subscription or download. */
export type Feed = {
  ending: string;
  type: string;
  /** The maximum number of events; for a paged feed the default page size. */
  most: number;
  /** True if callers choose the page size, as for the list. */
  isPaged: boolean;
  /** True if a browser downloads it instead of showing it. */
  isFile: boolean;
  /** True if it includes dates of the last weeks when no days are requested. */
  keepsPast: boolean;
  writer: (head: FeedHead) => FeedWriter;
};

/** Options of feeds that other programs subscribe to, page by page. */
const READ = { most: 50, isPaged: true, isFile: false, keepsPast: false };
/** Options of feeds that a browser downloads. */
const SAVED = { most: 5000, isPaged: false, isFile: true };

/** All feed formats. */
export const FEEDS: readonly Feed[] = [
  { ...SAVED, ending: 'ics', type: 'text/calendar; charset=utf-8', keepsPast: true, writer: calendarWriter },
  { ...SAVED, ending: 'csv', type: 'text/csv; charset=utf-8', keepsPast: false, writer: csvWriter },
  {
    ...{ ...READ, ending: 'rss', type: 'application/rss+xml; charset=utf-8' },
    writer: (head) => pageWriter(writeRss, head),
  },
  {
    ...{ ...READ, ending: 'json', type: 'application/feed+json; charset=utf-8' },
    writer: (head) => pageWriter(writeJsonFeed, head),
  },
];
