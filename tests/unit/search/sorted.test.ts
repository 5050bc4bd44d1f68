import { describe, expect, it } from 'vitest';
import { merged } from '../../../demo/server/search/memory/merge';
import { firstBehind, replaced } from '../../../demo/server/search/memory/sorted';
import fc from '../../support/same-cases';

const ascending = (one: number, other: number) => one - other;
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 400 }));

describe('lists that stay sorted', () => {
  it('are merged into one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.integer({ max: 9 }))), async (lists) => {
        const sorted = lists.map((list) => [...list].sort(ascending));
        expect(await merged(sorted, ascending)).toEqual(lists.flat().sort(ascending));
      }),
    );
  });

  it('are merged when they are long, too', async () => {
    const every = (step: number) => Array.from({ length: 40_000 }, (_, place) => place * step);
    expect(await merged([every(2), every(3)], ascending)).toEqual([...every(2), ...every(3)].sort(ascending));
  });

  it('lose and take items', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.array(fc.nat()), (had, others, places) => {
        const list = [...had].sort(ascending);
        const gone = places.map((place) => list[place % list.length]).filter((item) => item !== undefined);
        const come = others.filter((item) => !list.includes(item));
        const expected = [...list.filter((item) => !gone.includes(item)), ...come].sort(ascending);
        expect(replaced(list, gone, come, ascending)).toEqual(expected);
      }),
    );
  });

  it('say where something begins', () => {
    expect([0, 2, 5, 9].map((least) => firstBehind([1, 4, 4, 8], (item) => item >= least))).toEqual([0, 1, 3, 4]);
  });
});
