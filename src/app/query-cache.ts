import type { Answer, Api } from '../api/api';
import { callUrl, type Query } from '../api/call-url';
import { markOf } from '../api/own-writes';

const MAX_AGE_MS = 30_000;
/** The maximum age of preloaded data on which visitors decide, which is otherwise requested each time. */
export const PRELOADED_MAX_AGE_MS = 5_000;
const MAX_ENTRIES = 60;
/** The time in ms for which a failed preload waits for the first render: the maximum of call, texts and code. */
const FAILURE_AGE_MS = 12_000;

/** A request and the parser of its response. */
export type CachedQuery<Value> = {
  path: string;
  query?: Query;
  /** Must be one function per kind: the cache never passes a value to a caller with another parser. */
  read(answer: Answer): Value | Promise<Value>;
  /** The maximum age of a response in ms. Default: half a minute. */
  maxAgeMs?: number;
};

/** The identity of a request. It was sent after the change with `mark`; another change makes it stale. */
type RequestIdentity = { read: unknown; path: string; mark: string };
type CacheEntry = RequestIdentity & { value: unknown; at: number };
type PendingRequest = RequestIdentity & { promise: Promise<unknown>; users: number; abort: AbortController };
type CachedFailure = { error: unknown; at: number; path: string; mark: string };

/** Parsed responses by their addresses, shared by all elements of one host on a page. */
export type QueryCache = {
  /** Returns a recent response, or one of the allowed age; undefined if it is missing or the device made a change. */
  peek<Value>(query: CachedQuery<Value>, maxAgeMs?: number): Value | undefined;
  /**
   * Returns the response from the cache, a running call of another element, or a new call. The call is aborted when its
   * last caller has aborted.
   *
   * @throws {ApiError} when the call fails
   * @throws {ShapeError} when the response cannot be read
   */
  load<Value>(query: CachedQuery<Value>, signal?: AbortSignal): Promise<Value>;
  /** Deletes a catalogue after a change: every response whose path begins with this word, as in 'addresses'. */
  forget(catalogue: string): void;
  /** Deletes everything. */
  clear(): void;
  /** Stores a failure for callers with the same query soon after, in place of another request. */
  storeFailure(query: CachedQuery<unknown>, error: unknown): void;
  /** Deletes all failures, so that the visitor's retry or navigation sends the requests again. */
  forgetFailures(): void;
};

/** The source of cached queries. */
export type QuerySource = { answers: QueryCache };

/** Creates a cache. @param now milliseconds since 1970 */
export function createQueryCache({ host, get }: Pick<Api, 'host' | 'get'>, now: () => number = Date.now): QueryCache {
  const answers = new Map<string, CacheEntry>();
  const waiting = new Map<string, PendingRequest>();
  const failures = new Map<string, CachedFailure>();

  const urlOf = ({ path, query }: CachedQuery<unknown>) => callUrl(host, path, query);

  function keep(url: string, known: CacheEntry) {
    answers.delete(url);
    answers.set(url, known);
    const oldest = answers.keys().next().value;
    if (answers.size > MAX_ENTRIES && oldest !== undefined) answers.delete(oldest);
  }

  const isReusable = ({ read }: CachedQuery<unknown>, asked: RequestIdentity | undefined) =>
    asked?.read === read && asked.mark === markOf(host);

  function peek<Value>(query: CachedQuery<Value>, maxAgeMs = query.maxAgeMs ?? MAX_AGE_MS): Value | undefined {
    const known = answers.get(urlOf(query));
    const isKnown = known && isReusable(query, known) && now() - known.at < maxAgeMs;
    // The same parser has made it.
    return isKnown ? (known.value as Value) : undefined;
  }

  function start<Value>(url: string, { path, query, read }: CachedQuery<Value>): PendingRequest {
    const abort = new AbortController();
    const mark = markOf(host);
    const promise = get(path, query, abort.signal).then(async (answer) => {
      const value = await read(answer);
      // A response to a request before `clear` or `forget` may be out of date.
      if (waiting.get(url) === entry) keep(url, { read, value, at: now(), path, mark });
      return value;
    });
    const entry: PendingRequest = { read, promise, users: 0, abort, path, mark };
    waiting.set(url, entry);
    const done = () => {
      if (waiting.get(url) === entry) waiting.delete(url);
    };
    promise.then(done, done);
    return entry;
  }

  function load<Value>(query: CachedQuery<Value>, signal?: AbortSignal): Promise<Value> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const url = urlOf(query);
    const known = peek(query);
    if (known !== undefined) return Promise.resolve(known);
    const failure = failures.get(url);
    if (failure?.mark === markOf(host) && now() - failure.at < FAILURE_AGE_MS) return Promise.reject(failure.error);
    const running = waiting.get(url);
    const entry = running && isReusable(query, running) ? running : start(url, query);
    entry.users += 1;
    // The same parser makes it.
    const promise = entry.promise as Promise<Value>;
    if (!signal) return promise;
    return new Promise((resolve, reject) => {
      const leave = () => {
        entry.users -= 1;
        if (entry.users === 0) {
          if (waiting.get(url) === entry) waiting.delete(url);
          entry.abort.abort();
        }
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  function forgetWhere(isOld: (path: string) => boolean) {
    for (const kept of [answers, waiting, failures]) {
      for (const [url, { path }] of [...kept]) if (isOld(path)) kept.delete(url);
    }
  }

  return {
    peek,
    load,
    forget: (catalogue) => forgetWhere((path) => path.split('/')[0] === catalogue),
    clear: () => forgetWhere(() => true),
    storeFailure: (query, error) =>
      failures.set(urlOf(query), { error, at: now(), path: query.path, mark: markOf(host) }),
    forgetFailures: () => failures.clear(),
  };
}
