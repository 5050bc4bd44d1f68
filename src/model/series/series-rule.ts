import { addDays, isDay, weekdayOf } from '../../lib/days';
import { type HolidayName, holidayOn } from './public-holidays';
import { MAX_DATES, MAX_INTERVAL, type REPETITIONS } from './series-limits';
import type { State } from './states';

/** The longest time from the first day of a series to its last. */
export const MAX_YEARS = 10;

/** The calendar of the server. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** The last day of a month, or the last such weekday in it. */
export const LAST = -1;

/** A number as a form holds it: text that it could not read as one stays as it was typed. */
export type Typed = number | string | undefined;

/**
 * By which rule a series falls on days; a part that its repetition does not read keeps its value. Days are
 * 'YYYY-MM-DD', weekdays 1 for Monday to 7 for Sunday.
 */
export type SeriesRule = {
  /** The first possible day. */
  start: string;
  every: (typeof REPETITIONS)[number];
  /** Every how many days, weeks or months, from 1 on. */
  interval: Typed;
  /** For 'week'. */
  weekdays: readonly number[];
  /** For 'monthDay': 1 to 31, or LAST. A month without that day is left out. */
  monthDay: number;
  /** For 'monthWeekday': 1 to 5, or LAST. A month without a fifth one is left out. */
  nth: number;
  weekday: number;
  /** The last possible day; '' where `count` says when it ends. */
  end: string;
  /** How many days; holidays that are left out do not count. */
  count?: Typed;
  /** The Land whose public holidays are left out; '' for none. */
  holidays: State | '';
  /** Whether holidays that only some towns of the Land have are left out, too. */
  withRegionalHolidays: boolean;
};

/** A day on which a series falls. */
export type RuleDay = {
  day: string;
  /** The holiday because of which it is left out. */
  holiday?: HolidayName;
};

/**
 * The days of a series in their order, at most `most` that are not left out. A rule that is not finished has none: it
 * lacks a first day, a weekday, or an end.
 */
export function ruleDays(rule: SeriesRule, most = MAX_DATES): RuleDay[] {
  if (!isFinished(rule)) return [];
  const { start, end, count, holidays, withRegionalHolidays } = rule;
  const last = [...(end === '' ? [] : [end]), lastPossible(start)].sort()[0] ?? end;
  const wanted = Math.min(count ?? most, most);
  const days: RuleDay[] = [];
  let taken = 0;
  for (const day of daysFrom(rule, last)) {
    if (taken >= wanted) break;
    const holiday = holidays === '' ? undefined : holidayOn(day, holidays, withRegionalHolidays);
    days.push(holiday ? { day, holiday } : { day });
    if (!holiday) taken += 1;
  }
  return days;
}

type FinishedRule = SeriesRule & { interval: number; count?: number | undefined };

/** Whether all is there that its repetition reads. */
function isFinished(rule: SeriesRule): rule is FinishedRule {
  const { start, every, interval, monthDay, nth, weekday, end, count } = rule;
  const isCounted = count === undefined || isWhole(count);
  const isEnding = end === '' ? count !== undefined : isDay(end);
  const parts = { day: [], week: [], monthDay: [monthDay], monthWeekday: [nth, weekday] }[every];
  const isSound = isWhole(interval) && interval >= 1 && interval <= MAX_INTERVAL && parts.every(isWhole);
  return isSound && isCounted && isEnding && isDay(start) && start >= FIRST_DAY;
}

const isWhole = (value: Typed): value is number => Number.isInteger(value);

/** The last day on which a series that begins on a day can fall. */
export function lastPossible(start: string): string {
  const [year, month, date] = start.split('-').map(Number);
  const day = new Date(Date.UTC((year ?? 0) + MAX_YEARS, (month ?? 1) - 1, date)).toISOString().slice(0, 10);
  return [day, LAST_DAY].sort()[0] ?? day;
}

/** Every day that the rule names from its first possible day to the last one. */
function* daysFrom(rule: FinishedRule, last: string): Generator<string> {
  const { start, every, interval } = rule;
  const inMonth = every === 'monthDay' || every === 'monthWeekday';
  const step = every === 'week' ? 7 * interval : interval;
  let begin = every === 'week' ? addDays(start, 1 - weekdayOf(start)) : inMonth ? firstOf(start) : start;
  while (begin <= last) {
    for (const day of daysIn(rule, begin)) if (day >= start && day <= last) yield day;
    begin = inMonth ? monthsLater(begin, step) : addDays(begin, step);
  }
}

/** The days that a rule names in one day, week or month, by its first day. */
function daysIn({ every, weekdays, monthDay, nth, weekday }: SeriesRule, begin: string): string[] {
  switch (every) {
    case 'day':
      return [begin];
    case 'week':
      return [1, 2, 3, 4, 5, 6, 7].filter((one) => weekdays.includes(one)).map((one) => addDays(begin, one - 1));
    case 'monthDay':
      return inSameMonth(begin, monthDay === LAST ? lastOf(begin) : addDays(begin, monthDay - 1));
    case 'monthWeekday':
      return inSameMonth(begin, nthWeekday(begin, nth, weekday));
  }
}

const firstOf = (day: string) => `${day.slice(0, 8)}01`;
const lastOf = (first: string) => addDays(monthsLater(first, 1), -1);
const inSameMonth = (first: string, day: string) => (day.slice(0, 7) === first.slice(0, 7) ? [day] : []);

function monthsLater(first: string, months: number): string {
  const month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function nthWeekday(first: string, nth: number, weekday: number): string {
  const last = lastOf(first);
  if (nth === LAST) return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}
