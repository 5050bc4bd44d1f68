import { expect, it } from 'vitest';
import { ageOf } from '../../../../../../demo/server/backoffice/page/age';
import { itForAll } from '../../../../../support/it-for-all';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 60;
const DAY = 24 * HOUR;

itForAll([
  [-5, '1 Min.', false],
  [0, '1 Min.', false],
  [59, '59 Min.', false],
  [HOUR, '1 Std.', false],
  [DAY - 1, '23 Std.', false],
  [DAY, '1 Tag', false],
  [2 * DAY - 1, '1 Tag', false],
  [3 * DAY - 1, '2 Tage', false],
  [3 * DAY, '3 Tage', true],
])('formats a waiting time of %d minutes', (minutes, text, isLate) => {
  expect(ageOf(new Date(NOW.getTime() - minutes * 60_000), NOW)).toEqual({ text, isLate });
});

it('treats an unknown day as late', () => {
  expect(ageOf(null, NOW).isLate).toBe(true);
});
