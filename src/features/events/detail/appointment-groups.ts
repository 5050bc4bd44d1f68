import type { Appointment, EventStatus } from '../../../model/appointment';
import type { EventDetail } from '../../../model/event-detail';

/** An event's appointments as a visitor needs them: what still comes, soonest first; what is over, latest first. */
export type AppointmentGroups = { upcoming: Appointment[]; past: Appointment[] };

/** The day an appointment now takes place: the new one, once it is postponed to a known day. */
const dayOf = ({ status, newDate, date }: Appointment) => (status === 'postponed' && newDate ? newDate : date);

const lastDayOf = (appointment: Appointment) => {
  const day = dayOf(appointment);
  return appointment.endDate && appointment.endDate > day ? appointment.endDate : day;
};

const inOrder = (one: Appointment, other: Appointment) =>
  dayOf(one).localeCompare(dayOf(other)) || (one.from ?? '').localeCompare(other.from ?? '');

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
