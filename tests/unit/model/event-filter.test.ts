import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../src/lib/days';
import { ACCESS_FEATURES } from '../../../src/model/access-features';
import {
  callQueryOf,
  changeFilter,
  DATE_SHORTCUTS,
  DEFAULT_RADIUS_KM,
  daysOf,
  type EventFilter,
  emptyFilter,
  filterOf,
  isAnswerableDirectly,
  queryOf,
  SORTS,
  sortOf,
} from '../../../src/model/event-filter';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

const TODAY = '2026-11-21';
const inQuery = (query: string) => filterOf(new URLSearchParams(query));
const defaults = { today: TODAY, pageSize: undefined, favourites: [] };

it('accepts the name of the list: an address with it is equal to one without', () => {
  expect(inQuery('q=Jazz&view=list')).toEqual(inQuery('q=Jazz'));
  expect(inQuery('view=month').view).toBe('month');
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const id = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes(','));
const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000);
const near = fc.record(
  {
    label: fc
      .string({ minLength: 1, maxLength: 30 })
      .map((text) => text.trim())
      .filter(Boolean),
    lat: degrees(90),
    lon: degrees(180),
  },
  { requiredKeys: ['label', 'lat', 'lon'] },
);

const anyFilter: fc.Arbitrary<EventFilter> = fc
  .record(
    {
      q: fc.string({ maxLength: 40 }),
      rubrics: fc.uniqueArray(fc.nat(1_000_000), { maxLength: 5 }),
      tags: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 4 }),
      isFree: fc.boolean(),
      isForChildren: fc.boolean(),
      isBarrierFree: fc.boolean(),
      accessFeatures: fc.subarray([...ACCESS_FEATURES]),
      hidesLongRunning: fc.boolean(),
      ids: fc.uniqueArray(id, { maxLength: 5 }),
      isFavourites: fc.boolean(),
      page: fc.integer({ min: 1, max: 1000 }),
      when: fc.constantFrom(...DATE_SHORTCUTS, 'over'),
      from: day,
      to: day,
      community: fc.nat(2 ** 31 - 1),
      district: fc.nat(2 ** 31 - 1),
      near,
      radiusKm: fc.integer({ min: 1, max: 200 }),
      sort: fc.constantFrom(...SORTS),
    },
    {
      requiredKeys: [
        ...(['q', 'rubrics', 'tags', 'isFree', 'isForChildren', 'isBarrierFree', 'hidesLongRunning'] as const),
        ...(['accessFeatures', 'ids', 'isFavourites', 'page'] as const),
      ],
    },
  )
  .map((filter) => {
    // The address leaves out the default radius, and any radius without a place.
    const { radiusKm, from, to, ...others } = filter;
    // A period with its end before its start is turned round.
    const [first, last] = from && to && from > to ? [to, from] : [from, to];
    const rest = { ...others, ...(first && { from: first }), ...(last && { to: last }) };
    return rest.near && radiusKm !== undefined && radiusKm !== DEFAULT_RADIUS_KM ? { ...rest, radiusKm } : rest;
  });

describe('a filter and its query', () => {
  it('are equal for any values', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(inQuery(queryOf(filter))).toEqual(filter);
      }),
    );
  });

  it('an empty filter needs no query', () => {
    expect(queryOf(emptyFilter())).toBe('');
    expect(inQuery('')).toEqual(emptyFilter());
  });

  it('any text gives a filter that the server accepts', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const filter = inQuery(query);
        expect(filter.page).toBeGreaterThanOrEqual(1);
        expect(inQuery(queryOf(filter))).toEqual(inQuery(queryOf(inQuery(queryOf(filter)))));
      }),
    );
  });

  itForAll([
    ['page=0', 'page', 1],
    ['page=x', 'page', 1],
    ['from=2026-02-30', 'from', undefined],
    ['when=never', 'when', undefined],
    ['radius=9999', 'radiusKm', undefined],
    ['community=-1', 'community', undefined],
    ['rubric=1,x,3', 'rubrics', [1, 3]],
    ['ids=a,,a,b', 'ids', ['a', 'b']],
    ['near=%20', 'near', undefined],
    ['near=Ulm&lat=91&lon=9', 'near', { label: 'Ulm' }],
    ['sort=price', 'sort', undefined],
  ] as const)('%s: invalid values are omitted', (query, key, value) => {
    expect(inQuery(query)[key]).toEqual(value);
  });
});

describe('changing a filter', () => {
  it('starts again at the first page', () => {
    expect(changeFilter(inQuery('page=4&q=jazz'), { isFree: true })).toEqual(inQuery('q=jazz&free=1'));
  });

  it('removes a value', () => {
    expect(changeFilter(inQuery('when=week&q=jazz'), { when: undefined })).toEqual(inQuery('q=jazz'));
  });
});

describe('date shortcuts', () => {
  itForAll([
    ['today', TODAY, '2026-11-21', '2026-11-21'],
    ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
    ['week', TODAY, '2026-11-21', '2026-11-27'],
    ['month', TODAY, '2026-11-21', '2026-12-20'],
  ] as const)('%s on %s', (shortcut, today, from, to) => {
    expect(daysOf(shortcut, today)).toEqual({ from, to });
  });

  itForAll([
    ['Monday', '2026-11-16', '2026-11-20', '2026-11-22'],
    ['Tuesday', '2026-11-17', '2026-11-20', '2026-11-22'],
    ['Wednesday', '2026-11-18', '2026-11-20', '2026-11-22'],
    ['Thursday', '2026-11-19', '2026-11-20', '2026-11-22'],
    ['Friday', '2026-11-20', '2026-11-20', '2026-11-22'],
    ['Saturday', '2026-11-21', '2026-11-21', '2026-11-22'],
    ['Sunday', '2026-11-22', '2026-11-22', '2026-11-22'],
  ])('the weekend on a %s', (_, today, from, to) => {
    expect(daysOf('weekend', today)).toEqual({ from, to });
  });

  it('the weekend ends on a Sunday and never begins in the past', () => {
    fc.assert(
      fc.property(day, (today) => {
        const { from, to } = daysOf('weekend', today);
        expect(weekdayOf(to)).toBe(7);
        expect(from >= today).toBe(true);
      }),
    );
  });
});

describe('the call', () => {
  it('converts a shortcut to days', () => {
    expect(callQueryOf(inQuery('when=weekend'), defaults)).toEqual({
      ...callQueryOf(inQuery(''), defaults),
      ...{ when: 'weekend', from: TODAY, to: '2026-11-22' },
    });
    expect(callQueryOf(inQuery('when=week'), defaults)).toMatchObject({ when: undefined, from: TODAY });
  });

  itForAll(['now', 'today', 'evening', 'tomorrow', 'weekend', 'week', 'month', 'over'])(
    'sends only the keyword if it is repeated on other days: %s',
    (when) => {
      const call = callQueryOf(inQuery(`when=${when}`), { ...defaults, isMoving: true });
      expect(call).toEqual({ ...callQueryOf(inQuery(''), defaults), when });
      const days = callQueryOf(inQuery('from=2026-12-01'), { ...defaults, isMoving: true });
      expect(days).toEqual({ ...callQueryOf(inQuery(''), defaults), from: '2026-12-01' });
    },
  );

  itForAll([
    ['now', { time: 'now', over: undefined }],
    ['evening', { time: 'evening', over: undefined }],
    ['over', { time: undefined, over: 'only' }],
    ['today', { time: undefined, over: undefined }],
  ])('requests a part of today: %s', (when, part) => {
    expect(callQueryOf(inQuery(`when=${when}`), defaults)).toMatchObject({ from: TODAY, to: TODAY, ...part });
  });

  it('requests events around coordinates, by date unless the visitor sorts by distance', () => {
    const around = { lat: 48.4, lon: 9.99, radius: DEFAULT_RADIUS_KM };
    const ask = (query: string) => callQueryOf(inQuery(`near=Ulm&lat=48.4&lon=9.99${query}`), defaults);
    expect(ask('')).toMatchObject({ ...around, sort: undefined });
    expect(ask('&sort=distance')).toMatchObject({ ...around, sort: 'distance' });
  });

  it('sends no radius for a place without coordinates', () => {
    const filter = inQuery('near=Ulm&radius=50&sort=distance');
    expect(callQueryOf(filter, defaults)).toMatchObject({ lat: undefined, radius: undefined, sort: undefined });
    expect(isAnswerableDirectly(filter)).toBe(false);
  });

  it('names at most a hundred favourites', () => {
    const favourites = Array.from({ length: 150 }, (_, index) => `e${index}`);
    const { ids } = callQueryOf(inQuery('favourites=1'), { ...defaults, favourites });
    expect(String(ids).split(',')).toHaveLength(100);
    expect(isAnswerableDirectly(inQuery('favourites=1'))).toBe(false);
  });

  itForAll([
    ['sort=distance', 'date'],
    ['sort=relevance', 'date'],
    ['sort=relevance&q=jazz', 'relevance'],
    ['q=jazz', 'relevance'],
    ['q=jazz&near=Ulm', 'relevance'],
    ['q=jazz&near=Ulm&sort=distance', 'distance'],
    ['q=jazz&sort=date', 'date'],
    ['q=jazz&sort=distance', 'relevance'],
    ['q=%20%21%3F', 'date'],
    ['near=Ulm', 'date'],
    ['near=Ulm&sort=distance', 'distance'],
    ['sort=title&near=Ulm', 'title'],
  ])('%s is in the order of %s', (query, order) => {
    expect(sortOf(inQuery(query))).toBe(order);
  });
});

it('a reversed range is swapped', () => {
  expect(inQuery('from=2026-12-24&to=2026-12-01')).toMatchObject({ from: '2026-12-01', to: '2026-12-24' });
  expect(inQuery('from=2026-12-24')).toMatchObject({ from: '2026-12-24' });
});
