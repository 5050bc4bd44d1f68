import { describe, expect } from 'vitest';
import { hexOf, parseColor, parseFontList } from '../../../src/lib/css-values';
import { itForAll } from '../../support/it-for-all';

describe('parseColor', () => {
  itForAll([
    ['#fff', '#ffffff'],
    ['#0089CE', '#0089ce'],
    [' #0089ce ', '#0089ce'],
    ['#f008', '#ff7777'],
    ['#00000000', '#ffffff'],
    ['#000000ff', '#000000'],
    ['rgb(0, 137, 206)', '#0089ce'],
    ['rgb(0 137 206)', '#0089ce'],
    ['rgb(0 137 206 / 50%)', '#80c4e7'],
    ['rgba(0,137,206,.5)', '#80c4e7'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['rgb(300,-5,0)', '#ff0000'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(-120, 100%, 50%)', '#0000ff'],
    ['hsla(60 100% 50% / 1)', '#ffff00'],
    ['hsl(204 50% 40%)', '#337099'],
    ['White', '#ffffff'],
    ['black', '#000000'],
  ])('reads %s as %s', (text, hex) => {
    const color = parseColor(text);
    expect(color && hexOf(color)).toBe(hex);
  });

  itForAll([
    '',
    '#',
    '#ff',
    '#fffff',
    '#ggg',
    'rgb()',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(a,b,c)',
    'rgb(1 2 3',
    'hsl(1)',
    'hsl(1turn 2% 3%)',
    'currentColor',
    'inherit',
    'transparent',
    'constructor',
    '__proto__',
    'var(--x)',
    'url(https://a.example)',
    '#fff;background:url(x)',
    '#fff}',
    'rgb(1,2,3);x',
    'red url(x)',
    'expression(alert(1))',
    `rgb(${'1,'.repeat(200)})`,
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  itForAll([undefined, null, 5, {}, [], ['#fff'], Symbol('red')])('refuses values that are no text', (value) => {
    expect(parseColor(value)).toBeUndefined();
  });
});

describe('parseFontList', () => {
  itForAll([
    ['Arial', 'Arial'],
    ['Arial,sans-serif', 'Arial, sans-serif'],
    ['"Noto Sans", "Segoe UI" , system-ui', '"Noto Sans", "Segoe UI", system-ui'],
    ["'Fira Code', monospace", "'Fira Code', monospace"],
    ['Noto Sans, serif', 'Noto Sans, serif'],
    ['"Größe 3"', '"Größe 3"'],
  ])('reads %s', (text, list) => {
    expect(parseFontList(text)).toBe(list);
  });

  itForAll([
    '',
    ',',
    'Arial,',
    'url(x)',
    'Arial;color:red',
    'Arial}',
    '{',
    '"Arial',
    'Arial"',
    '"a"b"',
    "'a\\'",
    'a\\62',
    'a/*',
    'var(--x)',
    '"a;b"',
    '"a}b"',
    '"url(x)"',
    'Arial !important',
    '@import',
    '<style>',
    'a\n;b',
    '3d',
    'x'.repeat(501),
    undefined,
    null,
    3,
    ['Arial'],
  ])('refuses %j', (text) => {
    expect(parseFontList(text)).toBeUndefined();
  });
});
