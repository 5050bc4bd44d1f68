import { addDays } from '../../lib/days';
import type { RowId } from '../../lib/value-at';
import type { EventDate, Series } from './series';
import { lastPossibleDay, type RuleDay, ruleDays } from './series-rule';

/** The days of a series that a change affects: this one, this and all following ones, or all. */
export type ChangeScope = 'one' | 'following' | 'all';

/**
 * Splits a series before one of its days; together both parts have the days of the whole.
 *
 * @param id of the part that begins on that day
 * @returns the part before it, if there is one, and the rest
 */
export function divideSeries(series: Series, day: string, id: RowId): [Series | undefined, Series] {
  const days = ruleDays(series);
  const earlier = days.filter((one) => one.day < day);
  const { count } = series;
  const following: Series = {
    ...series,
    id,
    start: day,
    ...(typeof count === 'number' && { count: count - countTakingPlace(earlier) }),
    end: endOf(series, days),
    struck: series.struck.filter((one) => one >= day),
    changed: series.changed.filter((one) => one.day >= day),
  };
  if (earlier.length === 0) return [undefined, { ...following, id: series.id }];
  const earlierPart: Series = {
    ...series,
    end: addDays(day, -1),
    count: undefined,
    struck: series.struck.filter((one) => one < day),
    changed: series.changed.filter((one) => one.day < day),
  };
  return [earlierPart, following];
}

const countTakingPlace = (days: readonly RuleDay[]) => days.filter(({ holiday }) => !holiday).length;

/** Returns the end of the second part: it must not exceed the maximum length of the whole. */
function endOf({ start, end, count }: Series, days: readonly RuleDay[]): string {
  const last = lastPossibleDay(start);
  if (end > last) return last;
  return typeof count === 'number' && countTakingPlace(days) < count ? end || last : end;
}

/** Strikes days of a series. @returns the rest of it: no series if all days are struck */
export function strikeDays(series: Series, day: string, reach: ChangeScope): Series[] {
  if (reach === 'all') return [];
  if (reach === 'one') return [{ ...series, struck: [...new Set([...series.struck, day])].sort() }];
  const [earlierPart] = divideSeries(series, day, series.id);
  return earlierPart ? [earlierPart] : [];
}

/** Restores a struck day. */
export const restoreDay = (series: Series, day: string): Series => ({
  ...series,
  struck: series.struck.filter((one) => one !== day),
});

/** Replaces one day of a series with a date of its own. */
export const changeDay = (series: Series, day: string, date: EventDate): Series => ({
  ...restoreDay(series, day),
  changed: [...series.changed.filter((one) => one.day !== day), { ...date, day }].sort((one, other) =>
    one.day < other.day ? -1 : 1,
  ),
});

/**
 * Changes rule or content of a series from a day on, or of all its days. Struck and changed days stay so.
 *
 * @param id of the new series that begins on that day
 */
export function changeDays(
  series: Series,
  { day, reach, id }: { day: string; reach: Exclude<ChangeScope, 'one'>; id: RowId },
  change: Partial<Omit<Series, 'id' | 'struck' | 'changed'>>,
): Series[] {
  if (reach === 'all') return [{ ...series, ...change }];
  const [earlierPart, following] = divideSeries(series, day, id);
  return [...(earlierPart ? [earlierPart] : []), { ...following, ...change }];
}
