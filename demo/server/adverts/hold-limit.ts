import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { RESERVED_MS } from './slot-days';

/** The maximum time for which a person may hold places in one go, however often the choice changes. */
const MAX_HOLD_MS = 2 * RESERVED_MS;
/** The pause in milliseconds before a person may hold places again. */
const PAUSE_MS = RESERVED_MS;

type HoldRow = { since: Date; until: Date; isRenewed: boolean };

/** The end of a hold, and whether it can be renewed. */
export type HoldEnd = { expires: Date; isRenewable: boolean };

/**
 * Counts another hold of a person. A new choice of places keeps the end of the half hour, and one hold can be renewed
 * once.
 *
 * @throws {Problem} 409 hold_used_up with Retry-After, until the pause is over
 */
export async function countHold(
  transaction: Queryable,
  { accountId, isRenewal }: { accountId: number; isRenewal: boolean },
  now: Date,
): Promise<HoldEnd> {
  const hold = await lockHold(transaction, accountId);
  const isOngoing = hold !== undefined && now.getTime() < hold.until.getTime() + PAUSE_MS;
  const since = isOngoing ? hold.since : now;
  const limit = since.getTime() + MAX_HOLD_MS;
  const isRenewed = isOngoing && hold.isRenewed;
  if (limit <= now.getTime() || (isRenewal && isRenewed)) throw holdUsedUp(hold?.until ?? now, now);
  const expires = new Date(Math.min(now.getTime() + RESERVED_MS, limit));
  await transaction.query(
    `insert into advert_holders (account_id, since, until, is_renewed) values ($1, $2, $3, $4)
     on conflict (account_id) do update set since = excluded.since, until = excluded.until, is_renewed = excluded.is_renewed`,
    [accountId, since, expires, isRenewed || isRenewal],
  );
  return { expires, isRenewable: !(isRenewed || isRenewal) && limit > expires.getTime() };
}

/** Records that a person holds nothing any more; the pause begins. */
export const endHold = (transaction: Queryable, accountId: number, now: Date): Promise<unknown> =>
  transaction.query('update advert_holders set until = least(until, $2) where account_id = $1', [accountId, now]);

async function lockHold(transaction: Queryable, accountId: number): Promise<HoldRow | undefined> {
  const [row] = await transaction.query<HoldRow>(
    'select since, until, is_renewed as "isRenewed" from advert_holders where account_id = $1 for update',
    [accountId],
  );
  return row;
}

function holdUsedUp(until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() + PAUSE_MS - now.getTime()) / 1000));
  return new Problem(409, 'hold_used_up', { headers: { 'Retry-After': String(seconds) } });
}
