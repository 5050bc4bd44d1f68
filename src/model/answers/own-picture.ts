import { type Infer, number, string, type } from 'superstruct';
import type { Crop } from '../../lib/crop';
import { maybe, parse } from '../../lib/parse';
import { type Picture, PictureAnswer, toPicture } from './picture';

const CropAnswer = type({ x: number(), y: number(), width: number(), height: number() });

/** Shape of a picture as its owner gets it. */
export const OwnPictureAnswer = type({
  ...PictureAnswer.schema,
  crop: maybe(CropAnswer),
  listCrop: maybe(CropAnswer),
  whole: maybe(string()),
});

/** A picture with how it is cut. */
export type OwnPicture = Picture & {
  /** The part that visitors see; absent for all of it. */
  crop?: Crop;
  /** The part that lists show, where it is another one. */
  listCrop?: Crop;
  /** As `src`, for all of the picture. The focal point is one of it. */
  whole: string;
};

/** Turns the owner's answer into ours. */
export const toOwnPicture = (raw: Infer<typeof OwnPictureAnswer>): OwnPicture => ({
  ...toPicture(raw),
  ...(raw.crop && { crop: raw.crop }),
  ...(raw.listCrop && { listCrop: raw.listCrop }),
  whole: raw.whole ?? raw.src,
});

/** Reads the answer of POST media. @throws {ShapeError} naming each field that is absent or has a wrong type */
export const readOwnPicture = (answer: unknown): OwnPicture => toOwnPicture(parse(answer, OwnPictureAnswer, 'Picture'));
