import { Problem } from '../../platform/http/problem';
import type { OfficeOptions } from '../options';
import { newAttemptQueue } from './attempt-queue';
import { countLoginAttempt, deleteAttempts, deleteLatestAttempt } from './login-attempts';

/** The caller of a try: a stranger at an address, or a known device. */
export type Caller = { origin: string; isKnownDevice: boolean };

/** The result of a try; after too many tries the seconds to wait. */
export type AttemptResult = 'right' | 'wrong' | 'busy' | { seconds: number };

/** Runs a comparison, unless its caller has tried too often. */
export type AttemptGate = (caller: Caller, compare: () => Promise<boolean>) => Promise<AttemptResult>;

/** Creates a gate that limits tries and concurrent callers. */
export function newAttemptGate(options: Pick<OfficeOptions, 'database' | 'now'>): AttemptGate {
  const strangers = newAttemptQueue();
  const devices = newAttemptQueue();

  async function checkAttempt({ origin, isKnownDevice }: Caller, compare: () => Promise<boolean>) {
    const queue = isKnownDevice ? devices : strangers;
    const seconds = await queue(origin, () => countLoginAttempt(options, origin));
    if (seconds > 0) return { seconds };
    const matches = await compare().catch(async (error: unknown) => {
      await deleteLatestAttempt(options, origin);
      throw error;
    });
    if (matches) await deleteAttempts(options, origin);
    return matches ? 'right' : 'wrong';
  }

  return (caller, compare) =>
    checkAttempt(caller, compare).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'busy') return 'busy';
      throw error;
    });
}
