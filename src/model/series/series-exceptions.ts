import { addDays, daysBetween, weekdayOf } from '../../lib/days';
import { isTime } from '../../lib/parse-time-input';
import type { ChangedDate, DayContent, EventDate, Series } from './series';
import { ruleDays } from './series-rule';

/** A day of a series on which something else was decided than its rule says; without a `date` it is struck. */
export type SeriesException = { day: string; date?: ChangedDate };

/**
 * What becomes of the exceptions that a change of the series touches. `apply` lets them follow the change: to its times,
 * or to the day that takes the place of theirs. `keep` leaves them as they are, those without a day of the series as
 * single dates. `drop` gives them up.
 */
export type ExceptionChoice = 'apply' | 'keep' | 'drop';

/** What a change of a series touches. */
export type TouchedExceptions = {
  /** In their order; none that is struck on a day for which the series has no other one: nothing takes place then. */
  exceptions: readonly SeriesException[];
  /** Whether the series no longer falls on the day of any of them. */
  isAnyWithoutDay: boolean;
  /** Whether any of them can follow the change. */
  mayFollow: boolean;
  /** What most people mean. */
  suggestion: ExceptionChoice;
};

/** Whether a series is so far filled in that a change of it can be judged: not while it is being typed. */
export const isReadableSeries = (series: Series): boolean =>
  ruleDays(series).length > 0 &&
  (series.fullDay || series.times.every(({ from, until }) => isTime(from) && (until === '' || isTime(until))));

/** Finds the exceptions that a change touches. @param after the changed series, still with the exceptions of `before` */
export function touchedExceptions(before: Series, after: Series): TouchedExceptions {
  const move = movedDays(before, after);
  const isContentNew = !isSameContent(before, after);
  const exceptions = exceptionsOf(before).filter(
    ({ day, date }) =>
      move.get(day) !== undefined || (date !== undefined && (move.has(day) || (isContentNew && !move.isGone(day)))),
  );
  const isAnyWithoutDay = exceptions.some(({ day }) => move.has(day));
  const isOwnContent = exceptions.some(({ date }) => date && !isSameContent(before, date));
  const mayFollow = exceptions.some(({ day }) => !move.has(day) || move.get(day) !== undefined);
  const isFollowing = mayFollow && (isAnyWithoutDay || !isOwnContent);
  return { exceptions, isAnyWithoutDay, mayFollow, suggestion: isFollowing ? 'apply' : 'keep' };
}

/**
 * Gives a changed series the exceptions that a choice leaves.
 *
 * @param after the changed series, still with the exceptions of `before`
 * @returns the series, and what takes place apart from it from now on
 */
export function withExceptions(
  before: Series,
  after: Series,
  choice: ExceptionChoice,
): { series: Series; dates: EventDate[] } {
  const move = movedDays(before, after);
  const isContentNew = !isSameContent(before, after);
  const { fullDay, times, additionalInfo } = after;
  const content = isContentNew && choice === 'apply' ? { fullDay, times, additionalInfo } : {};
  const dayOf = (day: string) => (choice === 'apply' ? move.get(day) : undefined);
  const struck = before.struck.flatMap((day) => (move.has(day) ? (dayOf(day) ?? []) : day));
  const changed: ChangedDate[] = [];
  const dates: EventDate[] = [];
  for (const one of before.changed) {
    const isLeaving = move.has(one.day);
    const next = dayOf(one.day);
    if (choice === 'drop' && (isLeaving || (isContentNew && !move.isGone(one.day)))) continue;
    if (isLeaving && next === undefined) {
      const { day: _, ...date } = one;
      dates.push({ ...date, ...content });
    } else changed.push({ ...(next === undefined ? one : movedTo(one, next)), ...content });
  }
  return { series: { ...after, struck: struck.sort(), changed: changed.sort(byDay) }, dates };
}

/** All that was decided about single days, in their order. */
export const exceptionsOf = ({ struck, changed }: Pick<Series, 'struck' | 'changed'>): SeriesException[] =>
  [...struck.map((day) => ({ day })), ...changed.map((date) => ({ day: date.day, date }))].sort(byDay);

const byDay = (one: { day: string }, other: { day: string }) => (one.day < other.day ? -1 : 1);

/** Whether two days have the same times and the same note. */
const isSameContent = (one: DayContent, other: DayContent): boolean =>
  one.fullDay === other.fullDay &&
  one.additionalInfo === other.additionalInfo &&
  (one.fullDay || timesOf(one) === timesOf(other));

const timesOf = ({ times }: DayContent) => times.map(({ from, until }) => `${from}-${until}`).join();

/** Moves a changed date to another day of the series; a date that was put off to a day of its own keeps that. */
function movedTo(one: ChangedDate, day: string): ChangedDate {
  if (one.date !== one.day) return { ...one, day };
  return { ...one, day, date: day, endDate: one.endDate && addDays(one.endDate, daysBetween(one.day, day)) };
}

/**
 * The days of the earlier rule that the later one no longer has, with the day that takes the place of each: of the days
 * that go and come within a week or month the first for the first.
 */
function movedDays(before: Series, after: Series) {
  const [earlier, later] = [before, after].map((rule) => ruleDays(rule).map(({ day }) => day)) as [string[], string[]];
  const [was, is] = [new Set(earlier), new Set(later)];
  const inMonths = [before, after].some(({ every }) => every === 'monthDay' || every === 'monthWeekday');
  const periodOf = (day: string) => (inMonths ? day.slice(0, 7) : addDays(day, 1 - weekdayOf(day)));
  const coming = new Map<string, string[]>();
  for (const day of later) if (!was.has(day)) coming.set(periodOf(day), [...(coming.get(periodOf(day)) ?? []), day]);
  const moved = new Map<string, string | undefined>();
  for (const day of earlier) if (!is.has(day)) moved.set(day, coming.get(periodOf(day))?.shift());
  return {
    has: (day: string) => moved.has(day),
    get: (day: string) => moved.get(day),
    /** Whether neither rule has the day: what was decided about it says nothing any more. */
    isGone: (day: string) => !was.has(day) && !is.has(day),
  };
}
