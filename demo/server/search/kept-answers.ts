import type { CachedBody } from '../platform/http/app-env';
import type { Queue } from '../platform/http/queue';
import { etagOf } from '../platform/http/tag-of';
import { newSharedWork, type SharedWork } from '../platform/shared-work';

/** A cached answer, such as a feed or a month. */
export type WrittenAnswer = CachedBody & {
  /** The time when its content first appeared, in milliseconds since 1970, whole seconds. */
  changedMs: number;
  /** The address of the next part. */
  next?: string | undefined;
  /** The time until which it is valid, in milliseconds since 1970. */
  untilMs: number;
};

/** An answer created at a moment. */
type Made = Pick<WrittenAnswer, 'body' | 'next' | 'untilMs'>;
type Kept = { fromMs: number; answer: WrittenAnswer };
/** An answer that is being created, or has been: `kept` is missing until then. */
type Entry = { writing: SharedWork<Kept>; kept?: Kept };

/** The maximum bytes of all cached answers. */
const MAX_BYTES = 64_000_000;
/** The maximum number of cached answers, and of their stored times of change. */
const MAX_ANSWERS = 1_000;

/** The request of a caller. */
type Asked = {
  /** The revision of the events; a new one invalidates cached answers. */
  revision: string;
  /** All other inputs of the answer but the moment. */
  key: string;
  nowMs: number;
  /** The queue in which the caller waits to create it. */
  inTurn: Queue;
  /** Aborts when the caller no longer waits. */
  signal?: AbortSignal;
};

/**
 * Returns an answer from the cache, or creates it.
 *
 * @param make stops when its signal aborts: nobody waits for it any more
 */
export type AnswerCache = (asked: Asked, make: (signal: AbortSignal) => Promise<Made>) => Promise<WrittenAnswer>;

/**
 * Creates a cache of answers, valid until a change: subscribers request the same few again and again. Concurrent
 * requests share an answer that is being created or queued.
 *
 * @param mostBytes of all cached answers; the least recently requested one is evicted first
 */
export function newAnswerCache(mostBytes = MAX_BYTES): AnswerCache {
  const entries = new Map<string, Entry>();
  const changes = new Map<string, { tag: string; changedMs: number }>();

  /**
   * Returns the time of change. Two contents of an answer never have the same second: otherwise If-Modified-Since would
   * miss the second one.
   */
  function changedAt(name: string, tag: string, nowMs: number): number {
    const known = changes.get(name);
    const thisSecond = Math.floor(nowMs / 1000) * 1000;
    const changedMs =
      known?.tag === tag ? known.changedMs : known ? Math.max(thisSecond, known.changedMs + 1000) : thisSecond;
    changes.delete(name);
    changes.set(name, { tag, changedMs });
    const [oldest] = changes.keys();
    if (changes.size > MAX_ANSWERS && oldest !== undefined) changes.delete(oldest);
    return changedMs;
  }

  function forgetOldest(): void {
    let bytes = 0;
    for (const { kept } of entries.values()) bytes += kept?.answer.body.length ?? 0;
    for (const [place, { kept }] of entries) {
      if (bytes <= mostBytes && entries.size <= MAX_ANSWERS) break;
      bytes -= kept?.answer.body.length ?? 0;
      entries.delete(place);
    }
  }

  function begin(place: string, write: (signal: AbortSignal) => Promise<Kept>): Entry {
    const entry: Entry = {
      writing: newSharedWork(async (signal) => {
        const kept = await write(signal);
        entry.kept = kept;
        forgetOldest();
        return kept;
      }),
    };
    entry.writing.result.catch(() => entries.get(place) === entry && entries.delete(place));
    return entry;
  }

  return async function keptAnswer({ revision, key, nowMs, inTurn, signal }, make) {
    // Short, however long the request is.
    const name = etagOf(Buffer.from(key));
    const place = `${name} ${revision}`;
    const isOpen = ({ fromMs, answer }: Kept) => nowMs >= fromMs && nowMs < answer.untilMs;

    async function ask(): Promise<Kept> {
      const known = entries.get(place);
      const isUsable = known && !known.writing.isAbandoned() && (!known.kept || isOpen(known.kept));
      const entry = isUsable
        ? known
        : begin(place, async (stopped) => {
            const made = await make(stopped);
            const tag = etagOf(made.body);
            return { fromMs: nowMs, answer: { ...made, tag, changedMs: changedAt(name, tag, nowMs) } };
          });
      // The newest entry is the last one.
      entries.delete(place);
      entries.set(place, entry);
      return entry.kept ?? entry.writing.join(inTurn, signal);
    }

    const kept = await ask();
    // There is no third try: all would wait for all.
    return (isOpen(kept) ? kept : await ask()).answer;
  };
}
