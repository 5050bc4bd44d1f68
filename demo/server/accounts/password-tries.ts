import type { Queryable } from '../platform/database/database';
import {
  type Attempt,
  attemptName,
  type CountingOptions,
  countAttempt,
  nextAllowedAt,
  windowBefore,
} from './rate-limit';

const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 100;

/**
 * Compares a password, unless there were too many failures. An attempt is counted before the comparison, so that a
 * burst of attempts cannot pass the limit. Attempts count by account and address, so that a stranger elsewhere cannot
 * lock the owner out. An attempt without a comparison, as on a busy machine, does not count.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After, and the errors of `compare`
 */
export async function tryPassword(
  options: CountingOptions,
  attempt: Attempt,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  await countGuess(options, attempt);
  const isCorrect = await compare().catch(async (error: unknown) => {
    await forgetLatestGuess(options, attempt);
    throw error;
  });
  if (isCorrect) await forgetGuesses(options.database, attempt);
  return isCorrect;
}

const countGuess = (options: CountingOptions, attempt: Attempt) =>
  countAttempt(options, attempt, {
    kind: 'password',
    lockedBy: [`password ${attempt.client} from`, attempt.address],
    async findAllowedAt(transaction, now) {
      const guesses = await loadGuesses(transaction, attempt, now);
      const ofAccount = guesses.filter(({ isOfAccount }) => isOfAccount);
      return Math.max(nextAllowedAt(ofAccount, MAX_PER_ACCOUNT), nextAllowedAt(guesses, MAX_PER_ADDRESS));
    },
  });

/** Loads the attempts from an address, the latest first. */
const loadGuesses = (from: Queryable, { client, name, address }: Attempt, now: Date) =>
  from.query<{ isOfAccount: boolean; at: Date }>(
    `select name = ${attemptName('$3')} as "isOfAccount", at from attempts
     where client = $1 and kind = 'password' and address = $2 and at > $4 order by at desc limit ${MAX_PER_ADDRESS}`,
    [client, address, name, windowBefore(now)],
  );

/** Deletes the latest attempt; skips a row that another request is deleting at this moment. */
const forgetLatestGuess = ({ database }: CountingOptions, { client, name, address }: Attempt) =>
  database.query(
    `delete from attempts where ctid = (select ctid from attempts
       where client = $1 and kind = 'password' and name = ${attemptName('$2')} and address = $3
       order by at desc limit 1 for update skip locked)`,
    [client, name, address],
  );

/** Deletes the failures at one account from one address, after the caller has proved to own it. */
export async function forgetGuesses(from: Queryable, { client, name, address }: Attempt): Promise<void> {
  await from.query(
    `delete from attempts where client = $1 and kind = 'password' and name = ${attemptName('$2')} and address = $3`,
    [client, name, address],
  );
}
