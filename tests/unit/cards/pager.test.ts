import { expect, it } from 'vitest';
import { pagesAround } from '../../../src/cards/pager';
import { topRubrics } from '../../../src/features/events/list/filter-bar';
import { addMonths, dayForKey, weeksOf } from '../../../src/ui/calendar/month';
import { indexForKey } from '../../../src/ui/combo/listbox';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

itForAll([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i links to %j', (current, count, pages) => {
  expect(pagesAround(current, count)).toEqual(pages);
});

it('the first, the last and the current page always have a link', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (count, offset) => {
      const current = Math.min(count, offset + 1);
      const pages = pagesAround(current, count);
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});

it('the chips are the rubrics with most events, and every chosen one', () => {
  const rubric = Array.from({ length: 12 }, (_, id) => ({
    id,
    name: `R${id}`,
    color: '#000000',
    icon: 'star',
    count: id,
  }));
  const facets = {
    rubric,
    tag: [],
    community: [],
    day: [],
    flags: { free: 0, children: 0, barrierFree: 0, longRunning: 0 },
  };
  const ids = (counted: typeof facets, chosen: number[]) => topRubrics(counted, chosen).map(({ id }) => id);
  expect(ids(facets, [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ids(facets, [11, 2])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 11]);
  const others = { ...facets, rubric: rubric.map((one) => ({ ...one, count: 12 - one.id })) };
  expect(ids(others, [])).toEqual(ids(facets, []));
  expect(topRubrics(undefined, [1])).toEqual([]);
});

itForAll([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 1, undefined],
])('%s in a list of three, from %i', (key, active, next) => {
  expect(indexForKey(key, active, 3)).toBe(next);
});

itForAll([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-21', -12, '2025-11-21'],
])('%s and %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

it('a month is drawn in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.[6]).toBe('2026-12-06');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

itForAll([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', true, '2025-11-21'],
  ['x', false, undefined],
])('%s (shift: %s) leads to %s', (key, isShift, day) => {
  expect(dayForKey(key, isShift, '2026-11-21')).toBe(day);
});
