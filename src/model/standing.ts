import { addDays, daysBetween } from '../lib/days';
import type { Appointment } from './appointment';

/** What is told of an event, or of one of its dates, that does not go as planned. */
export type News = Pick<Appointment, 'status' | 'newDate' | 'newLocation'>;

type Planned = News & Partial<Pick<Appointment, 'date' | 'endDate'>>;

/** What has changed about a date: which parts of its plan still hold, and what replaces the others. */
export type Standing<Date extends Planned = Appointment> = {
  /** The date as it takes place now; on a new day it lasts as long as it was planned. */
  now: Date;
  /** Whether it takes place: it is neither cancelled nor postponed without a new day. */
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
