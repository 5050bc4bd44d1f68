import { describe, expect, it } from 'vitest';
import { eventsInCircle, findInCircle, metresBetween } from '../../../../../src/features/events/list/distance-search';
import type { EventRow } from '../../../../../src/model/answers/event-row';
import { aPage, aRow } from '../../../cards/translation';

const REUTLINGEN = { lat: 48.4914, lon: 9.2043 };
const PFULLINGEN = { lat: 48.4646, lon: 9.228 };
const BERLIN = { lat: 52.52, lon: 13.405 };

const at = (id: string, position?: { lat: number; lon: number }): EventRow =>
  aRow({
    id,
    location: { name: 'Halle', community: { communityId: 1, name: 'Ort', path: [], ...(position && { position }) } },
  });

it('measures along the surface of the earth', () => {
  expect(metresBetween(REUTLINGEN, REUTLINGEN)).toBe(0);
  expect(metresBetween(REUTLINGEN, PFULLINGEN)).toBeCloseTo(3450, -2);
  expect(metresBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015_000, -4);
});

it('keeps near events, nearest first, and omits those without position', () => {
  const rows = [at('berlin', BERLIN), at('near', PFULLINGEN), at('nowhere'), at('here', REUTLINGEN)];
  const near = eventsInCircle(rows, { ...REUTLINGEN, radiusKm: 15 }, true);
  expect(near.map(({ id }) => id)).toEqual(['here', 'near']);
  expect(near[1]?.distanceMetres).toBeGreaterThan(3_000);
});

describe('a server without radius search', () => {
  const all = Array.from({ length: 60 }, (_, index) => at(`e${index}`, index % 2 ? PFULLINGEN : BERLIN));
  const find = async () => aPage({ events: all, total: 60, pageSize: 100 });
  const around = { ...REUTLINGEN, radiusKm: 15 };
  const page = aPage({ events: all.slice(0, 24), total: 60, pageCount: 3 });

  it('is paged on the client', async () => {
    const second = await findInCircle(find, { call: { page: 2, sort: 'distance' }, circle: around, page });
    expect(second).toMatchObject({ total: 30, number: 2, pageCount: 2 });
    expect(second.events).toHaveLength(6);
  });

  it('and without positions is left unchanged', async () => {
    const blind = aPage({ events: [at('e1')], total: 1 });
    expect(await findInCircle(find, { call: {}, circle: around, page: blind })).toBe(blind);
  });
});
