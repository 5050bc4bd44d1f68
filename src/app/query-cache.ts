import type { Answer, Api } from '../api/api';
import { callUrl, type Query } from '../api/call-url';
import { writeRevision } from '../api/own-writes';

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

/** The identity of a request. It was sent after the change with `revision`; another change makes it stale. */
type RequestIdentity = { read: unknown; path: string; revision: string };
type CacheEntry = RequestIdentity & { value: unknown; storedAt: number };
type PendingRequest = RequestIdentity & { promise: Promise<unknown>; callers: number; abort: AbortController };
type CachedFailure = { error: unknown; failedAt: number; path: string; revision: string };

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
export type QuerySource = { queryCache: QueryCache };

/** Creates a cache. @param now milliseconds since 1970 */
export function createQueryCache({ host, get }: Pick<Api, 'host' | 'get'>, now: () => number = Date.now): QueryCache {
  const entries = new Map<string, CacheEntry>();
  const pending = new Map<string, PendingRequest>();
  const failures = new Map<string, CachedFailure>();

  const urlOf = ({ path, query }: CachedQuery<unknown>) => callUrl(host, path, query);

  function store(url: string, entry: CacheEntry) {
    entries.delete(url);
    entries.set(url, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  const isReusable = ({ read }: CachedQuery<unknown>, candidate: RequestIdentity | undefined) =>
    candidate?.read === read && candidate.revision === writeRevision(host);

  function peek<Value>(query: CachedQuery<Value>, maxAgeMs = query.maxAgeMs ?? MAX_AGE_MS): Value | undefined {
    const cached = entries.get(urlOf(query));
    const isFresh = cached && isReusable(query, cached) && now() - cached.storedAt < maxAgeMs;
    // The same parser has made it.
    return isFresh ? (cached.value as Value) : undefined;
  }

  function start<Value>(url: string, { path, query, read }: CachedQuery<Value>): PendingRequest {
    const abort = new AbortController();
    const revision = writeRevision(host);
    const promise = get(path, query, abort.signal).then(async (answer) => {
      const value = await read(answer);
      // A response to a request before `clear` or `forget` may be out of date.
      if (pending.get(url) === request) store(url, { read, value, storedAt: now(), path, revision });
      return value;
    });
    const request: PendingRequest = { read, promise, callers: 0, abort, path, revision };
    pending.set(url, request);
    const remove = () => {
      if (pending.get(url) === request) pending.delete(url);
    };
    promise.then(remove, remove);
    return request;
  }

  function load<Value>(query: CachedQuery<Value>, signal?: AbortSignal): Promise<Value> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const url = urlOf(query);
    const cached = peek(query);
    if (cached !== undefined) return Promise.resolve(cached);
    const failure = failures.get(url);
    if (failure?.revision === writeRevision(host) && now() - failure.failedAt < FAILURE_AGE_MS)
      return Promise.reject(failure.error);
    const running = pending.get(url);
    const request = running && isReusable(query, running) ? running : start(url, query);
    request.callers += 1;
    // The same parser makes it.
    const promise = request.promise as Promise<Value>;
    if (!signal) return promise;
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        request.callers -= 1;
        if (request.callers === 0) {
          if (pending.get(url) === request) pending.delete(url);
          request.abort.abort();
        }
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
  }

  function forgetWhere(matches: (path: string) => boolean) {
    for (const map of [entries, pending, failures]) {
      for (const [url, { path }] of [...map]) if (matches(path)) map.delete(url);
    }
  }

  return {
    peek,
    load,
    forget: (catalogue) => forgetWhere((path) => path.split('/')[0] === catalogue),
    clear: () => forgetWhere(() => true),
    storeFailure: (query, error) =>
      failures.set(urlOf(query), { error, failedAt: now(), path: query.path, revision: writeRevision(host) }),
    forgetFailures: () => failures.clear(),
  };
}
