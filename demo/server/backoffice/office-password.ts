import { argonHashing } from '../accounts/password-hashing';

/** How many passwords are compared at once, for strangers and for known devices each: the costly part of a guess. */
const SHARE = { atATime: 1, mostWaiting: 20 };

/**
 * Compares what was typed with the password of the back office, at the price of a hash.
 *
 * @throws {Problem} 503 busy, when too many try at once; known devices wait in a queue of their own
 */
export type PasswordCheck = (typed: string, isKnownDevice: boolean) => Promise<boolean>;

/** Makes every guess cost as much as guessing a person's password, however many addresses guess. */
export function passwordCheck(password: string): PasswordCheck {
  const ofStrangers = argonHashing(SHARE);
  const ofDevices = argonHashing(SHARE);
  let hash: Promise<string> | undefined;

  return async (typed, isKnownDevice) => {
    hash ??= ofDevices.hash(password).catch((error: unknown) => {
      hash = undefined;
      throw error;
    });
    return (isKnownDevice ? ofDevices : ofStrangers).matches(typed, await hash);
  };
}
