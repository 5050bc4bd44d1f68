import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { compareStrings } from './sort-dates';

/** A bar of a week: one date from its first to its last day, 0 to 6, on a line below the day, from 0. */
export type WeekBar = {
  date: CalendarDate;
  first: number;
  last: number;
  line: number;
  /** True if it began before the week. */
  startsEarlier: boolean;
  /** True if it continues after the week. */
  endsLater: boolean;
};

/** The visible bars of a week; for each day its number of dates, and how many are hidden. */
export type WeekLayout = { bars: WeekBar[]; counts: number[]; hidden: number[] };

/** Sorts longest dates first, so that bars of several days stay on one line; then by time. */
const byLength = (one: CalendarDate, other: CalendarDate) =>
  Number(other.endDate > other.date) - Number(one.endDate > one.date) ||
  compareStrings(one.date, other.date) ||
  compareStrings(other.endDate, one.endDate) ||
  compareStrings(one.from ?? '', other.from ?? '') ||
  compareStrings(one.title, other.title);

/**
 * Assigns the dates of a week to lines below its days without overlaps. Dates without a line are counted.
 *
 * @param days visible days of the week in order
 * @param lineCount number of lines per day, at least 1
 */
export function layOutWeek(days: readonly string[], dates: readonly CalendarDate[], lineCount: number): WeekLayout {
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  /** Occupied lines by day: lines fill from above. */
  const occupiedLines = days.map(() => new Set<number>());
  const bars = dates
    .filter(({ date, endDate }) => date <= lastDay && endDate >= firstDay)
    .sort(byLength)
    .map((date): WeekBar => {
      const startsEarlier = date.date < firstDay;
      const endsLater = date.endDate > lastDay;
      const first = startsEarlier ? 0 : days.indexOf(date.date);
      const last = endsLater ? days.length - 1 : days.indexOf(date.endDate);
      const barDays = occupiedLines.slice(first, last + 1);
      let line = 0;
      while (barDays.some((lines) => lines.has(line))) line += 1;
      for (const lines of barDays) lines.add(line);
      return { date, first, last, line, startsEarlier, endsLater };
    });
  const visibleBars = bars.filter(({ line }) => line < lineCount);
  const counts = occupiedLines.map(({ size }) => size);
  const hidden = counts.map(
    (count, dayIndex) => count - visibleBars.filter(({ first, last }) => first <= dayIndex && dayIndex <= last).length,
  );
  return { bars: visibleBars, counts, hidden };
}
