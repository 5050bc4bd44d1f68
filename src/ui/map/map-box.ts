/** Degrees, WGS 84. */
export type LatLon = { lat: number; lon: number };

/** A part of a map in degrees. Where it crosses the date line, its east lies beyond 180. */
export type MapBox = {
  west: number;
  south: number;
  east: number;
  north: number;
  /** Pixels that stay free around it. Default: room for a marker. */
  edge?: number;
};

/** What a map shows: its middle, and how near it is, 0 to 18. */
export type MapView = { middle: LatLon; zoom: number };

/** Beyond it, maps in Web Mercator have nothing; a pole would lie infinitely far away. */
const LAST_LATITUDE = 85.05;

/** Where a position is on the map of the whole world (Web Mercator): from 0 in the west and the north to 1. */
export function onWorld({ lat, lon }: LatLon): { x: number; y: number } {
  const angle = (Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)) * Math.PI) / 180;
  return { x: (lon + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

/** A longitude of the one world from -180 to 180, however often a map goes around it. */
export const wrapped = (lon: number): number =>
  lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
