import type { SafeStorage } from '../lib/storage';
import { EXPIRATION_KEY, ISSUER_KEY, recordKey, TOKEN_KEY } from './log-in-keys';

/**
 * The token that the application will send to a host, read before the application is there.
 *
 * @param now milliseconds since 1970
 * @returns '' for a guest; undefined where only the application can tell: the log-in is over or unreadable, or the page
 *   has written another one beside it
 */
export function plainToken(host: string, storage: SafeStorage, now = Date.now()): string | undefined {
  const record = storage.get(recordKey(host));
  const isIssuer = storage.get(ISSUER_KEY) === host;
  if (!record && !isIssuer) return '';
  try {
    const { host: issuer, token, expires, clockOffsetMs } = JSON.parse(record ?? '');
    const isAlone = !isIssuer || (storage.get(TOKEN_KEY) === token && storage.get(EXPIRATION_KEY) === expires);
    const isValid = issuer === host && isAlone && Date.parse(expires) > now + (clockOffsetMs ?? 0);
    return isValid && typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
