import { circle, element, line, rect } from '../seed/drawing/svg';
import { DISTRICTS, MUNICIPALITIES, type Place } from '../seed/region';

/** A tile of a map: zoom, column and row in Web Mercator. */
export type Tile = { z: number; x: number; y: number };

const SIDE = 256;
/** How far a name or a built-up area may reach over the edge of its tile, in pixels. */
const MARGIN = 160;
const NEIGHBOURS = 3;
const DISTRICTS_FROM = 12;
const STREETS_FROM = 14;
const EARTH_PIXELS_PER_METRE = SIDE / 40_075_017;

const LAND = '#f1efe6';
const TOWN = '#e2dccb';
const ROAD = '#ffffff';
const INK = '#3f3b33';

/** Where a place is on the map of the whole world, from 0 to 1. */
function onWorld({ lat, lon }: { lat: number; lon: number }) {
  const angle = (lat * Math.PI) / 180;
  return { x: (lon + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

type Town = { place: Place; x: number; y: number };
const townOf = (place: Place): Town => ({ place, ...onWorld(place) });
const towns = MUNICIPALITIES.map(townOf);
const parts = DISTRICTS.map(townOf);

const distance = (one: Town, other: Town) => Math.hypot(one.x - other.x, one.y - other.y);

/** Each town with its nearest ones: the roads of the region. */
const roads = towns.flatMap((town) =>
  towns
    .filter((other) => other !== town)
    .sort((one, other) => distance(town, one) - distance(town, other))
    .slice(0, NEIGHBOURS)
    .map((other) => [town, other] as const),
);

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Draws one tile of a plain map of the demo's region, 256 pixels wide and high, as SVG. */
export function drawTile({ z, x, y }: Tile): string {
  const scale = SIDE * 2 ** z;
  const at = (point: { x: number; y: number }) => ({ x: point.x * scale - x * SIDE, y: point.y * scale - y * SIDE });
  const isNear = (point: { x: number; y: number }, reach: number) =>
    [point.x, point.y].every((value) => value > -reach && value < SIDE + reach);
  const shown = z >= DISTRICTS_FROM ? [...towns, ...parts] : towns;
  const near = shown.map((town) => ({ town, ...at(town), radius: radiusOf(town, z) }));
  const built = near.filter((one) => isNear(one, one.radius));
  const body = [
    rect(0, 0, SIDE, SIDE, LAND),
    ...built.map((one) => circle(one.x, one.y, one.radius, TOWN)),
    ...roads.flatMap(([from, to]) => {
      const [start, end] = [at(from), at(to)];
      const isOutside = (['x', 'y'] as const).some(
        (axis) => Math.max(start[axis], end[axis]) < 0 || Math.min(start[axis], end[axis]) > SIDE,
      );
      return isOutside
        ? []
        : [
            line(
              `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`,
              ROAD,
              z > 11 ? 5 : 2,
            ),
          ];
    }),
    ...(z >= STREETS_FROM ? built.map((one) => streets(one, z)) : []),
    ...near.filter((one) => isNear(one, MARGIN)).map((one) => nameOf(one, z)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${body.join('')}</svg>`;
}

const pixelsPerMetre = (z: number, lat: number) => (EARTH_PIXELS_PER_METRE * 2 ** z) / Math.cos((lat * Math.PI) / 180);

/** A town of many people is wide. */
function radiusOf({ place }: Town, z: number): number {
  const metres = place.districtId === undefined ? 400 + 6 * Math.sqrt(place.population) : 350;
  return Math.max(2, metres * pixelsPerMetre(z, place.lat));
}

const STREET_METRES = 110;

/** Streets of a built-up area, as a grid that ends at its edge. */
function streets({ town, x, y, radius }: { town: Town; x: number; y: number; radius: number }, z: number): string {
  const step = STREET_METRES * pixelsPerMetre(z, town.place.lat);
  const drawn: string[] = [];
  for (let offset = 0; offset < radius; offset += step) {
    const half = Math.sqrt(radius ** 2 - offset ** 2);
    for (const side of offset === 0 ? [0] : [-offset, offset]) {
      if (y + side > -2 && y + side < SIDE + 2) drawn.push(`M${x - half} ${y + side}H${x + half}`);
      if (x + side > -2 && x + side < SIDE + 2) drawn.push(`M${x + side} ${y - half}V${y + half}`);
    }
  }
  return drawn.length > 0 ? line(drawn.join(''), ROAD, 3) : '';
}

function nameOf({ town, x, y }: { town: Town; x: number; y: number }, z: number): string {
  const isPart = town.place.districtId !== undefined;
  // From far away only towns have room for their names.
  if (z < 10 && town.place.population < 15_000) return '';
  const size = isPart ? 12 : 15;
  const words = { x, y, fill: INK, 'text-anchor': 'middle', 'font-family': 'sans-serif', 'font-size': size };
  const halo = { stroke: LAND, 'stroke-width': 3, 'paint-order': 'stroke' };
  return element('text', { ...words, ...halo }, escaped(town.place.name));
}
