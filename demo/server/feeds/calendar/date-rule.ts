import { addDays, daysBetween } from '../../../../src/lib/days';
import { common, type DaysOfRule, givesTooMany, placeInWeek, times, WEEK, WEEKDAYS } from './days-of-rule';
import { monthRule } from './month-rule';

/** A rule that days follow: as an RRULE without its end, how many days it gives, and which of them are left out. */
export type DateRule = { rule: string; count: number; left: string[] };

/** Fewer dates are told one by one. */
const FEWEST = 3;
/** Of four days that a rule gives, at most one may be left out; else it says little. */
const MOST_LEFT_OUT = 1 / 4;
/** Days or weeks between two dates; what repeats less often is told date by date. */
const LONGEST = { days: 6, weeks: 5 };
/** Days are counted from here on: thousands of them would otherwise be read and written as texts again and again. */
const ZERO = '1970-01-01';

/** Finds the rule that leaves out the fewest of its days; undefined where the days follow none. @param days in order, each once */
export function ruleOf(days: readonly string[]): DateRule | undefined {
  if (days.length < FEWEST) return undefined;
  const numbers = days.map((day) => daysBetween(ZERO, day));
  const given = new Set(numbers);
  let best: { rule: string; count: number; left: number[] } | undefined;
  for (const found of [everyDay(numbers), everyWeek(numbers), monthRule(days, numbers)]) {
    if (!found) continue;
    const { rule, all } = found;
    if (all.length - days.length > all.length * MOST_LEFT_OUT) continue;
    const left = all.filter((day) => !given.has(day));
    if (!best || left.length < best.left.length) best = { rule, count: all.length, left };
  }
  return best && { ...best, left: best.left.map((day) => addDays(ZERO, day)) };
}

const endsOf = (days: readonly number[]): [first: number, last: number] => [days[0] ?? 0, days.at(-1) ?? 0];

function everyDay(days: readonly number[]): DaysOfRule | undefined {
  const [first, last] = endsOf(days);
  const interval = common(days.map((day) => day - first));
  // What repeats after whole weeks is said in weeks.
  if (interval % WEEK === 0 || interval > LONGEST.days || givesTooMany((last - first) / interval, days))
    return undefined;
  return { rule: `FREQ=DAILY${times(interval)}`, all: stepping(first, last, interval) };
}

function everyWeek(days: readonly number[]): DaysOfRule | undefined {
  const [first, last] = endsOf(days);
  const places = [...new Set(days.map(placeInWeek))].sort();
  const monday = first - placeInWeek(first);
  const interval = common(days.map((day) => Math.floor((day - monday) / WEEK))) || 1;
  if (interval > LONGEST.weeks) return undefined;
  if (givesTooMany(((last - first) / WEEK / interval - 1) * places.length, days)) return undefined;
  const all = stepping(monday, last, interval * WEEK)
    .flatMap((start) => places.map((place) => start + place))
    .filter((day) => day >= first && day <= last);
  const names = places.map((place) => WEEKDAYS[place]).join(',');
  return { rule: `FREQ=WEEKLY${times(interval)};BYDAY=${names}`, all };
}

function stepping(first: number, last: number, step: number): number[] {
  const all: number[] = [];
  for (let day = first; day <= last; day += step) all.push(day);
  return all;
}
