// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { themeSheetOf, writeTheme } from '../../../src/elements/adopted-sheets';
import { defaultColors, type ThemeSettings } from '../../../src/theme/theme';

const THEME: ThemeSettings = { fontFamily: '', light: { ...defaultColors, primary: '#123456' } };

let root: ShadowRoot;
let writes: string[];

beforeEach(() => {
  const host = document.body.appendChild(document.createElement('div'));
  root = host.attachShadow({ mode: 'open' });
  writes = [];
  vi.spyOn(themeSheetOf(root), 'replaceSync').mockImplementation((rules) => void writes.push(rules));
});
afterEach(() => {
  root.host.remove();
  document.body.removeAttribute('style');
});

it('writes a theme once while nothing changes', () => {
  writeTheme(root, THEME);
  writeTheme(root, { ...THEME, light: { ...THEME.light } });
  expect(writes).toEqual([expect.stringContaining('--portal-color-primary:#123456')]);
});

it("writes nothing again if the application's theme equals the painter's", () => {
  const loosely = { fontFamily: undefined, light: { primary: '#123456', secondary: undefined } };
  writeTheme(root, loosely as unknown as ThemeSettings);
  writeTheme(root, THEME);
  expect(writes).toHaveLength(1);
});

it('writes another theme', () => {
  writeTheme(root, THEME);
  writeTheme(root, { ...THEME, light: { ...THEME.light, primary: '#654321' } });
  expect(writes[1]).toContain('--portal-color-primary:#654321');
});

it('leaves a colour to the page as long as the page sets it', () => {
  writeTheme(root, THEME);
  (root.host as HTMLElement).style.setProperty('--portal-color-primary', 'rgb(200, 0, 0)');
  writeTheme(root, THEME);
  writeTheme(root, THEME);
  (root.host as HTMLElement).style.removeProperty('--portal-color-primary');
  writeTheme(root, THEME);
  expect(writes).toHaveLength(3);
  expect(writes[1]).not.toContain('--portal-color-primary:');
  expect(writes[2]).toBe(writes[0]);
});

it('reports each time which colours have too little contrast as text', () => {
  const faint = { ...THEME, light: { ...THEME.light, primary: '#ffee99' } };
  const corrections = writeTheme(root, faint);
  expect(corrections.map(({ name }) => name)).toContain('primary');
  expect(writeTheme(root, faint)).toEqual(corrections);
});
