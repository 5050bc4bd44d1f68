import { type CalendarDate, isLong } from '../../../../model/answers/calendar-date';

const rank = (date: CalendarDate) => (isLong(date) ? 2 : Number(date.endDate > date.date));
/** Orders words by their letters alone, as days and times in figures are. */
export const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The dates of a day as one reads them: by time, then what goes on for days, last what runs for long. */
export const inOrder = (dates: readonly CalendarDate[]): CalendarDate[] =>
  [...dates].sort(
    (one, other) =>
      rank(one) - rank(other) || compare(one.from ?? '', other.from ?? '') || compare(one.title, other.title),
  );
