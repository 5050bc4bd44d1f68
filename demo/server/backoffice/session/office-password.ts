import type { OfficeOptions } from '../options';

/**
 * The limits of concurrent comparisons, for strangers and for known devices each: they are the costly part of a try.
 */
const HASHING_LIMITS = { maxRunning: 1, maxWaiting: 20 };

/**
 * Compares the input with the password of the back office; each comparison takes as long as a hash.
 *
 * @throws {Problem} 503 busy, when too many try at once; known devices have a queue of their own
 */
export type PasswordCheck = (typed: string, isKnownDevice: boolean) => Promise<boolean>;

/** Creates the check; it takes as long as that of a person's password, from however many addresses. */
export function passwordCheck(password: string, newHashing: OfficeOptions['newHashing']): PasswordCheck {
  const strangerHashing = newHashing(HASHING_LIMITS);
  const deviceHashing = newHashing(HASHING_LIMITS);
  let hash: Promise<string> | undefined;

  return async (typed, isKnownDevice) => {
    hash ??= deviceHashing.hash(password).catch((error: unknown) => {
      hash = undefined;
      throw error;
    });
    return (isKnownDevice ? deviceHashing : strangerHashing).matches(typed, await hash);
  };
}
