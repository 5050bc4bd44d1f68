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
  runPiece: BetweenReads['runPiece'],
): Promise<{ body: Buffer; next?: string | undefined }> {
  const write = (batch: readonly FeedEvent[]) => {
    for (const event of batch) writer.add(event);
    writer.endPiece();
  };
  for (;;) {
    const { read, left: remaining } = await runPiece(async () => {
      const read = await events.next();
      const [first, ...remaining] = read.done ? [] : splitEvents(read.value);
      if (first) write(first);
      return { read, left: remaining };
    });
    for (const batch of remaining) await runPiece(() => write(batch));
    if (!read.done) continue;
    const next = read.value === undefined ? undefined : toNext(read.value);
    return { body: await runPiece(() => writer.end(next)), next };
  }
}

/** Splits the events into pieces with few dates. */
function splitEvents(events: readonly FeedEvent[]): FeedEvent[][] {
  const pieces: FeedEvent[][] = [];
  let dateCount = DATES_AT_ONCE;
  for (const event of events) {
    if (dateCount >= DATES_AT_ONCE) {
      pieces.push([]);
      dateCount = 0;
    }
    pieces.at(-1)?.push(event);
    dateCount += event.dates.length;
  }
  return pieces;
}
