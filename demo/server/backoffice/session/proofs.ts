import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSecret } from '../../platform/secrets';

/** Returns the CSRF token of a cookie's secret, which does not reveal the secret. */
export const proofOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');

/** Checks the CSRF token of a form; a missing or malformed one is wrong. */
export const isProof = (proof: string, sent: string): boolean =>
  isSecret(proof) && isSecret(sent) && timingSafeEqual(Buffer.from(proof), Buffer.from(sent));
