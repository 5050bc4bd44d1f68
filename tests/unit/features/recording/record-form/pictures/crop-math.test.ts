import { expect, it } from 'vitest';
import {
  movedCrop,
  withCorner,
  withRatio,
} from '../../../../../../src/features/recording/record-form/pictures/crop-math';
import { positionInFrame } from '../../../../../../src/forms/upload/cropped-picture';
import { type Crop, pointIn, WHOLE_PICTURE } from '../../../../../../src/lib/crop';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';

const HALF: Crop = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 };

itForAll([
  [
    'moves one corner',
    withCorner(HALF, { x: 0, y: 0 }, { x: 0.6, y: 0 }, undefined),
    { x: 0.6, y: 0, width: 0.4, height: 0.75 },
  ],
  [
    'keeps its shape',
    withCorner(HALF, { x: 0, y: 1 }, { x: 0.4, y: 0.3 }, 1),
    { x: 0.4, y: 0.25, width: 0.6, height: 0.6 },
  ],
  [
    'is never turned round',
    withCorner(HALF, { x: 0, y: 0 }, { x: 2, y: 2 }, undefined),
    { x: 0.95, y: 0.7, width: 0.05, height: 0.05 },
  ],
  ['stops at the edge', movedCrop(HALF, { x: 1, y: -1 }), { x: 0.5, y: 0, width: 0.5, height: 0.5 }],
  ['is as large as its shape allows', withRatio(HALF, 2), { x: 0, y: 0.25, width: 1, height: 0.5 }],
])('%s', (_, crop, expected) => {
  expect(crop).toEqual(expected);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anywhere = fc.double({ min: -2, max: 3, noNaN: true });
const side = fc.constantFrom(0 as const, 1 as const);

it('never exceeds the picture, and keeps its ratio', () => {
  const step = fc.record({ corner: fc.record({ x: side, y: side }), to: fc.record({ x: anywhere, y: anywhere }) });
  const shapes = fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), shapes, (steps, shape) => {
      let crop = shape ? withRatio(WHOLE_PICTURE, shape) : WHOLE_PICTURE;
      for (const { corner, to } of steps) {
        crop = movedCrop(withCorner(crop, corner, to, shape), { x: to.x / 10, y: to.y / 10 });
        expect(Math.min(crop.x, crop.y, crop.width - 0.04, crop.height - 0.01)).toBeGreaterThanOrEqual(0);
        expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
        if (shape) expect(crop.width / crop.height / shape).toBeCloseTo(1, 1);
      }
    }),
    { numRuns: 300 },
  );
});

it('fills its frame with the crop of any ratio, and shows the focal point', () => {
  fc.assert(
    fc.property(share, share, fc.double({ min: 0.3, max: 3, noNaN: true }), (x, y, frame) => {
      const crop = withCorner(WHOLE_PICTURE, { x: 1, y: 1 }, { x: x + 0.1, y: y + 0.1 }, undefined);
      const point = { x: crop.width * x, y: crop.height * y };
      const { left, top, width, height } = positionInFrame({ crop, point }, 1.5, frame);
      const [l = 0, t = 0, w = 1, h = 1] = [left, top, width, height].map((one) => Number.parseFloat(one) / 100);
      // The part covers the frame, and the point lies in it.
      expect(l + crop.x * w).toBeLessThanOrEqual(0.01);
      expect(l + (crop.x + crop.width) * w).toBeGreaterThanOrEqual(0.99);
      expect(t + (crop.y + crop.height) * h).toBeGreaterThanOrEqual(0.99);
      for (const place of [l + point.x * w, t + point.y * h]) expect(Math.abs(place - 0.5)).toBeLessThanOrEqual(0.51);
      expect((w / h) * frame).toBeCloseTo(1.5, 0);
    }),
    { numRuns: 300 },
  );
});

it('shows a cropped focal point at the edge', () => {
  expect(pointIn(HALF, { x: 0.2, y: 0.5 })).toEqual({ x: 0, y: 0.5 });
});
