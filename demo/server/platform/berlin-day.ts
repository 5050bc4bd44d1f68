import { isDay as isCalendarDay, todayInBerlin } from '../../../src/lib/days';

/** Returns the calendar day in Europe/Berlin at an instant, 'YYYY-MM-DD'. */
export const berlinDay = (instant: Date): string => todayInBerlin(instant.getTime());

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the time in Europe/Berlin at an instant, 'HH:mm'. */
export const berlinClock = (instant: Date): string => clock.format(instant);

/** Returns the month after one, 'YYYY-MM'. */
export const monthAfter = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)).toISOString().slice(0, 7);

/** Returns the last day of a date's month. */
export const endOfMonth = (date: string): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** Checks whether a text is a day of the calendar between 1900 and 2999, 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean => /^(19|2\d)/.test(text) && isCalendarDay(text);
