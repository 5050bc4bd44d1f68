import { addDays, weekdayOf } from '../../lib/days';

/** A recurrence rule of RFC 5545, limited to days. */
export type Recurrence = {
  every: 'day' | 'week' | 'month' | 'year';
  interval: number;
  count?: number;
  /** The last possible start, 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm' on the clock of the first. */
  until?: string;
  /** Weekdays, 1 for Monday; `nth` of the month or year, 0 for each. */
  weekdays: readonly { nth: number; weekday: number }[];
  /** 1 to 31, or -1 to -31 from the end. */
  monthDays: readonly number[];
  months: readonly number[];
  /** The selected days of a period by position, 1 for the first, -1 for the last. */
  positions: readonly number[];
  /** The first weekday of a week. */
  weekStart: number;
};

/** The maximum number of periods: a rule may begin in 1900 and repeat every day. */
const MAX_PERIODS = 120_000;

/** A period from its first to its last day. */
type Period = { first: string; last: string };

/**
 * Yields the days of a rule in order. The start is always one of them (RFC 5545, 3.8.5.3), except with `onlyNamed`.
 * Stops at `last`, or after `MAX_PERIODS`, so that every rule ends.
 */
export function* recurrenceDays(
  rule: Recurrence,
  start: string,
  last: string,
  { onlyNamed = false } = {},
): Generator<string> {
  let count = onlyNamed ? 0 : 1;
  if (!onlyNamed) yield start;
  let periodStart = periodStartOf(rule, start);
  for (let step = 0; step < MAX_PERIODS && periodStart <= last; step += 1) {
    for (const day of daysAtPositions(rule, daysIn(rule, periodStart, start))) {
      if (day < start || (day === start && !onlyNamed)) continue;
      if (day > last || count >= (rule.count ?? Number.POSITIVE_INFINITY)) return;
      count += 1;
      yield day;
    }
    periodStart = nextPeriodStart(rule, periodStart);
  }
}

function periodStartOf({ every, weekStart }: Recurrence, start: string): string {
  if (every === 'week') return addDays(start, -((weekdayOf(start) - weekStart + 7) % 7));
  if (every === 'month') return `${start.slice(0, 8)}01`;
  return every === 'year' ? `${start.slice(0, 5)}01-01` : start;
}

function nextPeriodStart({ every, interval }: Recurrence, periodStart: string): string {
  if (every === 'day') return addDays(periodStart, interval);
  if (every === 'week') return addDays(periodStart, 7 * interval);
  return monthsLater(periodStart, every === 'month' ? interval : 12 * interval);
}

function monthsLater(first: string, months: number): string {
  const month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

const lastOf = (first: string) => addDays(monthsLater(first, 1), -1);
const monthOf = (day: string) => Number(day.slice(5, 7));
const dateOf = (day: string) => Number(day.slice(8));

/** Returns the days of a rule in the day, week, month or year that starts on `periodStart`. */
function daysIn(rule: Recurrence, periodStart: string, start: string): string[] {
  const { every, months } = rule;
  const isMonth = (day: string) => months.length === 0 || months.includes(monthOf(day));
  if (every === 'day')
    return isMonth(periodStart) && matchesRule(rule, periodStart, { first: periodStart, last: periodStart })
      ? [periodStart]
      : [];
  if (every === 'week') return daysOfWeek(rule, periodStart, start).filter(isMonth);
  if (every === 'month') return isMonth(periodStart) ? daysOfMonth(rule, periodStart, start) : [];
  return daysOfYear(rule, periodStart, start);
}

function daysOfWeek({ weekdays, weekStart }: Recurrence, periodStart: string, start: string): string[] {
  const selectedWeekdays = weekdays.length > 0 ? weekdays.map(({ weekday }) => weekday) : [weekdayOf(start)];
  return [0, 1, 2, 3, 4, 5, 6]
    .filter((index) => selectedWeekdays.includes(((weekStart - 1 + index) % 7) + 1))
    .map((index) => addDays(periodStart, index));
}

function daysOfMonth(rule: Recurrence, periodStart: string, start: string): string[] {
  const last = lastOf(periodStart);
  if (rule.weekdays.length + rule.monthDays.length > 0) return matchingDays(rule, { first: periodStart, last });
  return dateOf(start) <= dateOf(last) ? [`${periodStart.slice(0, 8)}${start.slice(8)}`] : [];
}

function daysOfYear(rule: Recurrence, periodStart: string, start: string): string[] {
  const { weekdays, monthDays, months } = rule;
  if (months.length === 0 && weekdays.length > 0 && monthDays.length === 0)
    return matchingDays(rule, { first: periodStart, last: addDays(monthsLater(periodStart, 12), -1) });
  const inMonths = months.length > 0 ? months : monthDays.length > 0 ? EVERY_MONTH : [monthOf(start)];
  return inMonths.flatMap((month) => daysOfMonth(rule, monthsLater(periodStart, month - 1), start));
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function matchingDays(rule: Recurrence, period: Period): string[] {
  const days: string[] = [];
  for (let day = period.first; day <= period.last; day = addDays(day, 1)) {
    if (matchesRule(rule, day, period)) days.push(day);
  }
  return days;
}

/** Checks whether a day matches the weekdays and month days of a rule. */
function matchesRule({ weekdays, monthDays }: Recurrence, day: string, period: Period): boolean {
  const fromEnd = () => dateOf(day) - dateOf(lastOf(`${day.slice(0, 8)}01`)) - 1;
  const isDate = monthDays.length === 0 || monthDays.some((one) => one === (one > 0 ? dateOf(day) : fromEnd()));
  return isDate && (weekdays.length === 0 || weekdays.some((one) => isNthWeekday(one, day, period)));
}

function isNthWeekday({ nth, weekday }: Recurrence['weekdays'][number], day: string, { first, last }: Period): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === 0) return true;
  const weeks = Math.abs(nth) - 1;
  const [near, far] =
    nth > 0
      ? [addDays(day, -7 * weeks), addDays(day, -7 * (weeks + 1))]
      : [addDays(day, 7 * weeks), addDays(day, 7 * (weeks + 1))];
  return nth > 0 ? near >= first && far < first : near <= last && far > last;
}

/** Returns the days of a period at the positions of a rule. */
function daysAtPositions({ positions }: Recurrence, days: readonly string[]): readonly string[] {
  if (positions.length === 0) return days;
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}
