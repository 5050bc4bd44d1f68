import { daysBetween } from '../../../../src/lib/days';
import { effectiveDateOf } from '../../../../src/model/effective-date';
import type { FeedDate, FeedEvent } from '../../feeds/feed-event';
import { newFeedNames } from '../../feeds/feed-names';
import { loadFeedEvents } from '../../feeds/load-feed-events';
import type { Queryable } from '../../platform/database/database';
import type { Period } from './period';

/** Events that are read at once: calls of others are answered in between. */
const AT_ONCE = 500;
/** What runs for longer runs for weeks; the list's filter goes by the same number. */
export const MAX_DAYS = 14;
/** Dates in one text: a town has some hundreds a week. */
export const MAX_DATES = 10_000;

/** A date of an event that takes place, or was to take place, on the days of a text. */
export type Entry = { event: FeedEvent; planned: FeedDate };

export type Found = {
  entries: Entry[];
  /** Whether there are more than are told. */
  isCut: boolean;
};

/** A date with a new day is found by both of its days; which of them counts is decided of each. */
const IDS = `
  select x.event_id as id from appointment_index x
  where x.client = $1 and x.date <= $3::date and x.end_date >= $2::date
    and (cardinality($4::int[]) = 0 or exists (select 1 from event_rubrics r
      where r.event_id = x.event_id and r.rubric_id = any($4::int[])))
  group by x.event_id order by min(x.date), x.event_id limit $5`;

type Wanted = Period & {
  client: string;
  /** Ids; none for all. */
  rubrics: readonly number[];
  leavesOut: boolean;
  leavesOutLong: boolean;
  /** Events and dates at most. */
  most?: number;
};

/** Finds the dates of published events on some days, by day, time and title as they take place now. */
export async function findEntries(from: Queryable, wanted: Wanted): Promise<Found> {
  const { client, rubrics, most = MAX_DATES } = wanted;
  const found = await from.query<{ id: string }>(IDS, [client, wanted.from, wanted.to, rubrics, most + 1]);
  const ids = found.map(({ id }) => id);
  const entries: Entry[] = [];
  const names = newFeedNames(client);
  for (let at = 0; at < ids.length && entries.length <= most; at += AT_ONCE) {
    const events = await loadFeedEvents(from, names, ids.slice(at, at + AT_ONCE));
    for (const event of events)
      for (const planned of event.dates) if (isIn(wanted, planned)) entries.push({ event, planned });
  }
  entries.sort(byDay);
  return { entries: entries.slice(0, most), isCut: entries.length > most };
}

function isIn({ from, to, leavesOut, leavesOutLong }: Wanted, planned: FeedDate): boolean {
  const { now, takesPlace } = effectiveDateOf(planned);
  const { date, endDate = date } = now;
  if (date > to || endDate < from || (leavesOut && !takesPlace)) return false;
  return !leavesOutLong || daysBetween(date, endDate) <= MAX_DAYS;
}

const keyOf = ({ event, planned }: Entry) => {
  const { date, fullDay, from = '' } = effectiveDateOf(planned).now;
  return `${date} ${fullDay ? '' : from} ${event.title}`;
};

function byDay(one: Entry, other: Entry): number {
  const [key, than] = [keyOf(one), keyOf(other)];
  return key < than ? -1 : key > than ? 1 : 0;
}
