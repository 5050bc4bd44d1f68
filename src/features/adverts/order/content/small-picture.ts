import { minPictureSize } from '../../../../model/adverts/min-picture-size';
import { sheetOf } from '../../../../model/adverts/print-sheet';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import type { AdvertCrop } from '../../../../model/answers/order-draft';
import { cropOf, type Size, shownPixels, WHOLE_VIEW } from './crop';

/** Returns the aspect ratio of a slot's picture, width divided by height. */
export function aspectOf(slot: Pick<AdvertSlot, 'place' | 'size'>): number {
  const { width, height } = sheetOf(slot);
  return width / height;
}

/** Returns the actual and the required size of a picture with too few pixels for a slot; undefined if it has enough. */
export function tooSmall(
  picture: Size,
  crop: AdvertCrop | undefined,
  slot: Pick<AdvertSlot, 'place' | 'size'>,
): { has: Size; min: Size } | undefined {
  const has = shownPixels(picture, crop ?? cropOf(picture, aspectOf(slot), WHOLE_VIEW));
  const min = minPictureSize(slot);
  return has.width < min.width || has.height < min.height ? { has, min } : undefined;
}
