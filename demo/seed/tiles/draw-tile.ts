import { onWorld } from '../../../src/ui/map/map-box';
import { type Community, DISTRICTS, MUNICIPALITIES } from '../generate/region';

/** A tile of a map: zoom, column and row in Web Mercator. */
export type Tile = { z: number; x: number; y: number };

const SIDE = 256;
/** The maximum overlap of a name or a built-up area over the edge of its tile, in pixels. */
const MARGIN = 160;
const NEIGHBOURS = 3;
const DISTRICTS_FROM = 12;
const STREETS_FROM = 14;
const EARTH_PIXELS_PER_METRE = SIDE / 40_075_017;

const LAND = '#f1efe6';
const TOWN = '#e2dccb';
const ROAD = '#ffffff';
const INK = '#3f3b33';

type Town = { place: Community; x: number; y: number };
const mapTown = (place: Community): Town => ({ place, ...onWorld(place) });
const towns = MUNICIPALITIES.map(mapTown);
const districts = DISTRICTS.map(mapTown);

const distance = (one: Town, other: Town) => Math.hypot(one.x - other.x, one.y - other.y);

/** Each town with its nearest ones: the roads of the region. */
const roads = towns.flatMap((town) =>
  towns
    .filter((other) => other !== town)
    .sort((one, other) => distance(town, one) - distance(town, other))
    .slice(0, NEIGHBOURS)
    .map((other) => [town, other] as const),
);

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const road = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ROAD}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Draws one tile of a plain map of the demo's region, 256 pixels wide and high, as SVG. */
export function drawTile({ z, x, y }: Tile): string {
  const scale = SIDE * 2 ** z;
  const positionOf = (point: { x: number; y: number }) => ({
    x: point.x * scale - x * SIDE,
    y: point.y * scale - y * SIDE,
  });
  const isWithinReach = (point: { x: number; y: number }, reach: number) =>
    [point.x, point.y].every((value) => value > -reach && value < SIDE + reach);
  const placed = townsAt(z).map((town) => ({ town, ...positionOf(town), radius: radiusOf(town, z) }));
  const visible = placed.filter((one) => isWithinReach(one, one.radius));
  const body = [
    `<rect width="${SIDE}" height="${SIDE}" fill="${LAND}"/>`,
    ...visible.map(
      ({ x, y, radius }) => `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${TOWN}"/>`,
    ),
    ...roads.flatMap(([from, to]) => {
      const [start, end] = [positionOf(from), positionOf(to)];
      const isOutside = (['x', 'y'] as const).some(
        (axis) => Math.max(start[axis], end[axis]) < 0 || Math.min(start[axis], end[axis]) > SIDE,
      );
      return isOutside
        ? []
        : [road(`M${rounded(start.x)} ${rounded(start.y)}L${rounded(end.x)} ${rounded(end.y)}`, z > 11 ? 5 : 2)];
    }),
    ...(z >= STREETS_FROM ? visible.map((one) => streets(one, z)) : []),
    ...namesIn({ z, x, y }),
  ];
  return svgOf(body);
}

/** Draws the names of a tile alone, which belong above the markers of a map. */
export const drawNames = (tile: Tile): string => svgOf(namesIn(tile));

const svgOf = (body: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${body.join('')}</svg>`;

const townsAt = (z: number) => (z >= DISTRICTS_FROM ? [...towns, ...districts] : towns);

/** Returns the names of a tile, also those that begin on the one beside it. */
function namesIn({ z, x, y }: Tile): string[] {
  const scale = SIDE * 2 ** z;
  return [...namedTownsAt(z, townsAt(z))]
    .map((town) => ({ town, x: town.x * scale - x * SIDE, y: town.y * scale - y * SIDE }))
    .filter((one) => [one.x, one.y].every((value) => value > -MARGIN && value < SIDE + MARGIN))
    .map(nameOf);
}

const pixelsPerMetre = (z: number, lat: number) => (EARTH_PIXELS_PER_METRE * 2 ** z) / Math.cos((lat * Math.PI) / 180);

/** Returns the radius of a town: a large population makes it wide. */
function radiusOf({ place }: Town, z: number): number {
  const metres = place.districtId === undefined ? 400 + 6 * Math.sqrt(place.population) : 350;
  return Math.max(2, metres * pixelsPerMetre(z, place.lat));
}

const STREET_METRES = 110;

/** Returns the streets of a built-up area, as a grid that ends at its edge. */
function streets({ town, x, y, radius }: { town: Town; x: number; y: number; radius: number }, z: number): string {
  const step = STREET_METRES * pixelsPerMetre(z, town.place.lat);
  const drawn: string[] = [];
  for (let offset = 0; offset < radius; offset += step) {
    const half = Math.sqrt(radius ** 2 - offset ** 2);
    for (const side of offset === 0 ? [0] : [-offset, offset]) {
      if (y + side > -2 && y + side < SIDE + 2)
        drawn.push(`M${rounded(x - half)} ${rounded(y + side)}H${rounded(x + half)}`);
      if (x + side > -2 && x + side < SIDE + 2)
        drawn.push(`M${rounded(x + side)} ${rounded(y - half)}V${rounded(y + half)}`);
    }
  }
  return drawn.length > 0 ? road(drawn.join(''), 3) : '';
}

const isDistrict = ({ place }: Town) => place.districtId !== undefined;
const sizeOf = (town: Town) => (isDistrict(town) ? 12 : 15);
/** The width of a letter, as a share of its height, and the space around a name in pixels. */
const LETTER = 0.58;
const NAME_MARGIN = 4;
/** The distance of the baseline of a name below its town in pixels: the events of the town have their marker there. */
const NAME_OFFSET = 36;
/** The radius of a marker of events in pixels. */
const MARKER_RADIUS = 20;

const namedTownsByZoom = new Map<number, ReadonlySet<Town>>();

/** Returns the towns that have room for their names at a zoom, the largest first; equal for all tiles. */
function namedTownsAt(z: number, shownTowns: readonly Town[]): ReadonlySet<Town> {
  const cached = namedTownsByZoom.get(z);
  if (cached) return cached;
  const scale = SIDE * 2 ** z;
  const namedTowns: Town[] = [];
  const halfOf = (town: Town) => (town.place.name.length * LETTER * sizeOf(town)) / 2 + NAME_MARGIN;
  const areNamesClose = (one: Town, other: Town) =>
    Math.abs(one.x - other.x) * scale < halfOf(one) + halfOf(other) &&
    Math.abs(one.y - other.y) * scale < (sizeOf(one) + sizeOf(other)) / 2 + NAME_MARGIN;
  const isUnderMarker = (named: Town, other: Town) =>
    Math.abs(named.x - other.x) * scale < halfOf(named) + MARKER_RADIUS &&
    Math.abs((named.y - other.y) * scale + NAME_OFFSET - sizeOf(named) / 3) < sizeOf(named) / 2 + MARKER_RADIUS;
  const collide = (one: Town, other: Town) =>
    areNamesClose(one, other) || isUnderMarker(one, other) || isUnderMarker(other, one);
  const order = [...shownTowns].sort(
    (one, other) =>
      Number(isDistrict(one)) - Number(isDistrict(other)) || other.place.population - one.place.population,
  );
  for (const town of order) if (!namedTowns.some((other) => collide(town, other))) namedTowns.push(town);
  const result = new Set(namedTowns);
  namedTownsByZoom.set(z, result);
  return result;
}

function nameOf({ town, x, y }: { town: Town; x: number; y: number }): string {
  const font = `text-anchor="middle" font-family="sans-serif" font-size="${sizeOf(town)}"`;
  const halo = `stroke="${LAND}" stroke-width="3" paint-order="stroke"`;
  return `<text x="${rounded(x)}" y="${rounded(y + NAME_OFFSET)}" fill="${INK}" ${font} ${halo}>${escaped(town.place.name)}</text>`;
}
