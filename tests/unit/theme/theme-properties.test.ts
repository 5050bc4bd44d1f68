import { describe, expect, it } from 'vitest';
import { parseColor, type Rgb } from '../../../src/lib/css-values';
import { contrast } from '../../../src/theme/contrast';
import { defaultColors, type ThemeColor } from '../../../src/theme/theme';
import { themeProperties } from '../../../src/theme/theme-properties';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const names = Object.keys(defaultColors) as ThemeColor[];
const anyTheme = fc.record(Object.fromEntries(names.map((name) => [name, hex])) as Record<ThemeColor, typeof hex>, {
  requiredKeys: [],
});

const SPOKEN = ['primary', 'error', 'warning', 'success', 'info'];
const GROUNDS = ['background', 'surface', 'card', ...SPOKEN.map((name) => `${name}-soft`)];

/** The contrast ratio that each token must reach on each of its backgrounds. */
const DUTIES: readonly [token: string, grounds: readonly string[], ratio: number][] = [
  ['text', GROUNDS, 4.5],
  ['text-soft', GROUNDS, 4.5],
  ...SPOKEN.map((name) => [`${name}-text`, ['background', 'surface', 'card', `${name}-soft`], 4.5] as const).map(
    ([token, grounds, ratio]): [string, readonly string[], number] => [token, grounds, ratio],
  ),
  ['text-on-primary', ['primary-text'], 4.5],
  ['secondary-text', ['secondary'], 4.5],
  ['control-line', ['background', 'surface', 'card'], 3],
  ['focus', GROUNDS, 3],
];

const WHITE: Rgb = [255, 255, 255];

/** Returns the pairs with too little contrast for colours of a client and a page background. */
const failuresOf = (light: Partial<Record<ThemeColor, string>>, page = WHITE) => {
  const { properties } = themeProperties({ light }, page);
  // If the element paints no ground, its texts stand on the ground of the page.
  const shown = properties['--portal-ground'] === 'transparent' ? [page] : [];
  const color = (name: string | Rgb) =>
    typeof name === 'string' ? (parseColor(properties[`--portal-color-${name}`]) as Rgb) : name;
  return DUTIES.flatMap(([token, grounds, ratio]) =>
    (grounds.includes('background') ? [...grounds, ...shown] : grounds)
      .filter((ground) => contrast(color(token), color(ground)) < ratio)
      .map((ground) => `${token} on ${ground}`),
  );
};

describe('themeProperties', () => {
  it('is readable with the default colours and reports nothing', () => {
    expect(failuresOf({})).toEqual([]);
    expect(themeProperties().corrections).toEqual([]);
    expect(themeProperties({ light: defaultColors }).corrections).toEqual([]);
  });

  itForAll([
    [undefined, WHITE, 'transparent'],
    [undefined, [30, 30, 30], 'transparent'],
    ['no colour', WHITE, 'transparent'],
    ['#fff', WHITE, '#ffffff'],
    ['#fff', [0, 0, 0], '#ffffff'],
    ['#102030', undefined, '#102030'],
    [undefined, undefined, '#ffffff'],
  ] as [unknown, Rgb | undefined, string][])(
    'paints the background if it is set, or if that of the page is unknown: %s on %s',
    (background, page, ground) => {
      expect(themeProperties({ light: { background } }, page).properties['--portal-ground']).toBe(ground);
    },
  );

  itForAll([
    [undefined, WHITE, '0px'],
    ['#fff', WHITE, '0px'],
    ['#fff', [0, 0, 0], '24px'],
    [undefined, undefined, '24px'],
  ] as [unknown, Rgb | undefined, string][])(
    'has padding if its background differs from the page: %s on %s',
    (background, page, space) => {
      expect(themeProperties({ light: { background } }, page).properties['--portal-ground-space']).toBe(space);
    },
  );

  it('takes its tint from the page, dark or light', () => {
    const on = (page: Rgb) => themeProperties({}, page).properties;
    expect(on([30, 30, 30])).toMatchObject({ '--portal-color-background': '#1e1e1e', '--portal-scheme': 'dark' });
    expect(on([246, 241, 231])).toMatchObject({
      '--portal-color-background': '#f6f1e7',
      '--portal-color-surface': '#ede9df',
      '--portal-color-card': '#fdfcfa',
      '--portal-scheme': 'light',
    });
    expect(on([0, 0, 0])).toMatchObject({ '--portal-color-surface': '#131414', '--portal-color-card': '#1d1d1e' });
  });

  it('has surfaces that are visible on every page', () => {
    for (let level = 0; level < 256; level++) {
      const page: Rgb = [level, level, level];
      const surface = parseColor(themeProperties({}, page).properties['--portal-color-surface']) as Rgb;
      expect(contrast(surface, page), String(page)).toBeGreaterThan(1.05);
    }
  });

  it('has an accent on a dark page that never looks disabled: of the same hue, saturation, and with a strong text', () => {
    for (const primary of ['#0b4f7d', '#9b1c1f', '#0089CE', '#004466']) {
      const { properties } = themeProperties({ light: { primary } }, [16, 22, 28]);
      const color = (name: string) => parseColor(properties[`--portal-color-${name}`]) as Rgb;
      const accent = color('primary-text');
      expect(Math.max(...accent) - Math.min(...accent), primary).toBeGreaterThan(80);
      expect(contrast(accent, [16, 22, 28]), primary).toBeGreaterThan(5.9);
      expect(contrast(color('text-on-primary'), accent), primary).toBeGreaterThan(5.9);
    }
  });

  it('is readable with any colours', () => {
    fc.assert(
      fc.property(anyTheme, hex, (light, page) => {
        expect(failuresOf(light, parseColor(page))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  itForAll(['#777777', '#757575', '#767676', '#7f7f7f', '#ff0000', '#808000', '#000', '#fff'])(
    'is readable on the background %s, chosen or the page’s',
    (background) => {
      expect(failuresOf({}, parseColor(background))).toEqual([]);
      expect(failuresOf({ background })).toEqual([]);
      expect(failuresOf({ background, primary: background, error: background })).toEqual([]);
    },
  );

  it('keeps the brand colours', () => {
    const { properties } = themeProperties({ light: { primary: '#FF0', secondary: 'rgb(1 2 3)' } });
    expect(properties).toMatchObject({ '--portal-color-primary': '#ffff00', '--portal-color-secondary': '#010203' });
  });

  it("reports a client's colour with too little contrast as text", () => {
    const { corrections, properties } = themeProperties({ light: { primary: '#66ccff', error: '#b00020' } });
    expect(corrections).toEqual([
      { name: 'primary', from: '#66ccff', to: properties['--portal-color-primary-text'], ratio: expect.any(Number) },
    ]);
    expect(corrections[0]?.ratio).toBeLessThan(2);
  });

  it('keeps the text colour of buttons if it is readable', () => {
    const on = (light: Partial<Record<ThemeColor, string>>) =>
      themeProperties({ light }).properties['--portal-color-text-on-primary'];
    expect(on({})).toBe('#ffffff');
    expect(on({ primary: '#003355', text_on_primary: '#ffeecc' })).toBe('#ffeecc');
    expect(on({ primary: '#003355', text_on_primary: '#004466' })).not.toBe('#004466');
  });

  it('takes the font of the host page unless one is set', () => {
    const font = (fontFamily: unknown) => themeProperties({ fontFamily }).properties['--portal-font'];
    expect([undefined, '', 'Arial, serif', 'x;}', 'url(x)'].map(font)).toEqual([
      'inherit',
      'inherit',
      'Arial, serif',
      'inherit',
      'inherit',
    ]);
  });

  it('lets nothing into the style sheet but colours, lengths and font names', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom('url(//e)', 'red;x:url(//e)', '}*{x:y', '</style>', '#fff/**/', '\\75rl(x)', 'var(--x)'),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (fontFamily, primary, background) => {
        const { properties } = themeProperties({ fontFamily, light: { primary, background } });
        const { '--portal-font': font, ...rest } = properties;
        expect(font).toMatch(/^[\w\s"',.\u00c0-\u024f-]+$/);
        for (const value of Object.values(rest))
          expect(value).toMatch(/^(?:#[\da-f]{6}|\d+px|transparent|light|dark)$/);
      }),
      { numRuns: 500 },
    );
  });

  itForAll([null, undefined, {}, { light: null }, { light: {} }])('takes the defaults for %j', (theme) => {
    expect(themeProperties(theme)).toEqual(themeProperties());
  });
});
