/** The two keys of the specification (section 4): a copy of the newest log-in on this origin, for others to read. */
export const TOKEN_KEY = 'authorization_token';
export const EXPIRATION_KEY = 'authorization_expiration';
/** Which host has issued what stands under the two keys. */
export const ISSUER_KEY = 'authorization_host';

/** How the keys of all records begin. */
export const RECORDS = 'event-portal:session:';

/** Where the log-in of one host is remembered. */
export const recordKey = (host: string): string => RECORDS + host;

/** Where this device keeps what it has agreed on with accounts about favourites. */
export const ledgerKey = (host: string): string => `event-portal:favourites-ledger:${host}`;

/** Stands where somebody has logged out, until what that person's account has brought to this device is put away. */
export const leftKey = (host: string): string => `event-portal:left:${host}`;
