import { addDays, daysBetween, weekdayOf } from '../../../../src/lib/days';

/** A rule that days follow: as an RRULE without its end, how many days it gives, and which of them are left out. */
export type DateRule = { rule: string; count: number; left: string[] };

/** Fewer dates are told one by one. */
const FEWEST = 3;
/** Of four days that a rule gives, at most one may be left out; else it says little. */
const MOST_LEFT_OUT = 1 / 4;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const WEEK = 7;
/** Days, weeks or months between two dates; what repeats less often is told date by date. */
const LONGEST = { days: 6, weeks: 5, months: 12 };

/** Finds the rule that leaves out the fewest of its days; undefined where the days follow none. @param days in order, each once */
export function ruleOf(days: readonly string[]): DateRule | undefined {
  const [first] = days;
  if (first === undefined || days.length < FEWEST) return undefined;
  const found = [everyDay, everyWeek, everyMonth].flatMap((find) => find(days, first) ?? []);
  const given = new Set(days);
  const rules = found.map(({ rule, all }) => ({
    rule,
    count: all.length,
    left: all.filter((day) => !given.has(day)),
    fits: all.length - days.length <= all.length * MOST_LEFT_OUT,
  }));
  const [best] = rules.filter(({ fits }) => fits).sort((one, other) => one.left.length - other.left.length);
  return best && { rule: best.rule, count: best.count, left: best.left };
}

/** The days of a rule from the first to the last date, all dates among them. */
type Found = { rule: string; all: string[] } | undefined;

/** Whether a rule gives far more days than there are: two dates may lie centuries apart. */
const givesTooMany = (about: number, days: readonly string[]) => about > days.length * 2;
const lastOf = (days: readonly string[]) => days.at(-1) ?? '';
const common = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => {
    let [divisor, rest] = [one, other];
    while (rest) [divisor, rest] = [rest, divisor % rest];
    return divisor;
  }, 0);
const times = (interval: number) => (interval > 1 ? `;INTERVAL=${interval}` : '');

function everyDay(days: readonly string[], first: string): Found {
  const interval = common(days.map((day) => daysBetween(first, day)));
  // What repeats after whole weeks is said in weeks.
  if (
    interval % WEEK === 0 ||
    interval > LONGEST.days ||
    givesTooMany(daysBetween(first, lastOf(days)) / interval, days)
  )
    return undefined;
  return { rule: `FREQ=DAILY${times(interval)}`, all: stepping(first, lastOf(days), interval) };
}

function everyWeek(days: readonly string[], first: string): Found {
  const weekdays = [...new Set(days.map(weekdayOf))].sort();
  const monday = addDays(first, 1 - weekdayOf(first));
  const interval = common(days.map((day) => Math.floor(daysBetween(monday, day) / WEEK))) || 1;
  if (interval > LONGEST.weeks) return undefined;
  if (givesTooMany((daysBetween(first, lastOf(days)) / WEEK / interval - 1) * weekdays.length, days)) return undefined;
  const all = stepping(monday, lastOf(days), interval * WEEK)
    .flatMap((start) => weekdays.map((weekday) => addDays(start, weekday - 1)))
    .filter((day) => day >= first && day <= lastOf(days));
  const names = weekdays.map((weekday) => WEEKDAYS[weekday - 1]).join(',');
  return { rule: `FREQ=WEEKLY${times(interval)};BYDAY=${names}`, all };
}

function stepping(first: string, last: string, days: number): string[] {
  const all: string[] = [];
  for (let day = first; day <= last; day = addDays(day, days)) all.push(day);
  return all;
}

/** The same day of the month, or the same weekday of it, counted from its start or, for the last one, from its end. */
function everyMonth(days: readonly string[], first: string): Found {
  const months = days.map(monthOf);
  const [start = 0] = months;
  const interval = common(months.map((month) => month - start));
  if (
    interval === 0 ||
    interval > LONGEST.months ||
    givesTooMany(((months.at(-1) ?? start) - start) / interval / 2, days)
  )
    return undefined;
  const place = [dayOfMonth, nthOfMonth, lastOfMonth].find((placeOf) =>
    days.every((day) => placeOf(day) === placeOf(first)),
  );
  const rule = place?.(first);
  if (!place || rule === undefined) return undefined;
  const all: string[] = [];
  for (let month = start; month <= (months.at(-1) ?? start); month += interval) {
    const day = daysIn(month).find((one) => place(one) === rule);
    if (day) all.push(day);
  }
  return { rule: `FREQ=MONTHLY${times(interval)};${rule}`, all };
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const numberIn = (day: string) => Number(day.slice(8));

function daysIn(month: number): string[] {
  const start = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
  return stepping(start, addDays(start, 30), 1).filter((day) => monthOf(day) === month);
}

const dayOfMonth = (day: string) => `BYMONTHDAY=${numberIn(day)}`;
const nthOfMonth = (day: string) => `BYDAY=${Math.ceil(numberIn(day) / WEEK)}${WEEKDAYS[weekdayOf(day) - 1]}`;
const lastOfMonth = (day: string) =>
  monthOf(addDays(day, WEEK)) === monthOf(day) ? undefined : `BYDAY=-1${WEEKDAYS[weekdayOf(day) - 1]}`;
