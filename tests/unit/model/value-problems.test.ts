import { expect, it } from 'vitest';
import { dayProblem, manyProblem, moneyProblem, numberProblem, timeProblem } from '../../../src/model/value-problems';
import { itForAll } from '../../support/it-for-all';

const TODAY = '2026-11-21';

itForAll([
  ['', undefined],
  ['2026-11-21', undefined],
  ['2026-11-20', 'too_early'],
  ['2027-01-01', 'too_late'],
  ['31.02.', 'impossible'],
  ['2026-02-31', 'impossible'],
  ['bald', 'unreadable'],
  // A readable input is already a day here, so any other text was unreadable.
  ['24.12.', 'unreadable'],
])('the day %j is wrong as %s', (value, code) => {
  expect(dayProblem(value, { today: TODAY, min: TODAY, max: '2026-12-31' })?.code).toBe(code);
});

itForAll([
  ['', undefined],
  ['19:30', undefined],
  ['24:00', 'impossible'],
  ['abends', 'unreadable'],
  ['19.30', 'unreadable'],
])('the time %j is wrong as %s', (value, code) => {
  expect(timeProblem(value)?.code).toBe(code);
});

itForAll([
  [undefined, undefined],
  [1, undefined],
  [0, 'too_small'],
  [11, 'too_large'],
  [2.5, 'not_whole'],
  ['zwölf', 'unreadable'],
  [Number.NaN, 'unreadable'],
  [Number.POSITIVE_INFINITY, 'unreadable'],
])('the number %j is wrong as %s', (value, code) => {
  expect(numberProblem(value, { min: 1, max: 10, isWhole: true })?.code).toBe(code);
});

itForAll([
  [undefined, undefined],
  [0, undefined],
  [1250, undefined],
  [-1, 'too_small'],
  [10_001, 'too_large'],
  [12.5, 'unreadable'],
  ['12,505', 'too_precise'],
  ['12.505', 'too_precise'],
  ['frei', 'unreadable'],
])('the amount %j is wrong as %s', (value, code) => {
  expect(moneyProblem(value, { max: 10_000 })?.code).toBe(code);
});

it('an amount is owed only where that is allowed', () => {
  expect(moneyProblem(-500, { min: -1000 })).toBeUndefined();
  expect(moneyProblem(-500)).toEqual({ code: 'too_small', params: { kind: 'money', currency: 'EUR', min: 0 } });
});

it('a list holds at most so many', () => {
  expect([manyProblem(['a', 'b'], 2), manyProblem(['a', 'b', 'c'], 2)?.code]).toEqual([undefined, 'too_many']);
});
