import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { compare } from './in-order';

/** A bar of a week: one date from its first to its last day, 0 to 6, on a line below the day, from 0. */
export type WeekBar = {
  date: CalendarDate;
  first: number;
  last: number;
  line: number;
  /** True if it began before the week. */
  isBegun: boolean;
  /** True if it continues after the week. */
  goesOn: boolean;
};

/** The visible bars of a week; for each day its number of dates, and how many are hidden. */
export type WeekLayout = { bars: WeekBar[]; counts: number[]; hidden: number[] };

/** Sorts longest dates first, so that bars of several days stay on one line; then by time. */
const byLength = (one: CalendarDate, other: CalendarDate) =>
  Number(other.endDate > other.date) - Number(one.endDate > one.date) ||
  compare(one.date, other.date) ||
  compare(other.endDate, one.endDate) ||
  compare(one.from ?? '', other.from ?? '') ||
  compare(one.title, other.title);

/**
 * Assigns the dates of a week to lines below its days without overlaps. On a day with more dates than lines, the last
 * line is reserved for the number of hidden dates.
 *
 * @param days visible days of the week in order
 * @param lines number of lines per day, at least 1
 */
export function layOutWeek(days: readonly string[], dates: readonly CalendarDate[], lines: number): WeekLayout {
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  /** Occupied lines by day: lines fill from above. */
  const taken = days.map(() => new Set<number>());
  const bars = dates
    .filter(({ date, endDate }) => date <= lastDay && endDate >= firstDay)
    .sort(byLength)
    .map((date): WeekBar => {
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
  const isShown = ({ first, last, line }: WeekBar) =>
    line < lines - 1 || (line === lines - 1 && !isCrowded.slice(first, last + 1).some(Boolean));
  const shown = bars.filter(isShown);
  const counts = taken.map(({ size }) => size);
  const hidden = counts.map(
    (count, day) => count - shown.filter(({ first, last }) => first <= day && day <= last).length,
  );
  return { bars: shown, counts, hidden };
}
