import { expect, it } from 'vitest';
import { sideOf } from '../../../../src/ui/panel/use-float';

it.each([
  ['below where it fits', { below: 600, above: 900 }, { isBelow: true, room: 600 }],
  ['above where it fits there only', { below: 400, above: 900 }, { isBelow: false, room: 900 }],
  ['below and scrolling where it fits nowhere', { below: 350, above: 450 }, { isBelow: true, room: 350 }],
  ['on the larger side where below is next to nothing', { below: 100, above: 300 }, { isBelow: false, room: 300 }],
])('a panel stands %s', (_, room, expected) => {
  expect(sideOf(room, 560, 320)).toEqual(expected);
});
