import { parseColor, type Rgb } from '../../../../../src/lib/css-values';
import { contrast, WHITE } from '../../../../../src/theme/contrast';
import { defaultColors, type ThemeColor } from '../../../../../src/theme/theme';
import { themeProperties } from '../../../../../src/theme/theme-properties';

/** The colours that a reader tries; those of the page's background apart. */
export const TRIED_COLORS = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;

export type TriedColors = Partial<Record<ThemeColor, string>>;

/** A tried colour and the shade in which the elements write with it, both with their contrast on the page. */
export type TriedShade = { name: ThemeColor; chosen: string; ratio: number; text: string; textRatio: number };

/** Returns the colours without those that are the default. */
const ownColors = (colors: TriedColors) =>
  Object.entries(colors).filter(
    ([name, color]) => color.toLowerCase() !== defaultColors[name as ThemeColor].toLowerCase(),
  );

/** Returns the CSS of the tried colours for a tag; a hint if all are the default. */
export function cssOf(tag: string, colors: TriedColors): string {
  const lines = ownColors(colors).map(([name, color]) => `  --portal-color-${name.replaceAll('_', '-')}: ${color};`);
  return `${tag} {\n${lines.join('\n')}${lines.length > 0 ? '\n' : ''}}`;
}

/** Returns the shades in which the elements write on a page of this background, by the product's own rule. */
export function shadesOn(colors: TriedColors, ground: string): TriedShade[] {
  const background: Rgb = parseColor(ground) ?? WHITE;
  const { properties } = themeProperties({ light: colors }, background);
  return TRIED_COLORS.flatMap((name) => {
    const [chosen, text] = [properties[`--portal-color-${name}`], properties[`--portal-color-${name}-text`]];
    const rgb = parseColor(chosen);
    const textRgb = parseColor(text);
    if (name === 'secondary' || !chosen || !text || !rgb || !textRgb) return [];
    return [{ name, chosen, text, ratio: contrast(rgb, background), textRatio: contrast(textRgb, background) }];
  });
}
