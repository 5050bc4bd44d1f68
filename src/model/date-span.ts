import { addDays, weekdayOf } from '../lib/days';
import type { Appointment } from './answers/appointment';

/** A wall time in Berlin, or a whole day if `time` is missing. */
export type SpanPoint = { day: string; time?: string };

/** The start and end of a date; a date of whole days ends on the day after its last one. */
export type Span = { start: SpanPoint; end?: SpanPoint };

/** The planned days and times of a date: 'YYYY-MM-DD' and 'HH:mm', in Berlin. */
export type AppointmentSpan = Pick<Appointment, 'date' | 'endDate' | 'from' | 'until' | 'fullDay'>;

/** Returns the planned start and end of a date; without an end if none is given. */
export function spanOf({ date, endDate = date, from, until, fullDay }: AppointmentSpan): Span {
  if (fullDay || from === undefined) return { start: { day: date }, end: { day: addDays(endDate, 1) } };
  const start = wallTime(date, from);
  if (until === undefined && endDate === date) return { start };
  const lastDay = until !== undefined && until < from && endDate === date ? addDays(date, 1) : endDate;
  const end = wallTime(lastDay, until ?? '24:00');
  return `${end.day}${end.time}` > `${start.day}${start.time}` ? { start, end } : { start };
}

/** Returns the wall time that clocks show: one in the hour skipped in spring moves on by an hour. */
function wallTime(day: string, time: string): Required<SpanPoint> {
  if (time >= '24:00') return { day: addDays(day, 1), time: '00:00' };
  return isLastSundayOf('03', day) && time.startsWith('02:') ? { day, time: `03${time.slice(2)}` } : { day, time };
}

/** Checks whether clocks show a time twice on a day: when summer time ends. */
export const occursTwice = (day: string, time: string): boolean => isLastSundayOf('10', day) && time.startsWith('02:');

const SUNDAY = 7;
const isLastSundayOf = (month: '03' | '10', day: string) =>
  day.slice(5, 7) === month && Number(day.slice(8)) > 24 && weekdayOf(day) === SUNDAY;
