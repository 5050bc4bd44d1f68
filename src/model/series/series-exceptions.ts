import { addDays, daysBetween, weekdayOf } from '../../lib/days';
import { isTimeInput } from '../../lib/parse-time-input';
import type { ChangedDate, DayContent, EventDate, Series } from './series';
import { ruleDays } from './series-rule';

/** A day of a series that deviates from its rule; without a `date` it is struck. */
export type SeriesException = { day: string; date?: ChangedDate };

/**
 * The treatment of exceptions that a change of the series affects. `apply` moves them along: to its new times, or to
 * the day that replaces theirs. `keep` leaves them unchanged, those without a day of the series as single dates. `drop`
 * removes them.
 */
export type ExceptionChoice = 'apply' | 'keep' | 'drop';

/** The exceptions that a change of a series affects. */
export type AffectedExceptions = {
  /** In order; without struck days for which the series has no replacement: nothing takes place then. */
  exceptions: readonly SeriesException[];
  /** True if the changed series no longer has the day of any of them. */
  isAnyWithoutDay: boolean;
  /** True if any of them can follow the change. */
  mayFollow: boolean;
  /** The default choice. */
  suggestion: ExceptionChoice;
};

/** Checks whether a series is complete enough to compare a change of it, not while it is being typed. */
export const isReadableSeries = (series: Series): boolean =>
  ruleDays(series).length > 0 &&
  (series.fullDay ||
    series.times.every(({ from, until }) => isTimeInput(from) && (until === '' || isTimeInput(until))));

/**
 * Returns the exceptions that a change affects. @param after the changed series, still with the exceptions of `before`
 */
export function affectedExceptions(before: Series, after: Series): AffectedExceptions {
  const moves = movedDays(before, after);
  const isContentNew = !isSameContent(before, after);
  const exceptions = exceptionsOf(before).filter(
    ({ day, date }) =>
      moves.get(day) !== undefined ||
      (date !== undefined && (moves.has(day) || (isContentNew && !moves.isInNeither(day)))),
  );
  const isAnyWithoutDay = exceptions.some(({ day }) => moves.has(day));
  const isOwnContent = exceptions.some(({ date }) => date && !isSameContent(before, date));
  const mayFollow = exceptions.some(({ day }) => !moves.has(day) || moves.get(day) !== undefined);
  const isFollowing = mayFollow && (isAnyWithoutDay || !isOwnContent);
  return { exceptions, isAnyWithoutDay, mayFollow, suggestion: isFollowing ? 'apply' : 'keep' };
}

/**
 * Applies a choice to the exceptions of a changed series.
 *
 * @param after the changed series, still with the exceptions of `before`
 * @returns the series, and the dates that are now separate from it
 */
export function withExceptions(
  before: Series,
  after: Series,
  choice: ExceptionChoice,
): { series: Series; dates: EventDate[] } {
  const moves = movedDays(before, after);
  const isContentNew = !isSameContent(before, after);
  const { fullDay, times, additionalInfo } = after;
  const content = isContentNew && choice === 'apply' ? { fullDay, times, additionalInfo } : {};
  const dayOf = (day: string) => (choice === 'apply' ? moves.get(day) : undefined);
  const struck = before.struck.flatMap((day) => (moves.has(day) ? (dayOf(day) ?? []) : day));
  const changed: ChangedDate[] = [];
  const dates: EventDate[] = [];
  for (const one of before.changed) {
    const isLeaving = moves.has(one.day);
    const next = dayOf(one.day);
    if (choice === 'drop' && (isLeaving || (isContentNew && !moves.isInNeither(one.day)))) continue;
    if (isLeaving && next === undefined) {
      const { day: _, ...date } = one;
      dates.push({ ...date, ...content });
    } else changed.push({ ...(next === undefined ? one : moveDate(one, next)), ...content });
  }
  return { series: { ...after, struck: struck.sort(), changed: changed.sort(byDay) }, dates };
}

/** Returns the struck and changed days of a series in order. */
export const exceptionsOf = ({ struck, changed }: Pick<Series, 'struck' | 'changed'>): SeriesException[] =>
  [...struck.map((day) => ({ day })), ...changed.map((date) => ({ day: date.day, date }))].sort(byDay);

const byDay = (one: { day: string }, other: { day: string }) => (one.day < other.day ? -1 : 1);

/** Checks whether two days have the same times and the same note. */
const isSameContent = (one: DayContent, other: DayContent): boolean =>
  one.fullDay === other.fullDay &&
  one.additionalInfo === other.additionalInfo &&
  (one.fullDay || timesOf(one) === timesOf(other));

const timesOf = ({ times }: DayContent) => times.map(({ from, until }) => `${from}-${until}`).join();

/** Moves a changed date to another day of the series; a date postponed to a separate day keeps it. */
function moveDate(one: ChangedDate, day: string): ChangedDate {
  if (one.date !== one.day) return { ...one, day };
  return { ...one, day, date: day, endDate: one.endDate && addDays(one.endDate, daysBetween(one.day, day)) };
}

/**
 * Returns the days that only the earlier rule has, each with its replacement: within a week or month, the first removed
 * day with the first added one, and so on.
 */
function movedDays(before: Series, after: Series) {
  const [earlier, later] = [before, after].map((rule) => ruleDays(rule).map(({ day }) => day)) as [string[], string[]];
  const [earlierDays, laterDays] = [new Set(earlier), new Set(later)];
  const inMonths = [before, after].some(({ every }) => every === 'monthDay' || every === 'monthWeekday');
  const periodOf = (day: string) => (inMonths ? day.slice(0, 7) : addDays(day, 1 - weekdayOf(day)));
  const addedByPeriod = new Map<string, string[]>();
  for (const day of later)
    if (!earlierDays.has(day)) addedByPeriod.set(periodOf(day), [...(addedByPeriod.get(periodOf(day)) ?? []), day]);
  const replacements = new Map<string, string | undefined>();
  for (const day of earlier) if (!laterDays.has(day)) replacements.set(day, addedByPeriod.get(periodOf(day))?.shift());
  return {
    has: (day: string) => replacements.has(day),
    get: (day: string) => replacements.get(day),
    /** Checks that neither rule has the day, so that its exception has no effect. */
    isInNeither: (day: string) => !earlierDays.has(day) && !laterDays.has(day),
  };
}
