import { type Infer, is, type, unknown } from 'superstruct';

const Body = type({ data: unknown(), meta: unknown() });

/** The result of a call: a JSON body, or the reason why there is none. */
export type Answered = { body: Infer<typeof Body> } | { failed: 'missing' | 'unavailable' };

/**
 * Fetches the body of an address. Never rejects.
 *
 * @param keepMs cache time in ms; 0 for data on which visitors decide, such as the details of an event
 */
export type Ask = (url: string, keepMs?: number) => Promise<Answered>;

export type AskOptions = {
  fetch: (url: string, init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
  /** The cache time in ms; data on which visitors decide is requested each time. */
  keepMs: number;
  /** The maximum time in ms for which a page waits for a response. */
  patienceMs: number;
  now: () => number;
};

/** The pause in ms after a failed call. */
const REST_MS = 5_000;
/** The timeout of a call in ms. No page waits so long, but the next page uses the late response. */
const MAX_CALL_MS = 15_000;
/** The maximum age in ms of a stale response that replaces a missing one. */
const STALE_MS = 600_000;
const MAX_KEPT = 500;
const MAX_BYTES = 4_000_000;
const MISSING = 404;
const UNCHANGED = 304;

type Good = { answered: Answered; atMs: number; tag: string | null };
type Entry = {
  /** Settles after the patience of a page at the latest. */
  patient: Promise<Answered>;
  isRunning: boolean;
  /** The time until which no new call is sent. */
  untilMs: number;
  /** The last successful response. */
  good?: Good | undefined;
};

const UNAVAILABLE: Answered = { failed: 'unavailable' };

/** @param good previous response; with an ETag, the server may confirm that it is unchanged */
async function call({ fetch }: AskOptions, url: string, good: Good | undefined): Promise<Called> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(MAX_CALL_MS),
      headers: { accept: 'application/json', ...(good?.tag && { 'if-none-match': good.tag }) },
    });
    if (response.status === UNCHANGED && good) return good;
    if (!response.ok) return { answered: { failed: response.status === MISSING ? 'missing' : 'unavailable' } };
    const text = await response.text();
    const body: unknown = text.length > MAX_BYTES ? undefined : JSON.parse(text);
    if (!is(body, Body)) return { answered: UNAVAILABLE };
    return { answered: { body }, tag: response.headers.get('etag') };
  } catch {
    return { answered: UNAVAILABLE };
  }
}

type Called = { answered: Answered; tag?: string | null };

/** @returns the value if it arrives in time, else the fallback */
function inTime(answered: Promise<Answered>, patienceMs: number, standIn: () => Answered): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answered>((resolve) => {
    timer = setTimeout(() => resolve(standIn()), patienceMs);
  });
  return Promise.race([answered.finally(() => clearTimeout(timer)), late]);
}

/**
 * Returns a function that sends as few calls as possible: simultaneous pages share one, responses are cached, and a
 * failed call pauses for some seconds. A page waits until its patience after the start of the call is over, even if
 * another page started it. After a failure or timeout, the last successful response of the last minutes replaces the
 * missing one.
 */
export function createFetcher(options: AskOptions): Ask {
  const { patienceMs, now } = options;
  const entries = new Map<string, Entry>();
  const standsIn = (good: Good | undefined) => (good && now() - good.atMs < STALE_MS ? good.answered : undefined);

  function begin(url: string, good: Good | undefined, keepMs: number): Entry {
    const answered = call(options, url, good).then(({ answered: answer, tag = null }) => {
      const isKnown = 'body' in answer || answer.failed === 'missing';
      entry.isRunning = false;
      entry.untilMs = now() + (isKnown ? keepMs : REST_MS);
      if ('body' in answer) entry.good = { answered: answer, atMs: now(), tag };
      const told = isKnown ? answer : (standsIn(entry.good) ?? answer);
      // Later pages get the response that was too late for the first one.
      entry.patient = Promise.resolve(told);
      return told;
    });
    const entry: Entry = {
      patient: inTime(answered, patienceMs, () => standsIn(good) ?? UNAVAILABLE),
      isRunning: true,
      untilMs: 0,
      good,
    };
    return entry;
  }

  return async (url, keepMs = options.keepMs) => {
    const known = entries.get(url);
    const isCurrent = known && (known.isRunning || now() < known.untilMs);
    const entry = isCurrent ? known : begin(url, known?.good, keepMs);
    // The most recently used entry is last.
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
    return entry.patient;
  };
}
