import { randomHex } from './random-hex';

/** No id of a server begins with it. */
const OWN = '+';

/** A name for a new row, until a save has given it an id of the server's. 64 random bits: a draft outlives the page. */
export const newRowId = (): string => OWN + randomHex(8);
