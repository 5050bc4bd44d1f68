import type { FeedEvent } from './feed-event';
import type { FeedSource } from './feed-source';

/** What a feed is written from, beside its events. */
export type FeedHead = {
  source: FeedSource;
  /** The first day that was asked for, 'YYYY-MM-DD', by default today: an entry shows the next date from here on. */
  from: string;
  /** The absolute address of the feed itself. */
  self: string;
};

/** What a feed of one page is written from. */
export type FeedPart = FeedHead & {
  events: readonly FeedEvent[];
  /** The absolute address of the events behind these, while there are some. */
  next?: string | undefined;
};

/** Writes a feed piece by piece: written as a whole, a large one would let nobody else be answered meanwhile. */
export type FeedWriter = {
  add: (event: FeedEvent) => void;
  /** Ends a piece; others are answered before the next one begins. */
  rest: () => void;
  /** @param next the absolute address of the events behind those that were added, while there are some */
  end: (next?: string) => Buffer;
};

/** Writes a short feed, which needs no pieces. */
export function pageWriter(write: (part: FeedPart) => string, head: FeedHead): FeedWriter {
  const events: FeedEvent[] = [];
  return {
    add: (event) => void events.push(event),
    rest: () => undefined,
    end: (next) => Buffer.from(write({ ...head, events, next })),
  };
}
