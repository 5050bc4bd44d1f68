import { expect, it } from 'vitest';
import { typedDay } from '../../../../src/features/events/list/typed-day';

it.each([
  ['24.12.2026', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['5 Dec 2026', '2026-12-05'],
  ['5. Dezember 2026', '2026-12-05'],
  ['December 5, 2026', '2026-12-05'],
  ['3rd March', '2027-03-03'],
  ['1. März 2027', '2027-03-01'],
  ['5 Foo 2026', undefined],
  ['31 Feb 2027', undefined],
  ['', undefined],
])('%s is read as %s', (typed, expected) => {
  expect(typedDay(typed, '2026-11-21')).toBe(expected);
});
