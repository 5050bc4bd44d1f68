import { MAX_EDGE_LENGTH, MAX_FILE_SIZE, pictureTypeOf, SIGNATURE_BYTES } from '../../lib/picture-type';
import { UploadFailure } from './upload-failure';

const QUALITY = 0.9;

/**
 * Checks a file by its content and prepares a picture for upload: scaled down to the maximum size, and without its
 * location. A picture that the browser cannot draw is sent as it is, and the server prepares it.
 *
 * @throws {UploadFailure} unsupported_type, empty_file, too_large with the maximum number of bytes as `max`
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new UploadFailure('empty_file');
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (!type) throw new UploadFailure('unsupported_type');
  const redrawnFile = await redrawn(file, type).catch(() => undefined);
  const prepared = redrawnFile ?? file;
  if (prepared.size > MAX_FILE_SIZE) throw new UploadFailure('too_large', { max: MAX_FILE_SIZE });
  return prepared;
}

/** Redraws a picture. @returns undefined if it is small enough already, or the browser cannot draw it */
async function redrawn(file: Blob, type: string): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, MAX_EDGE_LENGTH / Math.max(picture.width, picture.height));
    // A PNG holds no location, so redrawing it at the same size gains nothing.
    if (scale === 1 && type === 'image/png') return undefined;
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const redrawnFile = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    return redrawnFile?.type === type ? redrawnFile : undefined;
  } finally {
    picture.close();
    // Frees the memory of the canvas early, which some phones would hold for long.
    canvas.width = 0;
    canvas.height = 0;
  }
}
