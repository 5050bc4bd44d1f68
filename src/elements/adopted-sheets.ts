import '../api/portal-global';
import type { ThemeSettings } from '../theme/theme';
import { themeProperties } from '../theme/theme-properties';

/** The plain styles that every element adopts. The loader has made the one sheet for the whole page; tests have none. */
export const plainSheet = (): CSSStyleSheet => window.EventPortal?.plainSheet ?? new CSSStyleSheet();

/** Adds sheets to a shadow root that has none of them yet; the painter may have been here before. */
export function adopt(root: ShadowRoot, ...sheets: CSSStyleSheet[]): void {
  const missing = sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

const INPUT_COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success', 'background'] as const;

/**
 * Writes the theme of an element: the colours that the page sets as custom properties win over the client's settings,
 * all others are derived from them.
 *
 * @returns the corrections that contrast made necessary
 */
export function writeTheme(element: Element, sheet: CSSStyleSheet, { fontFamily, light }: ThemeSettings) {
  sheet.replaceSync('');
  const fromPage = getComputedStyle(element);
  const read = (name: string) => fromPage.getPropertyValue(`--portal-color-${name}`).trim();
  const chosen = INPUT_COLORS.flatMap((name) => (read(name) ? [[name, read(name)]] : []));
  const { properties, corrections } = themeProperties({
    fontFamily,
    light: { ...light, ...Object.fromEntries(chosen) },
  });
  const rules = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  sheet.replaceSync(`:host{${rules.join(';')}}`);
  return corrections;
}
