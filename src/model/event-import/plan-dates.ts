import { addDays } from '../../lib/days';
import { newRowId } from '../../lib/row-id';
import type { SingleDate } from '../records/event-content';
import { isEnd } from '../rules/date-problems';
import type { EventDate } from '../series/series';
import { MAX_DATES } from '../series/series-limits';
import type { ImportedEvent, ImportGap, ReadingRules } from './imported-event';
import { inBerlin, instantOf, localMs, localOf, type Moment } from './moment';
import { type Recurrence, recurrenceDays } from './recurrence';
import { type PlannedDay, seriesOf } from './series-of-rule';

/** One occurrence of an event, by the clock of its zone. */
export type DatePlanSpan = {
  start: Moment /** The day after the last whole day. */;
  end?: Moment;
  isCancelled?: boolean;
};

/** A rule with the span that it repeats. */
export type RepeatedSpan = { rule: Recurrence; first: DatePlanSpan };

/** The occurrences of an event in a file, as sets: no date counts twice. */
export type Timing = {
  spans: readonly DatePlanSpan[];
  rules?: readonly RepeatedSpan[];
  /** Excluded starts, by {@link keyOf}; a day without a time excludes all of that day. */
  excluded?: ReadonlySet<string>;
  /** Replacements of starts, by {@link keyOf}. */
  changed?: ReadonlyMap<string, DatePlanSpan>;
};

/** Returns a key that makes starts of different zones comparable. */
export const keyOf = (start: Moment): string => (start.time === undefined ? start.day : String(instantOf(start)));

const MAX_DAYS_AHEAD = 3653;
/** The number of days for which an endless rule is followed. */
const ENDLESS_DAYS = 365;
const MIN_SERIES_DATES = 3;
const MAX_DAYS_BACK = 400;

type PlannedDates = Pick<ImportedEvent, 'dates' | 'series'> & { gaps: ImportGap[] };

/** Returns the dates of an event that are not over: as a series if one of our rules matches, else as single dates. */
export function planDates(timing: Timing, { today, kinds }: ReadingRules): PlannedDates {
  const { rules = [], spans } = timing;
  const ruleDays = rules.map((one) => daysOfRule(one, timing, today));
  const [only, ...others] = ruleDays;
  const [repeated] = rules;
  const series =
    only && repeated && others.length === 0 && kinds !== 'free'
      ? seriesOfDays(repeated.rule, repeated.first.start, only.days)
      : undefined;
  const ruleKeys = new Set(ruleDays.flatMap(({ keys }) => [...keys]));
  const singleSpans = spans.filter(({ start }) => !ruleKeys.has(keyOf(start)));
  const repeatedDates = ruleDays.flatMap(({ days }) =>
    days.flatMap(({ isStruck, change, plan }) => (isStruck ? [] : [change ?? plan])),
  );
  const { dates: singleDates, gaps: orphanGaps } = datesOutsideRules(singleSpans, ruleKeys, timing, today);
  const single = unique([...(series ? [] : repeatedDates), ...singleDates]);
  const current = single.filter(({ date, endDate }) => (endDate || date) >= today);
  const pastCount = ruleDays.reduce((sum, { past }) => sum + past, 0) + single.length - current.length;
  const dates = kinds === 'series' ? [] : sorted(current).slice(0, MAX_DATES);
  const exceedsMax = current.length > MAX_DATES || ruleDays.some(({ isCut }) => isCut);
  const gap = (applies: boolean, one: ImportGap): ImportGap[] => (applies ? [one] : []);
  return {
    dates: dates.map((date): SingleDate => ({ id: newRowId(), ...date })),
    series: series ? [series] : [],
    gaps: [
      ...gap(
        ruleDays.some(({ isEndless }) => isEndless),
        { code: 'endless' },
      ),
      ...gap(rules.length > 0 && !series && kinds !== 'free' && dates.length >= MIN_SERIES_DATES, { code: 'listed' }),
      ...gap(kinds === 'series' && current.length > 0, { code: 'only_series', params: { count: current.length } }),
      ...gap(pastCount > 0, { code: 'past', params: { count: pastCount } }),
      ...gap(exceedsMax, { code: 'more', params: { most: MAX_DATES } }),
      ...orphanGaps,
    ],
  };
}

const sorted = (dates: readonly EventDate[]) =>
  [...dates].sort((one, other) => (timeKey(one) < timeKey(other) ? -1 : timeKey(one) > timeKey(other) ? 1 : 0));

const timeKey = ({ date, times }: EventDate): string => `${date} ${times[0]?.from ?? ''}`;

/** Removes duplicates; of two dates at the same time, the one that takes place counts. */
function unique(dates: readonly EventDate[]): EventDate[] {
  const byTime = new Map<string, EventDate>();
  for (const date of dates) {
    const earlier = byTime.get(timeKey(date));
    if (!earlier || (earlier.status === 'cancelled' && date.status !== 'cancelled')) byTime.set(timeKey(date), date);
  }
  return [...byTime.values()];
}

/** Returns the dates outside of the rules, and the changed dates that match no date. */
function datesOutsideRules(
  spans: readonly DatePlanSpan[],
  ruleKeys: ReadonlySet<string>,
  { rules = [], excluded, changed }: Timing,
  today: string,
) {
  const keys = new Set(spans.map(({ start }) => keyOf(start)));
  const isExcluded = ({ start }: DatePlanSpan) => excluded?.has(keyOf(start)) || excluded?.has(start.day);
  const planned = spans.filter((span) => !isExcluded(span)).map((span) => changed?.get(keyOf(span.start)) ?? span);
  const orphans = [...(changed ?? [])].filter(([key]) => !keys.has(key) && !ruleKeys.has(key) && !excluded?.has(key));
  // A rule may end before the changed date or not be followed that far. Without a rule, a change is a date itself.
  const extra = rules.length > 0 ? [] : orphans.map(([, span]) => span).filter(({ isCancelled }) => !isCancelled);
  const unmatched = rules.length > 0 ? orphans.map(([, span]) => dateOf(span)).filter(({ date }) => date >= today) : [];
  return {
    dates: [...planned, ...extra].map(dateOf),
    gaps: unmatched.map(({ date }): ImportGap => ({ code: 'orphan', params: { day: date } })),
  };
}

/** Returns the starts of a rule that are not over, and the number of past ones. */
function daysOfRule({ rule, first }: RepeatedSpan, { excluded, changed }: Timing, today: string) {
  const { start } = first;
  const isEndless = rule.count === undefined && rule.until === undefined;
  const days: PlannedDay[] = [];
  const keys = new Set<string>();
  let past = 0;
  let isCut = false;
  let last = addDays(start.day > today ? start.day : today, MAX_DAYS_AHEAD);
  for (const day of recurrenceDays(rule, start.day, last)) {
    const moment = { ...start, day };
    if (day > last || isAfter(moment, rule.until)) break;
    const key = keyOf(moment);
    keys.add(key);
    const change = changed?.get(key);
    // Dates that are long over need no conversion.
    const isLongOver = addDays(day, MAX_DAYS_BACK) < today && !change;
    const planned = isLongOver
      ? undefined
      : plannedDay(movedDates(first, moment), change, Boolean(excluded?.has(key) || excluded?.has(day)));
    if (!planned || lastDayOf(planned.change ?? planned.plan) < today) past += planned?.isStruck ? 0 : 1;
    else if (days.length >= MAX_DATES) {
      isCut = true;
      break;
    } else days.push(planned);
    if (isEndless && days.length === 1) last = addDays(day, ENDLESS_DAYS);
  }
  return { days, keys, past, isCut, isEndless };
}

const lastDayOf = ({ date, endDate }: EventDate): string => endDate || date;

const isAfter = ({ day, time }: Moment, until: string | undefined): boolean =>
  until !== undefined &&
  (until.length === 10 || time === undefined ? day > until.slice(0, 10) : `${day}T${time}` > until);

const plannedDay = (span: DatePlanSpan, change: DatePlanSpan | undefined, isStruck: boolean): PlannedDay => ({
  day: span.start.day,
  plan: dateOf(span),
  ...(change && { change: dateOf(change) }),
  isStruck,
});

/** Moves a span to another start, with the same length by the clock of its zone. */
export function movedDates({ start, end, isCancelled = false }: DatePlanSpan, newStart: Moment): DatePlanSpan {
  if (!end) return { start: newStart, isCancelled };
  const length = localMs(inZoneOf(start, end)) - localMs(start);
  return {
    start: newStart,
    end: { ...newStart, ...localOf(localMs(newStart) + length, newStart.time === undefined) },
    isCancelled,
  };
}

/** Converts the end to the clock of the start. */
const inZoneOf = (start: Moment, end: Moment): Moment =>
  start.zone === end.zone ? end : { ...start, ...localOf(localMs(start) + instantOf(end) - instantOf(start)) };

/** Converts a span to one of our dates. An end beyond the following night is reduced to its day. */
export function dateOf({ start, end, isCancelled = false }: DatePlanSpan): EventDate {
  const from = inBerlin(start);
  const until = end && inBerlin(end);
  const content = from.time === undefined ? wholeDays(from.day, until?.day) : timedDate(from.day, from.time, until);
  return {
    ...content,
    additionalInfo: '',
    status: isCancelled ? 'cancelled' : 'scheduled',
    newDate: '',
    newLocation: '',
  };
}

type DateTimes = Pick<EventDate, 'date' | 'endDate' | 'fullDay' | 'times'>;

function wholeDays(date: string, after: string | undefined): DateTimes {
  const last = after === undefined ? date : addDays(after, -1);
  return { date, endDate: last > date ? last : '', fullDay: true, times: [] };
}

function timedDate(date: string, from: string, end: { day: string; time?: string } | undefined): DateTimes {
  const times = (until: string) => [{ id: newRowId(), from, until }];
  const singleDay = { date, endDate: '', fullDay: false, times: times('') };
  if (!end?.time || end.day < date || (end.day === date && end.time <= from)) return singleDay;
  const isNight = end.day === addDays(date, 1) && end.time < from && isEnd(from, end.time);
  if (end.day === date || isNight) return { ...singleDay, times: times(end.time) };
  const last = end.time === '00:00' ? addDays(end.day, -1) : end.day;
  return last > date ? { ...singleDay, endDate: last } : singleDay;
}

function seriesOfDays(rule: Recurrence, start: Moment, days: readonly PlannedDay[]) {
  const firstRemaining = days.findIndex(({ isStruck }) => !isStruck);
  const remaining =
    firstRemaining < 0 ? [] : days.slice(firstRemaining, days.findLastIndex(({ isStruck }) => !isStruck) + 1);
  return remaining.filter(({ isStruck }) => !isStruck).length < MIN_SERIES_DATES
    ? undefined
    : seriesOf(rule, start.day, remaining);
}
