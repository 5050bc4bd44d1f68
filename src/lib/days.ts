/*
 * Calendar days are strings 'YYYY-MM-DD', as the server sends them. They are never converted to local `Date`s: midnight
 * in Berlin is the day before in New York.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY = /^\d{4}-\d\d-\d\d$/;

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10);

/**
 * Returns the hours from UTC to Berlin time: 2 from the last Sunday of March to that of October, 01:00 UTC, as in all
 * of the European Union since 1996. `Intl` would do it, too, but on a slow phone its first zone takes longer than all
 * the work of the loader before its requests.
 *
 * @param utcMs milliseconds since 1970
 */
export function hoursToBerlin(utcMs: number): 1 | 2 {
  const year = new Date(utcMs).getUTCFullYear();
  const changeIn = (month: number) => {
    const last = Date.UTC(year, month, 31, 1);
    return last - new Date(last).getUTCDay() * DAY_MS;
  };
  return utcMs >= changeIn(2) && utcMs < changeIn(9) ? 2 : 1;
}

/** Returns the current day in Berlin, 'YYYY-MM-DD'. @param nowMs milliseconds since 1970 */
export const todayInBerlin = (nowMs: number = Date.now()): string => dayOf(nowMs + hoursToBerlin(nowMs) * HOUR_MS);

/** Checks whether a text is an existing day, as in '2026-02-28'. */
export const isDay = (text: unknown): text is string =>
  // A day beyond its month's end overflows into the next month; an invalid one is NaN and equals nothing.
  typeof text === 'string' && DAY.test(text) && new Date(utcOf(text)).getUTCDate() === Number(text.slice(8));

/** Checks whether a text is a time of day, as in '19:30'; some calendars end a day at 24:00. */
export const isTime = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);

/** Returns the day some days later; a negative number goes back. */
export const addDays = (day: string, days: number): string => dayOf(utcOf(day) + days * DAY_MS);

/** Returns the number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** Returns the weekday, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay() || 7;

/** Returns noon UTC of a day in milliseconds since 1970: safe to format in any zone between -11 and +11. */
export const noonOf = (day: string): number => utcOf(day) + DAY_MS / 2;
