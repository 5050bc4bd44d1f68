import listCss from '../features/events/list/list.css?inline';
import { hexOf, parseColor, type Rgb } from '../lib/css-values';
import shellCss from '../shell/shell.css?inline';
import { backgroundBehind, parentAcrossShadow } from '../theme/page-background';
import type { ThemeSettings } from '../theme/theme';
import { type ThemeCorrection, themeProperties } from '../theme/theme-properties';
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

/** What was written into the sheet of an element. */
type Written = { rules: string; properties: Record<string, string> };

const written = new WeakMap<ShadowRoot, Written>();

/**
 * A colour that the page sets on an element or around it. Where the element has the one of our own sheet, what the page
 * sets around it counts: that would be seen without our sheet.
 */
function colorOfPage(host: Element, name: string, own: string | undefined): string {
  const property = `--portal-color-${name}`;
  const colorAt = (place: Element) => getComputedStyle(place).getPropertyValue(property).trim();
  const color = colorAt(host);
  const around = color === own ? parentAcrossShadow(host) : undefined;
  return color === own ? (around ? colorAt(around) : '') : color;
}

/** The ground that the page shows behind an element, whatever our own sheet paints above it. */
function groundOfPage(host: Element, painted: string | undefined): Rgb | undefined {
  const { backgroundColor, outlineColor } = getComputedStyle(host);
  const shown = parseColor(backgroundColor);
  const place = shown && hexOf(shown) === painted ? parentAcrossShadow(host) : host;
  return place && backgroundBehind(place, outlineColor);
}

/**
 * Writes the theme of an element: the colours that the page sets as custom properties win over the client's settings,
 * all others are derived from them and from the ground that the page shows. Nothing is written where nothing has
 * changed: the browser would style the whole element anew.
 *
 * @returns the corrections that contrast made necessary
 */
export function writeTheme(root: ShadowRoot, { fontFamily, light }: ThemeSettings): ThemeCorrection[] {
  const { host } = root;
  const before = written.get(root);
  const chosen = INPUT_COLORS.flatMap((name) => {
    const color = colorOfPage(host, name, before?.properties[`--portal-color-${name}`]);
    return parseColor(color) ? [[name, color] as const] : [];
  });
  const ground = groundOfPage(host, before?.properties['--portal-ground']);
  const theme = { fontFamily, light: { ...light, ...Object.fromEntries(chosen) } };
  const { properties, corrections } = themeProperties(theme, ground);
  // The page's own colours stay the page's: a copy would hide that it has changed them.
  for (const [name] of chosen) delete properties[`--portal-color-${name}`];
  const rules = Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  // The painter and the application read the settings in different ways: what follows from them is compared.
  if (rules !== before?.rules) themeSheetOf(root).replaceSync(`:host{${rules}}`);
  written.set(root, { rules, properties });
  return corrections;
}
