import { type MapBox, wrapped } from '../../../../ui/map/map-box';

/** How the map is named in an address: 'map', or 'map_9.1_48.4_9.3_48.6' with the part that is searched: west, south, east, north. */
const WORD = /^map(?:_(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?))?$/;

/** Some ten metres. */
const DIGITS = 4;
/** A metre or so: what the server rounds. */
const EDGE = 0.00001;

/** Whether a view of an address is the map. */
export const isMap = (view: string | undefined): boolean => view !== undefined && WORD.test(view);

/** The part of the map that an address names; undefined for the whole, and for what is no part. */
export function boundsOf(view = ''): MapBox | undefined {
  const [west, south, east, north] = (WORD.exec(view) ?? []).slice(1).map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const isPart = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south < north;
  if (!isPart || west === east) return undefined;
  return { west, south, east: east < west ? east + 360 : east, north, edge: 0 };
}

/** The map with a part of it as an address names them. */
export function viewOf({ west, south, east, north }: MapBox): string {
  const isAround = east - west >= 360;
  const sides = [
    isAround ? -180 : wrapped(west),
    Math.max(-90, south),
    isAround ? 180 : wrapped(east),
    Math.min(90, north),
  ];
  return `map_${sides.map((side) => Number(side.toFixed(DIGITS))).join('_')}`;
}

/** A part of the map as GET events takes it; its edges are part of it. */
export function bboxOf({ west, south, east, north }: MapBox): string {
  const isAround = east - west >= 360;
  const sides = [
    isAround ? -180 : wrapped(west - EDGE),
    Math.max(-90, south - EDGE),
    isAround ? 180 : wrapped(east + EDGE),
    Math.min(90, north + EDGE),
  ];
  return sides.map((side) => Number(side.toFixed(5))).join(',');
}
