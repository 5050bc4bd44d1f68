import { isMissingCode } from '../lib/missing-file';
import { type SafeStorage, safeStorage } from '../lib/storage';

const KEY = 'event-portal:reloaded';
const GUARD_MS = 10_000;

/**
 * Reloads a page of the product when its code is gone, at most once in ten seconds (spec section 9). A host's page is
 * never reloaded.
 *
 * @param now milliseconds since 1970
 */
export function reloadOnce(
  error: unknown,
  storage: SafeStorage = safeStorage(() => window.sessionStorage),
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
): void {
  if (!isMissingCode(error) || now - Number(storage.get(KEY) ?? 0) < GUARD_MS) return;
  if (storage.set(KEY, String(now))) reload();
}
