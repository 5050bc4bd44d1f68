import { setImmediate } from 'node:timers/promises';
import type { FeedEvent } from './feed-event';
import type { FeedWriter } from './feed-part';

/** Dates that are written before the calls of others get their turn: some milliseconds. */
const DATES_AT_ONCE = 250;

/**
 * Writes a feed of what is read, without keeping other calls waiting for longer than a piece of it takes.
 *
 * @param toNext the address of the events behind the place where reading has ended
 */
export async function writeFeed(
  events: AsyncGenerator<FeedEvent[], string | undefined>,
  writer: FeedWriter,
  toNext: (after: string) => string,
): Promise<{ body: Buffer; next?: string | undefined }> {
  let dates = 0;
  for (;;) {
    const read = await events.next();
    if (read.done) {
      const next = read.value === undefined ? undefined : toNext(read.value);
      return { body: writer.end(next), next };
    }
    for (const event of read.value) {
      writer.add(event);
      dates += event.dates.length;
      if (dates < DATES_AT_ONCE) continue;
      dates = 0;
      writer.rest();
      await setImmediate();
    }
  }
}
