/** Where the browser's storage holds the token (spec section 4). */
export const TOKEN_KEY = 'authorization_token';
