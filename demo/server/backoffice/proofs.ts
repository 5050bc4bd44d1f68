import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSecret } from '../accounts/secrets';

/** What forms carry to show that they belong to the secret of a cookie, which it does not tell. */
export const proofOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');

/** Whether a form carries this proof; what does not look like a proof, such as nothing at all, is none. */
export const isProof = (proof: string, sent: string): boolean =>
  isSecret(proof) && isSecret(sent) && timingSafeEqual(Buffer.from(proof), Buffer.from(sent));
