import type { Random } from '../random';
import type { Palette, PaletteName } from './palettes';
import { element } from './svg';

/** What a motif draws with: its colours, its luck, and the place of its subject. */
export type Scene = {
  colours: Palette;
  random: Random;
  /** Horizontal middle of the subject, so that the focal point is known. */
  x: number;
  /** Adds a gradient and returns its paint, from the first colour at the top (or left, or middle). */
  fade: (stops: readonly Stop[], direction?: 'down' | 'right' | 'out') => string;
  /** The gradients so far, for the head of the drawing. */
  definitions: () => string;
};

type Stop = readonly [colour: string, offset: number, opacity?: number];

/** Starts an empty drawing. */
export function newScene(colours: Palette, random: Random, x: number): Scene {
  const gradients: string[] = [];
  return {
    colours,
    random,
    x,
    definitions: () => gradients.join(''),
    fade: (stops, direction = 'down') => {
      const id = `g${gradients.length}`;
      const content = stops
        .map(([colour, offset, opacity = 1]) =>
          element('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': String(opacity) }),
        )
        .join('');
      gradients.push(
        direction === 'out'
          ? element('radialGradient', { id }, content)
          : element('linearGradient', direction === 'down' ? { id, x2: 0, y2: 1 } : { id }, content),
      );
      return `url(#${id})`;
    },
  };
}

/** A picture that a cover may show. */
export type Motif = {
  /** What is seen, in German, for the alternative text. */
  alt: string;
  /** The palettes that suit it; the night ones among them for subjects of the evening. */
  palettes: readonly PaletteName[];
  /** Vertical middle of the subject, 0 at the top to 1. */
  focusY?: number;
  /** True where a mirrored drawing would look wrong. */
  oneWay?: boolean;
  draw: (scene: Scene) => string;
};
