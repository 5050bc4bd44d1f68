import { array, integer, is, number, tuple, type, unknown } from 'superstruct';
import { parse } from '../../lib/parse';
import { type MapBox, onWorld } from '../../ui/map/map-box';
import { LatitudeAnswer, LongitudeAnswer, type Position } from './community';
import type { AnswerBody } from './read-list';

/** A place of events: the id of its address, and how many of the events are there. */
export type Place = Position & {
  id: number;
  count: number;
  /** On the map of the whole world, see onWorld; east of the date line beyond 1 where the others lie west of it. */
  x: number;
  y: number;
};

/** Where the events of a filter are. */
export type Places = {
  places: Place[];
  /** Events that no place of the map has. */
  unplacedCount: number;
};

/** Id of the address, where it is, and how many events are there. */
const PlaceAnswer = tuple([integer(), LatitudeAnswer, LongitudeAnswer, integer()]);

function toPlace(row: unknown): Place | undefined {
  // A newer server may tell more.
  const told = Array.isArray(row) && row.slice(0, 4);
  if (!is(told, PlaceAnswer)) return undefined;
  const [id, lat, lon, count] = told;
  // In the sea where both are nothing, no event takes place: whoever wrote that knew no coordinates.
  return lat === 0 && lon === 0 ? undefined : { id, lat, lon, count, ...onWorld({ lat, lon }) };
}

const PlacesMeta = type({ total: number() });

/**
 * Reads an answer of GET events/places. A place that cannot be read is left out; its events count as without a place.
 *
 * @throws {ShapeError} when the list itself or its total is unreadable
 */
export function toPlaces({ data, meta }: AnswerBody): Places {
  const rows = parse(data, array(unknown()), 'Places');
  const { total } = parse(meta, PlacesMeta, 'Places');
  const places = rows.flatMap((row) => toPlace(row) ?? []);
  const placedCount = places.reduce((sum, { count }) => sum + count, 0);
  return { places: aroundTheWorld(places), unplacedCount: Math.max(0, total - placedCount) };
}

/** The places side by side where some lie on either side of the date line: the widest gap is where the world is cut. */
function aroundTheWorld(places: Place[]): Place[] {
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

/** From so many places on a few that lie far off do not decide what a map shows first. */
const MANY = 20;
const LEFT_OUT = 0.025;

/** The part of the map with some places, without so many at each edge; undefined without any. */
export function boxOf(places: readonly Position[], leftOut = 0): MapBox | undefined {
  if (places.length === 0) return undefined;
  const rangeOf = (axis: 'lat' | 'lon') => {
    const inOrder = places.map((place) => place[axis]).sort((one, other) => one - other);
    return [inOrder[leftOut] ?? 0, inOrder[inOrder.length - 1 - leftOut] ?? 0] as const;
  };
  const [[south, north], [west, east]] = [rangeOf('lat'), rangeOf('lon')];
  return { west, south, east, north };
}

/** The part of the map with nearly all of some places: what it shows first. */
export const firstBox = (places: readonly Position[]): MapBox | undefined =>
  boxOf(places, places.length < MANY ? 0 : Math.floor(places.length * LEFT_OUT));
