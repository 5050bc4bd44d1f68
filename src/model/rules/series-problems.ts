import { isDay } from '../../lib/days';
import { type Series, seriesDays } from '../series/series';
import { MAX_DATES, MAX_INTERVAL } from '../series/series-limits';
import { lastPossibleDay, ruleDays } from '../series/series-rule';
import { numberProblem } from '../value-problems';
import {
  type DateRuleContext,
  dateProblems,
  dayContentProblems,
  typedDateProblems,
  typedDayProblems,
  typedTimeProblems,
} from './date-problems';
import { type EventProblem, problemIf, valueProblem, withPathPrefix } from './event-rules';

/** Returns the problems of unreadable days, times and numbers of a series. */
export const typedSeriesProblems = (series: Series, today: string): EventProblem[] => [
  ...typedDayProblems('start', series.start, today),
  ...typedDayProblems('end', series.end, today),
  ...numberProblems('interval', series.interval, MAX_INTERVAL),
  ...numberProblems('count', series.count, MAX_DATES),
  ...typedTimeProblems(series.times),
  ...series.changed.flatMap((one, index) => withPathPrefix(`changed.${index}`, typedDateProblems(one, today))),
];

const numberProblems = (path: string, value: Series['count'], max: number): EventProblem[] =>
  valueProblem(path, numberProblem(value, { isWhole: true, min: 1, max }));

/**
 * Returns the problems of a series, without unreadable values.
 *
 * @param stored the published series: it may have begun
 */
export function seriesProblems(series: Series, context: DateRuleContext, stored: Series | undefined): EventProblem[] {
  const { start, end, count, interval, every, weekdays } = series;
  const hasRule = isDay(start) && (isDay(end) || typeof count === 'number') && typeof interval === 'number';
  const problems = [
    ...problemIf(start === '', 'start', 'required'),
    ...problemIf(isDay(start) && start < context.today && stored?.start !== start, 'start', 'past'),
    ...problemIf(end === '' && count === undefined, 'end', 'required'),
    ...(isDay(start) && isDay(end) ? endProblems(start, end) : []),
    ...problemIf(interval === undefined, 'interval', 'required'),
    ...problemIf(every === 'week' && weekdays.length === 0, 'weekdays', 'required'),
    ...dayContentProblems(series, context.rules),
    ...changeProblems(series, context, stored),
  ];
  return problems.length === 0 && hasRule ? numberOfDays(series) : problems;
}

function endProblems(start: string, end: string): EventProblem[] {
  const latest = lastPossibleDay(start);
  return [
    ...problemIf(end <= start, 'end', 'end_before_start'),
    ...problemIf(end > latest, 'end', 'too_late', { kind: 'day', max: latest }),
  ];
}

/** Returns the problems of a valid rule that has no day, or too many. */
function numberOfDays(series: Series): EventProblem[] {
  const exceedsMax = ruleDays(series, MAX_DATES + 1).filter(({ holiday }) => !holiday).length > MAX_DATES;
  return [
    ...problemIf(!seriesDays(series).some(({ skipReason }) => !skipReason), 'start', 'no_dates'),
    ...problemIf(exceedsMax, 'end', 'too_many', { max: MAX_DATES }),
  ];
}

/** Returns the problems of changed days; those outside of the rule are skipped. */
function changeProblems(series: Series, context: DateRuleContext, stored: Series | undefined): EventProblem[] {
  const days = new Set(series.changed.length > 0 ? seriesDays(series).map(({ day }) => day) : []);
  return series.changed.flatMap((one, index) => {
    if (!days.has(one.day)) return [];
    const mayBePast = stored?.changed.some(({ day, date }) => day === one.day && date === one.date) ?? false;
    return withPathPrefix(`changed.${index}`, dateProblems(one, context, mayBePast || one.date === one.day));
  });
}
