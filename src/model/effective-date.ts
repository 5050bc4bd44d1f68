import { addDays, daysBetween } from '../lib/days';
import type { Appointment } from './answers/appointment';

/** What is told of an event, or of one of its dates, that does not go as planned. */
export type DateChange = Pick<Appointment, 'status' | 'newDate' | 'newLocation'>;

/**
 * Joins the news of a whole event with those of one of its dates. A whole event that is cancelled or postponed decides
 * over all of its dates. Where it is moved or sold out, a date may still be cancelled, or wait for its new day. A new day
 * and place of the date count first, unless its status is overruled. SQL says the same: schema/3-events.sql.
 */
export function dateChangeNow(whole: DateChange, own: DateChange): DateChange {
  const isOpen = own.status === 'postponed' && !(own.newDate || whole.newDate);
  const isOverruled = whole.status === 'cancelled' || whole.status === 'postponed';
  const isOwn = !isOverruled && (whole.status === 'scheduled' || own.status === 'cancelled' || isOpen);
  const { status } = isOwn ? own : whole;
  if (status === 'cancelled') return { status };
  const isPlanned = own.status === 'scheduled' || own.status === 'postponed';
  const ofDate = isOverruled && !isPlanned ? undefined : own;
  const ofEvent = whole.status === 'scheduled' ? undefined : whole;
  const newDate = ofDate?.newDate || ofEvent?.newDate;
  const newLocation = ofDate?.newLocation || ofEvent?.newLocation;
  return { status, ...(newDate && { newDate }), ...(newLocation && { newLocation }) };
}

type Planned = DateChange & Partial<Pick<Appointment, 'date' | 'endDate'>>;

/** What has changed about a date: which parts of its plan still hold, and what replaces the others. */
export type EffectiveDate<Date extends Planned = Appointment> = {
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
export function effectiveDateOf<Date extends Planned>(planned: Date): EffectiveDate<Date> {
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
