import type { EventFilter } from './event-filter';
import { findTolerantly } from './find-events';
import type { Sources } from './found';
import { searchOf } from './search-of';

/** Places of one answer; those with the most events are there. */
const MOST_PLACES = 20_000;

/** A place as a map needs it: the id of its address, its position in degrees, and how many of the events are there. */
type PlaceRow = [id: number, lat: number, lon: number, count: number];

/** The answer to GET events/places. */
export type PlaceList = { data: PlaceRow[]; meta: Record<string, unknown> };

/** Where the events are that match: each place once, so that ten thousand events make a short answer. */
export async function findPlaces(sources: Sources, client: string, asked: EventFilter): Promise<PlaceList> {
  const search = await searchOf(sources, client);
  const { found, spelling } = await findTolerantly(search, asked);
  const rows = await sources.database.query<{ id: number; lat: number; lon: number; count: number }>(
    `select p.address_id as id, round(p.lat::numeric, 5)::float8 as lat, round(p.lon::numeric, 5)::float8 as lon,
       count(*)::int as count
     from event_index i join address_index p on p.address_id = i.location_id
     where i.client = $1 and i.slot = any($2::int[])
     group by p.address_id, p.lat, p.lon order by 4 desc, 1 limit ${MOST_PLACES}`,
    [client, found.slots()],
    { often: true },
  );
  const placed = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    data: rows.map(({ id, lat, lon, count }) => [id, lat, lon, count]),
    meta: { total: found.total, placed, ...(spelling && { spelling }) },
  };
}
