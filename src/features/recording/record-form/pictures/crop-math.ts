import { type Crop, type Point, WHOLE_PICTURE } from '../../../../lib/crop';

/** The minimum share of a side, since smaller crops are hardly visible; the server's minimum is lower. */
const MIN_SHARE = 0.05;

/** A corner of a crop: 0 for left and top, 1 for right and bottom. */
export type Corner = { x: 0 | 1; y: 0 | 1 };

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(low, value), Math.max(low, high));
/** Rounds to 1/10,000: far below a pixel, and short in the payload. */
const round = (share: number) => Math.round(share * 10_000) / 10_000;

/** Limits a crop to the picture. */
const withinPicture = ({ x, y, width, height }: Crop): Crop => {
  const size = { width: round(clamp(MIN_SHARE, width, 1)), height: round(clamp(MIN_SHARE, height, 1)) };
  return { x: round(clamp(0, x, 1 - size.width)), y: round(clamp(0, y, 1 - size.height)), ...size };
};

/** Moves a crop within the picture. */
export const movedCrop = (crop: Crop, { x, y }: Point): Crop =>
  withinPicture({ ...crop, x: crop.x + x, y: crop.y + y });

export const cornerAt = (crop: Crop, { x, y }: Corner): Point => ({
  x: crop.x + x * crop.width,
  y: crop.y + y * crop.height,
});

/**
 * Moves one corner of a crop; the opposite one stays.
 *
 * @param shareRatio fixed ratio of width to height, in shares of the picture; undefined for any
 */
export function withCorner(crop: Crop, corner: Corner, target: Point, shareRatio: number | undefined): Crop {
  const opposite = cornerAt(crop, { x: corner.x ? 0 : 1, y: corner.y ? 0 : 1 });
  const max = { x: corner.x ? 1 - opposite.x : opposite.x, y: corner.y ? 1 - opposite.y : opposite.y };
  let width = clamp(MIN_SHARE, corner.x ? target.x - opposite.x : opposite.x - target.x, max.x);
  let height = clamp(MIN_SHARE, corner.y ? target.y - opposite.y : opposite.y - target.y, max.y);
  if (shareRatio) {
    width = clamp(
      Math.max(MIN_SHARE, MIN_SHARE * shareRatio),
      Math.max(width, height * shareRatio),
      Math.min(max.x, max.y * shareRatio),
    );
    height = width / shareRatio;
  }
  return withinPicture({
    x: corner.x ? opposite.x : opposite.x - width,
    y: corner.y ? opposite.y : opposite.y - height,
    width,
    height,
  });
}

/** Returns the largest crop of a shape around the centre of another crop. */
export function withRatio(crop: Crop, shareRatio: number): Crop {
  const [width, height] = shareRatio > 1 ? [1, 1 / shareRatio] : [shareRatio, 1];
  return withinPicture({
    ...{ x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 },
    ...{ width, height },
  });
}

export const isWholePicture = ({ width, height }: Crop): boolean =>
  width === WHOLE_PICTURE.width && height === WHOLE_PICTURE.height;
