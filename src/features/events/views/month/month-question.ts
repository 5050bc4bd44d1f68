import type { CachedQuery } from '../../../../app/query-cache';
import { type CalendarDate, type CalendarDates, toCalendarDates } from '../../../../model/answers/calendar-date';
import { callQueryOf, type EventFilter } from '../../../../model/event-filter';
import { daysInFilter } from './date-range';

/** The call for a month as the filter leaves it. GET /api/events/days */
export function questionOf(
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

/** What goes on from one month to the next stands in both answers. */
export function merged(answers: readonly CalendarDates[]): CalendarDate[] {
  const all = answers.flatMap(({ dates }) => dates);
  if (answers.length < 2) return all;
  return [...new Map(all.map((date) => [`${date.id} ${date.date} ${date.from ?? ''}`, date])).values()];
}
