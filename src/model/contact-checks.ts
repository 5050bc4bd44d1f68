import { safeHref } from '../lib/urls';
import { withScheme } from '../lib/with-scheme';

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
/** Excludes quoted local parts and comments: real addresses have none, and mail headers are built from them. */
const EMAIL = new RegExp(`^([\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~.-]+)@(?:${LABEL}\\.)+${LABEL}$`, 'u');
const PHONE = /^\+?[\d\s()/.–-]+(?:(?:x|ext\.?|App\.?|Durchwahl)\s*\d+)?$/i;
const MIN_DIGITS = 3;
const MAX_DIGITS = 20;

/** Checks whether a text can be a complete e-mail address, as the generic message of spec section 5 requires. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const local = EMAIL.exec(text)?.[1];
  return (
    local !== undefined &&
    local.length <= MAX_LOCAL_PART_LENGTH &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

/** Checks whether a text can be a telephone number, however its digits are grouped. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS && PHONE.test(text);
}

/** Checks whether a text can be the address of a website; the scheme may be missing. */
export function isWebAddress(text: string): boolean {
  const href = safeHref(withScheme(text));
  if (href === undefined) return false;
  const { protocol, hostname } = new URL(href);
  return (protocol === 'http:' || protocol === 'https:') && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
