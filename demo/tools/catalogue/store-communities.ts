import type { Queryable } from '../../server/platform/database/database';
import { insertRows } from '../store/insert-rows';
import type { CommunityRow, Counts, Mistake } from './catalogue-kinds';
import { compare } from './store-client-catalogues';

type Place = CommunityRow & { id: string };

const idOf = ({ communityId, districtId }: Pick<CommunityRow, 'communityId' | 'districtId'>) =>
  districtId === null ? `c${communityId}` : `d${districtId}`;

/** Stores communities and districts, and brings the search of events there up to date, for all clients. */
export async function storeCommunities(
  to: Queryable,
  rows: readonly CommunityRow[],
): Promise<{ counts: Counts; mistakes: Mistake[] }> {
  const found = await to.query<Omit<CommunityRow, 'line'>>(
    `select community_id as "communityId", district_id as "districtId", name, name_path as "namePath", zips, lat, lon, population
     from communities`,
  );
  const stored = found.map((row) => ({ ...row, id: idOf(row) }));
  const places: Place[] = rows.map((row) => ({ ...row, id: idOf(row) }));
  const { added, changed, counts } = compare<string, Place>(places, stored, ({ id: _, ...place }) => [
    ...[place.communityId, place.name, place.namePath, place.zips, place.lat, place.lon, place.population],
  ]);
  const mistakes = districtMistakes(places, stored);
  if (mistakes.length > 0) return { counts, mistakes };
  await insertRows(
    to,
    `insert into communities (community_id, district_id, name, name_path, zips, lat, lon, population)
     select "communityId", "districtId", name, "namePath", zips, lat, lon, population from ${RECORDS}`,
    added,
  );
  await insertRows(
    to,
    `update communities c set name = r.name, name_path = r."namePath", zips = r.zips, lat = r.lat, lon = r.lon,
       population = r.population
     from ${RECORDS}
     where c.community_id = r."communityId" and c.district_id is not distinct from r."districtId"`,
    changed,
  );
  if (changed.length > 0) await to.query(EVENTS_THERE, [[...new Set(changed.map(({ communityId }) => communityId))]]);
  return { counts, mistakes };
}

const RECORDS = `jsonb_to_recordset($1::jsonb) as r("communityId" int, "districtId" int, name text, "namePath" text,
  zips text[], lat float8, lon float8, population int)`;

/** SQL: indexes the events whose words or coordinates come from communities. */
const EVENTS_THERE = `
  with there as materialized (select address_id from addresses where community_id = any($1::int[])),
  concerned as materialized (
    select id from events e where location_id in (select * from there) or promoter_id in (select * from there)
      or new_location_id in (select * from there)
    union select event_id from appointments where new_location_id in (select * from there)
  )
  select index_events(client, array_agg(id)) from (
    select e.client, e.id from events e join concerned using (id)) as found group by client`;

/** Returns the districts without a community, and those that belong to another one. */
function districtMistakes(rows: readonly Place[], stored: readonly Omit<Place, 'line'>[]): Mistake[] {
  const communities = new Set(
    [...rows, ...stored].filter(({ districtId }) => districtId === null).map(({ communityId }) => communityId),
  );
  const owners = new Map(stored.map(({ id, communityId }) => [id, communityId]));
  return rows.flatMap(({ line, id, communityId, districtId }) => {
    if (districtId === null) return [];
    const owner = owners.get(id);
    if (owner !== undefined && owner !== communityId)
      return [{ line, mistake: `the district ${districtId} belongs to the community ${owner} already` }];
    if (communities.has(communityId)) return [];
    return [{ line, mistake: `there is no community ${communityId}: its own row has no district_id` }];
  });
}
