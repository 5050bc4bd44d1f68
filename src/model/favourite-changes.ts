/** The maximum number of changes in one call of PUT persons/favourites. */
export const MAX_CHANGES = 100;
