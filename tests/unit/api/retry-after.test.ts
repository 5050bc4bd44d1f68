import { expect } from 'vitest';
import { retryAfterMs } from '../../../src/api/retry-after';
import { itForAll } from '../../support/it-for-all';

const NOW = Date.parse('2026-11-21T12:00:00Z');

itForAll([
  ['2', 2000],
  ['0', 0],
  ['-5', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is %j', (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});
