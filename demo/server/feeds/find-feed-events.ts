import { effectiveDateOf } from '../../../src/model/effective-date';
import { endTimeOf } from '../../../src/model/end-time';
import type { Queryable } from '../platform/database/database';
import type { EventFilter } from '../search/event-filter';
import { findTolerantly } from '../search/find-events';
import type { Search } from '../search/search-result';
import type { FeedDate, FeedEvent } from './feed-event';
import { newFeedNames } from './feed-names';
import { loadFeedEvents } from './load-feed-events';

/** The number of events read at once: some milliseconds. */
const EVENTS_AT_ONCE = 50;
/** The maximum number of dates in a feed; the rest follows at `after`. */
const MAX_DATES = 50_000;

/**
 * Reads at most this many events of a filter, in its order, with all of their dates.
 *
 * @yields some of them at a time; first none, once they are found
 * @returns the key of the next events
 */
export async function* feedEvents(
  from: Queryable,
  search: Search,
  { client, filter, most: maxEvents }: { client: string; filter: EventFilter; most: number },
): AsyncGenerator<FeedEvent[], string | undefined> {
  const { found: result } = await findTolerantly(search, { ...filter, pageSize: maxEvents });
  const { ids, after } = await result.loadIds();
  yield [];
  const names = newFeedNames(client);
  let dateCount = 0;
  let index = 0;
  while (index < ids.length && dateCount < MAX_DATES) {
    const nextIds = ids.slice(index, index + EVENTS_AT_ONCE);
    const events = await loadFeedEvents(from, names, nextIds);
    for (const event of events) dateCount += event.dates.length;
    index += nextIds.length;
    yield events;
  }
  return after(index);
}

/** Checks whether a filter has no days: a calendar then includes the dates of the last weeks, too. */
export const isOpenEnded = ({ span, isFromRequested, to }: EventFilter): boolean =>
  span === 'coming' && !isFromRequested && to === undefined;

/** Returns an event with only its dates within the filter; at least one date stays. */
export function withDatesOf(filter: EventFilter, event: FeedEvent): FeedEvent {
  const dates = event.dates.filter((date) => isIn(filter, date));
  return { ...event, dates: dates.length > 0 ? dates : event.dates.slice(-1) };
}

/**
 * Checks whether a date is within the filter. A postponed date counts on its old day, too: visitors read there that it
 * has moved.
 */
function isIn({ span, from, to, since, moment }: EventFilter, date: FeedDate): boolean {
  const isOfToday = span !== 'days' && span !== 'coming';
  const [first, last = '9999-12-31'] = isOfToday ? [moment.today, moment.today] : [from, to];
  const isWithin = (one: FeedDate) => {
    const { date: day, endDate = day } = one;
    return endDate >= first && day <= last && (!since || endTimeOf(one) > since.getTime());
  };
  return [date, effectiveDateOf(date).now].some(isWithin);
}
