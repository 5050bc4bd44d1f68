import { type Infer, is, type, unknown } from 'superstruct';
import { answerBodyOf } from '../model/answers/read-list';

const Body = type({ data: unknown(), meta: unknown() });

/** The result of a call: a JSON body, or the reason why there is none. */
export type FetchResult = { body: Infer<typeof Body> } | { failed: 'missing' | 'unavailable' };

/**
 * Fetches the body of an address. Never rejects.
 *
 * @param keepMs cache time in ms; 0 for data on which visitors decide, such as the details of an event
 */
export type Fetcher = (url: string, keepMs?: number) => Promise<FetchResult>;

export type FetcherOptions = {
  fetch: (url: string, init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
  /** The cache time in ms; data on which visitors decide is requested each time. */
  keepMs: number;
  /** The maximum time in ms for which a page waits for a response. */
  patienceMs: number;
  now: () => number;
};

/** The pause in ms after a failed call. */
const RETRY_PAUSE_MS = 5_000;
/** The timeout of a call in ms. No page waits so long, but the next page uses the late response. */
const MAX_CALL_MS = 15_000;
/** The maximum age in ms of a stale response that replaces a missing one. */
const STALE_MS = 600_000;
const MAX_ENTRIES = 500;
const MAX_BYTES = 4_000_000;
const MISSING = 404;
const UNCHANGED = 304;

type SuccessfulResult = { result: FetchResult; atMs: number; tag: string | null };
type Entry = {
  /** Settles after the patience of a page at the latest. */
  forPage: Promise<FetchResult>;
  isRunning: boolean;
  /** The time until which no new call is sent. */
  untilMs: number;
  /** The last successful response. */
  lastSuccess?: SuccessfulResult | undefined;
};

const UNAVAILABLE: FetchResult = { failed: 'unavailable' };

/** @param lastSuccess previous response; with an ETag, the server may confirm that it is unchanged */
async function call(
  { fetch }: FetcherOptions,
  url: string,
  lastSuccess: SuccessfulResult | undefined,
): Promise<CallResult> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(MAX_CALL_MS),
      headers: { accept: 'application/json', ...(lastSuccess?.tag && { 'if-none-match': lastSuccess.tag }) },
    });
    if (response.status === UNCHANGED && lastSuccess) return lastSuccess;
    if (!response.ok) return { result: { failed: response.status === MISSING ? 'missing' : 'unavailable' } };
    const text = await response.text();
    const body = text.length > MAX_BYTES ? undefined : answerBodyOf(JSON.parse(text), url);
    if (!is(body, Body)) return { result: UNAVAILABLE };
    return { result: { body }, tag: response.headers.get('etag') };
  } catch {
    return { result: UNAVAILABLE };
  }
}

type CallResult = { result: FetchResult; tag?: string | null };

/** @returns the value if it arrives in time, else the fallback */
function withTimeout(
  result: Promise<FetchResult>,
  patienceMs: number,
  fallback: () => FetchResult,
): Promise<FetchResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<FetchResult>((resolve) => {
    timer = setTimeout(() => resolve(fallback()), patienceMs);
  });
  return Promise.race([result.finally(() => clearTimeout(timer)), timeout]);
}

/**
 * Returns a function that sends as few calls as possible: simultaneous pages share one, responses are cached, and a
 * failed call pauses for some seconds. A page waits until its patience after the start of the call is over, even if
 * another page started it. After a failure or timeout, the last successful response of the last minutes replaces the
 * missing one.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { patienceMs, now } = options;
  const entries = new Map<string, Entry>();
  const usableLastSuccess = (lastSuccess: SuccessfulResult | undefined) =>
    lastSuccess && now() - lastSuccess.atMs < STALE_MS ? lastSuccess.result : undefined;

  function start(url: string, lastSuccess: SuccessfulResult | undefined, keepMs: number): Entry {
    const result = call(options, url, lastSuccess).then(({ result: fetched, tag = null }) => {
      const isDefinite = 'body' in fetched || fetched.failed === 'missing';
      entry.isRunning = false;
      entry.untilMs = now() + (isDefinite ? keepMs : RETRY_PAUSE_MS);
      if ('body' in fetched) entry.lastSuccess = { result: fetched, atMs: now(), tag };
      const returned = isDefinite ? fetched : (usableLastSuccess(entry.lastSuccess) ?? fetched);
      // Later pages get the response that was too late for the first one.
      entry.forPage = Promise.resolve(returned);
      return returned;
    });
    const entry: Entry = {
      forPage: withTimeout(result, patienceMs, () => usableLastSuccess(lastSuccess) ?? UNAVAILABLE),
      isRunning: true,
      untilMs: 0,
      lastSuccess,
    };
    return entry;
  }

  return async (url, keepMs = options.keepMs) => {
    const cached = entries.get(url);
    const isCurrent = cached && (cached.isRunning || now() < cached.untilMs);
    const entry = isCurrent ? cached : start(url, cached?.lastSuccess, keepMs);
    // The most recently used entry is last.
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return entry.forPage;
  };
}
