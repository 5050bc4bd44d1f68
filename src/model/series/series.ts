import type { RowId } from '../../lib/value-at';
import type { EventStatus } from '../answers/appointment';
import type { HolidayName } from './public-holidays';
import { ruleDays, type SeriesRule } from './series-rule';

/** A time of a day, 'HH:mm'; `until` is '' where it is open. An end before the beginning is in the night after. */
export type TimeSpan = { id: RowId; from: string; until: string };

/** What a day holds: a full day, or several times. */
export type DayContent = { fullDay: boolean; times: readonly TimeSpan[]; additionalInfo: string };

/** One day on which an event takes place, on its own or out of a series. */
export type EventDate = DayContent & {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** The last day, '' where it is one day. */
  endDate: string;
  status: EventStatus;
  /** '' where it takes place as planned. */
  newDate: string;
  /** '' where it takes place as planned. */
  newLocation: string;
};

/** A day of a series that differs from the others; `day` is the one on which the series falls. */
export type ChangedDate = EventDate & { day: string };

/** Days by a rule, all with the same times, but for those that were struck or changed one by one. */
export type Series = SeriesRule &
  DayContent & { id: RowId; struck: readonly string[]; changed: readonly ChangedDate[] };

/** A day of a series as a list or calendar shows it. */
export type SeriesDay = {
  /** The day on which the series falls. */
  day: string;
  /** Why it does not take place. */
  left?: 'struck' | HolidayName;
  isChanged: boolean;
  /** What takes place then. */
  date: EventDate;
};

/**
 * All days of a series, also those that are left out. A day that was changed takes place even on a holiday, because
 * somebody has decided so.
 */
export function seriesDays(series: Series, most?: number): SeriesDay[] {
  const struck = new Set(series.struck);
  const changed = new Map(series.changed.map((one) => [one.day, one]));
  return ruleDays(series, most).map(({ day, holiday }) => {
    const change = changed.get(day);
    const left = struck.has(day) ? 'struck' : change ? undefined : holiday;
    return { day, ...(left && { left }), isChanged: change !== undefined, date: change ?? plannedDate(series, day) };
  });
}

/** The dates of a series that take place, in the order of its rule. */
export const seriesDates = (series: Series, most?: number): EventDate[] =>
  seriesDays(series, most).flatMap(({ left, date }) => (left ? [] : [date]));

/** A day as the series has planned it. */
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
