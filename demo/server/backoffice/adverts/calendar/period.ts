import { formatDay } from '../../../../../src/i18n/formats';
import { addDays, weekdayOf } from '../../../../../src/lib/days';
import { endOfMonth, isDay } from '../../../platform/berlin-day';

/** The ways to show the occupancy. */
export const VIEWS = { weeks: '2 Wochen', month: 'Monat', year: 'Jahr' } as const;

/** A way to show the occupancy. */
export type View = keyof typeof VIEWS;

/** A range of days with its name, as in 'Dezember'. */
export type NamedRange = { first: string; last: string; name: string };

/** The shown days. */
export type Period = {
  view: View;
  first: string;
  last: string;
  /** As in '1. – 14. Dez. 2026'. */
  title: string;
  /** The month or the year whose sums are shown. */
  sums: NamedRange;
  /** The same of the year before. */
  before: NamedRange;
};

const LAST_OF_TWO_WEEKS = 13;
/** The distance to the day whose month has most of two weeks. */
const MIDDLE = 6;

/** Returns the first day of a date's month. */
export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

const monthName = (day: string) => formatDay(day, 'de', 'monthAndYear');

/** Returns the month of a day. @param isNamedWithYear true to name its year as well */
function monthOf(day: string, isNamedWithYear = false): NamedRange {
  const first = startOfMonth(day);
  const name = isNamedWithYear ? monthName(first) : (monthName(first).split(' ')[0] ?? '');
  return { first, last: endOfMonth(first), name };
}

const yearOf = (year: number): NamedRange => ({ first: `${year}-01-01`, last: `${year}-12-31`, name: String(year) });

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}-01`;

/** Returns the shown days. @param from a day in them; an invalid one counts as today, in the current week */
export function periodOf(view: View, from: string, today: string): Period {
  const isGiven = isDay(from);
  const day = isGiven ? from : today;
  if (view === 'year') {
    const year = Number(day.slice(0, 4));
    const sums = yearOf(year);
    return { view, ...sums, title: sums.name, sums, before: yearOf(year - 1) };
  }
  if (view === 'month') {
    const sums = monthOf(day);
    const title = monthName(day);
    return { view, first: sums.first, last: sums.last, title, sums, before: monthOf(yearBefore(day), true) };
  }
  const first = isGiven ? day : addDays(day, 1 - weekdayOf(day));
  const last = addDays(first, LAST_OF_TWO_WEEKS);
  const middle = addDays(first, MIDDLE);
  return {
    view,
    first,
    last,
    title: rangeText(first, last),
    sums: monthOf(middle),
    before: monthOf(yearBefore(middle), true),
  };
}

/** Names a range, as in '1. – 14. Dez. 2026'. */
function rangeText(first: string, last: string): string {
  const end = formatDay(last, 'de', 'dayMonthAndYear');
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}. – ${end}`;
  return `${formatDay(first, 'de', first.slice(0, 4) === last.slice(0, 4) ? 'dayAndMonth' : 'dayMonthAndYear')} – ${end}`;
}

/** Returns a day in the period before, and one in the next. */
export const neighboursOf = ({ view, first, last }: Period): { previous: string; next: string } =>
  view === 'weeks'
    ? { previous: addDays(first, -LAST_OF_TWO_WEEKS - 1), next: addDays(last, 1) }
    : {
        previous: view === 'month' ? startOfMonth(addDays(first, -1)) : `${Number(first.slice(0, 4)) - 1}-01-01`,
        next: addDays(last, 1),
      };

/** Returns the days of a range. */
export function daysOf({ first, last }: { first: string; last: string }): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
