import { weekdayOf } from '../../lib/days';
import { newRowId } from '../../lib/row-id';
import { isSame } from '../../lib/value-at';
import type { EventDate, Series } from '../series/series';
import { MAX_INTERVAL } from '../series/series-limits';
import { ruleDays, type SeriesRule } from '../series/series-rule';
import type { Recurrence } from './recurrence';

/** A start of a rule, converted to Berlin. */
export type PlannedDay = { day: string; plan: EventDate; change?: EventDate; isStruck: boolean };

/** The repetition part of one of our series rules. */
type Repetition = Pick<SeriesRule, 'every' | 'interval'> &
  Partial<Pick<SeriesRule, 'weekdays' | 'monthDay' | 'nth' | 'weekday'>>;

/**
 * Returns a series with exactly these days, or undefined if none exists.
 *
 * @param start the first day of the rule
 * @param days the starts of the rule that are not over, without struck ones at either end
 */
export function seriesOf(rule: Recurrence, start: string, days: readonly PlannedDay[]): Series | undefined {
  const repetition = repetitionOf(rule, start);
  const [first, last] = [days[0], days.at(-1)];
  if (!repetition || !first || !last) return undefined;
  const { fullDay, times, endDate } = first.plan;
  if (endDate !== '' || !days.every(({ plan, day }) => plan.date === day && hasTimesOf(first.plan, plan)))
    return undefined;
  const series: Series = {
    ...{ weekdays: [], monthDay: 1, nth: 1, weekday: 1 },
    ...repetition,
    id: newRowId(),
    ...{ start: first.day, end: last.day, count: undefined, holidays: '', withRegionalHolidays: false },
    ...{ fullDay, times, additionalInfo: '' },
    struck: days.flatMap(({ isStruck, day }) => (isStruck ? [day] : [])),
    changed: days.flatMap(({ isStruck, change, day }) => (change && !isStruck ? [{ ...change, day }] : [])),
  };
  // Similar rules can differ: weeks may begin on another day, or the first date may be outside of the rule.
  const seriesDayList = ruleDays(series).map(({ day }) => day);
  return isSame(
    seriesDayList,
    days.map(({ day }) => day),
  )
    ? series
    : undefined;
}

/** Checks whether two dates have the same times, ignoring the ids of their rows. */
const hasTimesOf = (one: EventDate, other: EventDate): boolean =>
  one.fullDay === other.fullDay && one.endDate === other.endDate && isSame(clockOf(one), clockOf(other));
const clockOf = ({ times }: EventDate) => times.map(({ from, until }) => [from, until]);

/** Converts the repetition of a rule to ours; the caller compares the days. */
function repetitionOf(rule: Recurrence, start: string): Repetition | undefined {
  const { every, months } = rule;
  const interval = every === 'year' ? 12 * rule.interval : rule.interval;
  if (interval > MAX_INTERVAL || (months.length > 0 && every !== 'year') || months.length > 1) return undefined;
  if (every === 'day') return daily(rule, interval);
  if (every === 'week') return rule.positions.length > 0 ? undefined : weekly(rule, interval, start);
  return monthly(rule, interval, start);
}

function daily({ weekdays, monthDays, positions }: Recurrence, interval: number): Repetition | undefined {
  if (monthDays.length + positions.length > 0) return undefined;
  if (weekdays.length === 0) return { every: 'day', interval };
  return interval === 1 ? { every: 'week', interval, weekdays: sortedDays(weekdays) } : undefined;
}

const weekly = ({ weekdays }: Recurrence, interval: number, start: string): Repetition => ({
  every: 'week',
  interval,
  weekdays: weekdays.length > 0 ? sortedDays(weekdays) : [weekdayOf(start)],
});

const sortedDays = (weekdays: Recurrence['weekdays']) =>
  [...new Set(weekdays.map(({ weekday }) => weekday))].sort((one, other) => one - other);

function monthly(
  { weekdays, monthDays, positions }: Recurrence,
  interval: number,
  start: string,
): Repetition | undefined {
  const [weekdayRule, ...otherWeekdays] = weekdays;
  const [monthDay = Number(start.slice(8)), ...moreDays] = monthDays;
  if (otherWeekdays.length + moreDays.length > 0 || positions.length > 1) return undefined;
  if (!weekdayRule) return positions.length === 0 ? { every: 'monthDay', interval, monthDay } : undefined;
  const nth = weekdayRule.nth || positions[0];
  if (monthDays.length > 0 || nth === undefined || (weekdayRule.nth !== 0 && positions.length > 0)) return undefined;
  return { every: 'monthWeekday', interval, nth, weekday: weekdayRule.weekday };
}
