import { addDays, isDay, weekdayOf } from '../../../../lib/days';
import { daysFrom } from '../../../../model/answers/calendar-date';
import { daysOf, type EventFilter } from '../../../../model/event-filter';
import { addMonths, weeksOf } from '../../../../ui/calendar/month';

/** The range of a calendar: its days, in weeks from Monday on, and the months to request. */
export type CalendarRange = {
  /** A day in the range: the first of a month or the Monday of a week. */
  start: string;
  weeks: string[][];
  /** The first day; `last` is the last one. */
  first: string;
  last: string;
  /** The touched months, 'YYYY-MM'. */
  months: string[];
  /** True if it begins with this week or today, and not with the first day of its month or week. */
  isRolling?: boolean;
};

/** Returns the last day of a month 'YYYY-MM'. */
export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

const monthOf = (day: string) => day.slice(0, 7);

/** The first and last year of a calendar: outside, days have more than ten characters or there are no events. */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2199'];
const isInRange = (day: string) => day >= FIRST_YEAR && day.slice(0, 4) <= LAST_YEAR;

/** Returns the day of an address, '2027-05' or '2027-05-17'; without one, the day of the filter, else today. */
export function startDay(filter: EventFilter, today: string): string {
  const { month = '' } = filter;
  const requestedDay = [month, `${month}-01`].find((day) => isDay(day) && isInRange(day));
  const { from } = filter.when ? daysOf(filter.when, today) : filter;
  return requestedDay ?? (from && isInRange(from) ? from : today);
}

/** Returns the month or week of a day. */
export function rangeOf(day: string, isWeek: boolean): CalendarRange {
  const start = isWeek ? addDays(day, 1 - weekdayOf(day)) : `${monthOf(day)}-01`;
  const last = isWeek ? addDays(start, 6) : lastDayOf(monthOf(day));
  const weeks = isWeek ? [Array.from({ length: 7 }, (_, index) => addDays(start, index))] : weeksOf(start);
  return { start, weeks, first: start, last, months: [...new Set([monthOf(start), monthOf(last)])] };
}

const MIN_ROWS = 4;

/** Returns seven days, or the weeks from this one on: the rest of the month, and at least four weeks. */
function rollingRange(today: string, isWeek: boolean): CalendarRange {
  const { start } = rangeOf(today, isWeek);
  const monday = addDays(today, 1 - weekdayOf(today));
  const monthEnd = lastDayOf(monthOf(today));
  const weeks = isWeek
    ? [daysFrom(today, addDays(today, 6))]
    : weeksOf(start).filter((week) => (week[6] ?? '') >= today);
  while (!isWeek && weeks.length < MIN_ROWS) {
    const next = addDays(monday, 7 * weeks.length);
    weeks.push(daysFrom(next, addDays(next, 6)));
  }
  const end = weeks.at(-1)?.at(-1) ?? today;
  const isExtended = !isWeek && addDays(end, -6) > monthEnd;
  const first = isWeek ? today : monday > start ? monday : start;
  const last = isWeek || isExtended ? end : monthEnd;
  return { start, weeks, first, last, months: [...new Set([monthOf(first), monthOf(last)])], isRolling: true };
}

/** Returns the range of a filter: that of its address, whole; without one, the coming days if they include its day. */
export function rangeOfFilter(filter: EventFilter, today: string, isWeek: boolean): CalendarRange {
  const day = startDay(filter, today);
  const rolling = rollingRange(today, isWeek);
  const isComing = !filter.month && day >= today && day <= rolling.last;
  return isComing ? rolling : rangeOf(day, isWeek);
}

/** Returns the month or week so many steps on, or undefined if it is out of range. */
export function rangeAfter({ start }: CalendarRange, isWeek: boolean, steps: number): string | undefined {
  const day = isWeek ? addDays(start, 7 * steps) : addMonths(start, steps);
  return isInRange(day) ? day : undefined;
}

/** Formats a day for an address. */
export const rangeInAddress = (day: string, isWeek: boolean): string => (isWeek ? day : monthOf(day));

/** Returns the days of a month that match a filter; undefined for none. */
export function daysInFilter(
  month: string,
  filter: EventFilter,
  today: string,
): { from: string; to: string } | undefined {
  const { from = '', to = '9999-12-31' } = filter.when ? daysOf(filter.when, today) : filter;
  const first = `${month}-01` > from ? `${month}-01` : from;
  const last = lastDayOf(month) < to ? lastDayOf(month) : to;
  return first <= last ? { from: first, to: last } : undefined;
}
