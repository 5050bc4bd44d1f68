import { readStored } from '../lib/parse';
import type { SafeStorage } from '../lib/storage';
import { EXPIRATION_KEY, ISSUER_KEY, recordKey, TOKEN_KEY } from './log-in-keys';
import { LogInRecord } from './log-in-record';

/**
 * Returns the token that the application will send to a host, before the application has loaded.
 *
 * @param now ms since 1970
 * @returns '' for a guest; undefined if only the application can decide: the log-in is over or unreadable, or the page
 *   has written another one beside it
 */
export function storedToken(host: string, storage: SafeStorage, now = Date.now()): string | undefined {
  const stored = storage.get(recordKey(host));
  const isIssuer = storage.get(ISSUER_KEY) === host;
  if (!stored && !isIssuer) return '';
  const record = readStored(stored, LogInRecord);
  if (record?.host !== host) return undefined;
  const { token, expires, clockOffsetMs } = record;
  const isUnchanged = !isIssuer || (storage.get(TOKEN_KEY) === token && storage.get(EXPIRATION_KEY) === expires);
  return isUnchanged && Date.parse(expires) > now + (clockOffsetMs ?? 0) ? token : undefined;
}
