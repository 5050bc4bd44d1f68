import { expect, it } from 'vitest';
import { pointAt } from '../../../../../../src/features/recording/record-form/pictures/point-at';

const BOX = { left: 100, top: 50, width: 200, height: 400 };

it.each([
  ['in the picture', { clientX: 150, clientY: 150 }, { x: 0.25, y: 0.25 }],
  ['between two steps', { clientX: 167, clientY: 187 }, { x: 0.34, y: 0.34 }],
  ['left of and below the picture', { clientX: 0, clientY: 900 }, { x: 0, y: 1 }],
  ['on the edge', { clientX: 300, clientY: 50 }, { x: 1, y: 0 }],
])('finds the point %s', (_, pointer, point) => {
  expect(pointAt(BOX, pointer)).toEqual(point);
});

it('stays in the middle of a picture that has no size yet', () => {
  expect(pointAt({ ...BOX, width: 0, height: 0 }, { clientX: 1, clientY: 1 })).toEqual({ x: 0.5, y: 0.5 });
});
