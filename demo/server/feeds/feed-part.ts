import type { FeedEvent } from './feed-event';
import type { FeedSource } from './feed-source';

/** The data of a feed besides its events. */
export type FeedHead = {
  source: FeedSource;
  /** The first requested day, 'YYYY-MM-DD', by default today: an entry shows the next date from here on. */
  from: string;
  /** The absolute address of the feed. */
  self: string;
};

/** The data of a one-page feed. */
export type FeedPage = FeedHead & {
  events: readonly FeedEvent[];
  /** The absolute address of the next page, if there is one. */
  next?: string | undefined;
};

/** A writer of a feed in pieces: written as a whole, a large one would block all other requests. */
export type FeedWriter = {
  add: (event: FeedEvent) => void;
  /** Ends a piece; other requests are answered before the next one begins. */
  endPiece: () => void;
  /** Returns the whole feed. @param next the absolute address of the next page, if there is one */
  end: (next?: string) => Buffer;
};

/** Creates a writer of a short feed, which needs no pieces. */
export function pageWriter(write: (page: FeedPage) => string, head: FeedHead): FeedWriter {
  const events: FeedEvent[] = [];
  return {
    add: (event) => void events.push(event),
    endPiece: () => undefined,
    end: (next) => Buffer.from(write({ ...head, events, next })),
  };
}
