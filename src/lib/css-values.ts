/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

const NAMES = new Map([
  ['black', '#000'],
  ['white', '#fff'],
  ['gray', '#808080'],
  ['red', '#f00'],
  ['green', '#008000'],
  ['blue', '#00f'],
]);
const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const FUNCTION = /^(rgb|hsl)a?\(([^()]+)\)$/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(%|deg)?$/;

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

function rgbOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const light = clamp(lightness, 100) / 100;
  const chroma = (clamp(saturation, 100) / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const step = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (light - chroma * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  });
}

/** Returns red, green, blue and, if given, alpha from 0 to 1; a list of another length if the text is no colour. */
function channelsOf(text: string): number[] {
  const hex = HEX.exec(text)?.[1];
  if (hex) {
    const pairs = (hex.length < 6 ? hex.replace(/./g, '$&$&') : hex).match(/../g) ?? [];
    return pairs.map((pair, index) => Number.parseInt(pair, 16) / (index === 3 ? 255 : 1));
  }
  const [, name, list = ''] = FUNCTION.exec(text) ?? [];
  const parts = list.match(/[^\s,/]+/g) ?? [];
  if (!parts.every((part) => NUMBER.test(part))) return [];
  const numbers = parts.map((part, index) => {
    const full = index === 3 ? 1 : name === 'rgb' ? 255 : 100;
    return part.endsWith('%') ? (Number.parseFloat(part) * full) / 100 : Number.parseFloat(part);
  });
  const [hue = 0, saturation = 0, lightness, ...alpha] = numbers;
  return name === 'hsl' && lightness !== undefined ? [...rgbOfHsl(hue, saturation, lightness), ...alpha] : numbers;
}

/**
 * Reads a CSS colour: #rgb, #rrggbb (both also with alpha), rgb(), hsl() and a few names. A partly transparent colour
 * is mixed with white, so that its contrast can be computed.
 *
 * @returns undefined for anything else, so that no unchecked text ever reaches a style sheet
 */
export function parseColor(value: unknown): Rgb | undefined {
  if (typeof value !== 'string' || value.length > 100) return undefined;
  const word = value.trim().toLowerCase();
  const [red, green, blue, alpha = 1, ...extra] = channelsOf(NAMES.get(word) ?? word);
  if (red === undefined || green === undefined || blue === undefined || extra.length > 0) return undefined;
  const solid = (channel: number) => Math.round(255 + (clamp(channel, 255) - 255) * clamp(alpha, 1));
  return [solid(red), solid(green), solid(blue)];
}

/** Formats the colour as #rrggbb. */
export const hexOf = (color: Rgb) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * Reads a CSS font list: quoted names and plain words, separated by commas.
 *
 * @returns the list in normalised spelling, undefined if it contains anything else (functions, escapes, ';', '}')
 */
export function parseFontList(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined;
  const fonts = value.split(',').map((font) => font.trim());
  const isFont = (font: string) =>
    /^(?:"[\w\u00c0-\u024f .-]+"|'[\w\u00c0-\u024f .-]+'|-?[a-z_][\w-]*(?: +[a-z_-][\w-]*)*)$/i.test(font);
  return fonts.every(isFont) ? fonts.join(', ') : undefined;
}
