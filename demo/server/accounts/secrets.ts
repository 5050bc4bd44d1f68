import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** A new token or key of 256 random bits, as base64url. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Whether a text can be a token or key of ours at all. */
export const isSecret = (text: string): boolean => SHAPE.test(text);

/** What is stored of a token or key: a thief of the table cannot use it. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
