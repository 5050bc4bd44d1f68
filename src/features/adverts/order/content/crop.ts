import type { Crop } from '../../../../model/answers/order-draft';

/** Pixels. */
export type Size = { width: number; height: number };

/** How a picture is cut: how much nearer than needed, from 1 on, and around which point, 0 to 1. */
export type View = { zoom: number; x: number; y: number };

/** So near, a picture has hardly any pixels left. */
export const MAX_ZOOM = 4;

export const WHOLE_VIEW: View = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest part of a picture in a shape, as shares. @param aspect width by height of the shape */
function largest({ width, height }: Size, aspect: number): { width: number; height: number } {
  const own = width / height;
  return own > aspect ? { width: aspect / own, height: 1 } : { width: 1, height: own / aspect };
}

/** The part of a picture that a shape shows: never beyond its edges. */
export function cropOf(picture: Size, aspect: number, { zoom, x, y }: View): Crop {
  const near = within(zoom, 1, MAX_ZOOM);
  const most = largest(picture, aspect);
  const [width, height] = [most.width / near, most.height / near];
  return { x: within(x - width / 2, 0, 1 - width), y: within(y - height / 2, 0, 1 - height), width, height };
}

/** How a picture was cut. A part of another shape, as for another slot, keeps its middle. */
export function viewOf(picture: Size, aspect: number, crop: Crop | undefined): View {
  if (!crop) return WHOLE_VIEW;
  const most = largest(picture, aspect);
  const zoom = within(Math.max(most.width / crop.width, most.height / crop.height), 1, MAX_ZOOM);
  return { zoom, x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
}

/** Pixels of the part that is shown. */
export const shownPixels = ({ width, height }: Size, crop: Crop): Size => ({
  width: Math.ceil(width * crop.width),
  height: Math.ceil(height * crop.height),
});

/** Where a picture stands behind a frame that shows a part of it; in percent of the frame. */
export const behindFrame = ({ x, y, width, height }: Crop) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
});
