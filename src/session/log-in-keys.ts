/**
 * The two keys of the specification (section 4): a copy of the newest log-in on this origin, for other code to read.
 */
export const TOKEN_KEY = 'authorization_token';
export const EXPIRATION_KEY = 'authorization_expiration';
/** The key of the host that issued the token under the two keys. */
export const ISSUER_KEY = 'authorization_host';

/** The prefix of the keys of all records. */
export const RECORDS = 'event-portal:session:';

/** Returns the key of the log-in record of one host. */
export const recordKey = (host: string): string => RECORDS + host;

/** Returns the key of the favourites that this device and accounts have synchronised. */
export const syncLogKey = (host: string): string => `event-portal:favourites-ledger:${host}`;

/** Returns the key that marks a log-out until the account's data on this device is removed. */
export const leftKey = (host: string): string => `event-portal:left:${host}`;
