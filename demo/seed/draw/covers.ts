import sharp from 'sharp';
import { array, record, size, string, type } from 'superstruct';
import { randomOf } from '../generate/random';
import { readData } from '../read-data';
import { fillTemplate } from './fill-template';
import { MOTIFS, SCENERY } from './motifs';

/** The recipe of a drawn cover, stored with its medium instead of pixels. */
export type CoverRecipe = { motif: string; palette: string; seed: number };

/** Width and height of a drawing, and of a cover at full size, in pixels. */
export const COVER_SIZE = { width: 1280, height: 800 };
const FALLBACK: CoverRecipe = { motif: 'nature.ridges', palette: 'morning', seed: 1 };
const WEBP = { quality: 82, effort: 3 };

/** The colours of a mood: sky from top to horizon, hills from far to near, and the foreground. */
const paletteSchema = type({
  /** The end of a cover's alternative text. */
  mood: string(),
  sky: size(array(string()), 3),
  light: string(),
  far: string(),
  near: string(),
  ink: string(),
  paper: string(),
  accents: size(array(string()), 3),
});

const PALETTES = new Map(Object.entries(readData('tables/palettes', record(string(), paletteSchema))));

/** Chooses the palette for a motif and a seed. */
export function newRecipe(motif: string, seed: number): CoverRecipe {
  const random = randomOf(`palette:${motif}:${seed}`);
  return { motif, palette: random.pick(motifOf(motif).palettes), seed };
}

/** Reads a stored recipe; unreadable parts become those of a quiet landscape. */
export function toRecipe(recipe: unknown): CoverRecipe {
  if (typeof recipe !== 'object' || recipe === null) return FALLBACK;
  const { motif, palette, seed } = { motif: undefined, palette: undefined, seed: undefined, ...recipe };
  return {
    motif: typeof motif === 'string' && MOTIFS.has(motif) ? motif : FALLBACK.motif,
    palette: typeof palette === 'string' && PALETTES.has(palette) ? palette : FALLBACK.palette,
    seed: typeof seed === 'number' && Number.isFinite(seed) ? seed : FALLBACK.seed,
  };
}

function motifOf(name: string) {
  const motif = MOTIFS.get(name) ?? MOTIFS.get(FALLBACK.motif);
  if (!motif) throw new Error(`There is no motif ${name}.`);
  return motif;
}

function paletteOf(name: string) {
  const palette = PALETTES.get(name);
  if (!palette) throw new Error(`There is no palette ${name}.`);
  return palette;
}

/** Checks whether a cover is mirrored, as half of them are. */
const isMirrored = ({ motif, seed }: CoverRecipe) =>
  !motifOf(motif).isDirectional && randomOf(`mirror:${seed}`).chance(0.5);
const middleOf = (seed: number) => Math.round(randomOf(`middle:${seed}`).between(500, 780));

/** Describes a cover in German; the same recipe gives the same words. */
export function coverAlt(recipe: unknown): string {
  const { motif, palette } = toRecipe(recipe);
  return `Illustration: ${motifOf(motif).alt}, ${paletteOf(palette).mood}`;
}

/** Returns the focal point of a cropped cover, each coordinate 0 to 1. */
export function coverFocus(recipe: unknown): { x: number; y: number } {
  const coverRecipe = toRecipe(recipe);
  const middle = middleOf(coverRecipe.seed) / COVER_SIZE.width;
  return {
    x: Math.round((isMirrored(coverRecipe) ? 1 - middle : middle) * 100) / 100,
    y: motifOf(coverRecipe.motif).focusY,
  };
}

/** Returns the names in drawings: colours, and the position of the subject. */
function namesOf(palette: string, x: number, rotation: number): Record<string, string> {
  const { mood: _, sky, accents, ...otherColours } = paletteOf(palette);
  const numbered = (name: string, colours: readonly string[], from = 0) =>
    colours.map((__, index) => [`${name}${index + 1}`, colours[(index + from) % colours.length] ?? ''] as const);
  return {
    ...otherColours,
    ...Object.fromEntries([...numbered('sky', sky), ...numbered('accent', accents, rotation)]),
    x: String(x),
  };
}

/** Returns the cover as an SVG document of 1280 × 800. */
export function coverSvg(recipe: unknown): string {
  const coverRecipe = toRecipe(recipe);
  const random = randomOf(`cover:${coverRecipe.motif}:${coverRecipe.seed}`);
  const { drawing, focusY } = motifOf(coverRecipe.motif);
  const { width, height } = COVER_SIZE;
  const x = middleOf(coverRecipe.seed);
  const names = namesOf(coverRecipe.palette, x, random.int(0, 2));
  const zoom = random.between(1, 1.12).toFixed(3);
  const y = Math.round(focusY * height);
  const zoomTransform = `translate(${x} ${y}) scale(${zoom}) translate(${-x} ${-y})`;
  const transform = isMirrored(coverRecipe) ? `translate(${width} 0) scale(-1 1) ${zoomTransform}` : zoomTransform;
  const content = `<defs>${SCENERY}</defs><g transform="${transform}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${fillTemplate(content, names, random)}</svg>`;
}

/** Draws a cover as WebP of the given width in pixels, 16:10. */
export async function renderCover(recipe: unknown, width: number): Promise<Buffer> {
  const height = Math.round((width * COVER_SIZE.height) / COVER_SIZE.width);
  return sharp(Buffer.from(coverSvg(recipe)))
    .resize(width, height, { fit: 'fill' })
    .webp(WEBP)
    .toBuffer();
}
