import type { Database, Queryable } from '../platform/database/database';
import { callerNetwork } from '../platform/http/caller';
import { Problem } from '../platform/http/problem';

/** How long an attempt counts. */
export const WINDOW_MS = 15 * 60_000;

/** What is counted: passwords tried, mails asked for, sign-ups. */
export type AttemptKind = 'password' | 'mail' | 'signup';

/** Who tries what from where. */
export type Attempt = {
  client: string;
  /** The account's e-mail, even if the user name was typed; without an account the text that was typed. */
  name: string;
  /** Of the caller, see callerAddress. */
  address: string;
};

/** What counting needs of the options. */
export type CountingParts = { database: Database; now: () => Date };

/**
 * A name as attempts are counted by it, in SQL. The database folds it as it does to find the account: if both differed
 * in a single letter, each way to write that letter would allow ten more guesses.
 */
export const attemptName = (name: string): string => `left(lower(normalize(${name}, NFKC)), 300)`;

/** The beginning of the time that counts now. */
export const windowBefore = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** Locks a name or address until the transaction ends, so that attempts for it are counted one after the other. */
export const oneByOne = (transaction: Queryable, kind: string, name: string): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended($1 || ' ' || ${attemptName('$2')}, 7))`, [
    kind,
    name,
  ]);

/** Counts an attempt; `purpose` is that of a mail. */
export const recordAttempt = (
  to: Queryable,
  { client, name, address }: Attempt,
  { kind, purpose = '', at }: { kind: AttemptKind; purpose?: string; at: Date },
): Promise<unknown> =>
  to.query(
    `insert into attempts (client, kind, name, address, network, purpose, at)
     values ($1, $2, ${attemptName('$3')}, $4, $5, $6, $7)`,
    [client, kind, name, address, callerNetwork(address), purpose, at],
  );

/** The time from which one more attempt is allowed, at most `most` in a window; 0 for now. The latest come first. */
export function roomAt(attempts: readonly { at: Date }[], most: number): number {
  const oldest = attempts[most - 1];
  return oldest === undefined ? 0 : oldest.at.getTime() + WINDOW_MS;
}

/** The refusal of one attempt too many, with the seconds until the next one is allowed. */
export function tooManyAttempts(roomAtMs: number, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((roomAtMs - now.getTime()) / 1000));
  return new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': String(seconds) } });
}

/** How attempts of one kind are counted, and when the next one is allowed. */
export type Counting = {
  kind: AttemptKind;
  /** Whose attempts are counted one after the other, see oneByOne. */
  line: readonly [kind: string, name: string];
  /** The time from which one more is allowed, as roomAt answers it. */
  freeAt(transaction: Queryable, now: Date): Promise<number>;
};

/**
 * Counts an attempt, or refuses it if there were too many. Callers do nothing costly before it.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After
 */
export async function countAttempt(
  { database, now }: CountingParts,
  attempt: Attempt,
  { kind, line, freeAt }: Counting,
): Promise<void> {
  const instant = now();
  const freed = await database.transaction(async (transaction) => {
    await oneByOne(transaction, ...line);
    const at = await freeAt(transaction, instant);
    if (at === 0) await recordAttempt(transaction, attempt, { kind, at: instant });
    return at;
  });
  if (freed > 0) throw tooManyAttempts(freed, instant);
}

/** Forgets attempts that no longer count. */
export async function forgetOldAttempts({ database, now }: CountingParts): Promise<void> {
  await database.query('delete from attempts where at < $1', [windowBefore(now())]);
}
