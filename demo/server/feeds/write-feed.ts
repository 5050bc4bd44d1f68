import type { BetweenReads } from '../platform/http/between-reads';
import type { FeedEvent } from './feed-event';
import type { FeedWriter } from './feed-part';

/** Dates that are written in a piece: some milliseconds. */
const DATES_AT_ONCE = 250;

/**
 * Reads and writes a feed piece by piece.
 *
 * @param toNext the address of the events behind the place where reading has ended
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

/** The events in parts of not many dates. */
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
