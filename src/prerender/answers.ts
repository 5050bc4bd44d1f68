import { type Infer, is, type, unknown } from 'superstruct';

const Body = type({ data: unknown(), meta: unknown() });

/** What a call has answered: a body of JSON, or why there is none. */
export type Answered = { body: Infer<typeof Body> } | { failed: 'missing' | 'unavailable' };

/**
 * Asks for the body of an address, or says why there is none. Never rejects.
 *
 * @param keepMs for how long an answer is shown without asking again; 0 for what decides, as the details of an event
 */
export type Ask = (url: string, keepMs?: number) => Promise<Answered>;

export type AskOptions = {
  fetch: (url: string, init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
  /** For how long an answer is shown without asking again, in milliseconds; what decides is asked for each time. */
  keepMs: number;
  /** How long a page waits for an answer, in milliseconds. */
  patienceMs: number;
  now: () => number;
};

/** How long nobody is asked again who has just failed. */
const REST_MS = 5_000;
/** A page does not wait for so long, but the next one is glad of an answer that comes late. */
const MAX_CALL_MS = 15_000;
/** How old an answer may be that stands in for one that does not come. */
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
  /** Until when nobody is asked again. */
  untilMs: number;
  /** The last answer that held something. */
  good?: Good | undefined;
};

const UNAVAILABLE: Answered = { failed: 'unavailable' };

/** @param good what was answered before; where it has a tag, the system may say that it is still so */
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

/** @returns a value when it comes in time, else what stands in for it */
function inTime(answered: Promise<Answered>, patienceMs: number, standIn: () => Answered): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answered>((resolve) => {
    timer = setTimeout(() => resolve(standIn()), patienceMs);
  });
  return Promise.race([answered.finally(() => clearTimeout(timer)), late]);
}

/**
 * Asks an event-management system as seldom as possible: many pages at once ask once, an answer is kept for a while, and
 * one that has failed is not asked again for some seconds. A page waits no longer than its patience after the call has
 * begun, whoever has begun it; where that fails or comes late, the last good answer of the last minutes stands in.
 */
export function newAsk(options: AskOptions): Ask {
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
      // Pages that come later get what came too late for the first one.
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
    // The last one that somebody wanted stands last.
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
    return entry.patient;
  };
}
