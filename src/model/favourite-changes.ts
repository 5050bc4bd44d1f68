/** The most changes that one call tells the server (PUT persons/favourites). */
export const MAX_CHANGES = 100;
