import type { Queryable } from '../../server/platform/database/database';
import type { FilePlace } from './file-entry';

/** A community or district for the import. */
type Community = {
  community_id: number;
  district_id: number | null;
  name: string;
  zips: string[];
  lat: number | null;
  lon: number | null;
};

/** Finds addresses and records new ones; undefined if the community is unknown. */
export type PlaceLookup = { idOf: (place: FilePlace) => Promise<number | undefined> };

const MAX_DISTANCE_KM = 15;
/** The first id of suggested addresses, which have a sequence of their own: suggested_addresses. */
const SUGGESTED_FROM = 1_000_000;

/** Creates the look-up in a database; it caches results. */
export async function openPlaceLookup(to: Queryable): Promise<PlaceLookup> {
  const communities = await to.query<Community>(
    'select community_id, district_id, name, zips, lat, lon from communities order by district_id nulls first, length(name) desc',
  );
  const idByKey = new Map<string, number>();
  return {
    idOf: async (place) => {
      const community = findCommunity(place, communities);
      if (!community) return undefined;
      const key = [place.name, place.extendedName ?? '', community.community_id].join('|').toLowerCase();
      const id =
        idByKey.get(key) ?? (await findAddress(to, place, community)) ?? (await insertAddress(to, place, community));
      idByKey.set(key, id);
      return id;
    },
  };
}

function findCommunity(place: FilePlace, communities: readonly Community[]): Community | undefined {
  const { communityId, districtId, zip, where, lat, lon } = place;
  if (communityId !== undefined) {
    const exact = communities.find(
      (community) => community.community_id === communityId && (community.district_id ?? undefined) === districtId,
    );
    return exact ?? communities.find((community) => community.community_id === communityId);
  }
  const searchText = ` ${(where ?? place.name).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const namedCommunity = communities.find(({ name }) => searchText.includes(` ${name.toLowerCase()} `));
  return (
    namedCommunity ??
    communities.find(({ zips }) => zip !== undefined && zips.includes(zip)) ??
    nearestCommunity(communities, lat, lon)
  );
}

function nearestCommunity(
  communities: readonly Community[],
  lat: number | undefined,
  lon: number | undefined,
): Community | undefined {
  if (lat === undefined || lon === undefined) return undefined;
  const distanceKm = (community: Community) => {
    if (community.lat === null || community.lon === null) return Number.POSITIVE_INFINITY;
    return Math.hypot((community.lat - lat) * 111, (community.lon - lon) * 111 * Math.cos((lat * Math.PI) / 180));
  };
  const [best] = communities
    .filter((community) => distanceKm(community) <= MAX_DISTANCE_KM)
    .sort((community, other) => distanceKm(community) - distanceKm(other));
  return best;
}

async function findAddress(to: Queryable, place: FilePlace, community: Community): Promise<number | undefined> {
  const [row] = await to.query<{ address_id: number }>(
    `select address_id from addresses where lower(name) = lower($1) and community_id = $2
       and lower(coalesce(extended_name, '')) = lower($3) order by address_id limit 1`,
    [place.name, community.community_id, place.extendedName ?? ''],
  );
  return row?.address_id;
}

async function insertAddress(to: Queryable, place: FilePlace, community: Community): Promise<number> {
  await to.query('lock table addresses in share row exclusive mode');
  const [row] = await to.query<{ address_id: number }>(
    `insert into addresses (address_id, community_id, district_id, name, extended_name, zipcode, street, phone, email, url,
       district, lat, lon)
     select coalesce(max(address_id), 0) + 1, $1::int, $2::int, $3, $4, $5, $6, $7, $8, $9, $10, $11::float8, $12::float8
     from addresses where address_id < ${SUGGESTED_FROM}
     returning address_id`,
    [
      community.community_id,
      community.district_id,
      place.name,
      place.extendedName ?? null,
      place.zip ?? community.zips[0] ?? null,
      place.street ?? null,
      place.phone ?? null,
      place.email ?? null,
      place.url ?? null,
      community.district_id === null ? null : community.name,
      place.lat ?? null,
      place.lon ?? null,
    ],
  );
  if (!row) throw new Error(`The place ${place.name} could not be recorded.`);
  return row.address_id;
}
