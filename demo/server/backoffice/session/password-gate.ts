import { Problem } from '../../platform/http/problem';
import type { OfficeOptions } from '../options';
import { newTryLine } from './attempt-queue';
import { clearTries, countTry, takeTryBack } from './login-attempts';
import { passwordCheck } from './office-password';

/** The caller of a try: a stranger at an address, or a known device. */
export type Caller = { origin: string; isKnownDevice: boolean };

/** The result of a try; after too many tries the seconds to wait. */
export type Verdict = 'right' | 'wrong' | 'busy' | { seconds: number };

/** Creates a check of the password that limits tries and concurrent callers. */
export function passwordGate(
  parts: Pick<OfficeOptions, 'database' | 'now' | 'newHashing'>,
  password: string,
): (typed: string, caller: Caller) => Promise<Verdict> {
  const isRight = passwordCheck(password, parts.newHashing);
  const strangers = newTryLine();
  const devices = newTryLine();

  async function verdictOn(typed: string, { origin, isKnownDevice }: Caller): Promise<Verdict> {
    const line = isKnownDevice ? devices : strangers;
    const seconds = await line(origin, () => countTry(parts, origin));
    if (seconds > 0) return { seconds };
    const matches = await isRight(typed, isKnownDevice).catch(async (error: unknown) => {
      await takeTryBack(parts, origin);
      throw error;
    });
    if (matches) await clearTries(parts, origin);
    return matches ? 'right' : 'wrong';
  }

  return (typed, caller) =>
    verdictOn(typed, caller).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'busy') return 'busy';
      throw error;
    });
}
