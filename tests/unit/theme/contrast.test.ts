import { describe, expect, it } from 'vitest';
import { hexOf, parseColor, type Rgb } from '../../../src/lib/css-values';
import { contrast, mix, readableOn, readableTextColor } from '../../../src/theme/contrast';
import { defaultColors } from '../../../src/theme/theme';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

const rgb = (text: string) => parseColor(text) as Rgb;
const anyColor = fc.tuple(
  ...([0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
);
const WHITE = rgb('white');

itForAll([
  ['#000', 21],
  ['#fff', 1],
  ['#767676', 4.54],
  [defaultColors.primary, 3.84],
  [defaultColors.error, 3.16],
  [defaultColors.info, 3.12],
  [defaultColors.success, 2.78],
  [defaultColors.warning, 2.37],
  [defaultColors.secondary, 1.16],
])('%s has %f:1 on white', (color, ratio) => {
  expect(contrast(rgb(color), WHITE)).toBeCloseTo(ratio, 1);
});

describe('readable', () => {
  it('returns a readable colour unchanged', () => {
    expect(readableOn(rgb('#006a9f'), [WHITE])).toEqual(rgb('#006a9f'));
  });

  it('takes the nearest shade that is', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, background) => {
        const shade = readableOn(color, [background]);
        expect(contrast(shade, background)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });

  it('preserves the hue', () => {
    expect(hexOf(readableOn(rgb('#f00'), [WHITE]))).toMatch(/^#..0000$/);
    expect(hexOf(readableOn(rgb('#00f'), [rgb('#000')]))).toMatch(/^#(..)\1ff$/);
  });

  it('goes no further than it has to', () => {
    const shade = readableOn(rgb(defaultColors.primary), [WHITE]);
    expect(contrast(shade, WHITE)).toBeLessThan(4.6);
  });
});

it('writes in black on light and in white on dark', () => {
  expect(readableTextColor(WHITE)).toEqual([0, 0, 0]);
  expect(readableTextColor(rgb('#222'))).toEqual([255, 255, 255]);
});

it('mixes by shares', () => {
  expect(mix([0, 0, 0], [255, 100, 10], 0.5)).toEqual([128, 50, 5]);
});
