import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RUBRICS } from '../../../../../../demo/seed/generate/rubrics';
import { canColorBar } from '../../../../../../src/features/events/views/month/use-bar-color';
import { parseColor, type Rgb } from '../../../../../../src/lib/css-values';
import { contrast, mix } from '../../../../../../src/theme/contrast';
import { themeProperties } from '../../../../../../src/theme/theme-properties';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';

const rgb = (text: string) => parseColor(text) as Rgb;
const css = readFileSync('src/features/events/views/month/month.css', 'utf8');
/** The share of a rubric's colour in the background of its bars. */
const SHARE = Number(/\.month-link \{[^}]*color-mix\(in srgb, var\(--rubric[^;]*?\) (\d+)%/.exec(css)?.[1]) / 100;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Ground and words of the month on a page, whose colours a client has chosen. */
function colorsOn(background: string) {
  const { properties } = themeProperties({ light: { background } });
  const of = (name: 'background' | 'surface' | 'text') => properties[`--portal-color-${name}`] ?? '';
  return { ground: of('background'), surface: of('surface'), text: of('text') };
}

it('the text of a bar is readable on every background, with any rubric colour', () => {
  expect(SHARE).toBeGreaterThan(0);
  fc.assert(
    fc.property(hex, hex, (background, rubric) => {
      const { ground, surface, text } = colorsOn(background);
      const bar = canColorBar(text, ground) ? mix(rgb(ground), rgb(rubric), SHARE) : rgb(surface);
      expect(contrast(rgb(text), bar)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

itForAll(['#ffffff', '#fff7e6', '#e8f4ff', '#cccccc', '#101820', '#000000'])(
  'on %s bars have the tint of their rubric',
  (background) => {
    const { ground, text } = colorsOn(background);
    expect(canColorBar(text, ground)).toBe(true);
    for (const { color } of RUBRICS)
      expect(contrast(rgb(text), mix(rgb(ground), rgb(color), SHARE))).toBeGreaterThanOrEqual(7);
  },
);

it('on a grey page, and where a page has colours of its own that cannot be read, they have none', () => {
  const { ground, text } = colorsOn('#667788');
  expect(canColorBar(text, ground)).toBe(false);
  // It would hide the words: the control.
  const tinted = ['#000', '#fff'].map((color) => contrast(rgb(text), mix(rgb(ground), rgb(color), SHARE)));
  expect(Math.min(...tinted)).toBeLessThan(4.5);
  expect(canColorBar('var(--x)', '#fff')).toBe(false);
});
