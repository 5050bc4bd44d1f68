import { addDays, daysBetween } from '../lib/days';
import type { Appointment } from './appointment';

/** What is told of an event, or of one of its dates, that does not go as planned. */
export type News = Pick<Appointment, 'status' | 'newDate' | 'newLocation'>;

type Planned = News & Partial<Pick<Appointment, 'date' | 'endDate'>>;

/** How a date stands: what of its plan still counts, and what counts instead. */
export type Standing<Date extends Planned = Appointment> = {
  /** The date as it takes place now: on a new day it lasts as long as it would have. */
  now: Date;
  /** Whether visitors may come: it is neither cancelled nor put off to an open day. */
  takesPlace: boolean;
  /** Whether it has a new day. */
  isRescheduled: boolean;
  /** Whether its planned place no longer counts: `newLocation` does, or none is known yet. */
  isElsewhere: boolean;
};

/** Decides how a date stands. A new day and a new place count whatever its status is, unless it is cancelled. */
export function standingOf<Date extends Planned>(planned: Date): Standing<Date> {
  const { status, date, endDate, newDate, newLocation } = planned;
  const isCancelled = status === 'cancelled';
  const newDay = isCancelled || newDate === date ? undefined : newDate;
  const newEnd = newDay && date && endDate && addDays(newDay, daysBetween(date, endDate));
  return {
    now: { ...planned, ...(newDay && { date: newDay }), ...(newEnd && { endDate: newEnd }) },
    takesPlace: !isCancelled && (status !== 'postponed' || Boolean(newDate)),
    isRescheduled: Boolean(newDay),
    isElsewhere: !isCancelled && (status === 'moved' || Boolean(newLocation)),
  };
}
