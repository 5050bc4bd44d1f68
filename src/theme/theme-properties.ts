import { hexOf, parseColor, parseFontList, type Rgb } from '../lib/css-values';
import { BLACK, contrast, mix, readableOn, readableTextColor, WHITE } from './contrast';
import { defaultColors, type ThemeColor, type ThemeSettings } from './theme';

/** A colour of the client with too little contrast as text, and its replacement; ratio is its former contrast. */
export type ThemeCorrection = { name: ThemeColor; from: string; to: string; ratio: number };

/** The colours that are also used as text and, in a pale shade, as a background. */
const TEXT_COLORS = ['primary', 'error', 'warning', 'success', 'info'] as const;

/** The slate of texts and lines, for light and for dark backgrounds. */
const DARK_TEXT: Rgb = [22, 32, 42];
const LIGHT_TEXT: Rgb = [240, 244, 248];

/** The contrast of a derived shade on a dark background, where one that is just readable looks disabled. */
const LIVELY_RATIO = 6;

/** The contrast of backgrounds: a little above 4.5, so that black or white text is readable on every one. */
const BACKGROUND_RATIO = 4.55;

/** The result of themeProperties: the properties by name, and the client's colours with too little contrast as text. */
export type ThemeProperties = {
  properties: Record<`--portal-${string}`, string>;
  corrections: ThemeCorrection[];
};

/** Checks whether light text has more contrast on it than dark text. */
const isDark = (background: Rgb) => readableTextColor(background)[0] > 0;

/** Returns the colour if it is readable on all backgrounds, else a shade of it. */
function textShade(color: Rgb, backgrounds: readonly [Rgb, ...Rgb[]]): Rgb {
  const reach = (shade: Rgb, ratio: number) => backgrounds.every((background) => contrast(shade, background) >= ratio);
  const isLively = isDark(backgrounds[0]) && !reach(color, 4.5) && reach(WHITE, LIVELY_RATIO);
  return readableOn(color, backgrounds, isLively ? LIVELY_RATIO : undefined);
}

/**
 * Derives every `--portal-…` property from the colours and the font of a client (spec sections 3 and 9). Texts reach
 * 4.5:1 and controls 3:1 on all of their backgrounds, whatever the client set. An invalid colour or font list falls
 * back to its default; the others count.
 *
 * @param pageBackground background colour of the page behind the element; if it is unknown, the element paints its own
 */
export function themeProperties(theme?: ThemeSettings | null, pageBackground?: Rgb): ThemeProperties {
  const properties: ThemeProperties['properties'] = {
    '--portal-font': parseFontList(theme?.fontFamily) ?? 'inherit',
    '--portal-radius': '12px',
    '--portal-radius-small': '8px',
    '--portal-space': '8px',
  };
  const corrections: ThemeCorrection[] = [];
  const themeColor = (name: ThemeColor) => (parseColor(theme?.light?.[name]) ?? parseColor(defaultColors[name])) as Rgb;
  const set = (name: string, color: Rgb) => {
    properties[`--portal-color-${name}`] = hexOf(color);
    return color;
  };
  const setText = (token: string, name: ThemeColor, backgrounds: readonly [Rgb, ...Rgb[]], shadeOf = textShade) => {
    const color = themeColor(name);
    const text = set(token, shadeOf(color, backgrounds));
    const [from, to] = [hexOf(color), hexOf(text)];
    // The defaults have too little contrast as text: only a client's own colour is worth a report.
    if (from !== to && from !== defaultColors[name].toLowerCase()) {
      corrections.push({
        name,
        from,
        to,
        ratio: Math.min(...backgrounds.map((background) => contrast(color, background))),
      });
    }
    return text;
  };

  // With a known page background the element paints none of its own, unless the client has set one.
  const visiblePage = parseColor(theme?.light?.background) ? undefined : pageBackground;
  const background = set('background', visiblePage ?? themeColor('background'));
  properties['--portal-ground'] = visiblePage ? 'transparent' : hexOf(background);
  // A visible background has edges, which need a padding around texts and cards.
  const hasEdges = !visiblePage && (!pageBackground || hexOf(pageBackground) !== hexOf(background));
  properties['--portal-ground-space'] = hasEdges ? '24px' : '0px';
  const isOnDark = isDark(background);
  properties['--portal-scheme'] = isOnDark ? 'dark' : 'light';
  const slate = isOnDark ? LIGHT_TEXT : DARK_TEXT;
  const strongest = readableTextColor(background);
  const toned = (tint: Rgb, share: number) => readableOn(mix(background, tint, share), [strongest], BACKGROUND_RATIO);
  // Towards the text, unless that were unreadable on it: then away from it, so that it is visible on any page.
  const tinted = (share: number) => {
    const shade = mix(background, slate, share);
    return contrast(shade, strongest) >= BACKGROUND_RATIO ? shade : mix(background, isOnDark ? BLACK : WHITE, share);
  };
  const surface = set('surface', tinted(isOnDark ? 0.08 : 0.04));
  // A shadow sets a card off from a light background only; on a dark one the card needs a lighter colour.
  const card = set('card', isOnDark ? tinted(0.12) : mix(background, WHITE, 0.8));
  const backgrounds = [background, surface, card] as const;
  const allBackgrounds: Rgb[] = [...backgrounds];
  for (const name of TEXT_COLORS) {
    const color = set(name, themeColor(name));
    const soft = set(`${name}-soft`, isOnDark ? toned(textShade(color, backgrounds), 0.16) : toned(color, 0.1));
    const text = setText(`${name}-text`, name, [...backgrounds, soft]);
    // Buttons are filled with the text shade of primary, which contrasts with every background. Their text is strong:
    // a grey that is just readable looks disabled.
    if (name === 'primary')
      setText('text-on-primary', 'text_on_primary', [text], (wanted) =>
        contrast(wanted, text) >= 4.5 ? wanted : readableOn(mix(text, readableTextColor(text), 0.8), [text]),
      );
    allBackgrounds.push(soft);
  }
  const text = set('text', readableOn(slate, allBackgrounds));
  set('text-soft', readableOn(mix(text, background, 0.28), allBackgrounds));
  set('line', mix(background, text, 0.14));
  set('line-strong', mix(background, text, 0.3));
  set('control-line', readableOn(mix(background, text, 0.5), backgrounds, 3));
  set('focus', text);
  const secondary = set('secondary', themeColor('secondary'));
  set('secondary-text', readableOn(isDark(secondary) ? LIGHT_TEXT : DARK_TEXT, [secondary]));
  return { properties, corrections };
}
