import listCss from '../features/events/list/list.css?inline';
import { hexOf, parseColor, type Rgb } from '../lib/css-values';
import shellCss from '../shell/shell.css?inline';
import { backgroundBehind, parentAcrossShadow } from '../theme/page-background';
import type { ThemeSettings } from '../theme/theme';
import { type ThemeCorrection, themeProperties } from '../theme/theme-properties';
import baseCss from '../ui/base.css?inline';

let sharedSheet: CSSStyleSheet | undefined;

/** Returns the plain styles that every element adopts; one sheet for the whole page. */
export function plainSheet(): CSSStyleSheet {
  if (!sharedSheet) {
    sharedSheet = new CSSStyleSheet();
    sharedSheet.replaceSync(baseCss + listCss + shellCss);
  }
  return sharedSheet;
}

const themeSheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Returns the sheet for the theme of one element. The painter and the application write the same one: colours of a
 * leftover sheet would count as the page's own.
 */
export function themeSheetOf(root: ShadowRoot): CSSStyleSheet {
  const sheet = themeSheets.get(root) ?? new CSSStyleSheet();
  themeSheets.set(root, sheet);
  return sheet;
}

const INPUT_COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success', 'background'] as const;

/** The content of an element's sheet. */
type WrittenTheme = { rules: string; properties: Record<string, string> };

const writtenThemes = new WeakMap<ShadowRoot, WrittenTheme>();

/**
 * Returns the colour that the page sets on an element or its ancestors. If the element has the colour of this sheet,
 * its ancestors' colour counts: it would apply without the sheet.
 */
function colorOfPage(host: Element, name: string, ownColor: string | undefined): string {
  const property = `--portal-color-${name}`;
  const colorOf = (element: Element) => getComputedStyle(element).getPropertyValue(property).trim();
  const color = colorOf(host);
  const parent = color === ownColor ? parentAcrossShadow(host) : undefined;
  return color === ownColor ? (parent ? colorOf(parent) : '') : color;
}

/** Returns the page's background behind an element, regardless of the background that this sheet paints. */
function backgroundOfPage(host: Element, painted: string | undefined): Rgb | undefined {
  const { backgroundColor, outlineColor } = getComputedStyle(host);
  const shown = parseColor(backgroundColor);
  const surface = shown && hexOf(shown) === painted ? parentAcrossShadow(host) : host;
  return surface && backgroundBehind(surface, outlineColor);
}

/**
 * Writes the theme of an element. Colours that the page sets as custom properties override the client's settings; all
 * others are derived from them and the page's background. Writes nothing without a change, since the browser would
 * restyle the whole element.
 *
 * @returns the corrections that contrast required
 */
export function writeTheme(root: ShadowRoot, { fontFamily, light }: ThemeSettings): ThemeCorrection[] {
  const { host } = root;
  const previous = writtenThemes.get(root);
  const pageColors = INPUT_COLORS.flatMap((name) => {
    const color = colorOfPage(host, name, previous?.properties[`--portal-color-${name}`]);
    return parseColor(color) ? [[name, color] as const] : [];
  });
  const background = backgroundOfPage(host, previous?.properties['--portal-ground']);
  const theme = { fontFamily, light: { ...light, ...Object.fromEntries(pageColors) } };
  const { properties, corrections } = themeProperties(theme, background);
  // Not copied: a copy would hide later changes of the page's colours.
  for (const [name] of pageColors) delete properties[`--portal-color-${name}`];
  const rules = Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  // Painter and application read the settings differently, so their results are compared.
  if (rules !== previous?.rules) themeSheetOf(root).replaceSync(`:host{${rules}}`);
  writtenThemes.set(root, { rules, properties });
  return corrections;
}
