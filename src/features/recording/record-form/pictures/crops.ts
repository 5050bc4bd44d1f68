import type { Crop, Point } from '../../../../lib/crop';

/** How a picture is cut. */
export type PictureCrops = {
  /** What must stay visible, of the whole. */
  point: Point;
  /** What visitors see; absent for all of it. */
  crop?: Crop | undefined;
  /** What lists show, where it is another part. */
  listCrop?: Crop | undefined;
};

/** Where a picture is shown. */
export type CropUse = 'page' | 'list';
