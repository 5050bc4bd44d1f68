import type { KeptBody } from '../app-options';
import { tagOf } from '../http/tag-of';

/** A feed that has been written. */
export type WrittenFeed = KeptBody & {
  /** When its content was first seen, in milliseconds since 1970, whole seconds. */
  changedMs: number;
  /** The address of what comes behind it. */
  next?: string | undefined;
  /** Until when it stays true, in milliseconds since 1970. */
  untilMs: number;
};

/** A feed as it is written at a moment. */
type Made = Pick<WrittenFeed, 'body' | 'next' | 'untilMs'>;
type Kept = { fromMs: number; feed: WrittenFeed };
/** A feed that is being written, or has been: `bytes` is 0 until then. */
type Entry = { written: Promise<Kept>; bytes: number };

/** Bytes of feeds that are kept of one state of a client's events. */
const MOST_BYTES = 32_000_000;
/** Of how many feeds it is known when they changed. */
const MOST_CHANGES = 1_000;

/**
 * Keeps feeds as long as nothing changes: subscribers ask for the same few again and again. Whoever asks for one that is
 * being written gets that one.
 *
 * @returns gives a feed, or writes it. `state`: of the events; what is kept goes with it, and without one nothing is kept
 *   once it is written. `key`: whatever else the feed depends on but the moment
 */
export function newKeptFeeds(): (
  asked: { state: object | undefined; key: string; nowMs: number },
  make: () => Promise<Made>,
) => Promise<WrittenFeed> {
  const states = new WeakMap<object, Map<string, Entry>>();
  const stateless = new Map<string, Entry>();
  const changes = new Map<string, { tag: string; changedMs: number }>();

  /** Two contents of a feed never have the same second: who knows the first would never get the other. */
  function changedAt(key: string, tag: string, nowMs: number): number {
    const known = changes.get(key);
    const thisSecond = Math.floor(nowMs / 1000) * 1000;
    const changedMs =
      known?.tag === tag ? known.changedMs : known ? Math.max(thisSecond, known.changedMs + 1000) : thisSecond;
    changes.delete(key);
    changes.set(key, { tag, changedMs });
    const [oldest] = changes.keys();
    if (changes.size > MOST_CHANGES && oldest !== undefined) changes.delete(oldest);
    return changedMs;
  }

  async function write(key: string, nowMs: number, make: () => Promise<Made>): Promise<Kept> {
    const made = await make();
    const tag = tagOf(made.body);
    return { fromMs: nowMs, feed: { ...made, tag, changedMs: changedAt(key, tag, nowMs) } };
  }

  function entriesOf(state: object | undefined): Map<string, Entry> {
    if (!state) return stateless;
    const entries = states.get(state) ?? new Map<string, Entry>();
    states.set(state, entries);
    return entries;
  }

  return async function keptFeed({ state, key, nowMs }, make) {
    const entries = entriesOf(state);
    const isOpen = ({ fromMs, feed }: Kept) => nowMs >= fromMs && nowMs < feed.untilMs;
    const first = entries.get(key);
    const known = await first?.written.catch(() => undefined);
    if (known && isOpen(known)) return known.feed;
    // Somebody else may have begun in the meantime. If that fails as well, there is no third try: all would wait for all.
    const second = entries.get(key);
    if (second && second !== first) {
      const other = await second.written;
      if (isOpen(other)) return other.feed;
    }
    const entry: Entry = { written: write(key, nowMs, make), bytes: 0 };
    const forget = () => entries.get(key) === entry && entries.delete(key);
    entries.delete(key);
    entries.set(key, entry);
    try {
      const { feed } = await entry.written;
      entry.bytes = feed.body.length;
      if (state) forgetOldest(entries);
      else forget();
      return feed;
    } catch (error) {
      forget();
      throw error;
    }
  };
}

function forgetOldest(entries: Map<string, Entry>): void {
  let bytes = 0;
  for (const [key, entry] of [...entries].reverse()) {
    bytes += entry.bytes;
    if (bytes > MOST_BYTES) entries.delete(key);
  }
}
