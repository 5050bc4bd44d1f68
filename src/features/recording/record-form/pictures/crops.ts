import type { Crop, Point } from '../../../../lib/crop';

/** The crops and the focal point of a picture. */
export type PictureCrops = {
  /** The focal point, which is always visible: shares from the left and the top of the whole picture. */
  point: Point;
  /** The crop for pages; absent for the whole picture. */
  crop?: Crop | undefined;
  /** The crop for lists, if it differs. */
  listCrop?: Crop | undefined;
};

/** A use of a picture. */
export type CropUse = 'page' | 'list';
