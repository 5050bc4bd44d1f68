import type { BetweenReads } from '../platform/http/between-reads';
import type { FeedEvent } from './feed-event';
import type { FeedWriter } from './feed-part';

/** The number of dates in a piece: some milliseconds. */
const DATES_AT_ONCE = 250;

/**
 * Reads and writes a feed in pieces.
 *
 * @param toNext returns the address of the next events
 */
export async function writeFeed(
  events: AsyncGenerator<FeedEvent[], string | undefined>,
  writer: FeedWriter,
  toNext: (after: string) => string,
  piece: BetweenReads['piece'],
): Promise<{ body: Buffer; next?: string | undefined }> {
  const write = (some: readonly FeedEvent[]) => {
    for (const event of some) writer.add(event);
    writer.rest();
  };
  for (;;) {
    const { read, left } = await piece(async () => {
      const read = await events.next();
      const [first, ...left] = read.done ? [] : inPieces(read.value);
      if (first) write(first);
      return { read, left };
    });
    for (const some of left) await piece(() => write(some));
    if (!read.done) continue;
    const next = read.value === undefined ? undefined : toNext(read.value);
    return { body: await piece(() => writer.end(next)), next };
  }
}

/** Splits the events into pieces with few dates. */
function inPieces(events: readonly FeedEvent[]): FeedEvent[][] {
  const pieces: FeedEvent[][] = [];
  let dates = DATES_AT_ONCE;
  for (const event of events) {
    if (dates >= DATES_AT_ONCE) {
      pieces.push([]);
      dates = 0;
    }
    pieces.at(-1)?.push(event);
    dates += event.dates.length;
  }
  return pieces;
}
