import { randomHex } from './random-hex';

/** The prefix of ids made by the client; no server id begins with it. */
const CLIENT_PREFIX = '+';

/** Returns an id for an unsaved row. 64 random bits, because drafts with such ids outlive the page. */
export const newRowId = (): string => CLIENT_PREFIX + randomHex(8);
