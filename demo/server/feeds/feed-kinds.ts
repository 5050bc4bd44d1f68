import { calendarWriter } from './calendar/write-calendar';
import { type FeedHead, type FeedWriter, pageWriter } from './feed-part';
import { csvWriter } from './write-csv';
import { writeJsonFeed } from './write-json-feed';
import { writeRss } from './write-rss';

/** A form in which a list can be subscribed to or taken along. */
export type Feed = {
  ending: string;
  type: string;
  /** Events at most; where it is paged, those of a page where the caller does not say. */
  most: number;
  /** Whether callers choose the size of a page, as for the list. */
  isPaged: boolean;
  /** Whether a browser saves it instead of showing it. */
  isFile: boolean;
  /** Whether it tells dates of the last weeks, too, where no days are asked for. */
  keepsPast: boolean;
  writer: (head: FeedHead) => FeedWriter;
};

/** What others subscribe to in a program of theirs, page by page. */
const READ = { most: 50, isPaged: true, isFile: false, keepsPast: false };
/** What a browser saves. */
const SAVED = { most: 5000, isPaged: false, isFile: true };

/** All forms there are. */
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
