import type { Queryable } from '../platform/database/database';
import type { BetweenReads } from '../platform/http/between-reads';
import type { EventFilter } from './event-filter';
import { findTolerantly } from './find-events';
import type { Search } from './search-result';

/** The maximum number of locations in an answer, those with the most events. */
const MAX_PLACES = 20_000;

/** A location on a map: the id of its address, its position in degrees, and the number of events. */
type LocationRow = [id: number, lat: number, lon: number, count: number];

/** The answer to GET events/places. */
export type PlaceList = { data: LocationRow[]; meta: Record<string, unknown> };

/** The number of index slots that are read at once: some milliseconds. */
const SLOTS_AT_ONCE = 20_000;

/**
 * Finds the locations of matching events: each once, so that ten thousand events make a short answer.
 *
 * @param piece runs each statement
 */
export async function findPlaces(
  database: Queryable,
  search: Search,
  { client, asked: filter, piece: runPiece }: { client: string; asked: EventFilter; piece: BetweenReads['runPiece'] },
): Promise<PlaceList> {
  const { found: result, spelling } = await runPiece(() => findTolerantly(search, filter));
  const { bits } = result;
  const places = new Map<number, LocationRow>();
  for (let first = 0; first < bits.length * 8; first += SLOTS_AT_ONCE) {
    const range = { first, end: Math.min(bits.length * 8, first + SLOTS_AT_ONCE) };
    for (const [id, lat, lon, count] of await runPiece(() => loadPlaces(database, client, bits, range)))
      places.set(id, [id, lat, lon, count + (places.get(id)?.[3] ?? 0)]);
  }
  const rows = [...places.values()].sort((one, other) => other[3] - one[3] || one[0] - other[0]).slice(0, MAX_PLACES);
  const placed = rows.reduce((sum, [, , , count]) => sum + count, 0);
  return { data: rows, meta: { total: result.total, placed, ...(spelling && { spelling }) } };
}

async function loadPlaces(
  database: Queryable,
  client: string,
  bits: Buffer,
  { first, end }: { first: number; end: number },
): Promise<LocationRow[]> {
  const rows = await database.query<{ id: number; lat: number; lon: number; count: number }>(
    `select p.address_id as id, round(p.lat::numeric, 5)::float8 as lat, round(p.lon::numeric, 5)::float8 as lon,
       count(*)::int as count
     from event_index i join address_index p on p.address_id = i.location_id
     where i.client = $1 and i.slot >= $3::int and i.slot < $4::int and get_bit($2::bytea, i.slot # 7) = 1
     group by p.address_id, p.lat, p.lon`,
    // get_bit counts from the lowest bit of a byte.
    [client, bits, first, end],
    { often: true },
  );
  return rows.map(({ id, lat, lon, count }) => [id, lat, lon, count]);
}
