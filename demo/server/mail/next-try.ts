import type { ClaimedMail } from './outbox';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The pauses between tries in milliseconds; the last one repeats. */
const PAUSES_MS = [10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** The maximum number of tries: with these pauses they last for about three days. */
const MAX_TRIES = 17;

/**
 * Returns the time of a failed mail's next try; undefined after the last try, or if its link expires before the next
 * one.
 */
export function nextTryOf({ attempts, endsAt }: Pick<ClaimedMail, 'attempts' | 'endsAt'>, now: Date): Date | undefined {
  if (attempts >= MAX_TRIES) return undefined;
  const pauseMs = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
  // A random tenth more or less, so that mails that failed together are not retried together.
  const next = new Date(now.getTime() + pauseMs * (0.9 + Math.random() * 0.2));
  return endsAt && endsAt <= next ? undefined : next;
}
