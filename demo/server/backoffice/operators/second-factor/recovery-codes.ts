import { randomInt } from 'node:crypto';
import { hashOf } from '../../../platform/secrets';

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Letters and digits without those that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newGroup = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Returns new recovery codes, each of 59 random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** Returns the stored form of a recovery code, however its groups are separated. */
export const recoveryCodeHash = (code: string): Uint8Array => hashOf(code.replace(/[^a-z0-9]/gi, '').toLowerCase());
