import type { Crop } from '../../../../lib/crop';

/**
 * Crops a picture in the browser.
 *
 * @param address of the whole picture
 * @returns an object URL, which the caller must revoke
 * @throws {Error} if the picture cannot be loaded or drawn
 */
export async function cropInBrowser(address: string, { x, y, width, height }: Crop): Promise<string> {
  const image = new Image();
  // Without CORS, the canvas would be tainted and could not be exported.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * naturalWidth));
  canvas.height = Math.max(1, Math.round(height * naturalHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no room for another picture.');
  context.drawImage(image, -x * naturalWidth, -y * naturalHeight);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture cannot be drawn.');
  return URL.createObjectURL(blob);
}
