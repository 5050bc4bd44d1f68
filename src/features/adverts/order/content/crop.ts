import type { AdvertCrop } from '../../../../model/answers/order-draft';

/** A size in px. */
export type Size = { width: number; height: number };

/** A zoom from 1 on, around a point from 0 to 1. */
export type CropView = { zoom: number; x: number; y: number };

/** The maximum zoom; beyond it, hardly any pixels remain. */
export const MAX_ZOOM = 4;

export const WHOLE_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Returns the largest crop of an aspect ratio, as shares of the picture. @param aspect width divided by height */
function largest({ width, height }: Size, aspect: number): { width: number; height: number } {
  const pictureAspect = width / height;
  return pictureAspect > aspect
    ? { width: aspect / pictureAspect, height: 1 }
    : { width: 1, height: pictureAspect / aspect };
}

/** Returns the crop of a view, limited to the edges of the picture. */
export function cropOf(picture: Size, aspect: number, { zoom, x, y }: CropView): AdvertCrop {
  const clampedZoom = clamp(zoom, 1, MAX_ZOOM);
  const largestCrop = largest(picture, aspect);
  const [width, height] = [largestCrop.width / clampedZoom, largestCrop.height / clampedZoom];
  return { x: clamp(x - width / 2, 0, 1 - width), y: clamp(y - height / 2, 0, 1 - height), width, height };
}

/** Returns the view of a crop. A crop of another shape, as for another slot, keeps its centre. */
export function cropViewOf(picture: Size, aspect: number, crop: AdvertCrop | undefined): CropView {
  if (!crop) return WHOLE_VIEW;
  const largestCrop = largest(picture, aspect);
  const zoom = clamp(Math.max(largestCrop.width / crop.width, largestCrop.height / crop.height), 1, MAX_ZOOM);
  return { zoom, x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
}

/** Returns the size of a crop, in px. */
export const shownPixels = ({ width, height }: Size, crop: AdvertCrop): Size => ({
  width: Math.ceil(width * crop.width),
  height: Math.ceil(height * crop.height),
});

/** Returns the position of a picture behind a frame that shows its crop, in percent of the frame. */
export const behindFrame = ({ x, y, width, height }: AdvertCrop) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
});
