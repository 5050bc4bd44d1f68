import type { Place } from '../../../../model/answers/places';

/** Locations that share one marker, since they lie closer together than a finger is wide. */
export type Cluster = {
  /** The same for the same locations at the same zoom. */
  key: number;
  /** The centre of its locations on the map of the whole world, see onWorld. */
  x: number;
  y: number;
  /** The number of events at all of its locations. */
  count: number;
  places: Place[];
};

const TILE = 256;
/** The side of the grid squares that gather locations, and the minimum distance of their centres, in px. */
const SQUARE = 64;
const MIN_APART = 48;

/** Returns the width of the map of the whole world in px. */
export const worldPixels = (zoom: number): number => TILE * 2 ** zoom;

type Gathered = Cluster & { column: number; row: number; isIn?: true };
type Squares = ReturnType<typeof newSquares>;

/** Clusters locations for a zoom, so that markers never overlap; ten thousand take some milliseconds. */
export function clustersOf(places: readonly Place[], zoom: number): Cluster[] {
  const pixels = worldPixels(zoom);
  const squares = newSquares(places.length);
  for (const place of places) {
    const [column, row] = [Math.floor((place.x * pixels) / SQUARE), Math.floor((place.y * pixels) / SQUARE)];
    const known = squares.at(column, row);
    if (known) add(known, place.x, place.y, [place], place.count);
    else {
      const key = column * ROWS + row;
      squares.put({ key, column, row, x: place.x, y: place.y, count: place.count, places: [place] });
    }
  }
  const largestFirst = [...squares.all].sort((one, other) => other.places.length - one.places.length);
  for (const large of largestFirst) if (!large.isIn) takeIn(large, squares, pixels);
  return largestFirst.filter(({ isIn }) => !isIn);
}

/** Exceeds the number of rows at the nearest zoom. */
const ROWS = 2 ** 22;
/** Two large primes for the hash. */
const [OF_COLUMN, OF_ROW] = [73_856_093, 19_349_663];

/**
 * Creates a hash table of squares by column and row. A Map would store keys of more than 31 bits as objects. That takes
 * most of the time if nearly every location has its own square.
 */
function newSquares(most: number) {
  const all: Gathered[] = [];
  const size = 2 ** Math.ceil(Math.log2(2 * most + 2));
  /** The index in `all` plus one; 0 is free. */
  const table = new Int32Array(size);

  /** Returns the slot of a square, or the free slot for it. */
  function spotOf(column: number, row: number): number {
    let spot = (Math.imul(column, OF_COLUMN) ^ Math.imul(row, OF_ROW)) & (size - 1);
    for (;;) {
      const number = table[spot] ?? 0;
      if (number === 0) return spot;
      const known = all[number - 1];
      if (known?.column === column && known.row === row) return spot;
      spot = (spot + 1) & (size - 1);
    }
  }
  return {
    all,
    at(column: number, row: number): Gathered | undefined {
      const number = table[spotOf(column, row)] ?? 0;
      return number === 0 ? undefined : all[number - 1];
    },
    put(square: Gathered) {
      table[spotOf(square.column, square.row)] = all.push(square);
    },
  };
}

/** Merges neighbours whose markers would overlap. */
function takeIn(large: Gathered, squares: Squares, pixels: number): void {
  for (let column = large.column - 1; column <= large.column + 1; column += 1)
    for (let row = large.row - 1; row <= large.row + 1; row += 1) {
      const other = squares.at(column, row);
      if (!other || other === large || other.isIn) continue;
      if (Math.hypot(other.x - large.x, other.y - large.y) * pixels >= MIN_APART) continue;
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
