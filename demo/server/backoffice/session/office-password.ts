import type { OfficeOptions } from '../options';

/** How many passwords are compared at once, for strangers and for known devices each: the costly part of a guess. */
const SHARE = { atATime: 1, mostWaiting: 20 };

/**
 * Compares the typed text with the password of the back office; each comparison takes as long as a hash.
 *
 * @throws {Problem} 503 busy, when too many try at once; known devices wait in a queue of their own
 */
export type PasswordCheck = (typed: string, isKnownDevice: boolean) => Promise<boolean>;

/** Makes the check; a guess takes as long as one of a person's password, from however many addresses they come. */
export function passwordCheck(password: string, newHashing: OfficeOptions['newHashing']): PasswordCheck {
  const ofStrangers = newHashing(SHARE);
  const ofDevices = newHashing(SHARE);
  let hash: Promise<string> | undefined;

  return async (typed, isKnownDevice) => {
    hash ??= ofDevices.hash(password).catch((error: unknown) => {
      hash = undefined;
      throw error;
    });
    return (isKnownDevice ? ofDevices : ofStrangers).matches(typed, await hash);
  };
}
