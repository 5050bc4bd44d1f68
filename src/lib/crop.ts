/** A point of a picture: 0 to 1 from the left and from the top. */
export type Point = { x: number; y: number };

/** A part of a picture, as shares of the whole. */
export type Crop = Point & { width: number; height: number };

/** The whole picture. */
export const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 1, height: 1 };

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Returns a point of the whole picture in coordinates of the crop; a point outside is moved to the edge. */
export const pointIn = (crop: Crop, { x, y }: Point): Point => ({
  x: clamp((x - crop.x) / crop.width),
  y: clamp((y - crop.y) / crop.height),
});
