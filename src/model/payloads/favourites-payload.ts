import type { Infer } from 'superstruct';
import { MOST_CHANGES } from '../favourite-changes';
import { LONGEST_ID } from './longest';
import { fields, filledLine, flag, list, whole } from './payload-fields';

/** What somebody has decided about an event: `at` in milliseconds since 1970. */
export const FavouriteChange = fields({
  id: filledLine(LONGEST_ID),
  kept: flag(),
  at: whole(0, 8_640_000_000_000_000),
});
export type FavouriteChange = Infer<typeof FavouriteChange>;

/** PUT persons/favourites: what has changed on a device. */
export const FavouritesPayload = fields({ changes: list(FavouriteChange, MOST_CHANGES) });
export type FavouritesPayload = Infer<typeof FavouritesPayload>;
