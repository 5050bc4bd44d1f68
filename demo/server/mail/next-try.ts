import type { ClaimedMail } from './outbox';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Between tries; the last one again and again. */
const PAUSES_MS = [10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** With these pauses about three days. */
const MOST_TRIES = 17;

/** When a mail that was not taken is tried again; undefined when there were enough tries, or its link ends before. */
export function nextTryOf({ attempts, endsAt }: Pick<ClaimedMail, 'attempts' | 'endsAt'>, now: Date): Date | undefined {
  if (attempts >= MOST_TRIES) return undefined;
  const pauseMs = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
  // Spread by a tenth, so that those that failed together do not come back together.
  const next = new Date(now.getTime() + pauseMs * (0.9 + Math.random() * 0.2));
  return endsAt && endsAt <= next ? undefined : next;
}
