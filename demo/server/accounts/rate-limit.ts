import type { Database, Queryable } from '../platform/database/database';
import { callerNetwork } from '../platform/http/caller';
import { Problem } from '../platform/http/problem';

/** The time for which an attempt counts, in milliseconds. */
export const WINDOW_MS = 15 * 60_000;

/** The kind of a counted attempt: a password, a requested mail, a sign-up, an import from a web address. */
export type AttemptKind = 'password' | 'mail' | 'signup' | 'import';

/** The client, account and caller of an attempt. */
export type Attempt = {
  client: string;
  /** The account's e-mail, even if the user name was typed; without an account the typed text. */
  name: string;
  /** The caller's address, see callerAddress. */
  address: string;
};

/** The options that counting needs. */
export type CountingOptions = { database: Database; now: () => Date };

/**
 * SQL that folds a name for counting. The database folds it as it does to find the account. Otherwise each way to write
 * a letter that folds differently would allow ten more guesses.
 */
export const attemptName = (name: string): string => `left(lower(normalize(${name}, NFKC)), 300)`;

/** Returns the start of the time window that counts now. */
export const windowBefore = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** Locks a name or address until the transaction ends, so that its attempts are counted one after the other. */
export const lockAttempts = (transaction: Queryable, kind: string, name: string): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended($1 || ' ' || ${attemptName('$2')}, 7))`, [
    kind,
    name,
  ]);

/** Counts an attempt; `purpose` is that of a mail. */
export const recordAttempt = (
  transaction: Queryable,
  { client, name, address }: Attempt,
  { kind, purpose = '', at }: { kind: AttemptKind; purpose?: string; at: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into attempts (client, kind, name, address, network, purpose, at)
     values ($1, $2, ${attemptName('$3')}, $4, $5, $6, $7)`,
    [client, kind, name, address, callerNetwork(address), purpose, at],
  );

/**
 * Returns the time in milliseconds from which one more attempt is allowed, at most `max` in a window; 0 for now. The
 * attempts are sorted, the latest first.
 */
export function nextAllowedAt(attempts: readonly { at: Date }[], max: number): number {
  const oldestCounted = attempts[max - 1];
  return oldestCounted === undefined ? 0 : oldestCounted.at.getTime() + WINDOW_MS;
}

/** Returns the refusal of an attempt, with the seconds until the next one is allowed. */
export function tooManyAttempts(allowedAtMs: number, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((allowedAtMs - now.getTime()) / 1000));
  return new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': String(seconds) } });
}

/** The way in which attempts of one kind are counted and limited. */
export type AttemptLimit = {
  kind: AttemptKind;
  /** The kind and name by which attempts are counted one after the other, see oneByOne. */
  lockedBy: readonly [kind: string, name: string];
  /** Returns the time from which one more attempt is allowed, as roomAt does. */
  findAllowedAt(transaction: Queryable, now: Date): Promise<number>;
};

/**
 * Counts an attempt, or refuses it if there were too many. Callers run nothing expensive before it.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After
 */
export async function countAttempt(
  { database, now }: CountingOptions,
  attempt: Attempt,
  { kind, lockedBy, findAllowedAt }: AttemptLimit,
): Promise<void> {
  const instant = now();
  const allowedAt = await database.transaction(async (transaction) => {
    await lockAttempts(transaction, ...lockedBy);
    const allowedAtMs = await findAllowedAt(transaction, instant);
    if (allowedAtMs === 0) await recordAttempt(transaction, attempt, { kind, at: instant });
    return allowedAtMs;
  });
  if (allowedAt > 0) throw tooManyAttempts(allowedAt, instant);
}

/** Deletes attempts that no longer count. */
export async function forgetOldAttempts({ database, now }: CountingOptions): Promise<void> {
  await database.query('delete from attempts where at < $1', [windowBefore(now())]);
}
