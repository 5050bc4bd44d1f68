import { expect } from 'vitest';
import { leftOf, sideOf } from '../../../../src/ui/panel/use-popover-position';
import { itForAll } from '../../../support/it-for-all';

itForAll([
  ['below where it fits', { below: 600, above: 900 }, { isBelow: true, room: 600 }],
  ['above where it fits there only', { below: 400, above: 900 }, { isBelow: false, room: 900 }],
  ['below and scrolling where it fits nowhere', { below: 350, above: 450 }, { isBelow: true, room: 350 }],
  ['on the larger side where below is next to nothing', { below: 100, above: 300 }, { isBelow: false, room: 300 }],
])('a panel is %s', (_, room, expected) => {
  expect(sideOf(room, 560, 320)).toEqual(expected);
});

itForAll([
  ['with its opener where it fits', { left: 300, right: 500 }, { left: 40, right: 1240 }, 300],
  ['further left where it would leave the element', { left: 900, right: 1200 }, { left: 40, right: 1240 }, 880],
  ['with an element that is narrower', { left: 600, right: 700 }, { left: 500, right: 780 }, 500],
  ['within the window beside a narrow element', { left: 1150, right: 1260 }, { left: 1000, right: 1270 }, 912],
])('a panel begins %s', (_, from, element, left) => {
  expect(leftOf(from, element, 360, 1280)).toBe(left);
});
