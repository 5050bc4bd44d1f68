/** The most changes that one call tells the server (PUT persons/favourites). */
export const MOST_CHANGES = 100;
