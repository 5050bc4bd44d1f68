import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_EDGE_LENGTH, pictureTypeOf, SIGNATURE_BYTES } from '../../../src/lib/picture-type';
import { Problem } from '../platform/http/problem';

/** The maximum number of pixels: more would exceed the memory of one upload. */
export const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
const QUALITY = 88;

/** A picture in its stored form. */
export type ProcessedPicture = { bytes: Uint8Array; width: number; height: number };

/**
 * Converts a file to a picture: upright, in sRGB, no larger than needed. Everything else in the file is removed: the
 * place of the photo, other pictures, text, programs. Of an animated png the first picture is used.
 *
 * @throws {Problem} 415 unsupported_type, 422 too_many_pixels or broken_picture, 503 busy when it takes too long
 */
export async function processPicture(path: string): Promise<ProcessedPicture> {
  const type = pictureTypeOf(await readFirstBytes(path));
  if (!type) throw new Problem(415, 'unsupported_type');
  const { width, height } = await metadataOf(path);
  if (width * height > MAX_PIXELS) throw new Problem(422, 'too_many_pixels');
  const upright = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_EDGE_LENGTH, height: MAX_EDGE_LENGTH, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await decode(type === 'image/png' ? upright.png() : upright.jpeg({ quality: QUALITY }));
  return { bytes: data, width: info.width, height: info.height };
}

async function readFirstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads the metadata without the pixel limit, to distinguish too many pixels from a broken file. Decodes no pixel. */
const metadataOf = (path: string): Promise<Metadata> =>
  sharp(path, { limitInputPixels: false }).metadata().catch(refuse);

const decode = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true }).catch(refuse);

function refuse(error: unknown): never {
  const isTimeout = error instanceof Error && /^timeout/.test(error.message);
  throw isTimeout ? new Problem(503, 'busy') : new Problem(422, 'broken_picture');
}
