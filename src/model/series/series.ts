import type { RowId } from '../../lib/value-at';
import type { EventStatus } from '../answers/appointment';
import type { HolidayName } from './public-holidays';
import { ruleDays, type SeriesRule } from './series-rule';

/** A time of a day, 'HH:mm'; `until` is '' for an open end. An end before the start is in the following night. */
export type TimeSpan = { id: RowId; from: string; until: string };

/** The content of a day: a full day, or several times. */
export type DayContent = { fullDay: boolean; times: readonly TimeSpan[]; additionalInfo: string };

/** One date of an event, single or of a series. */
export type EventDate = DayContent & {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** The last day; '' for a single day. */
  endDate: string;
  status: EventStatus;
  /** '' unless it is postponed to another day. */
  newDate: string;
  /** '' unless it is moved to another location. */
  newLocation: string;
};

/** A day of a series that differs from the others; `day` is the one that the rule yields. */
export type ChangedDate = EventDate & { day: string };

/** A rule with times that apply to all of its days, except those that are struck or changed individually. */
export type Series = SeriesRule &
  DayContent & { id: RowId; struck: readonly string[]; changed: readonly ChangedDate[] };

/** A day of a series for a list or calendar. */
export type SeriesDay = {
  /** The day that the rule yields. */
  day: string;
  /** The reason why it does not take place. */
  skipReason?: 'struck' | HolidayName;
  isChanged: boolean;
  /** The date that takes place on that day. */
  date: EventDate;
};

/**
 * Returns all days of a series, skipped ones included. A changed day takes place even on a holiday, because its author
 * decided so.
 */
export function seriesDays(series: Series, max?: number): SeriesDay[] {
  const struck = new Set(series.struck);
  const changed = new Map(series.changed.map((one) => [one.day, one]));
  return ruleDays(series, max).map(({ day, holiday }) => {
    const change = changed.get(day);
    const skipReason = struck.has(day) ? 'struck' : change ? undefined : holiday;
    return {
      day,
      ...(skipReason && { skipReason }),
      isChanged: change !== undefined,
      date: change ?? plannedDate(series, day),
    };
  });
}

/** Returns the dates of a series that take place, in order. */
export const seriesDates = (series: Series, max?: number): EventDate[] =>
  seriesDays(series, max).flatMap(({ skipReason, date }) => (skipReason ? [] : [date]));

/** Returns the planned date of a day of the series. */
export const plannedDate = ({ fullDay, times, additionalInfo }: DayContent, day: string): EventDate => ({
  date: day,
  endDate: '',
  fullDay,
  times,
  additionalInfo,
  status: 'scheduled',
  newDate: '',
  newLocation: '',
});
