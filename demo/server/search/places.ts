import type { Queryable } from '../database';
import type { BetweenReads } from '../http/between-reads';
import type { EventFilter } from './event-filter';
import { findTolerantly } from './find-events';
import type { Search, Sources } from './found';

/** Places of one answer; those with the most events are there. */
const MOST_PLACES = 20_000;

/** A place as a map needs it: the id of its address, its position in degrees, and how many of the events are there. */
type PlaceRow = [id: number, lat: number, lon: number, count: number];

/** The answer to GET events/places. */
export type PlaceList = { data: PlaceRow[]; meta: Record<string, unknown> };

/** Events whose places are read at once. */
const EVENTS_AT_ONCE = 2000;

/**
 * Where the events are that match: each place once, so that ten thousand events make a short answer.
 *
 * @param piece runs each statement
 */
export async function findPlaces(
  { database }: Pick<Sources, 'database'>,
  search: Search,
  { client, asked, piece }: { client: string; asked: EventFilter; piece: BetweenReads['piece'] },
): Promise<PlaceList> {
  const { found, spelling } = await piece(() => findTolerantly(search, asked));
  const slots = found.slots();
  const places = new Map<number, PlaceRow>();
  for (let first = 0; first < slots.length; first += EVENTS_AT_ONCE) {
    const some = slots.slice(first, first + EVENTS_AT_ONCE);
    for (const [id, lat, lon, count] of await piece(() => loadPlaces(database, client, some)))
      places.set(id, [id, lat, lon, count + (places.get(id)?.[3] ?? 0)]);
  }
  const rows = [...places.values()].sort((one, other) => other[3] - one[3] || one[0] - other[0]).slice(0, MOST_PLACES);
  const placed = rows.reduce((sum, [, , , count]) => sum + count, 0);
  return { data: rows, meta: { total: found.total, placed, ...(spelling && { spelling }) } };
}

async function loadPlaces(database: Queryable, client: string, slots: readonly number[]): Promise<PlaceRow[]> {
  const rows = await database.query<{ id: number; lat: number; lon: number; count: number }>(
    `select p.address_id as id, round(p.lat::numeric, 5)::float8 as lat, round(p.lon::numeric, 5)::float8 as lon,
       count(*)::int as count
     from event_index i join address_index p on p.address_id = i.location_id
     where i.client = $1 and i.slot = any($2::int[])
     group by p.address_id, p.lat, p.lon`,
    [client, slots],
    { often: true },
  );
  return rows.map(({ id, lat, lon, count }) => [id, lat, lon, count]);
}
