import { calendarWriter } from './calendar/write-calendar';
import { type FeedHead, type FeedWriter, pageWriter } from './feed-part';
import { csvWriter } from './write-csv';
import { writeJsonFeed } from './write-json-feed';
import { writeRss } from './write-rss';

/** A feed format for subscription or download. */
export type FeedFormat = {
  extension: string;
  type: string;
  /** The maximum number of events; for a paged feed the default page size. */
  maxEvents: number;
  /** True if callers choose the page size, as for the list. */
  isPaged: boolean;
  /** True if a browser downloads it instead of showing it. */
  isFile: boolean;
  /** True if it includes dates of the last weeks when no days are requested. */
  keepsPast: boolean;
  writer: (head: FeedHead) => FeedWriter;
};

/** Options of feeds that other programs subscribe to, page by page. */
const SUBSCRIBED = { maxEvents: 50, isPaged: true, isFile: false, keepsPast: false };
/** Options of feeds that a browser downloads. */
const DOWNLOADED = { maxEvents: 5000, isPaged: false, isFile: true };

/** All feed formats. */
export const FEEDS: readonly FeedFormat[] = [
  { ...DOWNLOADED, extension: 'ics', type: 'text/calendar; charset=utf-8', keepsPast: true, writer: calendarWriter },
  { ...DOWNLOADED, extension: 'csv', type: 'text/csv; charset=utf-8', keepsPast: false, writer: csvWriter },
  {
    ...{ ...SUBSCRIBED, extension: 'rss', type: 'application/rss+xml; charset=utf-8' },
    writer: (head) => pageWriter(writeRss, head),
  },
  {
    ...{ ...SUBSCRIBED, extension: 'json', type: 'application/feed+json; charset=utf-8' },
    writer: (head) => pageWriter(writeJsonFeed, head),
  },
];
