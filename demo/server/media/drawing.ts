import sharp, { type Sharp } from 'sharp';
import { type Cut, drawnName, type MediumName, pictureName, StoreFailure } from '../platform/files/file-store';
import { Problem } from '../platform/http/problem';
import type { MediaOptions } from './options';
import { MAX_PIXELS } from './take-picture';

/** A crop of a picture, as shares of the whole. */
export type Crop = { x: number; y: number; width: number; height: number };

/** The source of a picture: a recipe, or without one the uploaded file. */
export type Medium = MediumName & {
  recipe: unknown;
  cut: Cut;
  crop: Crop | null;
  /** True if it is only for its owner: nobody else requests the same, so it is not stored. */
  isTransient: boolean;
  /** The size of the whole picture in pixels. */
  width: number;
  height: number;
  /** The version; another version is another picture. */
  pictureVersion: number;
};

/**
 * Draws a picture as webp, `width` pixels wide.
 *
 * @throws {Problem} 503 busy; 404 not_found, for a medium that failed recently
 */
export type Drawing = (medium: Medium, width: number) => Promise<Uint8Array>;

const MAX_SECONDS = 5;
const PRINT_QUALITY = 95;
const MAX_FAILURES = 1000;
const RETRY_MS = 600_000;

/**
 * Creates a drawing with a queue. It draws and stores each picture once, and retries a failed one only after a while.
 */
export function newDrawing(options: MediaOptions): Drawing {
  const running = new Map<string, Promise<Uint8Array>>();
  const retryTimes = new Map<string, number>();

  async function draw(medium: Medium, width: number, name: string): Promise<Uint8Array> {
    const bytes = await options
      .drawing(() => drawPicture(medium, width, options))
      .catch((error: unknown) => {
        if (!(error instanceof Problem || error instanceof StoreFailure)) recordFailure(medium.id);
        throw error;
      });
    // A picture that cannot be stored can still be shown.
    if (!medium.isTransient) await options.files.put(name, bytes).catch(options.onError);
    return bytes;
  }

  function recordFailure(id: string): void {
    const [oldest] = retryTimes.keys();
    if (oldest !== undefined && retryTimes.size >= MAX_FAILURES) retryTimes.delete(oldest);
    retryTimes.set(id, options.now().getTime() + RETRY_MS);
  }

  /** Concurrent requests for the same new picture share one drawing. */
  return async (medium, width) => {
    const fileName = drawnName(medium, medium.pictureVersion, medium.cut, width);
    const key = medium.isTransient ? `${fileName} ${JSON.stringify(medium.crop)}` : fileName;
    const stored = medium.isTransient ? undefined : await options.files.get(key);
    if (stored) return stored;
    if ((retryTimes.get(medium.id) ?? 0) > options.now().getTime()) throw new Problem(404, 'not_found');
    retryTimes.delete(medium.id);
    const picture = running.get(key) ?? draw(medium, width, key).finally(() => running.delete(key));
    running.set(key, picture);
    return picture;
  };
}

/** Draws a picture as webp, without a queue. */
export async function drawPicture(
  medium: Medium,
  width: number,
  { files, renderCover }: Pick<MediaOptions, 'files' | 'renderCover'>,
): Promise<Uint8Array> {
  // A whole cover is drawn in the requested width.
  if (medium.recipe !== null && !medium.crop) return renderCover(medium.recipe, width);
  const fullPicture = await openPicture(medium, { files, renderCover });
  const cropped = medium.crop ? fullPicture.extract(pixelsOf(medium.crop, medium)) : fullPicture;
  return cropped.resize({ width, withoutEnlargement: true }).webp().toBuffer();
}

async function openPicture(
  medium: Medium,
  { files, renderCover }: Pick<MediaOptions, 'files' | 'renderCover'>,
): Promise<Sharp> {
  const picture =
    medium.recipe === null ? await files.get(pictureName(medium)) : await renderCover(medium.recipe, medium.width);
  if (!picture) throw new Error(`The file of the medium ${medium.id} is missing.`);
  return sharp(picture, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
}

/**
 * Returns a picture for print as JPEG with all of its pixels, without a queue.
 *
 * @param part the shown part of the medium's crop
 * @param shape the shape that the picture fills; by default its own
 */
export async function drawFullPicture(
  medium: Medium,
  { part, shape }: { part?: Crop | undefined; shape?: { width: number; height: number } },
  options: Pick<MediaOptions, 'files' | 'renderCover'>,
): Promise<Buffer> {
  const page = medium.crop ? pixelsOf(medium.crop, medium) : { left: 0, top: 0, ...sizeOf(medium) };
  const shown = part ? pixelsOf(part, page) : { left: 0, top: 0, ...sizeOf(page) };
  const fullPicture = await openPicture(medium, options);
  const cropped = fullPicture.extract({ ...shown, left: page.left + shown.left, top: page.top + shown.top });
  return (shape ? cropped.resize({ ...largestIn(shown, shape), fit: 'cover' }) : cropped)
    .flatten({ background: '#fff' })
    .jpeg({ quality: PRINT_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

type Size = { width: number; height: number };

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Returns the largest size of a shape within a picture, in pixels. */
function largestIn(picture: Size, { width, height }: Size): Size {
  const scale = Math.min(picture.width / width, picture.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the pixels of a crop: at least one, and none outside. */
export function pixelsOf(crop: Crop, { width, height }: Pick<Medium, 'width' | 'height'>) {
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}
