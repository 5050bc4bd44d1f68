import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isRecord } from '../../../../src/model/payloads/payload-fields';

const LIFETIME_MS = 2 * 3_600_000;
const NONCE_BYTES = 15;

/** The content of a token: one display of an advert or event on a page, on a day. */
export type ShownToken = {
  client: string;
  what: 'advert' | 'event';
  /** The id of the advert's order, or of the event. */
  id: string;
  /** The day, 'YYYY-MM-DD' in Berlin; its views count for this day, also those after midnight. */
  day: string;
  /** The end of the token in milliseconds since 1970. */
  expires: number;
  /** A unique value. */
  nonce: string;
};

/** Signs a token for a shown advert or event. @param secret that all servers of a database share */
export function newShownToken(
  secret: string,
  { client, what, id, day }: Pick<ShownToken, 'client' | 'what' | 'id' | 'day'>,
  now: Date,
): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const token: ShownToken = { client, what, id, day, expires: now.getTime() + LIFETIME_MS, nonce };
  const text = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${text}.${signatureOf(secret, text).toString('base64url')}`;
}

/** Reads a token that one of our servers has signed; undefined for any other text, and for an expired token. */
export function readShownToken(secret: string, token: string, now: Date): ShownToken | undefined {
  const [text = '', signature = ''] = token.split('.');
  const signatureBytes = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, text);
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected)) return undefined;
  const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  // Only our own servers sign, so the cast is safe.
  return isRecord(read) && Number(read.expires) > now.getTime() ? (read as ShownToken) : undefined;
}

const signatureOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
