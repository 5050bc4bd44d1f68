/*
 * Stands in the place of favourites-lazy in the classic script for pages where no module can be loaded: it has the hearts and
 * their list alone. Whoever asks for more asks first whether there is any.
 */

export const favouriteUses = undefined;
