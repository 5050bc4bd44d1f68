import { common, type DaysOfRule, givesTooMany, placeInWeek, times, WEEK, WEEKDAYS } from './days-of-rule';

/** Months between two dates; what repeats less often is told date by date. */
const LONGEST = 12;
const DAY_MS = 86_400_000;

/** A month: days since 1970 before its first day, and how many it has. */
type Month = { before: number; days: number };

/** A way to name a day of a month: in words, and back; undefined where the day has no such name, or the month no such day. */
type Naming = { name: (day: number, month: Month) => string | undefined; dayOf: (like: Named, month: Month) => number };
/** The day of the month that a rule is made of, from 1, and its place in the week. */
type Named = { day: number; place: number };

const weekdayIn = (day: number, { before }: Month) => placeInWeek(before + day);
const nth = (day: number) => Math.ceil(day / WEEK);

/** The same day of the month, or the same weekday of it, counted from its start or, for the last one, from its end. */
const NAMINGS: readonly Naming[] = [
  { name: (day) => `BYMONTHDAY=${day}`, dayOf: ({ day }) => day },
  {
    name: (day, month) => `BYDAY=${nth(day)}${WEEKDAYS[weekdayIn(day, month)]}`,
    dayOf: ({ day, place }, month) => 1 + ((place - weekdayIn(1, month) + WEEK) % WEEK) + (nth(day) - 1) * WEEK,
  },
  {
    name: (day, month) => (day + WEEK > month.days ? `BYDAY=-1${WEEKDAYS[weekdayIn(day, month)]}` : undefined),
    dayOf: ({ place }, month) => month.days - ((weekdayIn(month.days, month) - place + WEEK) % WEEK),
  },
];

/** The rule of days that come once in a month, if they follow one. @param days in order @param numbers the same, since 1970 */
export function monthRule(days: readonly string[], numbers: readonly number[]): DaysOfRule | undefined {
  const months = days.map(monthOf);
  const [start = 0] = months;
  const end = months.at(-1) ?? start;
  const interval = common(months.map((month) => month - start));
  if (new Set(months).size < months.length || interval > LONGEST) return undefined;
  if (givesTooMany((end - start) / interval / 2, days)) return undefined;
  const dates = numbers.map((number, place) => {
    const month = monthAt(months[place] ?? start);
    return { day: number - month.before, month };
  });
  const [first] = dates;
  if (!first) return undefined;
  const like: Named = { day: first.day, place: weekdayIn(first.day, first.month) };
  for (const { name, dayOf } of NAMINGS) {
    const rule = name(first.day, first.month);
    if (rule === undefined || !dates.every(({ day, month }) => name(day, month) === rule)) continue;
    const all: number[] = [];
    for (let place = start; place <= end; place += interval) {
      const month = monthAt(place);
      const day = dayOf(like, month);
      if (day <= month.days) all.push(month.before + day);
    }
    return { rule: `FREQ=MONTHLY${times(interval)};${rule}`, all };
  }
  return undefined;
}

/** Months since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function monthAt(month: number): Month {
  const startOf = (place: number) => Date.UTC(Math.floor(place / 12), place % 12, 1) / DAY_MS;
  const start = startOf(month);
  return { before: start - 1, days: startOf(month + 1) - start };
}
