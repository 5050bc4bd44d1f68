import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { compare } from './in-order';

/** A bar of a week: one date on the days of the week from the first to the last, 0 to 6, in a line below the day, from 0. */
export type Bar = {
  date: CalendarDate;
  first: number;
  last: number;
  line: number;
  /** Whether it has begun before the week. */
  isBegun: boolean;
  /** Whether it goes on after the week. */
  goesOn: boolean;
};

/** The bars of a week that are shown; for each day how many dates it has, and how many of them are not shown. */
export type WeekLayout = { bars: Bar[]; counts: number[]; hidden: number[] };

/** What lasts longest comes first, so that the bars of several days stand in one line; then by time. */
const byLength = (one: CalendarDate, other: CalendarDate) =>
  Number(other.endDate > other.date) - Number(one.endDate > one.date) ||
  compare(one.date, other.date) ||
  compare(other.endDate, one.endDate) ||
  compare(one.from ?? '', other.from ?? '') ||
  compare(one.title, other.title);

/**
 * Places the dates of a week in lines below its days, so that no two stand in the same place. Where a day has more than
 * there are lines, its last line is left to the words that say how many more there are.
 *
 * @param days the days of the week that are shown, in their order
 * @param lines how many there are for each day; at least 1
 */
export function layOutWeek(days: readonly string[], dates: readonly CalendarDate[], lines: number): WeekLayout {
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  /** The first line that is free, by day: lines are filled from above. */
  const taken = days.map(() => new Set<number>());
  const bars = dates
    .filter(({ date, endDate }) => date <= lastDay && endDate >= firstDay)
    .sort(byLength)
    .map((date): Bar => {
      const isBegun = date.date < firstDay;
      const goesOn = date.endDate > lastDay;
      const first = isBegun ? 0 : days.indexOf(date.date);
      const last = goesOn ? days.length - 1 : days.indexOf(date.endDate);
      const columns = taken.slice(first, last + 1);
      let line = 0;
      while (columns.some((column) => column.has(line))) line += 1;
      for (const column of columns) column.add(line);
      return { date, first, last, line, isBegun, goesOn };
    });
  const isCrowded = taken.map((column) => Math.max(-1, ...column) >= lines);
  const isShown = ({ first, last, line }: Bar) =>
    line < lines - 1 || (line === lines - 1 && !isCrowded.slice(first, last + 1).some(Boolean));
  const shown = bars.filter(isShown);
  const counts = taken.map(({ size }) => size);
  const hidden = counts.map(
    (count, day) => count - shown.filter(({ first, last }) => first <= day && day <= last).length,
  );
  return { bars: shown, counts, hidden };
}
