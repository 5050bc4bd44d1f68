import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSecret } from '../../platform/secrets';

/** The value by which a form shows that it belongs to the secret of a cookie, without revealing the secret. */
export const proofOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');

/** Whether a form has sent this proof; a missing or malformed one is wrong. */
export const isProof = (proof: string, sent: string): boolean =>
  isSecret(proof) && isSecret(sent) && timingSafeEqual(Buffer.from(proof), Buffer.from(sent));
