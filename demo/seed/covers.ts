import sharp from 'sharp';
import { MOTIFS } from './drawing/motifs';
import { PALETTES, type Palette, type PaletteName } from './drawing/palettes';
import { newScene } from './drawing/scene';
import { CANVAS, element } from './drawing/svg';
import { randomOf } from './random';

/** How a cover is drawn: stored with its medium instead of pixels. */
export type CoverRecipe = { motif: string; palette: PaletteName; seed: number };

/** Width and height of a cover at full size, in pixels. */
export const COVER_SIZE = CANVAS;
const FALLBACK: CoverRecipe = { motif: 'nature.ridges', palette: 'morning', seed: 1 };
const WEBP = { quality: 82, effort: 3 };

const isPalette = (name: unknown): name is PaletteName => typeof name === 'string' && Object.hasOwn(PALETTES, name);

/** Chooses the palette for a motif and a seed. */
export function newRecipe(motif: string, seed: number): CoverRecipe {
  const random = randomOf(`palette:${motif}:${seed}`);
  return { motif, palette: random.pick(motifOf(motif).palettes), seed };
}

/** Reads a stored recipe; what is unreadable in it becomes a quiet landscape. */
export function toRecipe(recipe: unknown): CoverRecipe {
  if (typeof recipe !== 'object' || recipe === null) return FALLBACK;
  const { motif, palette, seed } = { motif: undefined, palette: undefined, seed: undefined, ...recipe };
  return {
    motif: typeof motif === 'string' && MOTIFS.has(motif) ? motif : FALLBACK.motif,
    palette: isPalette(palette) ? palette : FALLBACK.palette,
    seed: typeof seed === 'number' && Number.isFinite(seed) ? seed : FALLBACK.seed,
  };
}

function motifOf(name: string) {
  const motif = MOTIFS.get(name) ?? MOTIFS.get(FALLBACK.motif);
  if (!motif) throw new Error(`There is no motif ${name}.`);
  return motif;
}

/** Half of the covers are drawn the other way round. */
const isMirrored = ({ motif, seed }: CoverRecipe) => !motifOf(motif).oneWay && randomOf(`mirror:${seed}`).chance(0.5);
const drawnMiddleOf = (seed: number) => Math.round(randomOf(`middle:${seed}`).between(500, 780));

function rotated([first, second, third]: Palette['accents'], turns: number): Palette['accents'] {
  if (turns === 1) return [second, third, first];
  return turns === 2 ? [third, first, second] : [first, second, third];
}

/** What a cover shows, in German; the same recipe gives the same words. */
export function coverAlt(recipe: unknown): string {
  const { motif, palette } = toRecipe(recipe);
  return `Illustration: ${motifOf(motif).alt}, ${PALETTES[palette].mood}`;
}

/** The point that must stay visible when a cover is cropped, each 0 to 1. */
export function coverFocus(recipe: unknown): { x: number; y: number } {
  const read = toRecipe(recipe);
  const middle = drawnMiddleOf(read.seed) / CANVAS.width;
  return { x: Math.round((isMirrored(read) ? 1 - middle : middle) * 100) / 100, y: motifOf(read.motif).focusY ?? 0.5 };
}

/** The cover as an SVG document of 1280 × 800. */
export function coverSvg(recipe: unknown): string {
  const { motif, palette, seed } = toRecipe(recipe);
  const random = randomOf(`cover:${motif}:${seed}`);
  const colours = PALETTES[palette];
  const scene = newScene(
    { ...colours, accents: rotated(colours.accents, random.int(0, 2)) },
    random,
    drawnMiddleOf(seed),
  );
  const drawn = motifOf(motif).draw(scene);
  const { width, height } = CANVAS;
  const zoom = random.between(1, 1.12).toFixed(3);
  const focusY = Math.round((motifOf(motif).focusY ?? 0.5) * height);
  const about = `translate(${scene.x} ${focusY}) scale(${zoom}) translate(${-scene.x} ${-focusY})`;
  const transform = isMirrored({ motif, palette, seed }) ? `translate(${width} 0) scale(-1 1) ${about}` : about;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('defs', {}, scene.definitions()) + element('g', { transform }, drawn),
  );
}

/** Draws a cover as WebP of the given width in pixels, 16:10. */
export async function renderCover(recipe: unknown, width: number): Promise<Buffer> {
  const height = Math.round((width * CANVAS.height) / CANVAS.width);
  return sharp(Buffer.from(coverSvg(recipe)))
    .resize(width, height, { fit: 'fill' })
    .webp(WEBP)
    .toBuffer();
}
