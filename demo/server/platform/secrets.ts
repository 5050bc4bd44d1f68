import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORMAT = /^[\w-]{43}$/;

/** Returns a new token or key of 256 random bits, as base64url. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Checks whether a text has the form of our tokens and keys. */
export const isSecret = (text: string): boolean => FORMAT.test(text);

/** Returns the stored form of a token or key, which is useless to a thief of the table. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
