import { expect, it } from 'vitest';
import { tripsOf } from '../../../../dist-config/bench/routes';

it.each([
  ['none, where nothing was asked for', [], 0],
  [
    'one, where all was asked for at once',
    [
      { at: 0, end: 100 },
      { at: 5, end: 300 },
      { at: 90, end: 120 },
    ],
    1,
  ],
  [
    'one more for what was asked for when an answer was there',
    [
      { at: 0, end: 100 },
      { at: 100, end: 200 },
    ],
    2,
  ],
  [
    'the longest chain, in whatever order they are noted',
    [
      { at: 250, end: 300 },
      { at: 0, end: 100 },
      { at: 110, end: 240 },
      { at: 10, end: 260 },
    ],
    3,
  ],
  ['one, where the first was never answered', [{ at: 0 }, { at: 500, end: 600 }], 1],
])('counts round trips: %s', (_, requests, trips) => expect(tripsOf(requests)).toBe(trips));
