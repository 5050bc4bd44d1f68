import { boolean, define, type Infer, string, type } from 'superstruct';
import { isDay, isTime } from '../../lib/days';
import { maybe } from '../../lib/parse';
import type { Address } from './address';

/** Every state an event or one of its appointments can be in. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'postponed', 'moved', 'soldOut'] as const;

/** How an event or appointment stands. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Shape of a day that exists: formatting any other would fail. */
export const DayAnswer = define<string>('day', isDay);
/** Shape of a time of day. */
export const TimeAnswer = define<string>('time', isTime);

/** Shape of a status: one that this client does not know yet counts as 'scheduled'. */
export const StatusAnswer = string();

/** Shape of an appointment in an answer. */
export const AppointmentAnswer = type({
  id: string(),
  date: DayAnswer,
  endDate: maybe(DayAnswer),
  from: maybe(TimeAnswer),
  until: maybe(TimeAnswer),
  fullDay: maybe(boolean()),
  additionalInfo: maybe(string()),
  status: maybe(StatusAnswer),
  newDate: maybe(DayAnswer),
  newLocation: maybe(string()),
  over: maybe(boolean()),
});

/** One date of an event. Days are 'YYYY-MM-DD', times 'HH:mm', both local to Europe/Berlin. */
export type Appointment = {
  id: string;
  date: string;
  /** Last day, when it goes on for several. */
  endDate?: string;
  from?: string;
  until?: string;
  fullDay: boolean;
  additionalInfo?: string;
  status: EventStatus;
  newDate?: string;
  /** Name of the place that counts now, with its town. */
  newLocation?: string;
  /** That place in full, where it is known. */
  newAddress?: Address;
  /** Whether it was over by the server's clock when the server answered. */
  isOver?: boolean;
};

/** Reads a status; unknown words from a newer server count as 'scheduled'. */
export const toStatus = (word: string | null | undefined): EventStatus =>
  EVENT_STATUSES.find((status) => status === word) ?? 'scheduled';

/** Turns the answer's appointment into ours. */
export function toAppointment(raw: Infer<typeof AppointmentAnswer>): Appointment {
  const { id, date, endDate, from, until, additionalInfo, newDate, newLocation } = raw;
  return {
    id,
    date,
    ...(endDate && endDate > date && { endDate }),
    ...(from && { from }),
    ...(until && { until }),
    fullDay: raw.fullDay ?? !from,
    ...(additionalInfo && { additionalInfo }),
    status: toStatus(raw.status),
    ...(newDate && { newDate }),
    ...(newLocation && { newLocation }),
    ...(raw.over && { isOver: true }),
  };
}
