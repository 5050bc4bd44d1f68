import { hoursToBerlin } from './days';

const HOUR_MS = 3_600_000;

/** Returns day and time in Berlin: '2026-11-21' and '19:30'. @param ms milliseconds since 1970 */
export function berlinClock(ms: number): { day: string; time: string } {
  const localTime = new Date(ms + hoursToBerlin(ms) * HOUR_MS).toISOString();
  return { day: localTime.slice(0, 10), time: localTime.slice(11, 16) };
}
