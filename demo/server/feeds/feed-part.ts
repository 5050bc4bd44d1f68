import type { FeedEvent } from './feed-event';
import type { FeedSource } from './feed-source';

/** What a feed is written from. */
export type FeedPart = {
  source: FeedSource;
  events: readonly FeedEvent[];
  /** The first day that was asked for, 'YYYY-MM-DD', by default today: an entry shows the next date from here on. */
  from: string;
  /** The absolute address of the feed itself. */
  self: string;
  /** The absolute address of the events behind these, while there are some. */
  next?: string | undefined;
};
