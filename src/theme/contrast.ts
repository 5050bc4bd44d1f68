import type { Rgb } from '../lib/css-values';

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];
const STEPS = 255;

const linear = (channel: number) => (channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 3294.6);

const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast of two colours by WCAG 2.2, from 1 (none) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return light > dark ? light / dark : dark / light;
}

/** Returns the colour at `share` (0 to 1) of the way from one colour to another. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const mixChannel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [mixChannel(0), mixChannel(1), mixChannel(2)];
}

/** Returns a lighter shade of the same hue and saturation: towards white it would turn grey. @param share 0 to 1 */
function lighten(color: Rgb, share: number): Rgb {
  const [low, high] = [Math.min(...color), Math.max(...color)];
  const lightness = (low + high) / 510;
  const target = lightness + (1 - lightness) * share;
  const saturation = high === low ? 0 : (high - low) / (255 * (1 - Math.abs(2 * lightness - 1)));
  const chroma = saturation * (1 - Math.abs(2 * target - 1));
  const channel = (index: 0 | 1 | 2) =>
    Math.round(255 * (target - chroma / 2 + (high === low ? 0 : (chroma * (color[index] - low)) / (high - low))));
  return [channel(0), channel(1), channel(2)];
}

/** Returns black or white, the one with more contrast. */
export const readableTextColor = (background: Rgb) =>
  contrast(BLACK, background) > contrast(WHITE, background) ? BLACK : WHITE;

/**
 * Returns the colour itself, or the nearest darker or lighter shade of the same hue that reaches the ratio on all
 * backgrounds. On one background up to 4.58:1 can always be reached; on several only if black or white reaches it.
 */
export function readableOn(color: Rgb, backgrounds: readonly Rgb[], ratio = 4.5): Rgb {
  for (let step = 0; step <= STEPS; step++) {
    for (const shade of [mix(color, BLACK, step / STEPS), lighten(color, step / STEPS)]) {
      if (backgrounds.every((background) => contrast(shade, background) >= ratio)) return shade;
    }
  }
  return readableTextColor(backgrounds[0] ?? WHITE);
}
