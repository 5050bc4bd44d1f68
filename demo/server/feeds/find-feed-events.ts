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
const AT_ONCE = 50;
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
  { client, filter, most }: { client: string; filter: EventFilter; most: number },
): AsyncGenerator<FeedEvent[], string | undefined> {
  const { found } = await findTolerantly(search, { ...filter, pageSize: most });
  const { ids, after } = await found.loadIds();
  yield [];
  const names = newFeedNames(client);
  let dates = 0;
  let place = 0;
  while (place < ids.length && dates < MAX_DATES) {
    const asked = ids.slice(place, place + AT_ONCE);
    const events = await loadFeedEvents(from, names, asked);
    for (const event of events) dates += event.dates.length;
    place += asked.length;
    yield events;
  }
  return after(place);
}

/** Checks whether a filter has no days: a calendar then includes the dates of the last weeks, too. */
export const isOpenEnded = ({ span, fromGiven, to }: EventFilter): boolean =>
  span === 'coming' && !fromGiven && to === undefined;

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
