import { createHash } from 'node:crypto';

/** A feed that has been written. */
export type WrittenFeed = {
  body: Buffer;
  /** When its content was first seen, in milliseconds since 1970, whole seconds. */
  changedMs: number;
  /** The address of what comes behind it. */
  next?: string | undefined;
  /** Until when it stays true, in milliseconds since 1970. */
  untilMs: number;
};

/** A feed as it is written at a moment. */
type Made = { text: string } & Pick<WrittenFeed, 'next' | 'untilMs'>;
type Kept = { fromMs: number; feed: WrittenFeed };

/** Bytes of feeds that are kept of one state of a client's events. */
const MOST_BYTES = 32_000_000;
/** Of how many feeds it is known when they changed. */
const MOST_CHANGES = 1_000;

/**
 * Keeps feeds as long as nothing changes: subscribers ask for the same few again and again.
 *
 * @returns gives a feed, or writes it. `state`: of the events; what is kept goes with it, and without one nothing is kept.
 *   `key`: whatever else the feed depends on but the moment
 */
export function newKeptFeeds(): (
  asked: { state: object | undefined; key: string; nowMs: number },
  make: () => Promise<Made>,
) => Promise<WrittenFeed> {
  const states = new WeakMap<object, Map<string, Promise<Kept>>>();
  const changes = new Map<string, { hash: string; changedMs: number }>();

  /** Two contents of a feed never have the same second: who knows the first would never get the other. */
  function changedAt(key: string, body: Buffer, nowMs: number): number {
    const hash = createHash('sha256').update(body).digest('base64');
    const known = changes.get(key);
    const thisSecond = Math.floor(nowMs / 1000) * 1000;
    const changedMs =
      known?.hash === hash ? known.changedMs : known ? Math.max(thisSecond, known.changedMs + 1000) : thisSecond;
    changes.delete(key);
    changes.set(key, { hash, changedMs });
    const [oldest] = changes.keys();
    if (changes.size > MOST_CHANGES && oldest !== undefined) changes.delete(oldest);
    return changedMs;
  }

  async function write(key: string, nowMs: number, make: () => Promise<Made>): Promise<Kept> {
    const { text, ...made } = await make();
    const body = Buffer.from(text);
    return { fromMs: nowMs, feed: { ...made, body, changedMs: changedAt(key, body, nowMs) } };
  }

  return async function keptFeed({ state, key, nowMs }, make) {
    if (!state) return (await write(key, nowMs, make)).feed;
    const kept = states.get(state) ?? new Map<string, Promise<Kept>>();
    states.set(state, kept);
    const running = kept.get(key);
    const known = await running?.catch(() => undefined);
    if (known && nowMs >= known.fromMs && nowMs < known.feed.untilMs) return known.feed;
    // Somebody else may have begun in the meantime.
    if (kept.get(key) !== running) return keptFeed({ state, key, nowMs }, make);
    const written = write(key, nowMs, make);
    kept.delete(key);
    kept.set(key, written);
    written.catch(() => kept.get(key) === written && kept.delete(key));
    const { feed } = await written;
    await forgetOldest(kept);
    return feed;
  };
}

async function forgetOldest(kept: Map<string, Promise<Kept>>): Promise<void> {
  let bytes = 0;
  for (const [key, written] of [...kept].reverse()) {
    bytes += (await written.catch(() => undefined))?.feed.body.length ?? 0;
    if (bytes > MOST_BYTES) kept.delete(key);
  }
}
