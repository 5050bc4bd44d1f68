import { array, type Infer, number, optional, string, type } from 'superstruct';
import { readData } from '../read-data';

/** A municipality, or one of its districts, with coordinates and a postcode. */
export type Place = {
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

const rowShape = type({
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
const region = readData('tables/region', type({ municipalities: array(rowShape), districts: array(rowShape) }));

const toPlace = (row: Infer<typeof rowShape>, population: number): Place => ({
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
export const MUNICIPALITIES: readonly Place[] = region.municipalities.map((row) => toPlace(row, row.population ?? 0));

const sizes = new Map(MUNICIPALITIES.map((place) => [place.communityId, place.population]));

/** The districts; a district has the weight of its municipality when it is chosen by size. */
export const DISTRICTS: readonly Place[] = region.districts.map((row) =>
  toPlace(row, sizes.get(row.community_id) ?? 0),
);

/** Returns the community of a name. @throws {Error} for a misspelt name */
export function placeOf(community: string, district?: string): Place {
  const municipality = MUNICIPALITIES.find((place) => place.name === community);
  const found = district
    ? DISTRICTS.find((place) => place.name === district && place.communityId === municipality?.communityId)
    : municipality;
  if (!found) throw new Error(`No such place: ${community} ${district ?? ''}`);
  return found;
}
