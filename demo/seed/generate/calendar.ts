import { addDays } from '../../../src/lib/days';

/** A calendar day without a zone, YYYY-MM-DD. */
export type Day = string;

const DAY_MS = 86_400_000;
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const toNumber = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Returns the days from the first to the second day, negative when the second comes before. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/** Returns the weekday, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => (((toNumber(day) + 4) % 7) + 7) % 7;

/** Returns year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** Returns a day from its parts; the month may run over its end. */
export const dayOf = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** Returns month and day as MM-DD, to compare with seasons. */
export const monthDayOf = (day: Day): string => day.slice(5);

/** Returns the German name of a day's month. */
export const monthNameOf = (day: Day): string => MONTHS[partsOf(day).month - 1] ?? '';

/** Formats a day, as in "5. Mai 2027". */
export const formatDay = (day: Day): string => `${partsOf(day).date}. ${monthNameOf(day)} ${partsOf(day).year}`;

/** Returns Easter Sunday of a year (Gauss, in the form of Meeus/Jones/Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Returns the first Sunday of Advent: four Sundays before Christmas Day, that is 27 November to 3 December. */
export function firstAdventOf(year: number): Day {
  const christmas = dayOf(year, 12, 25);
  return addDays(christmas, -(weekdayOf(christmas) || 7) - 21);
}
