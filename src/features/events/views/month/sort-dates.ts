import { type CalendarDate, isLong } from '../../../../model/answers/calendar-date';

const rank = (date: CalendarDate) => (isLong(date) ? 2 : Number(date.endDate > date.date));
/** Compares strings by code units, which sorts ISO days and times. */
export const compareStrings = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Sorts the dates of a day: by time, then dates of several days, then long-running ones. */
export const sortDates = (dates: readonly CalendarDate[]): CalendarDate[] =>
  [...dates].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      compareStrings(one.from ?? '', other.from ?? '') ||
      compareStrings(one.title, other.title),
  );
