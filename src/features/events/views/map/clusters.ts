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
const MIN_DISTANCE = 48;

/** Returns the width of the map of the whole world in px. */
export const worldPixels = (zoom: number): number => TILE * 2 ** zoom;

type GridCell = Cluster & { column: number; row: number; isMerged?: true };
type Grid = ReturnType<typeof createGrid>;

/** Clusters locations for a zoom, so that markers never overlap; ten thousand take some milliseconds. */
export function clustersOf(places: readonly Place[], zoom: number): Cluster[] {
  const pixels = worldPixels(zoom);
  const grid = createGrid(places.length);
  for (const place of places) {
    const [column, row] = [Math.floor((place.x * pixels) / SQUARE), Math.floor((place.y * pixels) / SQUARE)];
    const cell = grid.cellAt(column, row);
    if (cell) addPlaces(cell, place.x, place.y, [place], place.count);
    else {
      const key = column * ROWS + row;
      grid.add({ key, column, row, x: place.x, y: place.y, count: place.count, places: [place] });
    }
  }
  const largestFirst = [...grid.all].sort((one, other) => other.places.length - one.places.length);
  for (const large of largestFirst) if (!large.isMerged) mergeNeighbours(large, grid, pixels);
  return largestFirst.filter(({ isMerged }) => !isMerged);
}

/** Exceeds the number of rows at the nearest zoom. */
const ROWS = 2 ** 22;
/** Two large primes for the hash. */
const [COLUMN_PRIME, ROW_PRIME] = [73_856_093, 19_349_663];

/**
 * Creates a hash table of squares by column and row. A Map would store keys of more than 31 bits as objects. That takes
 * most of the time if nearly every location has its own square.
 */
function createGrid(maxCount: number) {
  const all: GridCell[] = [];
  const size = 2 ** Math.ceil(Math.log2(2 * maxCount + 2));
  /** The index in `all` plus one; 0 is free. */
  const table = new Int32Array(size);

  /** Returns the slot of a square, or the free slot for it. */
  function slotOf(column: number, row: number): number {
    let slot = (Math.imul(column, COLUMN_PRIME) ^ Math.imul(row, ROW_PRIME)) & (size - 1);
    for (;;) {
      const number = table[slot] ?? 0;
      if (number === 0) return slot;
      const cell = all[number - 1];
      if (cell?.column === column && cell.row === row) return slot;
      slot = (slot + 1) & (size - 1);
    }
  }
  return {
    all,
    cellAt(column: number, row: number): GridCell | undefined {
      const number = table[slotOf(column, row)] ?? 0;
      return number === 0 ? undefined : all[number - 1];
    },
    add(cell: GridCell) {
      table[slotOf(cell.column, cell.row)] = all.push(cell);
    },
  };
}

/** Merges neighbours whose markers would overlap. */
function mergeNeighbours(large: GridCell, grid: Grid, pixels: number): void {
  for (let column = large.column - 1; column <= large.column + 1; column += 1)
    for (let row = large.row - 1; row <= large.row + 1; row += 1) {
      const other = grid.cellAt(column, row);
      if (!other || other === large || other.isMerged) continue;
      if (Math.hypot(other.x - large.x, other.y - large.y) * pixels >= MIN_DISTANCE) continue;
      addPlaces(large, other.x, other.y, other.places, other.count);
      other.isMerged = true;
    }
}

function addPlaces(target: GridCell, x: number, y: number, places: readonly Place[], count: number): void {
  const share = places.length / (target.places.length + places.length);
  target.x += (x - target.x) * share;
  target.y += (y - target.y) * share;
  target.places.push(...places);
  target.count += count;
}
