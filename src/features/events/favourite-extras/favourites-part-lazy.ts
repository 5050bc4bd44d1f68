import { lazily } from '../../../lib/lazily';

/** What favourites have beside the hearts. */
export const favouritesPart = lazily(async () => (await import('./favourites-part')).FavouritesPart);
