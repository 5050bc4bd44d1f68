import { isDay } from '../../lib/days';
import type { EventContent } from '../records/event-content';
import { type EventDate, seriesDates } from '../series/series';
import { MAX_DATES } from '../series/series-limits';
import { type DateRules, dateProblems, typedDateProblems, typedDayProblems } from './date-problems';
import { below, type EventProblem, when } from './event-rules';
import { seriesProblems, typedSeriesProblems } from './series-problems';

/** The maximum number of visible rows of one event: each time of each date is one. */
const MAX_APPOINTMENTS = 2 * MAX_DATES;

type Dated = Pick<EventContent, 'dates' | 'series' | 'newDate'>;

/** Returns every date of an event, single ones and those of series. */
export const eventDates = ({ dates, series }: Pick<EventContent, 'dates' | 'series'>): EventDate[] => [
  ...dates,
  ...series.flatMap((one) => seriesDates(one)),
];

/** Returns the problems of unreadable days, times and numbers. */
export const typedAppointmentProblems = ({ dates, series, newDate }: Dated, today: string): EventProblem[] => [
  ...dates.flatMap((date, index) => below(`dates.${index}`, typedDateProblems(date, today))),
  ...series.flatMap((one, index) => below(`series.${index}`, typedSeriesProblems(one, today))),
  ...typedDayProblems('newDate', newDate, today),
];

/**
 * Returns the problems of an event's appointments, without unreadable values.
 *
 * @param published the published event: its dates may be past
 */
export function appointmentProblems(
  { dates, series, newDate }: Dated,
  given: DateRules,
  published: Dated | undefined,
): EventProblem[] {
  const { eventAppointmentType: type } = given.rules.eventRecording;
  const kept = (id: unknown) => published?.dates.find((one) => one.id === id);
  const problems = [
    ...when(type === 'series' && dates.length > 0, 'dates', 'not_allowed'),
    ...when(type === 'free' && series.length > 0, 'series', 'not_allowed'),
    ...dates.flatMap((date, index) => {
      const stored = kept(date.id);
      const mayBePast = stored?.date === date.date && stored.endDate === date.endDate;
      return below(`dates.${index}`, dateProblems(date, given, mayBePast));
    }),
    ...series.flatMap((one, index) => {
      const stored = published?.series.find(({ id }) => id === one.id);
      return below(`series.${index}`, seriesProblems(one, given, stored));
    }),
  ];
  const isNewDatePast = isDay(newDate) && newDate < given.today && published?.newDate !== newDate;
  return [...problems, ...when(isNewDatePast, 'newDate', 'past'), ...numberProblems({ dates, series }, type)];
}

function numberProblems(content: Pick<Dated, 'dates' | 'series'>, type: 'free' | 'series' | 'both'): EventProblem[] {
  const path = type === 'series' ? 'series' : 'dates';
  const isNone = content.dates.length + content.series.length === 0;
  const rows = eventDates(content).reduce((sum, { fullDay, times }) => sum + (fullDay ? 1 : times.length), 0);
  return [
    ...when(isNone, path, 'required'),
    ...when(rows > MAX_APPOINTMENTS, path, 'too_many', { max: MAX_APPOINTMENTS }),
  ];
}
