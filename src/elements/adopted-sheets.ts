import listCss from '../features/events/list/list.css?inline';
import shellCss from '../shell/shell.css?inline';
import { groundOf } from '../theme/ground';
import type { ThemeSettings } from '../theme/theme';
import { themeProperties } from '../theme/theme-properties';
import baseCss from '../ui/base.css?inline';

let shared: CSSStyleSheet | undefined;

/** The plain styles that every element adopts; one sheet for the whole page. */
export function plainSheet(): CSSStyleSheet {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(baseCss + listCss + shellCss);
  }
  return shared;
}

const themeSheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * The sheet for the theme of one element. The painter and the application write the same one: colours of a sheet left
 * behind would count as the page's own.
 */
export function themeSheetOf(root: ShadowRoot): CSSStyleSheet {
  const sheet = themeSheets.get(root) ?? new CSSStyleSheet();
  themeSheets.set(root, sheet);
  return sheet;
}

const INPUT_COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success', 'background'] as const;

/**
 * Writes the theme of an element: the colours that the page sets as custom properties win over the client's settings,
 * all others are derived from them and from the ground that the page shows.
 *
 * @returns the corrections that contrast made necessary
 */
export function writeTheme(root: ShadowRoot, { fontFamily, light }: ThemeSettings) {
  const sheet = themeSheetOf(root);
  sheet.replaceSync('');
  const fromPage = getComputedStyle(root.host);
  const read = (name: string) => fromPage.getPropertyValue(`--portal-color-${name}`).trim();
  const chosen = INPUT_COLORS.flatMap((name) => (read(name) ? [[name, read(name)]] : []));
  const { properties, corrections } = themeProperties(
    { fontFamily, light: { ...light, ...Object.fromEntries(chosen) } },
    groundOf(root.host),
  );
  const rules = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  sheet.replaceSync(`:host{${rules.join(';')}}`);
  return corrections;
}
