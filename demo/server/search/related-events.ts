import type { Queryable } from '../platform/database/database';
import { type EventFilter, toEventFilter } from './event-filter';
import { type Moment, momentOf } from './moment';
import type { EventRow } from './page';
import type { Search } from './search-result';

/** The maximum number of events in each of the lists. */
const MAX_EVENTS = 6;
const NEAR_METRES = 10_000;

/** Events related to another one; no event is in two of the lists. */
export type RelatedEvents = {
  /** Events of the same promoter, the next first. */
  promoter: EventRow[];
  /** Events at the same location, the next first. */
  location: EventRow[];
  /** Events within 10 km on the day of its next date, the nearest first, with their distance; empty once it is over. */
  nearby: EventRow[];
};

type Seed = {
  promoter_id: number | null;
  location_id: number | null;
  lat: number | null;
  lon: number | null;
  /** The day of its next date, today while it runs; null when it is over. */
  day: string | null;
};

const selectSeed = `
  select e.promoter_id, i.location_id, p.lat, p.lon,
    (select greatest(a.date, $3::date) from appointment_index a
     where a.event_id = e.id and a.over_at > $4::timestamptz order by a.date limit 1) as day
  from events e join event_index i on i.event_id = e.id left join address_index p on p.address_id = i.location_id
  where e.client = $1 and e.id = $2 and e.state = 'published'`;

/** The columns of `e` or `i` by which events are related. */
const RELATION_COLUMNS = { promoter: 'e.promoter_id', location: 'i.location_id' };

/** SQL: twice the maximum, as events of the promoter are often at the same location. */
const selectNext = (column: string) => `
  select id from (
    select e.id, (select min(a.date) from appointment_index a
      where a.event_id = e.id and a.over_at > $3::timestamptz) as next
    from events e join event_index i on i.event_id = e.id
    where e.client = $1 and e.id <> $2 and ${column} = $4::int) found
  where next is not null order by next, id limit ${2 * MAX_EVENTS}`;

/** Finds related events of an event; undefined when it does not exist. */
export async function findOthers(
  database: Queryable,
  search: Search,
  { client, id, now }: { client: string; id: string; now: Date },
): Promise<RelatedEvents | undefined> {
  const moment = momentOf(now);
  const [seed] = await database.query<Seed>(selectSeed, [client, id, moment.today, now], { often: true });
  if (!seed) return undefined;
  const findBy = (relation: keyof typeof RELATION_COLUMNS) =>
    findRelated({
      database,
      search,
      moment,
      client,
      id,
      column: RELATION_COLUMNS[relation],
      value: seed[`${relation}_id`],
    });
  const [promoter, location, nearby] = await Promise.all([
    findBy('promoter'),
    findBy('location'),
    findNearby(search, seed, moment),
  ]);
  const listedIds = new Set([id]);
  const takeUnlisted = (rows: EventRow[]) => {
    const chosen = rows.filter((row) => !listedIds.has(row.id)).slice(0, MAX_EVENTS);
    for (const row of chosen) listedIds.add(row.id);
    return chosen;
  };
  return { promoter: takeUnlisted(promoter), location: takeUnlisted(location), nearby: takeUnlisted(nearby) };
}

type RelationRequest = {
  database: Queryable;
  search: Search;
  moment: Moment;
  client: string;
  id: string;
  column: string;
  value: number | null;
};

async function findRelated({
  database,
  search,
  moment,
  client,
  id,
  column,
  value,
}: RelationRequest): Promise<EventRow[]> {
  if (value === null) return [];
  const values = [client, id, moment.now, value];
  const ids = await database.query<{ id: string }>(selectNext(column), values, { often: true });
  // A filter without ids would find everything.
  if (ids.length === 0) return [];
  return loadRows(search, { ...upcomingFilter(moment), ids: ids.map((row) => row.id) });
}

async function findNearby(search: Search, { lat, lon, day }: Seed, moment: Moment): Promise<EventRow[]> {
  if (lat === null || lon === null || day === null) return [];
  return loadRows(search, {
    ...upcomingFilter(moment, `from=${day}&to=${day}`),
    ...{ centre: { lat, lon }, radiusMetres: NEAR_METRES, sort: 'distance', hideLongRunning: true },
  });
}

/** Returns a filter with room for all events that another list may already have. */
const upcomingFilter = ({ now }: Moment, query = ''): EventFilter => ({
  ...toEventFilter(new URLSearchParams(query), now),
  pageSize: 3 * MAX_EVENTS + 1,
});

const loadRows = async (search: Search, filter: EventFilter) => (await (await search.find(filter)).loadPage()).rows;
