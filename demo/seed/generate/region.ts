import { array, type Infer, number, optional, string, type } from 'superstruct';
import { readData } from '../read-data';

/** A municipality, or one of its districts, with coordinates and a postcode. */
export type Community = {
  communityId: number;
  districtId?: number;
  name: string;
  /** 'Baden-Württemberg|Reutlingen|Pfullingen' */
  namePath: string;
  zip: string;
  zips: readonly string[];
  population: number;
  lat: number;
  lon: number;
};

const rowSchema = type({
  community_id: number(),
  district_id: optional(number()),
  name: string(),
  name_path: string(),
  zip: string(),
  zips: optional(array(string())),
  population: optional(number()),
  lat: number(),
  lon: number(),
});

/** Our own file; for its origin see ATTRIBUTION.md. */
const region = readData('tables/region', type({ municipalities: array(rowSchema), districts: array(rowSchema) }));

const toCommunity = (row: Infer<typeof rowSchema>, population: number): Community => ({
  communityId: row.community_id,
  ...(row.district_id === undefined ? {} : { districtId: row.district_id }),
  name: row.name,
  namePath: row.name_path,
  zip: row.zip,
  zips: row.zips ?? [row.zip],
  population,
  lat: row.lat,
  lon: row.lon,
});

/** The 66 municipalities of the three Landkreise. */
export const MUNICIPALITIES: readonly Community[] = region.municipalities.map((row) =>
  toCommunity(row, row.population ?? 0),
);

const populations = new Map(MUNICIPALITIES.map((community) => [community.communityId, community.population]));

/** The districts; a district has the weight of its municipality when it is chosen by size. */
export const DISTRICTS: readonly Community[] = region.districts.map((row) =>
  toCommunity(row, populations.get(row.community_id) ?? 0),
);

/** Returns the community of a name. @throws {Error} for a misspelt name */
export function communityOf(name: string, district?: string): Community {
  const municipality = MUNICIPALITIES.find((community) => community.name === name);
  const match = district
    ? DISTRICTS.find((community) => community.name === district && community.communityId === municipality?.communityId)
    : municipality;
  if (!match) throw new Error(`No such place: ${name} ${district ?? ''}`);
  return match;
}
