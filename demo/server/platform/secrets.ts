import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** A new token or key of 256 random bits, as base64url. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Whether a text has the shape of our tokens and keys. */
export const isSecret = (text: string): boolean => SHAPE.test(text);

/** The form in which a token or key is stored: whoever steals the table cannot use it. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
