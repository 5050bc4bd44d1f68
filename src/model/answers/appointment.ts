import { type Infer, string, type } from 'superstruct';
import { maybe } from '../../lib/parse';
import type { Address } from './address';
import { DayAnswer, FlagAnswer, IdAnswer, TimeAnswer } from './lenient';

/** The statuses of an event or one of its appointments. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'postponed', 'moved', 'soldOut'] as const;

/** The status of an event or appointment. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Shape of a status: a value that this client does not support becomes 'scheduled'. */
export const StatusAnswer = string();

/** Shape of an appointment in an answer. */
export const AppointmentAnswer = type({
  id: IdAnswer,
  date: DayAnswer,
  endDate: maybe(DayAnswer),
  from: maybe(TimeAnswer),
  until: maybe(TimeAnswer),
  fullDay: maybe(FlagAnswer),
  additionalInfo: maybe(string()),
  status: maybe(StatusAnswer),
  newDate: maybe(DayAnswer),
  newLocation: maybe(string()),
  over: maybe(FlagAnswer),
});

/** One date of an event. Days are 'YYYY-MM-DD', times 'HH:mm', both local to Europe/Berlin. */
export type Appointment = {
  id: string;
  date: string;
  /** The last day of an appointment of several days. */
  endDate?: string;
  from?: string;
  until?: string;
  fullDay: boolean;
  additionalInfo?: string;
  status: EventStatus;
  newDate?: string;
  /** The name of the new location, with its community. */
  newLocation?: string;
  /** The address of the new location, if available. */
  newAddress?: Address;
  /** True if the appointment was over by the server's clock at the time of the answer. */
  isOver?: boolean;
};

/** Reads a status; unsupported values from a newer server become 'scheduled'. */
export const toStatus = (text: string | null | undefined): EventStatus =>
  EVENT_STATUSES.find((status) => status === text) ?? 'scheduled';

/** Converts an appointment of an answer. */
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
