import type { CachedBody } from '../platform/http/app-env';
import { etagOf } from '../platform/http/etag';
import type { Queue } from '../platform/http/queue';
import { newSharedWork, type SharedWork } from '../platform/shared-work';

/** A cached answer, such as a feed or a month. */
export type CachedAnswer = CachedBody & {
  /** The time when its content first appeared, in milliseconds since 1970, whole seconds. */
  changedMs: number;
  /** The address of the next part. */
  next?: string | undefined;
  /** The time until which it is valid, in milliseconds since 1970. */
  untilMs: number;
};

/** An answer created at a moment. */
type NewAnswer = Pick<CachedAnswer, 'body' | 'next' | 'untilMs'>;
type ValidAnswer = { fromMs: number; answer: CachedAnswer };
/** An answer that is being created, or has been: `cached` is missing until then. */
type Entry = { writing: SharedWork<ValidAnswer>; cached?: ValidAnswer };

/** The maximum bytes of all cached answers. */
const MAX_BYTES = 64_000_000;
/** The maximum number of cached answers, and of their stored times of change. */
const MAX_ANSWERS = 1_000;

/** The request of a caller. */
type AnswerRequest = {
  /** The revision of the events; a new one invalidates cached answers. */
  revision: string;
  /** All other inputs of the answer but the moment. */
  key: string;
  nowMs: number;
  /** The queue in which the caller waits to create it. */
  enqueue: Queue;
  /** Aborts when the caller no longer waits. */
  signal?: AbortSignal;
};

/**
 * Returns an answer from the cache, or creates it.
 *
 * @param create stops when its signal aborts: nobody waits for it any more
 */
export type AnswerCache = (
  request: AnswerRequest,
  create: (signal: AbortSignal) => Promise<NewAnswer>,
) => Promise<CachedAnswer>;

/**
 * Creates a cache of answers, valid until a change: subscribers request the same few again and again. Concurrent
 * requests share an answer that is being created or queued.
 *
 * @param maxBytes of all cached answers; the least recently requested one is evicted first
 */
export function newAnswerCache(maxBytes = MAX_BYTES): AnswerCache {
  const entries = new Map<string, Entry>();
  const changes = new Map<string, { tag: string; changedMs: number }>();

  /**
   * Returns the time of change. Two contents of an answer never have the same second: otherwise If-Modified-Since would
   * miss the second one.
   */
  function changedAt(name: string, tag: string, nowMs: number): number {
    const previous = changes.get(name);
    const thisSecond = Math.floor(nowMs / 1000) * 1000;
    const changedMs =
      previous?.tag === tag
        ? previous.changedMs
        : previous
          ? Math.max(thisSecond, previous.changedMs + 1000)
          : thisSecond;
    changes.delete(name);
    changes.set(name, { tag, changedMs });
    const [oldest] = changes.keys();
    if (changes.size > MAX_ANSWERS && oldest !== undefined) changes.delete(oldest);
    return changedMs;
  }

  function evictOldest(): void {
    let bytes = 0;
    for (const { cached } of entries.values()) bytes += cached?.answer.body.length ?? 0;
    for (const [entryKey, { cached }] of entries) {
      if (bytes <= maxBytes && entries.size <= MAX_ANSWERS) break;
      bytes -= cached?.answer.body.length ?? 0;
      entries.delete(entryKey);
    }
  }

  function createEntry(entryKey: string, createAnswer: (signal: AbortSignal) => Promise<ValidAnswer>): Entry {
    const entry: Entry = {
      writing: newSharedWork(async (signal) => {
        const cached = await createAnswer(signal);
        entry.cached = cached;
        evictOldest();
        return cached;
      }),
    };
    entry.writing.result.catch(() => entries.get(entryKey) === entry && entries.delete(entryKey));
    return entry;
  }

  return async function cachedAnswer({ revision, key, nowMs, enqueue, signal }, create) {
    // Short, however long the request is.
    const name = etagOf(Buffer.from(key));
    const entryKey = `${name} ${revision}`;
    const isValid = ({ fromMs, answer }: ValidAnswer) => nowMs >= fromMs && nowMs < answer.untilMs;

    async function requestAnswer(): Promise<ValidAnswer> {
      const existing = entries.get(entryKey);
      const isUsable = existing && !existing.writing.isAbandoned() && (!existing.cached || isValid(existing.cached));
      const entry = isUsable
        ? existing
        : createEntry(entryKey, async (stopSignal) => {
            const newAnswer = await create(stopSignal);
            const tag = etagOf(newAnswer.body);
            return { fromMs: nowMs, answer: { ...newAnswer, tag, changedMs: changedAt(name, tag, nowMs) } };
          });
      // The newest entry is the last one.
      entries.delete(entryKey);
      entries.set(entryKey, entry);
      return entry.cached ?? entry.writing.join(enqueue, signal);
    }

    const cached = await requestAnswer();
    // There is no third try: all would wait for all.
    return (isValid(cached) ? cached : await requestAnswer()).answer;
  };
}
