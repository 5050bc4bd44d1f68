import { isDay, weekdayOf } from '../../../../lib/days';
import type { SeriesRule } from '../../../../model/series/series-rule';

type RuleParts = Pick<SeriesRule, 'weekdays' | 'monthDay' | 'nth' | 'weekday'>;

const FIRST_PARTS: RuleParts = { weekdays: [], monthDay: 1, nth: 1, weekday: 1 };

/** Returns the parts of a rule that match a day, for every repetition: its weekday, its day of the month. */
export function rulePartsOfDay(day: string): RuleParts {
  if (!isDay(day)) return FIRST_PARTS;
  const date = Number(day.slice(8));
  const weekday = weekdayOf(day);
  return { weekdays: [weekday], monthDay: date, nth: Math.ceil(date / 7), weekday };
}

/**
 * Returns the changes to a rule after its first day changed: parts that matched the previous first day follow, parts
 * that the author chose stay.
 */
export function followStart(rule: SeriesRule, previousStart: string): Partial<SeriesRule> {
  if (!isDay(rule.start)) return {};
  const [old, next] = [rulePartsOfDay(previousStart), rulePartsOfDay(rule.start)];
  const isSameList = rule.weekdays.length === 0 || rule.weekdays.join() === old.weekdays.join();
  return {
    ...(isSameList && { weekdays: next.weekdays }),
    ...(rule.monthDay === old.monthDay && { monthDay: next.monthDay }),
    ...(rule.nth === old.nth && rule.weekday === old.weekday && { nth: next.nth, weekday: next.weekday }),
  };
}
