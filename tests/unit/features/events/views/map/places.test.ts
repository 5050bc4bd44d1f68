// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { clustersOf, worldPixels } from '../../../../../../src/features/events/views/map/clusters';
import { firstView } from '../../../../../../src/features/events/views/map/first-view';
import { bboxOf, boundsOf, mapViewName } from '../../../../../../src/features/events/views/map/map-bounds';
import { drawMarker } from '../../../../../../src/features/events/views/map/marker';
import { boxOf, firstBox, toPlaces } from '../../../../../../src/model/answers/places';
import { emptyFilter, filterOf } from '../../../../../../src/model/event-filter';
import { hostOf, isKnownHost } from '../../../../../../src/ui/map/host-of';
import { type MapBox, normalizedLongitude } from '../../../../../../src/ui/map/map-box';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';

const read = (rows: unknown[], total = 0) => toPlaces({ data: rows, meta: { total } });
const idsOf = (rows: unknown[]) => read(rows).places.map(({ id }) => id);

describe('the places of events', () => {
  itForAll([
    ['nothing', undefined],
    ['an object', { id: 1, lat: 48, lon: 9 }],
    ['too little', [1, 48, 9]],
    ['words', [1, '48', '9', 2]],
    ['no place on earth', [1, 91, 9, 2]],
    ['a place beyond the date line', [1, 48, 181, 2]],
    ['no number', [1, Number.NaN, 9, 2]],
    ['half an event', [1, 48, 9, 0.5]],
    ['the spot in the sea where nothing is known', [1, 0, 0, 2]],
  ])('omit %s', (_, row) => {
    expect(idsOf([row, [2, 48, 9, 1]])).toEqual([2]);
  });

  it('keep the poles, the equator and the date line', () => {
    const { places } = read([
      [1, 90, 10, 1],
      [2, -90, 10, 1],
      [3, 0, 10, 1],
    ]);
    expect(places).toHaveLength(3);
    for (const { x, y } of places) expect([x, y].every((value) => value >= 0 && value <= 1)).toBe(true);
  });

  it('count the events without a venue', () => {
    expect(read([[1, 48, 9, 3], [2, 0, 0, 2]], 10).unplacedCount).toBe(7); // biome-ignore format: rows.
    expect(read([[1, 48, 9, 3]], 2).unplacedCount).toBe(0);
  });

  itForAll([[{}], [{ data: {}, meta: { total: 1 } }], [{ data: [], meta: null }], [{ data: null, meta: null }]])(
    'cannot be read from %j',
    (answer) => expect(() => toPlaces(answer as never)).toThrow(),
  );

  it('are neighbours across the date line', () => {
    const { places } = read([
      [1, -17, 179, 1],
      [2, -18, -179, 1],
    ]);
    expect(boxOf(places)).toEqual({ west: 179, south: -18, east: 181, north: -17 });
  });

  it('are shown first without a few distant ones, but all if they are few', () => {
    const town = Array.from({ length: 98 }, (_, index) => [index, 48 + index / 1000, 9, 1]);
    const { places } = read([...town, [500, 90, 9, 1], [501, 0, 100, 1]]); // biome-ignore format: one line.
    const { south = 0, north = 0, east = 0 } = firstBox(places) ?? {};
    expect([south >= 48, north < 49, east]).toEqual([true, true, 9]);
    expect(firstBox(places.slice(-2))).toEqual({ west: 9, south: 0, east: 100, north: 90 });
    expect(firstBox([])).toBeUndefined();
  });
});

describe('markers', () => {
  const coordinates = fc.array(
    fc.tuple(fc.double({ min: -85, max: 85, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
    { maxLength: 300 },
  );

  it('represent each venue once, with all its events', () => {
    fc.assert(
      fc.property(coordinates, fc.integer({ min: 2, max: 18 }), (all, zoom) => {
        const { places } = read(all.map(([lat, lon], id) => [id, lat || 1, lon, 2]));
        const clusters = clustersOf(places, zoom);
        const ids = clusters.flatMap((cluster) => cluster.places.map(({ id }) => id));
        expect([...ids].sort((a, b) => a - b)).toEqual(places.map(({ id }) => id));
        expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2 * places.length);
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length);
      }),
    );
  });

  it('are joined if closer than a finger, and separated by zooming in', () => {
    const { places } = read([
      [1, 48.49, 9.2, 1],
      [2, 48.491, 9.201, 4],
    ]);
    expect(clustersOf(places, 10)).toMatchObject([{ count: 5, places: [{ id: 1 }, { id: 2 }] }]);
    expect(clustersOf(places, 18)).toHaveLength(2);
  });

  it('do not touch at the edge of a square', () => {
    const zoom = 10;
    const square = 64 / worldPixels(zoom);
    const spot = (id: number, squares: number) => ({ id, lat: 1, lon: 1, count: 1, x: squares * square, y: 0.3 });
    expect(clustersOf([spot(1, 500.9), spot(2, 501.1)], zoom)).toHaveLength(1);
    expect(clustersOf([spot(1, 500.1), spot(2, 501.1)], zoom)).toHaveLength(2);
  });
});

describe('a section of the map', () => {
  it('is restored from its address', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(degrees(179), degrees(89), degrees(1), (west, south, more) => {
        const box = { west, south, east: west + Math.abs(more) + 0.5, north: Math.min(90, south + 0.5) };
        const back = boundsOf(mapViewName(box));
        for (const side of ['west', 'south', 'east', 'north'] as const) expect(back?.[side]).toBeCloseTo(box[side], 3);
      }),
    );
  });

  itForAll([
    'map',
    'map_',
    'map_1_2_3',
    'map_1_2_3_x',
    'map_1_5_2_4',
    'map_1_2_1_4',
    'map_200_1_201_2',
    'map_1_-91_2_4',
    'month_1_2_3_4',
  ])('is none in %s', (view) => expect(boundsOf(view)).toBeUndefined());

  it('is requested by its edges, across the date line and around the world', () => {
    expect(bboxOf({ west: 9.2, south: 48.4, east: 9.2, north: 48.4 })).toBe('9.19999,48.39999,9.20001,48.40001');
    expect(bboxOf({ west: 179, south: -90, east: 181, north: 90 })).toBe('178.99999,-90,-178.99999,90');
    expect(bboxOf({ west: -300, south: -85, east: 200, north: 85 })).toBe('-180,-85.00001,180,85.00001');
    expect(mapViewName({ west: 179, south: -20, east: 181, north: 10 })).toBe('map_179_-20_-179_10');
    expect([normalizedLongitude(540), normalizedLongitude(-181), normalizedLongitude(180)]).toEqual([-180, 179, 180]);
  });
});

describe('the first view of the map', () => {
  const settings = { tiles: 'x', labels: '', attribution: '', centre: '', zoom: 9 };
  const { places } = read([[1, 48, 9, 1]]);
  const of = (query: string) => filterOf(new URLSearchParams(query));
  const first = (query: string, more: object = {}) =>
    firstView({ filter: of(query), bounds: undefined, settings, places, ...more });
  const centred = { settings: { ...settings, centre: '48.5, 9.1' } };

  it('is the search, else the centre of the client, else all venues', () => {
    const bounds = { west: 1, south: 2, east: 3, north: 4 };
    const all = { west: 9, south: 48, east: 9, north: 48 };
    expect(first('', { bounds })).toBe(bounds);
    expect(first('')).toEqual(all);
    expect(first('view=map&sort=title', centred)).toEqual({ middle: { lat: 48.5, lon: 9.1 }, zoom: 9 });
    expect(first('q=jazz', centred)).toEqual(all);
    expect(first('q=jazz', { ...centred, places: [] })).toMatchObject({ zoom: 9 });
    expect(first('', { places: [] })).toMatchObject({ zoom: 5 });
    expect(firstView({ filter: emptyFilter(), bounds: undefined, settings, places: [] })).toHaveProperty('middle');
  });

  it('is the circle of a search, at a pole too', () => {
    const { west, east, south, north } = first('near=Ulm&lat=48&lon=9&radius=10') as MapBox;
    expect([west, east, south, north].map((side) => Number(side?.toFixed(2)))).toEqual([8.87, 9.13, 47.91, 48.09]);
    for (const side of Object.values(first('near=Pol&lat=90&lon=9'))) expect(Number.isFinite(Number(side))).toBe(true);
  });
});

it('tiles of the host that the page asks anyway need no consent', () => {
  const host = 'https://portal.example/clients/stadt';
  expect(isKnownHost('https://portal.example/tiles/{z}/{x}/{y}.png', host)).toBe(true);
  expect(isKnownHost('https://{s}.tiles.example/{z}/{x}/{y}.png', host)).toBe(false);
  expect(isKnownHost('https://portal.example:8443/{z}', host)).toBe(false);
  expect(isKnownHost('/tiles/{z}', host)).toBe(false);
});

itForAll([
  ['https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['https://{s}.tiles.example:8080/{z}/{x}/{y}.png?key=1', 'tiles.example:8080'],
  ['/tiles/{z}', ''],
])('the tile server of %s is named as %s', (address, host) => expect(hostOf(address)).toBe(host));

it('a marker shows the number with which its name begins, as the language writes it', () => {
  const cluster = { key: 1, x: 0, y: 0, count: 1446, places: [] };
  const marker = drawMarker(cluster, '1.446 Veranstaltungen an 32 Orten', () => undefined);
  expect(marker.textContent).toBe('1.446');
});
