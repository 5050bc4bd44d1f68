import { addDays, daysBetween } from '../../../lib/days';
import type { Appointment, EventStatus } from '../../../model/appointment';
import type { EventDetail } from '../../../model/event-detail';

/** An event's appointments as a visitor needs them: what still comes, soonest first; what is over, latest first. */
export type AppointmentGroups = { upcoming: Appointment[]; past: Appointment[] };

/** When an appointment takes place now: one that is postponed to a known day starts then and lasts as long as before. */
export function daysNow({ status, date, endDate, newDate }: Appointment): { date: string; endDate?: string } {
  if (status !== 'postponed' || !newDate) return { date, ...(endDate && { endDate }) };
  return { date: newDate, ...(endDate && { endDate: addDays(newDate, daysBetween(date, endDate)) }) };
}

/** Whether visitors may come: it is neither cancelled nor put off to an open date. */
export const takesPlace = ({ status, newDate }: Appointment): boolean =>
  status !== 'cancelled' && (status !== 'postponed' || newDate !== undefined);

const lastDayOf = (appointment: Appointment) => {
  const { date, endDate } = daysNow(appointment);
  return endDate ?? date;
};

const inOrder = (one: Appointment, other: Appointment) =>
  daysNow(one).date.localeCompare(daysNow(other).date) || (one.from ?? '').localeCompare(other.from ?? '');

/** Parts appointments by whether they are over on a day. One that runs, or is postponed to a later day, still comes. */
export function groupAppointments(appointments: readonly Appointment[], today: string): AppointmentGroups {
  const sorted = [...appointments].sort(inOrder);
  return {
    upcoming: sorted.filter((appointment) => lastDayOf(appointment) >= today),
    past: sorted.filter((appointment) => lastDayOf(appointment) < today).reverse(),
  };
}

/** What stands above the event when it does not take place as planned. */
export type StatusNote = {
  status: Exclude<EventStatus, 'scheduled'>;
  newDate?: string | undefined;
  newLocation?: string | undefined;
  /** Set when only the next of several appointments is meant. */
  onlyDate?: string;
};

const sameNews = (one: Appointment, other: Appointment) =>
  one.status === other.status && one.newDate === other.newDate && one.newLocation === other.newLocation;

/**
 * The news about an event: about all that still comes when its appointments agree, else about the next one. The news of
 * later single dates stand at these.
 */
export function statusNoteOf(event: EventDetail, { upcoming, past }: AppointmentGroups): StatusNote | undefined {
  const group = upcoming.length > 0 ? upcoming : past;
  const [next] = group;
  if (!next) {
    const { status, newDate } = event;
    return status === 'scheduled' ? undefined : { status, newDate };
  }
  if (next.status === 'scheduled') return undefined;
  const { status, newDate, newLocation, date } = next;
  const isForAll = group.every((appointment) => sameNews(appointment, next));
  return { status, newDate, newLocation, ...(!isForAll && { onlyDate: date }) };
}
