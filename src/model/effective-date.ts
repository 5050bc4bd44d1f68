import { addDays, daysBetween } from '../lib/days';
import type { Appointment } from './answers/appointment';

/** The changes of an event, or of one of its dates, against the plan. */
export type DateChange = Pick<Appointment, 'status' | 'newDate' | 'newLocation'>;

/**
 * Merges the changes of a whole event with those of one of its dates. A cancelled or postponed event overrules all of
 * its dates. If the event is moved or sold out, a date may still be cancelled or postponed without a new day. The
 * date's own new day and location count first, unless its status is overruled. SQL has the same rule:
 * schema/3-events.sql.
 */
export function mergeDateChanges(eventChange: DateChange, dateChange: DateChange): DateChange {
  const isWithoutNewDay = dateChange.status === 'postponed' && !(dateChange.newDate || eventChange.newDate);
  const isOverruled = eventChange.status === 'cancelled' || eventChange.status === 'postponed';
  const usesDateStatus =
    !isOverruled && (eventChange.status === 'scheduled' || dateChange.status === 'cancelled' || isWithoutNewDay);
  const { status } = usesDateStatus ? dateChange : eventChange;
  if (status === 'cancelled') return { status };
  const isPlanned = dateChange.status === 'scheduled' || dateChange.status === 'postponed';
  const applicableDateChange = isOverruled && !isPlanned ? undefined : dateChange;
  const applicableEventChange = eventChange.status === 'scheduled' ? undefined : eventChange;
  const newDate = applicableDateChange?.newDate || applicableEventChange?.newDate;
  const newLocation = applicableDateChange?.newLocation || applicableEventChange?.newLocation;
  return { status, ...(newDate && { newDate }), ...(newLocation && { newLocation }) };
}

type Planned = DateChange & Partial<Pick<Appointment, 'date' | 'endDate'>>;

/** A date after its changes, with flags for the parts of the plan that no longer apply. */
export type EffectiveDate<Date extends Planned = Appointment> = {
  /** The date as it takes place now; on a new day it keeps its planned duration. */
  now: Date;
  /** True if it takes place: it is neither cancelled nor postponed without a new day. */
  takesPlace: boolean;
  /** True if it has a new day. */
  isRescheduled: boolean;
  /** True if its planned location no longer applies: `newLocation` does, or no new one is published yet. */
  isElsewhere: boolean;
};

/** Returns a date after its changes. A new day and location apply with every status but cancelled. */
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
