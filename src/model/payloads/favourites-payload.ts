import type { Infer } from 'superstruct';
import { MAX_CHANGES } from '../favourite-changes';
import { MAX_ID_LENGTH } from './limits';
import { fields, filledLine, flagField, listField, wholeNumber } from './payload-fields';

/** A favourite that was set or removed; `at` in ms since 1970. */
export const FavouriteChange = fields({
  id: filledLine(MAX_ID_LENGTH),
  kept: flagField(),
  at: wholeNumber(0, 8_640_000_000_000_000),
});
export type FavouriteChange = Infer<typeof FavouriteChange>;

/** PUT persons/favourites: the changes of a device. */
export const FavouritesPayload = fields({ changes: listField(FavouriteChange, MAX_CHANGES) });
export type FavouritesPayload = Infer<typeof FavouritesPayload>;
