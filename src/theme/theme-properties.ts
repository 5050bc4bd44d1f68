import { hexOf, parseColor, parseFontList, type Rgb } from '../lib/css-values';
import { contrast, inkOn, mix, readable } from './contrast';
import { defaultColors, type ThemeColor, type ThemeSettings } from './theme';

/** A colour of the client that is too faint as text, and the shade taken in its place; ratio is what it had. */
export type ThemeCorrection = { name: ThemeColor; from: string; to: string; ratio: number };

/** Colours that also stand as text and as a soft ground of their own. */
const SPOKEN = ['primary', 'error', 'warning', 'success', 'info'] as const;

/** The slate that texts and lines are made of, for light and for dark backgrounds. */
const DARK_TEXT: Rgb = [22, 32, 42];
const LIGHT_TEXT: Rgb = [240, 244, 248];

/** A little above 4.5, as every ground must leave black or white a choice. */
const GROUND_RATIO = 4.55;

/** What themeProperties derives: the properties by name, and the client's colours that were too faint as text. */
export type ThemeProperties = {
  properties: Record<`--portal-${string}`, string>;
  corrections: ThemeCorrection[];
};

const textOn = (background: Rgb) => (inkOn(background)[0] ? LIGHT_TEXT : DARK_TEXT);

/**
 * Derives every `--portal-…` property from the colours and the font of a client (spec sections 3 and 9): texts reach
 * 4.5:1 and controls 3:1 on all grounds that they stand on, whatever the client chose. What cannot be read as a
 * colour or font list falls back to the default alone.
 */
export function themeProperties(theme?: ThemeSettings | null): ThemeProperties {
  const properties: ThemeProperties['properties'] = {
    '--portal-font': parseFontList(theme?.fontFamily) ?? 'inherit',
    '--portal-radius': '12px',
    '--portal-radius-small': '8px',
    '--portal-space': '8px',
  };
  const corrections: ThemeCorrection[] = [];
  const chosen = (name: ThemeColor) => (parseColor(theme?.light?.[name]) ?? parseColor(defaultColors[name])) as Rgb;
  const put = (name: string, color: Rgb) => {
    properties[`--portal-color-${name}`] = hexOf(color);
    return color;
  };
  const putText = (token: string, name: ThemeColor, grounds: readonly Rgb[]) => {
    const color = chosen(name);
    const text = put(token, readable(color, grounds));
    const [from, to] = [hexOf(color), hexOf(text)];
    // The defaults are known to be faint as text: only a client's own colour is worth a report.
    if (from !== to && from !== defaultColors[name].toLowerCase()) {
      corrections.push({ name, from, to, ratio: Math.min(...grounds.map((ground) => contrast(color, ground))) });
    }
    return text;
  };

  const background = put('background', chosen('background'));
  // A guest paints no ground of its own; one that is chosen must be there, as all texts are made for it.
  properties['--portal-ground'] = parseColor(theme?.light?.background) ? hexOf(background) : 'transparent';
  const slate = textOn(background);
  const ground = (tint: Rgb, share: number) =>
    readable(mix(background, tint, share), [inkOn(background)], GROUND_RATIO);
  const grounds = [background, put('surface', ground(slate, 0.04))];
  const all = [...grounds];
  for (const name of SPOKEN) {
    const soft = put(`${name}-soft`, ground(put(name, chosen(name)), 0.1));
    const text = putText(`${name}-text`, name, [...grounds, soft]);
    // Buttons are filled with the text shade of primary, which stands out from every ground.
    if (name === 'primary') putText('text-on-primary', 'text_on_primary', [text]);
    all.push(soft);
  }
  const text = put('text', readable(slate, all));
  put('text-soft', readable(mix(text, background, 0.28), all));
  put('line', mix(background, text, 0.14));
  put('control-line', readable(mix(background, text, 0.5), grounds, 3));
  put('focus', readable(chosen('primary'), all, 3));
  const secondary = put('secondary', chosen('secondary'));
  put('secondary-text', readable(textOn(secondary), [secondary]));
  return { properties, corrections };
}
