import { expect, it } from 'vitest';
import { typedDay } from '../../../src/lib/typed-day';

const TODAY = '2026-11-21';

it.each([
  ['21.11.2026', '2026-11-21'],
  ['1.2.27', '2027-02-01'],
  ['21.11.', '2026-11-21'],
  ['20.11.', '2027-11-20'],
  ['5.12', '2026-12-05'],
  ['2026-11-21', '2026-11-21'],
  ['24/12/2026', '2026-12-24'],
  ['5 Dec 2026', '2026-12-05'],
  ['5. Dezember 2026', '2026-12-05'],
  ['December 5, 2026', '2026-12-05'],
  ['3rd March', '2027-03-03'],
  [' 1. März 2027 ', '2027-03-01'],
])('%j is read as %s', (typed, day) => {
  expect(typedDay(typed, TODAY)).toEqual({ day });
});

it.each([
  ['31.02.', 'impossible'],
  ['31.2.2026', 'impossible'],
  ['2026-02-31', 'impossible'],
  ['31 Feb 2027', 'impossible'],
  ['29.2.2027', 'impossible'],
  ['32.1.', 'impossible'],
  ['1.13.2026', 'impossible'],
  ['morgen', 'unreadable'],
  ['5 Foo 2026', 'unreadable'],
  ['21', 'unreadable'],
  ['21.11.202', 'unreadable'],
] as const)('%j is no day: %s', (typed, problem) => {
  expect(typedDay(typed, TODAY)).toEqual({ problem });
});

it('nothing typed is neither a day nor a problem', () => {
  expect(typedDay('  ', TODAY)).toEqual({});
});

it.each([
  ['2026-11-21', '2028-02-29'],
  ['2028-02-29', '2028-02-29'],
  ['2028-03-01', '2032-02-29'],
  ['2096-03-01', '2104-02-29'],
])('typed on %s, 29.2. is the next that exists', (today, day) => {
  expect(typedDay('29.2.', today)).toEqual({ day });
  expect(typedDay('30.2.', today)).toEqual({ problem: 'impossible' });
});
