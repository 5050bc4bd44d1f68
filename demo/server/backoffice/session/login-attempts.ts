import type { OfficeOptions } from '../options';

const WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = 10;

type AttemptOptions = Pick<OfficeOptions, 'database' | 'now'>;

/**
 * Counts a try before the password is compared, so that a burst of tries cannot pass the limit.
 *
 * @param origin the caller's address or a known device, each counted separately
 * @returns the seconds to wait after too many tries; 0 if the password may be compared
 */
export async function countLoginAttempt({ database, now }: AttemptOptions, origin: string): Promise<number> {
  const instant = now();
  return database.transaction(async (transaction) => {
    // One after the other; the end of the transaction admits the next one.
    await transaction.query(`select pg_advisory_xact_lock(hashtextextended('office ' || $1, 7))`, [origin]);
    const attempts = await transaction.query<{ at: Date }>(
      `select at from backoffice_attempts where origin = $1 and at > $2 order by at desc limit ${MAX_ATTEMPTS}`,
      [origin, new Date(instant.getTime() - WINDOW_MS)],
    );
    const blocking = attempts[MAX_ATTEMPTS - 1];
    if (blocking) return Math.max(1, Math.ceil((blocking.at.getTime() + WINDOW_MS - instant.getTime()) / 1000));
    await transaction.query('insert into backoffice_attempts (origin, at) values ($1, $2)', [origin, instant]);
    return 0;
  });
}

/** Deletes the tries of an origin after a right one. */
export const deleteAttempts = ({ database }: AttemptOptions, origin: string): Promise<unknown> =>
  database.query('delete from backoffice_attempts where origin = $1', [origin]);

/** Deletes a try whose password could not be compared. */
export const deleteLatestAttempt = ({ database }: AttemptOptions, origin: string): Promise<unknown> =>
  database.query(
    `delete from backoffice_attempts where ctid = (select ctid from backoffice_attempts where origin = $1
       order by at desc limit 1 for update skip locked)`,
    [origin],
  );

/** Deletes tries that no longer count. */
export const deleteOldAttempts = ({ database, now }: AttemptOptions): Promise<unknown> =>
  database.query('delete from backoffice_attempts where at <= $1', [new Date(now().getTime() - WINDOW_MS)]);
