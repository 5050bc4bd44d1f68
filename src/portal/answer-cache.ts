const MAX_AGE_MS = 30_000;
const MOST_ENTRIES = 60;
/** From a failed preparation to the first render: as long as a call may take, which its texts and code may take, too. */
const FAILURE_AGE_MS = 12_000;

type Waiting<Value> = { promise: Promise<Value>; users: number; abort: AbortController };

/** Parsed answers by the address they came from, shared by all elements of one host on a page. */
export type AnswerCache = {
  /** What was answered lately, at once; undefined when it must be asked for. */
  peek<Value>(url: string): Value | undefined;
  /**
   * The answer from the cache, from a running call of another element, or from a new call. The call is aborted when
   * nobody waits for it any more.
   */
  load<Value>(url: string, ask: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value>;
  /** Forgets everything, as after a change. */
  clear(): void;
  /** Gives a failure to those who ask soon, instead of asking again. */
  leaveFailure(url: string, error: unknown): void;
  /** Lets everything that has failed be asked for again, as when the visitor wants another try or goes elsewhere. */
  forgetFailures(): void;
};

/** @param now milliseconds since 1970 */
export function createAnswerCache(now: () => number = Date.now): AnswerCache {
  const answers = new Map<string, { value: unknown; at: number }>();
  const waiting = new Map<string, Waiting<unknown>>();
  const failures = new Map<string, { error: unknown; at: number }>();

  function keep(url: string, value: unknown) {
    answers.delete(url);
    answers.set(url, { value, at: now() });
    const oldest = answers.keys().next().value;
    if (answers.size > MOST_ENTRIES && oldest !== undefined) answers.delete(oldest);
  }

  // The address decides the type: each address is parsed by one parser only.
  function peek<Value>(url: string): Value | undefined {
    const known = answers.get(url);
    return known && now() - known.at < MAX_AGE_MS ? (known.value as Value) : undefined;
  }

  function start<Value>(url: string, ask: (signal: AbortSignal) => Promise<Value>): Waiting<Value> {
    const abort = new AbortController();
    const promise = ask(abort.signal).then((value) => {
      // What was asked before everything was forgotten may be out of date.
      if (waiting.get(url) === entry) keep(url, value);
      return value;
    });
    const entry: Waiting<Value> = { promise, users: 0, abort };
    waiting.set(url, entry);
    const done = () => {
      if (waiting.get(url) === entry) waiting.delete(url);
    };
    promise.then(done, done);
    return entry;
  }

  function load<Value>(
    url: string,
    ask: (signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const known = peek<Value>(url);
    if (known !== undefined) return Promise.resolve(known);
    const failure = failures.get(url);
    if (failure && now() - failure.at < FAILURE_AGE_MS) return Promise.reject(failure.error);
    const entry = (waiting.get(url) as Waiting<Value> | undefined) ?? start(url, ask);
    entry.users += 1;
    if (!signal) return entry.promise;
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
      entry.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  function clear() {
    answers.clear();
    waiting.clear();
    failures.clear();
  }

  const leaveFailure = (url: string, error: unknown) => failures.set(url, { error, at: now() });

  return { peek, load, clear, leaveFailure, forgetFailures: () => failures.clear() };
}
