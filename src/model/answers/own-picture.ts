import { type Infer, number, string, type } from 'superstruct';
import type { Crop } from '../../lib/crop';
import { maybe, parse } from '../../lib/parse';
import { type Picture, PictureAnswer, toPicture } from './picture';

const CropAnswer = type({ x: number(), y: number(), width: number(), height: number() });

/** Shape of a picture in an answer to its owner. */
export const OwnPictureAnswer = type({
  ...PictureAnswer.schema,
  crop: maybe(CropAnswer),
  listCrop: maybe(CropAnswer),
  whole: maybe(string()),
});

/** A picture with its crops. */
export type OwnPicture = Picture & {
  /** The crop for visitors; absent for the whole picture. */
  crop?: Crop;
  /** The crop in lists, if it differs. */
  listCrop?: Crop;
  /** As `src`, for the uncropped picture. The focal point is a point of it. */
  whole: string;
};

/** Converts a picture of an answer to its owner. */
export const toOwnPicture = (raw: Infer<typeof OwnPictureAnswer>): OwnPicture => ({
  ...toPicture(raw),
  ...(raw.crop && { crop: raw.crop }),
  ...(raw.listCrop && { listCrop: raw.listCrop }),
  whole: raw.whole ?? raw.src,
});

/** Reads the answer of POST media. @throws {ShapeError} naming each field that is absent or has a wrong type */
export const readOwnPicture = (answer: unknown): OwnPicture => toOwnPicture(parse(answer, OwnPictureAnswer, 'Picture'));
