import { Secret, TOTP } from 'otpauth';

const DIGITS = 6;
const PERIOD_SECONDS = 30;
/**
 * The steps before and after the present one whose codes count. RFC 6238 asks for few; two admit a device whose clock
 * is a minute off.
 */
const TOLERATED_STEPS = 2;
const SECRET_BYTES = 20;

/** Returns a new secret for an app that shows codes, in base32. */
export const newTimeCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...labels, secret, digits: DIGITS, period: PERIOD_SECONDS });

/** Returns the otpauth:// address that an app reads from a QR code. */
export const timeCodeAddress = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  totpOf(secret, { issuer, label: email }).toString();

/** Returns the number of the time step that a code belongs to; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const difference = totpOf(secret).validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return difference === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + difference;
}

/** Checks whether a text, without spaces, has the form of a code. */
export const isTimeCode = (text: string): boolean => /^\d{6}$/.test(text);
