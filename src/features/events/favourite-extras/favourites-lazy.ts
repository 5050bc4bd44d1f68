import { lazily } from '../../../lib/lazily';

/** What else the favourites are good for. */
export const favouriteUses = lazily(async () => (await import('./favourite-uses')).FavouriteUses);
