import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor, type Rgb } from '../../../src/lib/css-values';
import { contrast } from '../../../src/theme/contrast';
import { defaultColors, type ThemeColor } from '../../../src/theme/theme';
import { themeProperties } from '../../../src/theme/theme-properties';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const names = Object.keys(defaultColors) as ThemeColor[];
const anyTheme = fc.record(Object.fromEntries(names.map((name) => [name, hex])) as Record<ThemeColor, typeof hex>, {
  requiredKeys: [],
});

const SPOKEN = ['primary', 'error', 'warning', 'success', 'info'];
const GROUNDS = ['background', 'surface', ...SPOKEN.map((name) => `${name}-soft`)];

/** Which token must reach which ratio on which grounds. */
const DUTIES: readonly [token: string, grounds: readonly string[], ratio: number][] = [
  ['text', GROUNDS, 4.5],
  ['text-soft', GROUNDS, 4.5],
  ...SPOKEN.map((name) => [`${name}-text`, ['background', 'surface', `${name}-soft`], 4.5] as const).map(
    ([token, grounds, ratio]): [string, readonly string[], number] => [token, grounds, ratio],
  ),
  ['text-on-primary', ['primary-text'], 4.5],
  ['secondary-text', ['secondary'], 4.5],
  ['control-line', ['background', 'surface'], 3],
  ['focus', GROUNDS, 3],
];

const failuresOf = (light: Partial<Record<ThemeColor, string>>) => {
  const { properties } = themeProperties({ light });
  const color = (name: string) => parseColor(properties[`--portal-color-${name}`]) as Rgb;
  return DUTIES.flatMap(([token, grounds, ratio]) =>
    grounds.filter((ground) => contrast(color(token), color(ground)) < ratio).map((ground) => `${token} on ${ground}`),
  );
};

describe('themeProperties', () => {
  it('is readable with the default colours and reports nothing', () => {
    expect(failuresOf({})).toEqual([]);
    expect(themeProperties().corrections).toEqual([]);
    expect(themeProperties({ light: defaultColors }).corrections).toEqual([]);
  });

  it.each([
    [undefined, 'transparent'],
    ['no colour', 'transparent'],
    ['#fff', '#ffffff'],
    ['#102030', '#102030'],
  ])('paints the ground only where it is chosen: %s', (background, ground) => {
    expect(themeProperties({ light: { background } }).properties['--portal-ground']).toBe(ground);
  });

  it('is readable with any colours', () => {
    fc.assert(
      fc.property(anyTheme, (light) => {
        expect(failuresOf(light)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['#777777', '#757575', '#767676', '#7f7f7f', '#ff0000', '#808000', '#000', '#fff'])(
    'is readable on the background %s',
    (background) => {
      expect(failuresOf({ background })).toEqual([]);
      expect(failuresOf({ background, primary: background, error: background })).toEqual([]);
    },
  );

  it('keeps the brand colours as they are', () => {
    const { properties } = themeProperties({ light: { primary: '#FF0', secondary: 'rgb(1 2 3)' } });
    expect(properties).toMatchObject({ '--portal-color-primary': '#ffff00', '--portal-color-secondary': '#010203' });
  });

  it("reports a client's colour that is too faint as text", () => {
    const { corrections, properties } = themeProperties({ light: { primary: '#66ccff', error: '#b00020' } });
    expect(corrections).toEqual([
      { name: 'primary', from: '#66ccff', to: properties['--portal-color-primary-text'], ratio: expect.any(Number) },
    ]);
    expect(corrections[0]?.ratio).toBeLessThan(2);
  });

  it('keeps the text on buttons where it can be read', () => {
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
        for (const value of Object.values(rest)) expect(value).toMatch(/^(?:#[\da-f]{6}|\d+px|transparent)$/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([null, undefined, {}, { light: null }, { light: {} }])('takes the defaults for %j', (theme) => {
    expect(themeProperties(theme)).toEqual(themeProperties());
  });
});
