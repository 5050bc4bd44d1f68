import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { calendarWriter } from '../../../../../demo/server/feeds/calendar/write-calendar';
import type { FeedEvent } from '../../../../../demo/server/feeds/feed-event';
import { writeFeed } from '../../../../../demo/server/feeds/write-feed';
import type { BetweenReads } from '../../../../../demo/server/platform/http/between-reads';
import { aFeedEvent, aFeedSource, writtenBy } from '../../../../support/feed-events';

const EVENTS = Array.from({ length: 2000 }, (_, index) => aFeedEvent({ id: `e${index}` }));

async function* pieces(events: readonly FeedEvent[], after?: string): AsyncGenerator<FeedEvent[], string | undefined> {
  yield [...events];
  return after;
}

/** Gives others their turn before each piece. */
const piece: BetweenReads['runPiece'] = async (work) => {
  await setImmediate();
  return work();
};

/** Counts how often the calls of others have their turn while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) globalThis.setImmediate(turn);
  };
  globalThis.setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

it('yields to other work meanwhile, with the same result', async () => {
  const source = aFeedSource();
  let body: Buffer | undefined;
  const turns = await turnsDuring(async () => {
    body = (await writeFeed(pieces(EVENTS), calendarWriter({ source }), String, piece)).body;
  });
  expect(turns).toBeGreaterThanOrEqual(EVENTS.length / 250);
  expect(String(body)).toBe(writtenBy(calendarWriter({ source }), EVENTS));
});

it('returns the address of the next part', async () => {
  const written = (after?: string) =>
    writeFeed(pieces([], after), calendarWriter({ source: aFeedSource() }), (key) => `/events?after=${key}`, piece);
  expect((await written('key')).next).toBe('/events?after=key');
  expect((await written()).next).toBeUndefined();
});
