/** A position in degrees, WGS 84. */
export type LatLon = { lat: number; lon: number };

/** A part of a map in degrees. If it crosses the date line, its east is beyond 180. */
export type MapBox = {
  west: number;
  south: number;
  east: number;
  north: number;
  /** The free margin around it in px. Default: room for a marker. */
  edge?: number;
  /** True if it fills the map as far as possible, at a zoom between two of the tiles. */
  isTight?: boolean;
};

/** The view of a map: its centre and its zoom, 0 to 18. */
export type MapView = { middle: LatLon; zoom: number };

/** The last latitude of maps in Web Mercator; a pole would be infinitely far away. */
const MAX_LATITUDE = 85.05;

/**
 * Returns the point of a position on the map of the whole world (Web Mercator): from 0 in the west and the north to 1.
 */
export function onWorld({ lat, lon }: LatLon): { x: number; y: number } {
  const angle = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180;
  return { x: (lon + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

/** Normalises a longitude to -180 to 180, however often a map is wrapped. */
export const normalizedLongitude = (lon: number): number =>
  lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
