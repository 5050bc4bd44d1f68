import { type Crop, type Point, WHOLE_PICTURE } from '../../../../lib/crop';

/** The minimum share of a side, since smaller crops are hardly visible; the server's minimum is lower. */
const MIN = 0.05;

/** A corner of a crop: 0 for left and top, 1 for right and bottom. */
export type Corner = { x: 0 | 1; y: 0 | 1 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), Math.max(low, high));
/** Rounds to 1/10,000: far below a pixel, and short in the payload. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** Limits a crop to the picture. */
const placed = ({ x, y, width, height }: Crop): Crop => {
  const size = { width: rounded(between(MIN, width, 1)), height: rounded(between(MIN, height, 1)) };
  return { x: rounded(between(0, x, 1 - size.width)), y: rounded(between(0, y, 1 - size.height)), ...size };
};

/** Moves a crop within the picture. */
export const movedCrop = (crop: Crop, { x, y }: Point): Crop => placed({ ...crop, x: crop.x + x, y: crop.y + y });

export const cornerAt = (crop: Crop, { x, y }: Corner): Point => ({
  x: crop.x + x * crop.width,
  y: crop.y + y * crop.height,
});

/**
 * Moves one corner of a crop; the opposite one stays.
 *
 * @param shape fixed ratio of width to height, in shares of the picture; undefined for any
 */
export function withCorner(crop: Crop, corner: Corner, to: Point, shape: number | undefined): Crop {
  const fixed = cornerAt(crop, { x: corner.x ? 0 : 1, y: corner.y ? 0 : 1 });
  const most = { x: corner.x ? 1 - fixed.x : fixed.x, y: corner.y ? 1 - fixed.y : fixed.y };
  let width = between(MIN, corner.x ? to.x - fixed.x : fixed.x - to.x, most.x);
  let height = between(MIN, corner.y ? to.y - fixed.y : fixed.y - to.y, most.y);
  if (shape) {
    width = between(Math.max(MIN, MIN * shape), Math.max(width, height * shape), Math.min(most.x, most.y * shape));
    height = width / shape;
  }
  return placed({ x: corner.x ? fixed.x : fixed.x - width, y: corner.y ? fixed.y : fixed.y - height, width, height });
}

/** Returns the largest crop of a shape around the centre of another crop. */
export function inShape(crop: Crop, shape: number): Crop {
  const [width, height] = shape > 1 ? [1, 1 / shape] : [shape, 1];
  return placed({
    ...{ x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 },
    ...{ width, height },
  });
}

export const isWhole = ({ width, height }: Crop): boolean =>
  width === WHOLE_PICTURE.width && height === WHOLE_PICTURE.height;
