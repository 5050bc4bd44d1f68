import { TOTP } from 'otpauth';

/** The code that an app with this secret shows. */
export const timeCode = (secret: string, at: Date): string =>
  new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: at.getTime() });

/** Another code than the right one. */
export const wrongTimeCode = (secret: string, at: Date): string =>
  String((Number(timeCode(secret, at)) + 500_000) % 1_000_000).padStart(6, '0');
