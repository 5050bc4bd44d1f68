import type { Answer, Api } from '../api/api';
import { callUrl, type Query } from '../api/call-url';
import { markOf } from '../api/own-writes';

const MAX_AGE_MS = 30_000;
/** What was asked for ahead, as where somebody points, is shown so long: what decides is asked for each time. */
export const DECIDING_MS = 5_000;
const MAX_ENTRIES = 60;
/** How long a failed preparation waits for the first render: as long as a call, its texts and its code may take. */
const FAILURE_AGE_MS = 12_000;

/** What a read asks for, and how its answer is read. */
export type CachedQuery<Value> = {
  path: string;
  query?: Query;
  /**
   * Must be the same function for all questions of a kind: the cache never gives a value to a caller with another
   * parser.
   */
  read(answer: Answer): Value | Promise<Value>;
  /** How old an answer may be; by default half a minute. */
  maxAgeMs?: number;
};

/** Was asked for after the own write that `mark` tells of; another one makes it old. */
type Asked = { read: unknown; path: string; mark: string };
type Known = Asked & { value: unknown; at: number };
type Waiting = Asked & { promise: Promise<unknown>; users: number; abort: AbortController };
type Failure = { error: unknown; at: number; path: string; mark: string };

/** Read answers by the address they came from, shared by all elements of one host on a page. */
export type QueryCache = {
  /**
   * A recent answer, or one of an age that the caller allows, at once; undefined when the server must be asked, as after
   * each own write.
   */
  peek<Value>(question: CachedQuery<Value>, maxAgeMs?: number): Value | undefined;
  /**
   * The answer from the cache, from a running call of another element, or from a new call. The call is aborted when
   * nobody waits for it any more.
   *
   * @throws {ApiError} when the call fails
   * @throws {ShapeError} when the answer cannot be read
   */
  load<Value>(question: CachedQuery<Value>, signal?: AbortSignal): Promise<Value>;
  /** Forgets a catalogue after a change: every answer whose path begins with this word, as in 'addresses'. */
  forget(catalogue: string): void;
  /** Forgets everything. */
  clear(): void;
  /** Keeps a failure for callers who ask the same soon after, instead of asking the server again. */
  leaveFailure(question: CachedQuery<unknown>, error: unknown): void;
  /** Lets everything that has failed be asked for again, as when the visitor wants another try or goes elsewhere. */
  forgetFailures(): void;
};

/** Where reads are kept. */
export type Source = { answers: QueryCache };

/** @param now milliseconds since 1970 */
export function createQueryCache({ host, get }: Pick<Api, 'host' | 'get'>, now: () => number = Date.now): QueryCache {
  const answers = new Map<string, Known>();
  const waiting = new Map<string, Waiting>();
  const failures = new Map<string, Failure>();

  const urlOf = ({ path, query }: CachedQuery<unknown>) => callUrl(host, path, query);

  function keep(url: string, known: Known) {
    answers.delete(url);
    answers.set(url, known);
    const oldest = answers.keys().next().value;
    if (answers.size > MAX_ENTRIES && oldest !== undefined) answers.delete(oldest);
  }

  const isSame = ({ read }: CachedQuery<unknown>, asked: Asked | undefined) =>
    asked?.read === read && asked.mark === markOf(host);

  function peek<Value>(question: CachedQuery<Value>, maxAgeMs = question.maxAgeMs ?? MAX_AGE_MS): Value | undefined {
    const known = answers.get(urlOf(question));
    const isKnown = known && isSame(question, known) && now() - known.at < maxAgeMs;
    // The same parser has made it.
    return isKnown ? (known.value as Value) : undefined;
  }

  function start<Value>(url: string, { path, query, read }: CachedQuery<Value>): Waiting {
    const abort = new AbortController();
    const mark = markOf(host);
    const promise = get(path, query, abort.signal).then(async (answer) => {
      const value = await read(answer);
      // An answer that was asked for before everything was forgotten may be out of date.
      if (waiting.get(url) === entry) keep(url, { read, value, at: now(), path, mark });
      return value;
    });
    const entry: Waiting = { read, promise, users: 0, abort, path, mark };
    waiting.set(url, entry);
    const done = () => {
      if (waiting.get(url) === entry) waiting.delete(url);
    };
    promise.then(done, done);
    return entry;
  }

  function load<Value>(question: CachedQuery<Value>, signal?: AbortSignal): Promise<Value> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const url = urlOf(question);
    const known = peek(question);
    if (known !== undefined) return Promise.resolve(known);
    const failure = failures.get(url);
    if (failure?.mark === markOf(host) && now() - failure.at < FAILURE_AGE_MS) return Promise.reject(failure.error);
    const running = waiting.get(url);
    const entry = running && isSame(question, running) ? running : start(url, question);
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
    leaveFailure: (question, error) =>
      failures.set(urlOf(question), { error, at: now(), path: question.path, mark: markOf(host) }),
    forgetFailures: () => failures.clear(),
  };
}
