/** What a call has answered: a body of JSON, or why there is none. */
export type Answered = { body: Readonly<Record<string, unknown>> } | { failed: 'missing' | 'unavailable' };

/** Asks for the body of an address, or says why there is none. Never rejects. */
export type Ask = (url: string) => Promise<Answered>;

export type AskOptions = {
  fetch: (url: string, init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
  /** For how long an answer is shown without asking again, in milliseconds. */
  keepMs: number;
  /** How long a page waits for an answer, in milliseconds. */
  patienceMs: number;
  now: () => number;
};

/** How long nobody is asked again who has just failed. */
const REST_MS = 5_000;
/** A page does not wait for so long, but the next one is glad of an answer that comes late. */
const LONGEST_CALL_MS = 15_000;
/** How old an answer may be that stands in for one that does not come. */
const STALE_MS = 600_000;
const MOST_KEPT = 500;
const MOST_BYTES = 4_000_000;
const MISSING = 404;

type Good = { answered: Answered; atMs: number };
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

async function call({ fetch }: AskOptions, url: string): Promise<Answered> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return { failed: response.status === MISSING ? 'missing' : 'unavailable' };
    const text = await response.text();
    const body: unknown = text.length > MOST_BYTES ? undefined : JSON.parse(text);
    return typeof body === 'object' && body !== null ? { body: body as Record<string, unknown> } : UNAVAILABLE;
  } catch {
    return UNAVAILABLE;
  }
}

/** @returns a value when it comes in time, else that there is none */
function inTime(answered: Promise<Answered>, patienceMs: number): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answered>((resolve) => {
    timer = setTimeout(resolve, patienceMs, UNAVAILABLE);
  });
  return Promise.race([answered.finally(() => clearTimeout(timer)), late]);
}

/**
 * Asks an event-management system as seldom as possible: many pages at once ask once, an answer is kept for a while, and
 * one that has failed is not asked again for some seconds. While it is asked again or fails, the last good answer of the
 * last minutes stands in. A page waits no longer than its patience after the call has begun, whoever has begun it.
 */
export function newAsk(options: AskOptions): Ask {
  const { keepMs, patienceMs, now } = options;
  const entries = new Map<string, Entry>();
  const standsIn = (good: Good | undefined) => (good && now() - good.atMs < STALE_MS ? good.answered : undefined);

  function begin(url: string, good: Good | undefined): Entry {
    const answered = call(options, url).then((answer) => {
      const isKnown = 'body' in answer || answer.failed === 'missing';
      entry.isRunning = false;
      entry.untilMs = now() + (isKnown ? keepMs : REST_MS);
      if ('body' in answer) entry.good = { answered: answer, atMs: now() };
      const told = isKnown ? answer : (standsIn(entry.good) ?? answer);
      // Pages that come later get what came too late for the first one.
      entry.patient = Promise.resolve(told);
      return told;
    });
    const entry: Entry = { patient: inTime(answered, patienceMs), isRunning: true, untilMs: 0, good };
    return entry;
  }

  return async (url) => {
    const known = entries.get(url);
    const isCurrent = known && (known.isRunning || now() < known.untilMs);
    const entry = isCurrent ? known : begin(url, known?.good);
    // The last one that somebody wanted stands last.
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_KEPT && oldest !== undefined) entries.delete(oldest);
    return (entry.isRunning && standsIn(entry.good)) || entry.patient;
  };
}
