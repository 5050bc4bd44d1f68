import sharp from 'sharp';
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
  isPassing: boolean;
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
const MAX_FAILED = 1000;
const FAILED_MS = 600_000;

/**
 * Creates a drawing with a queue. It draws and stores each picture once, and retries a failed one only after a while.
 */
export function newDrawing(options: MediaOptions): Drawing {
  const running = new Map<string, Promise<Uint8Array>>();
  const failed = new Map<string, number>();

  async function draw(medium: Medium, width: number, name: string): Promise<Uint8Array> {
    const bytes = await options
      .drawing(() => drawPicture(medium, width, options))
      .catch((error: unknown) => {
        if (!(error instanceof Problem || error instanceof StoreFailure)) remember(medium.id);
        throw error;
      });
    // A picture that cannot be stored can still be shown.
    if (!medium.isPassing) await options.files.put(name, bytes).catch(options.onError);
    return bytes;
  }

  function remember(id: string): void {
    const [oldest] = failed.keys();
    if (oldest !== undefined && failed.size >= MAX_FAILED) failed.delete(oldest);
    failed.set(id, options.now().getTime() + FAILED_MS);
  }

  /** Concurrent requests for the same new picture share one drawing. */
  return async (medium, width) => {
    const kind = drawnName(medium, medium.pictureVersion, medium.cut, width);
    const name = medium.isPassing ? `${kind} ${JSON.stringify(medium.crop)}` : kind;
    const kept = medium.isPassing ? undefined : await options.files.get(name);
    if (kept) return kept;
    if ((failed.get(medium.id) ?? 0) > options.now().getTime()) throw new Problem(404, 'not_found');
    failed.delete(medium.id);
    const picture = running.get(name) ?? draw(medium, width, name).finally(() => running.delete(name));
    running.set(name, picture);
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
  const picture =
    medium.recipe === null ? await files.get(pictureName(medium)) : await renderCover(medium.recipe, medium.width);
  if (!picture) throw new Error(`The file of the medium ${medium.id} is missing.`);
  const whole = sharp(picture, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  const part = medium.crop ? whole.extract(pixelsOf(medium.crop, medium)) : whole;
  return part.resize({ width, withoutEnlargement: true }).webp().toBuffer();
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
