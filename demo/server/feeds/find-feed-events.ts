import { standingOf } from '../../../src/model/standing';
import type { Queryable } from '../database';
import type { EventFilter } from '../search/event-filter';
import { findTolerantly } from '../search/find-events';
import type { Search } from '../search/found';
import { orderNameOf, toPageKey } from '../search/page-key';
import { type FeedDate, type FeedEvent, loadFeedEvents } from './feed-event';

/** Events that are read at once: calls of others are answered in between. */
const AT_ONCE = 500;
/** Dates of all events together; a feed with more goes on at `after`. */
const MOST_DATES = 50_000;

/** Events of a filter in its order, and where those behind them begin. */
export type FeedEvents = { events: FeedEvent[]; after?: string | undefined };

/** Finds at most so many events with all of their dates. */
export async function findFeedEvents(
  from: Queryable,
  search: Search,
  { client, filter: asked, most }: { client: string; filter: EventFilter; most: number },
): Promise<FeedEvents> {
  const events: FeedEvent[] = [];
  let dates = 0;
  let { filter, found } = await findTolerantly(search, { ...asked, pageSize: Math.min(AT_ONCE, most) });
  for (;;) {
    const { rows, after } = await found.loadPage();
    const loaded = await loadFeedEvents(
      from,
      client,
      rows.map(({ id }) => id),
    );
    events.push(...loaded);
    for (const event of loaded) dates += event.dates.length;
    if (after === undefined || events.length >= most || dates >= MOST_DATES) return { events, after };
    filter = { ...filter, after: toPageKey(after, orderNameOf(filter)) };
    found = await search.find(filter);
  }
}

/** Whether a filter names no days of its own: a calendar then keeps whole series, from their first date on. */
export const isOpenEnded = ({ span, fromGiven, to }: EventFilter): boolean =>
  span === 'coming' && !fromGiven && to === undefined;

/** The events with those of their dates alone that lie in the days of the filter; none is left without a date. */
export const withDatesOf = (filter: EventFilter, events: readonly FeedEvent[]): FeedEvent[] =>
  events.map((event) => {
    const dates = event.dates.filter((date) => isIn(filter, date));
    return { ...event, dates: dates.length > 0 ? dates : event.dates.slice(-1) };
  });

/** A date that is postponed counts on its old day, too: who had it in mind reads there that it has moved. */
function isIn({ span, from, to, moment }: EventFilter, date: FeedDate): boolean {
  const isOfToday = span !== 'days' && span !== 'coming';
  const [first, last = '9999-12-31'] = isOfToday ? [moment.today, moment.today] : [from, to];
  return [date, standingOf(date).now].some(({ date: day, endDate = day }) => endDate >= first && day <= last);
}
