import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { MAX_ALT_LENGTH, MAX_CAPTION_LENGTH } from './limits';
import { between, fields, flagField, line } from './payload-fields';

/** The least width and height of a crop, as a share of the picture. */
const MIN_SHARE = 0.01;

/** The crop of a picture; see Crop. */
export const CropPayload = fields({
  x: between(0, 1),
  y: between(0, 1),
  width: between(MIN_SHARE, 1),
  height: between(MIN_SHARE, 1),
});

/** PATCH media/{id} (spec section 3, "Media"): missing fields stay unchanged, null empties a field. */
export const MediumPayload = fields({
  alt: line(MAX_ALT_LENGTH),
  agency: line(),
  author: line(),
  copyright: line(),
  description: line(MAX_CAPTION_LENGTH),
  location: line(),
  title: line(),
  focalPoint: maybe(fields({ x: between(0, 1), y: between(0, 1) })),
  crop: maybe(CropPayload),
  listCrop: maybe(CropPayload),
  /** Hides the change from visitors until the record with the picture is published. */
  unpublishedChanges: maybe(flagField()),
});
export type MediumPayload = Infer<typeof MediumPayload>;
