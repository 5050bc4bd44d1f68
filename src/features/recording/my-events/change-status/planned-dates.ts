import { isDay } from '../../../../lib/days';
import { isSame } from '../../../../lib/value-at';
import type { EventStatus } from '../../../../model/answers/appointment';
import { mergeDateChanges } from '../../../../model/effective-date';
import type { EventContent } from '../../../../model/records/event-content';
import { changeDay } from '../../../../model/series/change-series';
import { type EventDate, seriesDays } from '../../../../model/series/series';

/** The status of an event or of one of its dates, with its new day and location; '' for none. */
export type Change = { status: EventStatus; newDate: string; newLocation: string };

/** The key of the event as a whole, beside the keys of its dates. */
export const WHOLE_EVENT = 'whole';

/** A date of an event that can be changed by itself. */
export type PlannedDate = { key: string; date: EventDate };

type EventDates = Pick<EventContent, 'dates' | 'series'>;

/** Returns the key of a single date. */
export const singleDateKey = (id: unknown) => `date ${id}`;
/** Returns the key of a day of a series. */
export const dayKey = (series: unknown, day: string) => `day ${series} ${day}`;

/** Returns the present and future dates of an event in their order. @param today 'YYYY-MM-DD' in Berlin */
export function plannedDates({ dates, series }: EventDates, today: string): PlannedDate[] {
  const all = [
    ...dates.map((date) => ({ key: singleDateKey(date.id), date })),
    ...series.flatMap((one) =>
      seriesDays(one).flatMap(({ day, skipReason, date }) => (skipReason ? [] : [{ key: dayKey(one.id, day), date }])),
    ),
  ];
  return all
    .filter(({ date: { date, endDate, newDate } }) =>
      [date, endDate, newDate].some((day) => isDay(day) && day >= today),
    )
    .sort((one, other) => (one.date.date < other.date.date ? -1 : one.date.date > other.date.date ? 1 : 0));
}

/** Returns the current status of the event or of one of its dates; undefined for an unknown date. */
export function changeAt(content: EventContent, key: string): Change | undefined {
  const target = key === WHOLE_EVENT ? content : dateAt(content, key);
  return target && { status: target.status, newDate: target.newDate, newLocation: target.newLocation };
}

/** Returns the date of a key; undefined for the whole event and for an unknown date. */
export function dateAt({ dates, series }: EventDates, key: string): EventDate | undefined {
  const single = dates.find(({ id }) => singleDateKey(id) === key);
  if (single) return single;
  for (const one of series) {
    const seriesDay = seriesDays(one).find(({ day, skipReason }) => !skipReason && dayKey(one.id, day) === key);
    if (seriesDay) return seriesDay.date;
  }
  return undefined;
}

/** Returns the content with a change applied to the event or to one of its dates. */
export function withChange(content: EventContent, key: string, change: Change): EventContent {
  if (key === WHOLE_EVENT) return { ...content, ...change };
  return {
    ...content,
    dates: content.dates.map((date) => (singleDateKey(date.id) === key ? { ...date, ...change } : date)),
    series: content.series.map((one) => {
      const seriesDay = seriesDays(one).find(({ day, skipReason }) => !skipReason && dayKey(one.id, day) === key);
      return seriesDay ? changeDay(one, seriesDay.day, { ...seriesDay.date, ...change }) : one;
    }),
  };
}

/** The dates for which the status of the whole event is taken back. */
export type ResetReach = 'one' | 'all';

/**
 * Removes the status of the whole event, so that the status of each date applies.
 *
 * @param reach 'one' copies the removed status to all dates but that of the key
 */
export function withoutEventStatus(content: EventContent, key: string, reach: ResetReach): EventContent {
  const planned = { ...content, ...AS_PLANNED };
  if (reach === 'all') return planned;
  const withEventStatus = (date: EventDate): Change => ({ ...AS_PLANNED, ...mergeDateChanges(content, date) });
  return {
    ...planned,
    dates: content.dates.map((date) => (singleDateKey(date.id) === key ? date : { ...date, ...withEventStatus(date) })),
    series: content.series.map((one) => {
      const others = seriesDays(one).filter(({ day, skipReason }) => !skipReason && dayKey(one.id, day) !== key);
      return others.reduce(
        (series, { day, date }) => changeDay(series, day, { ...date, ...withEventStatus(date) }),
        one,
      );
    }),
  };
}

/** The status of what takes place as planned. */
export const AS_PLANNED: Change = { status: 'scheduled', newDate: '', newLocation: '' };

/** Checks whether the same event status or date was changed elsewhere, so that the changes cannot be merged. */
export const isConflicting = (loaded: EventContent, current: EventContent, key: string): boolean =>
  key === WHOLE_EVENT
    ? !isSame(changeAt(loaded, key), changeAt(current, key))
    : !isSame(dateAt(loaded, key), dateAt(current, key));
