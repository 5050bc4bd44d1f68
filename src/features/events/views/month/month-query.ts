import type { CachedQuery } from '../../../../app/query-cache';
import { type CalendarDate, type CalendarDates, toCalendarDates } from '../../../../model/answers/calendar-date';
import { callQueryOf, type EventFilter } from '../../../../model/event-filter';
import { daysInFilter } from './date-range';

/** Returns the call for a month within the filter. GET /api/events/days */
export function monthQuery(
  month: string,
  filter: EventFilter,
  { today, favourites }: { today: string; favourites: readonly string[] },
): CachedQuery<CalendarDates> | undefined {
  const days = daysInFilter(month, filter, today);
  if (!days || (filter.isFavourites && favourites.length === 0)) return undefined;
  const {
    over: _,
    time: __,
    sort: ___,
    page: ____,
    ...query
  } = callQueryOf(filter, {
    ...{ today, favourites },
    pageSize: undefined,
  });
  return { path: 'events/days', query: { ...query, ...days }, read: toCalendarDates };
}

/** Merges the responses; a date that spans two months is in both. */
export function mergeDates(responses: readonly CalendarDates[]): CalendarDate[] {
  const all = responses.flatMap(({ dates }) => dates);
  if (responses.length < 2) return all;
  return [...new Map(all.map((date) => [`${date.id} ${date.date} ${date.from ?? ''}`, date])).values()];
}
