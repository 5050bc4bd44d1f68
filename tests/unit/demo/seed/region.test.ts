import { expect, it } from 'vitest';
import { PROMOTERS } from '../../../../demo/seed/generate/promoters';
import { communityOf, DISTRICTS, MUNICIPALITIES } from '../../../../demo/seed/generate/region';
import { VENUES } from '../../../../demo/seed/generate/venues';

it('has the 66 municipalities of the three Landkreise', () => {
  const counties = new Set(MUNICIPALITIES.map(({ namePath }) => namePath.split('|')[1]));
  expect(MUNICIPALITIES).toHaveLength(66);
  expect([...counties].sort()).toEqual(['Reutlingen', 'Tübingen', 'Zollernalbkreis']);
});

it('has districts that lie near their municipality and have ids of their own', () => {
  const ids = [...MUNICIPALITIES, ...DISTRICTS].map(({ communityId, districtId }) => districtId ?? communityId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThan(2 ** 31);
  for (const { communityId, lat, lon, namePath } of DISTRICTS) {
    const whole = MUNICIPALITIES.find((place) => place.communityId === communityId);
    expect(namePath.startsWith(`${whole?.namePath}|`)).toBe(true);
    expect(Math.hypot(lat - (whole?.lat ?? 0), lon - (whole?.lon ?? 0))).toBeLessThan(0.2);
  }
});

it('has venues in every municipality and promoters for every rubric', () => {
  expect(new Set(VENUES.map(({ community: place }) => place.communityId)).size).toBe(66);
  expect(VENUES.length).toBeGreaterThanOrEqual(120);
  expect(PROMOTERS.length).toBeGreaterThanOrEqual(60);
  const rubrics = new Set(PROMOTERS.flatMap(({ rubricIds }) => rubricIds));
  expect(rubrics.size).toBe(16);
  const ids = [...VENUES, ...PROMOTERS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('refuses a place that does not exist', () => {
  expect(() => communityOf('Reutlingen', 'Entenhausen')).toThrow('No such place: Reutlingen Entenhausen');
});
