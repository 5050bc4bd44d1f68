import { array, integer, is, number, tuple, type, unknown } from 'superstruct';
import { parse } from '../../lib/parse';
import { type MapBox, onWorld } from '../../ui/map/map-box';
import { LatitudeAnswer, LongitudeAnswer, type Position } from './community';
import type { AnswerBody } from './read-list';

/** A place on the map: an address id, and the number of events there. */
export type Place = Position & {
  id: number;
  count: number;
  /** World map coordinates, see onWorld; above 1 for places east of the date line if the others lie west of it. */
  x: number;
  y: number;
};

/** The places of the filtered events. */
export type Places = {
  places: Place[];
  /** Number of events without a place on the map. */
  unplacedCount: number;
};

/** Shape of a place: address id, latitude, longitude, number of events. */
const PlaceAnswer = tuple([integer(), LatitudeAnswer, LongitudeAnswer, integer()]);

function toPlace(row: unknown): Place | undefined {
  // A newer server may append values.
  const values = Array.isArray(row) && row.slice(0, 4);
  if (!is(values, PlaceAnswer)) return undefined;
  const [id, lat, lon, count] = values;
  // No event takes place at 0° N, 0° E: such coordinates are a default value.
  return lat === 0 && lon === 0 ? undefined : { id, lat, lon, count, ...onWorld({ lat, lon }) };
}

const PlacesMeta = type({ total: number() });

/**
 * Reads an answer of GET events/places. Unreadable places are left out; their events count as without a place.
 *
 * @throws {ShapeError} when the list itself or its total is unreadable
 */
export function toPlaces({ data, meta }: AnswerBody): Places {
  const rows = parse(data, array(unknown()), 'Places');
  const { total } = parse(meta, PlacesMeta, 'Places');
  const places = rows.flatMap((row) => toPlace(row) ?? []);
  const placedCount = places.reduce((sum, { count }) => sum + count, 0);
  return { places: joinAtDateLine(places), unplacedCount: Math.max(0, total - placedCount) };
}

/** Moves places on both sides of the date line next to each other: the map is cut at the widest gap. */
function joinAtDateLine(places: Place[]): Place[] {
  const inOrder = places.map(({ x }) => x).sort((one, other) => one - other);
  const first = inOrder[0];
  const last = inOrder.at(-1);
  if (first === undefined || last === undefined) return places;
  let [widest, cut] = [1 - last + first, first];
  for (const [index, x] of inOrder.entries()) {
    const gap = x - (inOrder[index - 1] ?? x);
    if (gap > widest) [widest, cut] = [gap, x];
  }
  return places.map((place) => (place.x < cut ? { ...place, x: place.x + 1, lon: place.lon + 360 } : place));
}

/** The least number of places with which a few distant ones do not affect the initial map section. */
const MIN_TRIMMED_COUNT = 20;
const TRIMMED_SHARE = 0.025;

/** Returns the map section around places, without `trimmed` of them at each edge; undefined without any. */
export function boxOf(places: readonly Position[], trimmed = 0): MapBox | undefined {
  if (places.length === 0) return undefined;
  const rangeOf = (axis: 'lat' | 'lon') => {
    const inOrder = places.map((place) => place[axis]).sort((one, other) => one - other);
    return [inOrder[trimmed] ?? 0, inOrder[inOrder.length - 1 - trimmed] ?? 0] as const;
  };
  const [[south, north], [west, east]] = [rangeOf('lat'), rangeOf('lon')];
  return { west, south, east, north };
}

/** Returns the initial map section, around nearly all places. */
export const firstBox = (places: readonly Position[]): MapBox | undefined =>
  boxOf(places, places.length < MIN_TRIMMED_COUNT ? 0 : Math.floor(places.length * TRIMMED_SHARE));
