import { formatDay } from '../../../../src/i18n/formats';
import { daysBetween, noonOf } from '../../../../src/lib/days';
import { berlinDay } from '../../platform/berlin-day';

/** Formats a day as in 'Mo, 30. Nov.', with its year if that is not the current one. */
export const shortDay = (day: string, today: string): string =>
  formatDay(day, 'de', day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');

/** Formats a date on paper as in '30. Nov.', with its year if that is not the current one. */
export const paperDay = (day: string, today: string): string =>
  formatDay(day, 'de', day.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'dayMonthAndYear');

const monthFormat = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' });

/** Names the month of a day as in 'November', with its year if that is not the current one. */
export const monthName = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? monthFormat.format(noonOf(day)) : formatDay(day, 'de', 'monthAndYear');

/** Formats the first and the last day of a span. */
export const daySpan = (first: string, last: string, today: string): string =>
  first === last ? shortDay(first, today) : `${shortDay(first, today)} – ${shortDay(last, today)}`;

const NEAR: Readonly<Record<number, string>> = { [-1]: 'gestern', 0: 'heute', 1: 'morgen' };

/** Names a day by its distance from today, as in 'in 4 Tagen'. */
export function distanceText(day: string, today: string): string {
  const days = daysBetween(today, day);
  return NEAR[days] ?? (days > 0 ? `in ${days} Tagen` : `vor ${-days} Tagen`);
}

const timeFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Formats an instant as in 'Do, 12. Nov., 10:15'. */
export const shortInstant = (instant: Date, today: string): string =>
  `${shortDay(berlinDay(instant), today)}, ${timeFormat.format(instant)}`;

/** Formats the day of an instant in Berlin. */
export const instantDay = (instant: Date, today: string): string => shortDay(berlinDay(instant), today);
