import type { Appointment } from '../../../model/answers/appointment';
import type { EventDetail } from '../../../model/answers/event-detail';
import { type DateChange, effectiveDateOf } from '../../../model/effective-date';
import { endTimeOf } from '../../../model/end-time';

/** An event's appointments for visitors: upcoming ones soonest first, past ones latest first. */
export type AppointmentGroups = { upcoming: Appointment[]; past: Appointment[] };

const currentDate = (appointment: Appointment) => effectiveDateOf(appointment).now;

const byDate = (one: Appointment, other: Appointment) =>
  currentDate(one).date.localeCompare(currentDate(other).date) || (one.from ?? '').localeCompare(other.from ?? '');

/**
 * Splits appointments into upcoming and past, by the flag of the server or the time since. An appointment that is
 * running, or postponed to a later day, is upcoming.
 *
 * @param nowMs server time, milliseconds since 1970
 */
export function groupAppointments(appointments: readonly Appointment[], nowMs: number): AppointmentGroups {
  const sorted = [...appointments].sort(byDate);
  const isOver = (appointment: Appointment) => appointment.isOver || endTimeOf(currentDate(appointment)) <= nowMs;
  return {
    upcoming: sorted.filter((appointment) => !isOver(appointment)),
    past: sorted.filter(isOver).reverse(),
  };
}

/** Returns the appointment of an event that has only one, which then has no section of its own. */
export function onlyAppointment({ upcoming, past }: AppointmentGroups): Appointment | undefined {
  const [first, second] = [...upcoming, ...past];
  return second ? undefined : first;
}

/** Checks whether a date of today is over while the event continues on another day. */
export function isOverForToday({ upcoming, past }: AppointmentGroups, today: string): boolean {
  const [last] = past.map(currentDate);
  const [next] = upcoming.map(currentDate);
  return next !== undefined && next.date > today && (last?.endDate ?? last?.date) === today;
}

/** Returns the dates that visitors can attend; else the upcoming dates that do not take place, else the past ones. */
export function relevantDates({ upcoming, past }: AppointmentGroups): Appointment[] {
  const attendable = upcoming.filter((appointment) => effectiveDateOf(appointment).takesPlace);
  return [attendable, upcoming, past].find((dates) => dates.length > 0) ?? [];
}

/** Checks whether tickets are sold: an upcoming date takes place and is not sold out. */
export const sellsTickets = ({ upcoming }: AppointmentGroups): boolean =>
  upcoming.some((appointment) => effectiveDateOf(appointment).takesPlace && appointment.status !== 'soldOut');

/** The note above an event that does not take place as planned. */
export type StatusNote = DateChange & {
  /** Set if only the next of several appointments is meant. */
  onlyDate?: string;
};

/** Returns the first upcoming date by plan if it was put off, though another one comes first now. */
function postponedFirst(upcoming: readonly Appointment[]): Appointment | undefined {
  const [first] = [...upcoming].sort((one, other) => one.date.localeCompare(other.date));
  return first && effectiveDateOf(first).isRescheduled ? first : undefined;
}

const hasSameChange = (one: Appointment, other: Appointment) =>
  one.status === other.status && one.newDate === other.newDate && one.newLocation === other.newLocation;

/**
 * Returns the note about an event: for all upcoming appointments if they agree, else for the next one, or for the one
 * that would have been the next. Changes of single later dates appear at those dates.
 */
export function statusNoteOf(
  { dateChange }: Pick<EventDetail, 'dateChange'>,
  { upcoming, past }: AppointmentGroups,
): StatusNote | undefined {
  const relevant = upcoming.length > 0 ? upcoming : past;
  const [first] = relevant;
  const next = first?.status === 'scheduled' ? (postponedFirst(upcoming) ?? first) : first;
  if (!next) return dateChange.status === 'scheduled' ? undefined : dateChange;
  if (next.status === 'scheduled') return undefined;
  const isForAll = relevant.every((appointment) => hasSameChange(appointment, next));
  return { ...next, ...(!isForAll && { onlyDate: next.date }) };
}
