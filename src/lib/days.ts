/*
 * Calendar days are strings 'YYYY-MM-DD', as the server sends them. They are never turned into local `Date`s: midnight
 * in Berlin is the day before in New York.
 */

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10);

let berlinDay: Intl.DateTimeFormat | undefined;

/** The day it is in Berlin, 'YYYY-MM-DD'. @param nowMs milliseconds since 1970 */
export function todayInBerlin(nowMs: number = Date.now()): string {
  // Made when it is needed: on a slow phone it takes longer than the rest of the loader.
  berlinDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return berlinDay.format(nowMs);
}

/** Whether a text names a day that exists, as in '2026-02-28'. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && DAY.test(text) && !Number.isNaN(utcOf(text)) && dayOf(utcOf(text)) === text;

/** The day some days later; a negative number goes back. */
export const addDays = (day: string, days: number): string => dayOf(utcOf(day) + days * DAY_MS);

/** How many days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay() || 7;

/** Milliseconds since 1970 of noon UTC of a day: safe to format in any zone between -11 and +11. */
export const noonOf = (day: string): number => utcOf(day) + DAY_MS / 2;
