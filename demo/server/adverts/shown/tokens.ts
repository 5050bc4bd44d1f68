import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isRecord } from '../../../../src/model/payloads/payload-fields';

const LIFETIME_MS = 2 * 3_600_000;
const NONCE_BYTES = 15;

/** What a token says: this advert, or this event, was given to a page, once, on that day. */
export type ShownToken = {
  client: string;
  what: 'advert' | 'event';
  /** Of the order of the advert, or of the event. */
  id: string;
  /** 'YYYY-MM-DD' in Berlin; its views count for this day, also those after midnight. */
  day: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** No other token has it. */
  nonce: string;
};

/** Signs that an advert or an event is shown. @param secret that all servers of a database share */
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

/** Reads a token that one of our servers has signed; undefined for any other text, and once it has ended. */
export function readShownToken(secret: string, token: string, now: Date): ShownToken | undefined {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  // Only our own servers sign, so its shape is ours.
  return isRecord(read) && Number(read.expires) > now.getTime() ? (read as ShownToken) : undefined;
}

const signatureOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
