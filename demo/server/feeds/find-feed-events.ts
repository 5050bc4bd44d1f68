import { effectiveDateOf } from '../../../src/model/effective-date';
import { overAt } from '../../../src/model/end-time';
import type { Queryable } from '../platform/database/database';
import type { EventFilter } from '../search/event-filter';
import { findTolerantly } from '../search/find-events';
import type { Search } from '../search/search-result';
import type { FeedDate, FeedEvent } from './feed-event';
import { newFeedNames } from './feed-names';
import { loadFeedEvents } from './load-feed-events';

/** Events that are read at once: some milliseconds. */
const AT_ONCE = 50;
/** Dates of all events together; a feed with more goes on at `after`. */
const MAX_DATES = 50_000;

/**
 * Reads at most so many events of a filter, in its order, with all of their dates.
 *
 * @yields some of them at a time; first none, once they are found
 * @returns where those behind them begin
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

/** Whether a filter names no days of its own: a calendar then keeps the dates of the last weeks, too. */
export const isOpenEnded = ({ span, fromGiven, to }: EventFilter): boolean =>
  span === 'coming' && !fromGiven && to === undefined;

/** An event with those of its dates alone that lie in the days of the filter; it is never left without a date. */
export function withDatesOf(filter: EventFilter, event: FeedEvent): FeedEvent {
  const dates = event.dates.filter((date) => isIn(filter, date));
  return { ...event, dates: dates.length > 0 ? dates : event.dates.slice(-1) };
}

/** A date that is postponed counts on its old day, too: who had it in mind reads there that it has moved. */
function isIn({ span, from, to, since, moment }: EventFilter, date: FeedDate): boolean {
  const isOfToday = span !== 'days' && span !== 'coming';
  const [first, last = '9999-12-31'] = isOfToday ? [moment.today, moment.today] : [from, to];
  const isWithin = (one: FeedDate) => {
    const { date: day, endDate = day } = one;
    return endDate >= first && day <= last && (!since || overAt(one) > since.getTime());
  };
  return [date, effectiveDateOf(date).now].some(isWithin);
}
