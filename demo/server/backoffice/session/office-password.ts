import type { OfficeOptions } from '../options';

/**
 * The limits of concurrent comparisons, for strangers and for known devices each: they are the costly part of a try.
 */
const HASHING_LIMITS = { maxRunning: 1, maxWaiting: 20 };

/** Hashes and compares the passwords of the back office. */
export type OfficePasswords = {
  hash(password: string): Promise<string>;
  /**
   * Compares the input with the hash of a password; without a hash it takes as long, and returns false.
   *
   * @throws {Problem} 503 busy, when too many try at once; known devices have a queue of their own
   */
  matches(typed: string, hash: string | undefined, isKnownDevice: boolean): Promise<boolean>;
};

/** Creates the passwords; they are hashed as those of members. */
export function officePasswords(newHashing: OfficeOptions['newHashing']): OfficePasswords {
  const strangerHashing = newHashing(HASHING_LIMITS);
  const deviceHashing = newHashing(HASHING_LIMITS);

  return {
    hash: (password) => deviceHashing.hash(password),
    matches: (typed, hash, isKnownDevice) => (isKnownDevice ? deviceHashing : strangerHashing).matches(typed, hash),
  };
}
