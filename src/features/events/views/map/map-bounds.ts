import { type MapBox, normalizedLongitude } from '../../../../ui/map/map-box';

/** Matches a map in an address: 'map', or 'map_9.1_48.4_9.3_48.6' with the searched part: west, south, east, north. */
const MAP_VIEW = /^map(?:_(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?))?$/;

/** Decimals of a position, about ten metres. */
const DECIMALS = 4;
/** About one metre: the rounding of the server. */
const ROUNDING_DEGREES = 0.00001;

/** Checks whether a view of an address is the map. */
export const isMap = (view: string | undefined): boolean => view !== undefined && MAP_VIEW.test(view);

/** Reads the part of the map from an address; undefined for the whole map and for invalid parts. */
export function boundsOf(view = ''): MapBox | undefined {
  const [west, south, east, north] = (MAP_VIEW.exec(view) ?? []).slice(1).map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const isValid = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south < north;
  if (!isValid || west === east) return undefined;
  return { west, south, east: east < west ? east + 360 : east, north, edge: 0 };
}

/** Formats a part of the map for an address. */
export function mapViewName({ west, south, east, north }: MapBox): string {
  const isWholeWorld = east - west >= 360;
  const sides = [
    isWholeWorld ? -180 : normalizedLongitude(west),
    Math.max(-90, south),
    isWholeWorld ? 180 : normalizedLongitude(east),
    Math.min(90, north),
  ];
  return `map_${sides.map((side) => Number(side.toFixed(DECIMALS))).join('_')}`;
}

/** Formats a part of the map for GET events; its edges are included. */
export function bboxOf({ west, south, east, north }: MapBox): string {
  const isWholeWorld = east - west >= 360;
  const sides = [
    isWholeWorld ? -180 : normalizedLongitude(west - ROUNDING_DEGREES),
    Math.max(-90, south - ROUNDING_DEGREES),
    isWholeWorld ? 180 : normalizedLongitude(east + ROUNDING_DEGREES),
    Math.min(90, north + ROUNDING_DEGREES),
  ];
  return sides.map((side) => Number(side.toFixed(5))).join(',');
}
