import { addDays, weekdayOf } from '../lib/days';
import type { Appointment } from './answers/appointment';

/** A wall time in Berlin, or a whole day where `time` is missing. */
export type Point = { day: string; time?: string };

/** When a date begins and ends; a date of whole days ends on the day after its last one. */
export type Span = { start: Point; end?: Point };

/** When a date is planned: days are 'YYYY-MM-DD', times 'HH:mm', in Berlin. */
export type Planned = Pick<Appointment, 'date' | 'endDate' | 'from' | 'until' | 'fullDay'>;

/** When a date takes place by its plan; without an end where none is known. */
export function spanOf({ date, endDate = date, from, until, fullDay }: Planned): Span {
  if (fullDay || from === undefined) return { start: { day: date }, end: { day: addDays(endDate, 1) } };
  const start = wallTime(date, from);
  if (until === undefined && endDate === date) return { start };
  const lastDay = until !== undefined && until < from && endDate === date ? addDays(date, 1) : endDate;
  const end = wallTime(lastDay, until ?? '24:00');
  return `${end.day}${end.time}` > `${start.day}${start.time}` ? { start, end } : { start };
}

/** In spring an hour is left out; a time in it is shown as clocks show it then. */
function wallTime(day: string, time: string): Required<Point> {
  if (time >= '24:00') return { day: addDays(day, 1), time: '00:00' };
  return isLastSundayOf('03', day) && time.startsWith('02:') ? { day, time: `03${time.slice(2)}` } : { day, time };
}

/** Whether clocks show a time twice on a day: when summer time ends. */
export const comesTwice = (day: string, time: string): boolean => isLastSundayOf('10', day) && time.startsWith('02:');

const SUNDAY = 7;
const isLastSundayOf = (month: '03' | '10', day: string) =>
  day.slice(5, 7) === month && Number(day.slice(8)) > 24 && weekdayOf(day) === SUNDAY;
