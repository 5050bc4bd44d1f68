const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LATE_MS = 3 * DAY_MS;

/** The waiting time of an entry, and whether it is too long. */
export type Age = { text: string; isLate: boolean };

/** Returns the time since an instant; null is an unknown one. */
export function ageOf(since: Date | null, now: Date): Age {
  if (since === null) return { text: 'lange', isLate: true };
  const waitedMs = Math.max(0, now.getTime() - since.getTime());
  return { text: textOf(waitedMs), isLate: waitedMs >= LATE_MS };
}

function textOf(waitedMs: number): string {
  if (waitedMs < HOUR_MS) return `${Math.max(1, Math.floor(waitedMs / MINUTE_MS))} Min.`;
  if (waitedMs < DAY_MS) return `${Math.floor(waitedMs / HOUR_MS)} Std.`;
  const days = Math.floor(waitedMs / DAY_MS);
  return days === 1 ? '1 Tag' : `${days} Tage`;
}

/** Returns the instant before which the wait of an entry has been too long. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - LATE_MS);
