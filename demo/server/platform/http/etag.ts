import { createHash } from 'node:crypto';

/** The length of the tag: base64 of 162 bits, so that no two contents share it by chance. */
const LENGTH = 27;

/** Returns the tag of an answer's content. */
export const etagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, LENGTH);
