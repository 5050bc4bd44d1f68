import { addDays, isDay, weekdayOf } from '../../lib/days';
import { type HolidayName, holidayOn } from './public-holidays';
import { MAX_DATES, MAX_INTERVAL, type REPETITIONS } from './series-limits';
import type { State } from './states';

/** The maximum length of a series, in years. */
export const MAX_YEARS = 10;

/** The first and last day that the server stores. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Stands for the last day of a month, or the last such weekday in it. */
export const LAST = -1;

/** A number in a form; unreadable input stays as typed text. */
export type TypedNumber = number | string | undefined;

/**
 * The rule of a series; fields that its repetition does not read keep their values. Days are 'YYYY-MM-DD', weekdays 1
 * for Monday to 7 for Sunday.
 */
export type SeriesRule = {
  /** The first possible day. */
  start: string;
  every: (typeof REPETITIONS)[number];
  /** The number of days, weeks or months between two dates, from 1. */
  interval: TypedNumber;
  /** For 'week'. */
  weekdays: readonly number[];
  /** For 'monthDay': 1 to 31, or LAST. A month without that day is left out. */
  monthDay: number;
  /** For 'monthWeekday': 1 to 5, or LAST. A month without a fifth one is left out. */
  nth: number;
  weekday: number;
  /** The last possible day; '' if `count` determines the end. */
  end: string;
  /** The number of days, without skipped holidays. */
  count?: TypedNumber;
  /** The Land whose public holidays are skipped; '' for none. */
  holidays: State | '';
  /** True to skip holidays that only some towns of the Land have, too. */
  withRegionalHolidays: boolean;
};

/** A day that the rule of a series yields. */
export type RuleDay = {
  day: string;
  /** The holiday for which it is skipped. */
  holiday?: HolidayName;
};

/**
 * Returns the days of a series in order, at most `max` that are not skipped. An incomplete rule has none: it lacks a
 * first day, a weekday, or an end.
 */
export function ruleDays(rule: SeriesRule, max = MAX_DATES): RuleDay[] {
  if (!isComplete(rule)) return [];
  const { start, end, count, holidays, withRegionalHolidays } = rule;
  const last = [...(end === '' ? [] : [end]), lastPossibleDay(start)].sort()[0] ?? end;
  const limit = Math.min(count ?? max, max);
  const days: RuleDay[] = [];
  let foundDays = 0;
  for (const day of daysFrom(rule, last)) {
    if (foundDays >= limit) break;
    const holiday = holidays === '' ? undefined : holidayOn(day, holidays, withRegionalHolidays);
    days.push(holiday ? { day, holiday } : { day });
    if (!holiday) foundDays += 1;
  }
  return days;
}

type CompleteRule = SeriesRule & { interval: number; count?: number | undefined };

/** Checks whether all fields that its repetition reads are filled in. */
function isComplete(rule: SeriesRule): rule is CompleteRule {
  const { start, every, interval, monthDay, nth, weekday, end, count } = rule;
  const isCounted = count === undefined || isWhole(count);
  const isEnding = end === '' ? count !== undefined : isDay(end);
  const parts = { day: [], week: [], monthDay: [monthDay], monthWeekday: [nth, weekday] }[every];
  const isValid = isWhole(interval) && interval >= 1 && interval <= MAX_INTERVAL && parts.every(isWhole);
  return isValid && isCounted && isEnding && isDay(start) && start >= FIRST_DAY;
}

const isWhole = (value: TypedNumber): value is number => Number.isInteger(value);

/** Returns the last possible day of a series that begins on `start`. */
export function lastPossibleDay(start: string): string {
  const [year, month, date] = start.split('-').map(Number);
  const day = new Date(Date.UTC((year ?? 0) + MAX_YEARS, (month ?? 1) - 1, date)).toISOString().slice(0, 10);
  return [day, LAST_DAY].sort()[0] ?? day;
}

/** Yields every day of the rule from its first possible day to `last`. */
function* daysFrom(rule: CompleteRule, last: string): Generator<string> {
  const { start, every, interval } = rule;
  const inMonth = every === 'monthDay' || every === 'monthWeekday';
  const step = every === 'week' ? 7 * interval : interval;
  let periodStart = every === 'week' ? addDays(start, 1 - weekdayOf(start)) : inMonth ? firstOf(start) : start;
  while (periodStart <= last) {
    for (const day of daysIn(rule, periodStart)) if (day >= start && day <= last) yield day;
    periodStart = inMonth ? monthsLater(periodStart, step) : addDays(periodStart, step);
  }
}

/** Returns the days of a rule in the day, week or month that starts on `periodStart`. */
function daysIn({ every, weekdays, monthDay, nth, weekday }: SeriesRule, periodStart: string): string[] {
  switch (every) {
    case 'day':
      return [periodStart];
    case 'week':
      return [1, 2, 3, 4, 5, 6, 7].filter((one) => weekdays.includes(one)).map((one) => addDays(periodStart, one - 1));
    case 'monthDay':
      return inSameMonth(periodStart, monthDay === LAST ? lastOf(periodStart) : addDays(periodStart, monthDay - 1));
    case 'monthWeekday':
      return inSameMonth(periodStart, nthWeekday(periodStart, nth, weekday));
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
