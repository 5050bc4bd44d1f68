import { berlinTime } from '../lib/berlin-time';
import { addDays } from '../lib/days';
import type { Appointment } from './answers/appointment';

/** The time after its start at which an appointment without an end counts as over. */
const DEFAULT_DURATION_MS = 3 * 3_600_000;

/** The days and times of an appointment that determine its end. */
export type AppointmentTimes = Pick<Appointment, 'date' | 'endDate' | 'from' | 'until' | 'fullDay'>;

const timestampOf = (day: string, time: string) => Date.parse(berlinTime(day, time));

/**
 * Returns the end of an appointment in ms since 1970, also past midnight; without an end, three hours after its start.
 * Without a time, or over several days without an end time, it lasts until the end of its last day. The server's
 * over_at() has the same rule (demo/server/schema/3-events.sql).
 */
export function endTimeOf({ date, endDate, from, until, fullDay }: AppointmentTimes): number {
  const lastDay = endDate ?? date;
  if (fullDay || (!until && (!from || endDate))) return timestampOf(lastDay, '24:00');
  if (from && !endDate && (!until || until === from)) return timestampOf(date, from) + DEFAULT_DURATION_MS;
  const endsNextDay = from && !endDate && until && until < from;
  return timestampOf(endsNextDay ? addDays(date, 1) : lastDay, until ?? '24:00');
}
