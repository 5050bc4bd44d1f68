import { randomHex } from './random-hex';

/** Ids made by the client begin with it; no id of a server does. */
const OWN = '+';

/**
 * An id for a new row, until the server gives it one when it is saved. 64 random bits, because drafts with such ids
 * outlive the page.
 */
export const newRowId = (): string => OWN + randomHex(8);
