import type { Crop } from '../../../../lib/crop';

/**
 * Cuts a picture in this page.
 *
 * @param address of the whole picture
 * @returns an address that lives until it is revoked
 * @throws {Error} where the picture cannot be loaded or drawn
 */
export async function cropInBrowser(address: string, { x, y, width, height }: Crop): Promise<string> {
  const image = new Image();
  // Else the browser would not let the page read what it has drawn.
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
