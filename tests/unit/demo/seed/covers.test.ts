import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverAlt, coverFocus, coverSvg, newRecipe, renderCover, toRecipe } from '../../../../demo/seed/draw/covers';
import { fillTemplate } from '../../../../demo/seed/draw/fill-template';
import { MOTIFS, motifsOf } from '../../../../demo/seed/draw/motifs';
import { randomOf } from '../../../../demo/seed/generate/random';
import { RUBRICS } from '../../../../demo/seed/generate/rubrics';
import { itForAll } from '../../../support/it-for-all';

const names = [...MOTIFS.keys()];

describe('a cover', () => {
  itForAll(names)('of %s is complete for many seeds', (name) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const svg = coverSvg(newRecipe(name, seed * 7919));
      expect(svg).not.toMatch(/undefined|NaN|Infinity|null/);
      expect(svg).not.toMatch(/#[0-9a-f]{0,5}["']/i);
      // Every placeholder is filled.
      expect(svg).not.toMatch(/[{}|]|times=/);
    }
  });

  itForAll(names)('of %s differs by seed, and is the same for the same seed', (name) => {
    expect(coverSvg(newRecipe(name, 1))).toBe(coverSvg(newRecipe(name, 1)));
    expect(coverSvg(newRecipe(name, 1))).not.toBe(coverSvg(newRecipe(name, 2)));
  });

  itForAll(names)('of %s has a German description with place', (name) => {
    const recipe = newRecipe(name, 5);
    const { x, y } = coverFocus(recipe);
    expect(coverAlt(recipe)).toMatch(/^Illustration: .{10,}, .+$/);
    expect(coverAlt(recipe)).toBe(coverAlt(newRecipe(name, 5)));
    expect(Math.min(x, y)).toBeGreaterThan(0.2);
    expect(Math.max(x, y)).toBeLessThan(0.8);
  });

  itForAll(names)('of %s can be drawn', async (name) => {
    const { format, width, height } = await sharp(await renderCover(newRecipe(name, 3), 320)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 200 });
  });
});

itForAll([
  [320, 200],
  [640, 400],
  [960, 600],
  [1280, 800],
])('a cover %i wide is %i high', async (width, height) => {
  const metadata = await sharp(await renderCover(newRecipe('music.violin', 9), width)).metadata();
  expect([metadata.width, metadata.height]).toEqual([width, height]);
});

itForAll([undefined, null, 'x', 7, {}, { motif: 'no such', palette: 'toString', seed: 'x' }, []])(
  'the unreadable recipe %j becomes a landscape',
  async (recipe) => {
    expect(toRecipe(recipe)).toEqual({ motif: 'nature.ridges', palette: 'morning', seed: 1 });
    expect((await sharp(await renderCover(recipe, 320)).metadata()).width).toBe(320);
  },
);

itForAll(RUBRICS)('$name has several pictures for the whole year', ({ icon }) => {
  expect(motifsOf(icon).length).toBeGreaterThanOrEqual(2);
});

itForAll(RUBRICS)('white text is readable on the colour of $name', ({ color }) => {
  const light = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = light;
  expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('fills colours, chance, names and repetitions of a template', () => {
  const fill = (template: string) => fillTemplate(template, { near: '#000000', paper: '#ffffff' }, randomOf('any'));
  expect(fill('{near} {near paper 50} {{near paper 50} #ffffff 50}')).toBe('#000000 #808080 #c0c0c0');
  const [first, again] = fill('{tint=#111111|#222222|#333333} {tint}').split(' ');
  expect(first).toMatch(/^#([123])\1{5}$/);
  expect(again).toBe(first);
  const number = Number(fill('{-4..-3}'));
  expect([number >= -4, number <= -3]).toEqual([true, true]);
  expect(fill('<g times="2" step="5 1"><g times="2"><g id="a"/></g></g>')).toBe(
    '<g transform="translate(0 0) rotate(0)"><g id="a"/><g id="a"/></g><g transform="translate(5 1) rotate(0)"><g id="a"/><g id="a"/></g>',
  );
  expect(() => fill('{nobody}')).toThrow('nobody');
});
