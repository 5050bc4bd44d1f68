import { Problem } from '../../platform/http/problem';
import type { OfficeOptions } from '../options';
import { newAttemptQueue } from './attempt-queue';
import { countLoginAttempt, deleteAttempts, deleteLatestAttempt } from './login-attempts';
import { passwordCheck } from './office-password';

/** The caller of a try: a stranger at an address, or a known device. */
export type Caller = { origin: string; isKnownDevice: boolean };

/** The result of a try; after too many tries the seconds to wait. */
export type AttemptResult = 'right' | 'wrong' | 'busy' | { seconds: number };

/** Creates a check of the password that limits tries and concurrent callers. */
export function passwordGate(
  options: Pick<OfficeOptions, 'database' | 'now' | 'newHashing'>,
  password: string,
): (typed: string, caller: Caller) => Promise<AttemptResult> {
  const isCorrect = passwordCheck(password, options.newHashing);
  const strangers = newAttemptQueue();
  const devices = newAttemptQueue();

  async function checkAttempt(typed: string, { origin, isKnownDevice }: Caller): Promise<AttemptResult> {
    const queue = isKnownDevice ? devices : strangers;
    const seconds = await queue(origin, () => countLoginAttempt(options, origin));
    if (seconds > 0) return { seconds };
    const matches = await isCorrect(typed, isKnownDevice).catch(async (error: unknown) => {
      await deleteLatestAttempt(options, origin);
      throw error;
    });
    if (matches) await deleteAttempts(options, origin);
    return matches ? 'right' : 'wrong';
  }

  return (typed, caller) =>
    checkAttempt(typed, caller).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'busy') return 'busy';
      throw error;
    });
}
