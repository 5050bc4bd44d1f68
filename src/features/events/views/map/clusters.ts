import type { Place } from './places';

/** Places that are one marker, as they lie closer together than a finger is wide. */
export type Cluster = {
  /** The same for the same places at the same zoom. */
  key: number;
  /** The middle of its places on the map of the whole world, see onWorld. */
  x: number;
  y: number;
  /** Events at all of its places. */
  count: number;
  places: Place[];
};

const TILE = 256;
/** Side of the squares that places are gathered in, in pixels, and how near their middles may come. */
const SQUARE = 64;
const LEAST_APART = 48;
const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** Pixels of the map of the whole world. */
export const worldPixels = (zoom: number): number => TILE * 2 ** zoom;

type Gathered = Cluster & { column: number; row: number; isIn?: true };
/** More than there are rows at the nearest zoom; texts as keys would take most of the time. */
const ROWS = 2 ** 22;
const keyOf = (column: number, row: number) => column * ROWS + row;

/** Gathers places for a zoom, so that markers never cover one another; ten thousand take some milliseconds. */
export function clustersOf(places: readonly Place[], zoom: number): Cluster[] {
  const pixels = worldPixels(zoom);
  const squares = new Map<number, Gathered>();
  for (const place of places) {
    const [column, row] = [Math.floor((place.x * pixels) / SQUARE), Math.floor((place.y * pixels) / SQUARE)];
    const key = keyOf(column, row);
    const known = squares.get(key);
    if (known) add(known, place.x, place.y, [place], place.count);
    else squares.set(key, { ...{ key, column, row, x: place.x, y: place.y }, count: place.count, places: [place] });
  }
  const largestFirst = [...squares.values()].sort((one, other) => other.places.length - one.places.length);
  for (const large of largestFirst) if (!large.isIn) takeIn(large, squares, pixels);
  return largestFirst.filter(({ isIn }) => !isIn);
}

/** Takes in the neighbours whose markers would touch. */
function takeIn(large: Gathered, squares: ReadonlyMap<number, Gathered>, pixels: number): void {
  for (const [right, down] of NEIGHBOURS) {
    const other = squares.get(keyOf(large.column + right, large.row + down));
    if (!other || other === large || other.isIn) continue;
    if (Math.hypot(other.x - large.x, other.y - large.y) * pixels >= LEAST_APART) continue;
    add(large, other.x, other.y, other.places, other.count);
    other.isIn = true;
  }
}

function add(to: Gathered, x: number, y: number, places: readonly Place[], count: number): void {
  const share = places.length / (to.places.length + places.length);
  to.x += (x - to.x) * share;
  to.y += (y - to.y) * share;
  to.places.push(...places);
  to.count += count;
}
