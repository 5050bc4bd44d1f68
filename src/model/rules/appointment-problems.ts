import { isDay } from '../../lib/days';
import type { EventContent } from '../records/event-content';
import { type EventDate, seriesDates } from '../series/series';
import { MAX_DATES } from '../series/series-limits';
import { type DateRuleContext, dateProblems, typedDateProblems, typedDayProblems } from './date-problems';
import { type EventProblem, problemIf, withPathPrefix } from './event-rules';
import { seriesProblems, typedSeriesProblems } from './series-problems';

/** The maximum number of visible rows of one event: each time of each date is one. */
const MAX_APPOINTMENTS = 2 * MAX_DATES;

type DatedContent = Pick<EventContent, 'dates' | 'series' | 'newDate'>;

/** Returns every date of an event, single ones and those of series. */
export const eventDates = ({ dates, series }: Pick<EventContent, 'dates' | 'series'>): EventDate[] => [
  ...dates,
  ...series.flatMap((one) => seriesDates(one)),
];

/** Returns the problems of unreadable days, times and numbers. */
export const typedAppointmentProblems = ({ dates, series, newDate }: DatedContent, today: string): EventProblem[] => [
  ...dates.flatMap((date, index) => withPathPrefix(`dates.${index}`, typedDateProblems(date, today))),
  ...series.flatMap((one, index) => withPathPrefix(`series.${index}`, typedSeriesProblems(one, today))),
  ...typedDayProblems('newDate', newDate, today),
];

/**
 * Returns the problems of an event's appointments, without unreadable values.
 *
 * @param published the published event: its dates may be past
 */
export function appointmentProblems(
  { dates, series, newDate }: DatedContent,
  context: DateRuleContext,
  published: DatedContent | undefined,
): EventProblem[] {
  const { eventAppointmentType: type } = context.rules.eventRecording;
  const publishedDate = (id: unknown) => published?.dates.find((one) => one.id === id);
  const problems = [
    ...problemIf(type === 'series' && dates.length > 0, 'dates', 'not_allowed'),
    ...problemIf(type === 'free' && series.length > 0, 'series', 'not_allowed'),
    ...dates.flatMap((date, index) => {
      const stored = publishedDate(date.id);
      const mayBePast = stored?.date === date.date && stored.endDate === date.endDate;
      return withPathPrefix(`dates.${index}`, dateProblems(date, context, mayBePast));
    }),
    ...series.flatMap((one, index) => {
      const stored = published?.series.find(({ id }) => id === one.id);
      return withPathPrefix(`series.${index}`, seriesProblems(one, context, stored));
    }),
  ];
  const isNewDatePast = isDay(newDate) && newDate < context.today && published?.newDate !== newDate;
  return [...problems, ...problemIf(isNewDatePast, 'newDate', 'past'), ...numberProblems({ dates, series }, type)];
}

function numberProblems(
  content: Pick<DatedContent, 'dates' | 'series'>,
  type: 'free' | 'series' | 'both',
): EventProblem[] {
  const path = type === 'series' ? 'series' : 'dates';
  const isNone = content.dates.length + content.series.length === 0;
  const rows = eventDates(content).reduce((sum, { fullDay, times }) => sum + (fullDay ? 1 : times.length), 0);
  return [
    ...problemIf(isNone, path, 'required'),
    ...problemIf(rows > MAX_APPOINTMENTS, path, 'too_many', { max: MAX_APPOINTMENTS }),
  ];
}
