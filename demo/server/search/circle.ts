import type { Box } from './event-filter';

type Point = { lat: number; lon: number };

const METRES_PER_DEGREE = 111_000;
const EARTH_METRES = 12_742_000;

/** Returns a box that contains the circle. */
export function boxAround({ lat, lon }: Point, radiusMetres: number): Box {
  const north = radiusMetres / METRES_PER_DEGREE;
  // Towards a pole degrees of longitude become short; there the box is the whole circle of latitude.
  const east = Math.min(
    360,
    north / Math.max(0.001, Math.cos((Math.min(89.9, Math.abs(lat) + north) * Math.PI) / 180)),
  );
  return { west: lon - east, south: lat - north, east: lon + east, north: lat + north };
}

/** Splits a box at the date line. */
export const withoutDateLine = (box: Box): Box[] =>
  box.west <= box.east
    ? [box]
    : [
        { ...box, east: 180 },
        { ...box, west: -180 },
      ];

/** Returns the distance as metres_between() of the database does. */
export function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const square = (value: number) => value * value;
  const haversine =
    square(Math.sin(radians(other.lat - one.lat) / 2)) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * square(Math.sin(radians(other.lon - one.lon) / 2));
  return EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
