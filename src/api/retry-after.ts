/**
 * Reads a `Retry-After` header, which is either seconds or a date.
 *
 * @returns ms from now, never negative; undefined when absent or unreadable
 */
export function retryAfterMs(header: string | null | undefined, nowMs: number = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
