import { daysBetween } from '../../../../src/lib/days';
import { effectiveDateOf } from '../../../../src/model/effective-date';
import type { FeedDate, FeedEvent } from '../../feeds/feed-event';
import { newFeedNames } from '../../feeds/feed-names';
import { loadFeedEvents } from '../../feeds/load-feed-events';
import type { Queryable } from '../../platform/database/database';
import type { Period } from './period';

/** The number of events read at once: other calls are answered in between. */
const EVENTS_AT_ONCE = 500;
/** The maximum days of a short event; the list's filter uses the same number. */
export const MAX_PERIOD_DAYS = 14;
/** The maximum number of dates in a text: a town has some hundreds a week. */
export const MAX_ENTRY_DATES = 10_000;

/** A date of an event within the days of a text, as planned or effective. */
export type Entry = { event: FeedEvent; planned: FeedDate };

export type FoundEntries = {
  entries: Entry[];
  /** True if there are more than the maximum. */
  isTruncated: boolean;
};

/** SQL: a rescheduled date is found by both of its days; the code selects the valid one. */
const SELECT_IDS = `
  select x.event_id as id from appointment_index x
  where x.client = $1 and x.date <= $3::date and x.end_date >= $2::date
    and (cardinality($4::int[]) = 0 or exists (select 1 from event_rubrics r
      where r.event_id = x.event_id and r.rubric_id = any($4::int[])))
  group by x.event_id order by min(x.date), x.event_id limit $5`;

type EntryFilter = Period & {
  client: string;
  /** The ids of rubrics; empty for all. */
  rubrics: readonly number[];
  leavesOut: boolean;
  leavesOutLong: boolean;
  /** The maximum number of events and dates. */
  limit?: number;
};

/** Finds the dates of published events on some days, by effective day, time and title. */
export async function findEntries(from: Queryable, filter: EntryFilter): Promise<FoundEntries> {
  const { client, rubrics, limit = MAX_ENTRY_DATES } = filter;
  const rows = await from.query<{ id: string }>(SELECT_IDS, [client, filter.from, filter.to, rubrics, limit + 1]);
  const ids = rows.map(({ id }) => id);
  const entries: Entry[] = [];
  const names = newFeedNames(client);
  for (let start = 0; start < ids.length && entries.length <= limit; start += EVENTS_AT_ONCE) {
    const events = await loadFeedEvents(from, names, ids.slice(start, start + EVENTS_AT_ONCE));
    for (const event of events)
      for (const planned of event.dates) if (isIn(filter, planned)) entries.push({ event, planned });
  }
  entries.sort(byDay);
  return { entries: entries.slice(0, limit), isTruncated: entries.length > limit };
}

function isIn({ from, to, leavesOut, leavesOutLong }: EntryFilter, planned: FeedDate): boolean {
  const { now, takesPlace } = effectiveDateOf(planned);
  const { date, endDate = date } = now;
  if (date > to || endDate < from || (leavesOut && !takesPlace)) return false;
  return !leavesOutLong || daysBetween(date, endDate) <= MAX_PERIOD_DAYS;
}

const keyOf = ({ event, planned }: Entry) => {
  const { date, fullDay, from = '' } = effectiveDateOf(planned).now;
  return `${date} ${fullDay ? '' : from} ${event.title}`;
};

function byDay(one: Entry, other: Entry): number {
  const [key, otherKey] = [keyOf(one), keyOf(other)];
  return key < otherKey ? -1 : key > otherKey ? 1 : 0;
}
