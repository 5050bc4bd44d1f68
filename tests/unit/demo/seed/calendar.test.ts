import { expect, it } from 'vitest';
import { dayOf, daysBetween, easterOf, firstAdventOf, weekdayOf } from '../../../../demo/seed/generate/calendar';
import { atEaster, inAdvent, inFasnet, inTerm } from '../../../../demo/seed/generate/seasons';
import { itForAll } from '../../../support/it-for-all';

itForAll([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

itForAll([
  [2022, '2022-11-27'],
  [2023, '2023-12-03'],
  [2026, '2026-11-29'],
  [2027, '2027-11-28'],
])('Advent %i begins on %s', (year, day) => {
  expect(firstAdventOf(year)).toBe(day);
});

it('counts days over leap years and months that run over', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(dayOf(2027, 14, 1)).toBe('2028-02-01');
  expect(weekdayOf('2026-11-22')).toBe(0);
});

itForAll([
  [inAdvent, '2026-11-25', false],
  [inAdvent, '2026-11-26', true],
  [inAdvent, '2026-12-23', true],
  [inAdvent, '2026-12-24', false],
  [inAdvent, '2027-01-02', false],
  [inFasnet, '2027-01-05', false],
  [inFasnet, '2027-02-09', true],
  [inFasnet, '2027-02-10', false],
  [atEaster, '2027-03-27', true],
  [atEaster, '2027-03-30', false],
  [inTerm, '2027-01-10', true],
  [inTerm, '2027-08-10', false],
] as const)('%o on %s: %s', (season, day, expected) => {
  expect(season(day)).toBe(expected);
});
