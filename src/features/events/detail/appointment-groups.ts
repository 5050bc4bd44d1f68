import type { Appointment } from '../../../model/answers/appointment';
import type { EventDetail } from '../../../model/answers/event-detail';
import { type DateChange, effectiveDateOf } from '../../../model/effective-date';
import { overAt } from '../../../model/end-time';

/** An event's appointments as a visitor needs them: what still comes, soonest first; what is over, latest first. */
export type AppointmentGroups = { upcoming: Appointment[]; past: Appointment[] };

const daysNow = (appointment: Appointment) => effectiveDateOf(appointment).now;

const inOrder = (one: Appointment, other: Appointment) =>
  daysNow(one).date.localeCompare(daysNow(other).date) || (one.from ?? '').localeCompare(other.from ?? '');

/**
 * Parts appointments by whether they are over, when the server answered or since. One that runs, or is postponed to a
 * later day, still comes.
 *
 * @param nowMs the server's time, milliseconds since 1970
 */
export function groupAppointments(appointments: readonly Appointment[], nowMs: number): AppointmentGroups {
  const sorted = [...appointments].sort(inOrder);
  const isOver = (appointment: Appointment) => appointment.isOver || overAt(daysNow(appointment)) <= nowMs;
  return {
    upcoming: sorted.filter((appointment) => !isOver(appointment)),
    past: sorted.filter(isOver).reverse(),
  };
}

/** Whether a date of today is over while the event goes on another day. */
export function isOverForToday({ upcoming, past }: AppointmentGroups, today: string): boolean {
  const [last] = past.map(daysNow);
  const [next] = upcoming.map(daysNow);
  return next !== undefined && next.date > today && (last?.endDate ?? last?.date) === today;
}

/** The dates that visitors may come to; where there are none, those that do not take place, else what is over. */
export function datesThatCount({ upcoming, past }: AppointmentGroups): Appointment[] {
  const open = upcoming.filter((appointment) => effectiveDateOf(appointment).takesPlace);
  return [open, upcoming, past].find((dates) => dates.length > 0) ?? [];
}

/** Whether there are tickets for a date to come: it takes place and is not sold out. */
export const sellsTickets = ({ upcoming }: AppointmentGroups): boolean =>
  upcoming.some((appointment) => effectiveDateOf(appointment).takesPlace && appointment.status !== 'soldOut');

/** What stands above the event when it does not take place as planned. */
export type StatusNote = DateChange & {
  /** Set when only the next of several appointments is meant. */
  onlyDate?: string;
};

const sameNews = (one: Appointment, other: Appointment) =>
  one.status === other.status && one.newDate === other.newDate && one.newLocation === other.newLocation;

/**
 * The news about an event: about all that still comes when its appointments agree, else about the next one. News of
 * single later dates stand at those dates.
 */
export function statusNoteOf(
  { news }: Pick<EventDetail, 'news'>,
  { upcoming, past }: AppointmentGroups,
): StatusNote | undefined {
  const group = upcoming.length > 0 ? upcoming : past;
  const [next] = group;
  if (!next) return news.status === 'scheduled' ? undefined : news;
  if (next.status === 'scheduled') return undefined;
  const isForAll = group.every((appointment) => sameNews(appointment, next));
  return { ...next, ...(!isForAll && { onlyDate: next.date }) };
}
