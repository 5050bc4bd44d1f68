import { addDays } from '../../../../lib/days';
import { newRowId } from '../../../../lib/row-id';
import { isEnd } from '../../../../model/rules/date-problems';
import type { EventDate } from '../../../../model/series/series';
import { MOST_DATES } from '../../../../model/series/series-limits';
import type { FreeDate } from '../../../../model/written/event-content';
import type { FoundEvent, Gap, ReadingRules } from './found-event';
import { inBerlin, instantOf, type Moment, wallMs, wallOf } from './moment';
import { type Recurrence, recurrenceDays } from './recurrence';
import { type PlannedDay, seriesOf } from './series-of-rule';

/** One time that an event takes place, by the clock of its zone. */
export type Span = { start: Moment /** Of whole days the day after the last. */; end?: Moment; isCancelled?: boolean };

/** When an event takes place, as a calendar tells it. */
export type Timing = {
  first: Span;
  rule?: Recurrence | undefined;
  /** Times beside the rule. */
  added?: readonly Span[];
  /** Starts that are left out, by {@link keyOf}. */
  left?: ReadonlySet<string>;
  /** What takes place in place of a start, by {@link keyOf}. */
  changed?: ReadonlyMap<string, Span>;
};

/** By what the starts of different zones can be compared. */
export const keyOf = (start: Moment): string => (start.time === undefined ? start.day : String(instantOf(start)));

const DAYS_AHEAD = 3653;
/** How far a rule without an end is followed. */
const ENDLESS_DAYS = 365;
const FEWEST_IN_SERIES = 3;

type Dated = Pick<FoundEvent, 'dates' | 'series'> & { gaps: Gap[] };

/** The dates of an event that are not over: a series where a rule of ours says the same, else single dates. */
export function planDates({ first, rule, added = [], ...rest }: Timing, rules: ReadingRules): Dated {
  const { days, past, gaps } = rule
    ? daysOfRule({ ...rest, first, rule }, rules.today)
    : { days: [], past: 0, gaps: [] };
  const series = rule && rules.kinds !== 'free' ? seriesOfDays(rule, first.start, days) : undefined;
  const all = [...(rule ? [] : [first]), ...added].map((span) => dateOf(span));
  const single = series
    ? all
    : [...days.flatMap(({ isStruck, change, plan }) => (isStruck ? [] : [change ?? plan])), ...all];
  const kept = single.filter(({ date, endDate }) => (endDate || date) >= rules.today);
  const over = past + single.length - kept.length;
  const dates = rules.kinds === 'series' ? [] : sorted(kept).slice(0, MOST_DATES);
  return {
    dates: dates.map((date): FreeDate => ({ id: newRowId(), ...date })),
    series: series ? [series] : [],
    gaps: [
      ...gaps,
      ...(rule && !series && rules.kinds !== 'free' && dates.length >= FEWEST_IN_SERIES
        ? [{ code: 'listed' } as const]
        : []),
      ...(rules.kinds === 'series' && kept.length > 0
        ? [{ code: 'only_series', params: { count: kept.length } } as const]
        : []),
      ...(over > 0 ? [{ code: 'past', params: { count: over } } as const] : []),
      ...(kept.length > MOST_DATES ? [{ code: 'more', params: { most: MOST_DATES } } as const] : []),
    ],
  };
}

const sorted = (dates: readonly EventDate[]) =>
  [...dates].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));

type Ruled = Omit<Timing, 'added'> & { rule: Recurrence };

/** The starts of a rule that are not over, with what is over counted. */
function daysOfRule(whole: Ruled, today: string) {
  const { rule, first } = whole;
  const { start } = first;
  const isEndless = rule.count === undefined && rule.until === undefined;
  const days: PlannedDay[] = [];
  const gaps: Gap[] = [];
  let past = 0;
  let last = addDays(start.day > today ? start.day : today, DAYS_AHEAD);
  for (const day of recurrenceDays(rule, start.day, last)) {
    const begin = { ...start, day };
    if (day > last || isBehind(begin, rule.until)) break;
    // Nearly all of what is long over need not be worked out.
    const planned = addDays(day, DAYS_BACK) < today ? undefined : plannedDay(begin, whole);
    if (!planned || (planned.change ?? planned.plan).date < today) past += 1;
    else if (days.length >= MOST_DATES) {
      gaps.push({ code: 'more', params: { most: MOST_DATES } });
      break;
    } else days.push(planned);
    if (isEndless && days.length === 1) last = addDays(day, ENDLESS_DAYS);
  }
  if (isEndless) gaps.push({ code: 'endless' });
  return { days, past, gaps };
}

const DAYS_BACK = 400;

const isBehind = ({ day, time }: Moment, until: string | undefined): boolean =>
  until !== undefined &&
  (until.length === 10 || time === undefined ? day > until.slice(0, 10) : `${day}T${time}` > until);

function plannedDay(start: Moment, { first, left, changed }: Ruled): PlannedDay {
  const change = changed?.get(keyOf(start));
  return {
    day: start.day,
    plan: dateOf(moved(first, start)),
    ...(change && { change: dateOf(change) }),
    isStruck: Boolean(left?.has(keyOf(start)) || left?.has(start.day)),
  };
}

/** A span as long as another by the clock of its zone. */
function moved({ start, end }: Span, to: Moment): Span {
  if (!end) return { start: to };
  const length = wallMs(inZoneOf(start, end)) - wallMs(start);
  return { start: to, end: { ...to, ...wallOf(wallMs(to) + length, to.time === undefined) } };
}

/** The end on the clock of the start. */
const inZoneOf = (start: Moment, end: Moment): Moment =>
  start.zone === end.zone ? end : { ...start, ...wallOf(wallMs(start) + instantOf(end) - instantOf(start)) };

/** A span as a date of ours. An end that no night reaches is said by its day alone. */
export function dateOf({ start, end, isCancelled = false }: Span): EventDate {
  const from = inBerlin(start);
  const until = end && inBerlin(end);
  const content = from.time === undefined ? wholeDays(from.day, until?.day) : timed(from.day, from.time, until);
  return {
    ...content,
    additionalInfo: '',
    status: isCancelled ? 'cancelled' : 'scheduled',
    newDate: '',
    newLocation: '',
  };
}

type Times = Pick<EventDate, 'date' | 'endDate' | 'fullDay' | 'times'>;

function wholeDays(date: string, after: string | undefined): Times {
  const last = after === undefined ? date : addDays(after, -1);
  return { date, endDate: last > date ? last : '', fullDay: true, times: [] };
}

function timed(date: string, from: string, end: { day: string; time?: string } | undefined): Times {
  const times = (until: string) => [{ id: newRowId(), from, until }];
  const alone = { date, endDate: '', fullDay: false, times: times('') };
  if (!end?.time || end.day < date || (end.day === date && end.time <= from)) return alone;
  const isNight = end.day === addDays(date, 1) && end.time < from && isEnd(from, end.time);
  if (end.day === date || isNight) return { ...alone, times: times(end.time) };
  const last = end.time === '00:00' ? addDays(end.day, -1) : end.day;
  return last > date ? { ...alone, endDate: last } : alone;
}

function seriesOfDays(rule: Recurrence, start: Moment, days: readonly PlannedDay[]) {
  const firstKept = days.findIndex(({ isStruck }) => !isStruck);
  const kept = firstKept < 0 ? [] : days.slice(firstKept, days.findLastIndex(({ isStruck }) => !isStruck) + 1);
  return kept.filter(({ isStruck }) => !isStruck).length < FEWEST_IN_SERIES
    ? undefined
    : seriesOf(rule, start.day, kept);
}
