import { addDays } from '../../../src/lib/days';
import { callQueryOf, changeFilter, type EventFilter, filterOf, queryOf } from '../../../src/model/event-filter';
import type { Frequency } from '../../../src/model/saved-search';
import { Problem } from '../platform/http/problem';
import { type EventFilter as CallFilter, toEventFilter } from '../search/event-filter';
import { momentOf } from '../search/moment';

/** The number of days of a weekly mail, including the current one. */
const WEEK_DAYS = 7;

/** The parts of a list's state that a saved search ignores: position and view. */
const LIST_POSITION = { page: 1, sort: undefined, view: undefined, month: undefined } as const;

/**
 * Returns the query to save, without days that pass by themselves. A weekend recurs every week; today does not, and a
 * new event may be on at any time.
 *
 * @throws {Problem} 422 wrong_data, for a query that cannot be repeated
 */
export function savedQuery(query: string, frequency: Frequency, now: Date): string {
  const filter = filterOf(new URLSearchParams(query));
  const keepsWeekend = frequency === 'weekly' && filter.when === 'weekend';
  const saved = changeFilter(filter, { ...LIST_POSITION, when: keepsWeekend ? filter.when : undefined });
  const isUnlocated = saved.near !== undefined && saved.near.lat === undefined;
  if (saved.isFavourites || saved.ids.length > 0 || isUnlocated || isPast(saved, now)) refuseQuery();
  try {
    callFilterOf(saved, now);
  } catch (error) {
    if (error instanceof Problem) refuseQuery();
    throw error;
  }
  return queryOf(saved);
}

function refuseQuery(): never {
  throw new Problem(422, 'wrong_data', [{ path: 'query', code: 'search' }]);
}

/** Checks whether the last day of a filter is over, so that nothing will ever match again. */
export const isPast = ({ to }: Pick<EventFilter, 'to'>, now: Date): boolean =>
  to !== undefined && to < momentOf(now).today;

/** Returns today's filter of a saved query. */
export const savedFilter = (query: string): EventFilter => filterOf(new URLSearchParams(query));

/** Returns the API filter, sorted by date. @throws {Problem} for an invalid one */
function callFilterOf(filter: EventFilter, now: Date): CallFilter {
  const { today } = momentOf(now);
  const callQuery = callQueryOf(changeFilter(filter, { sort: 'date' }), { today, pageSize: undefined, favourites: [] });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(callQuery))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  return toEventFilter(query, now);
}

/** Returns the filter of a run: all coming events, or those of the next week for a weekly search. */
export function runFilter(query: string, frequency: Frequency, now: Date): CallFilter {
  const filter = callFilterOf(savedFilter(query), now);
  if (frequency === 'news') return filter;
  const end = addDays(momentOf(now).today, WEEK_DAYS - 1);
  return { ...filter, to: filter.to !== undefined && filter.to < end ? filter.to : end };
}
