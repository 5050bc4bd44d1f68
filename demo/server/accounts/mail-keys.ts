import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { hashOf, isSecret, newSecret } from '../platform/secrets';

/** The purpose of a one-time key in a mail. */
export type KeyPurpose = 'confirm' | 'email' | 'magic' | 'reset';

/** A redeemed key. */
export type RedeemedKey = { accountId: number; purpose: KeyPurpose /** The confirmed address. */; email: string };

const MINUTE_MS = 60_000;
const lifetimeMs: Record<KeyPurpose, number> = {
  confirm: 48 * 60 * MINUTE_MS,
  email: 48 * 60 * MINUTE_MS,
  magic: 15 * MINUTE_MS,
  reset: 60 * MINUTE_MS,
};

/**
 * The maximum number of valid keys of an account for one purpose: as many as mail-limits allows in 15 minutes. So the
 * owner's link works for at least that time, however many mails a stranger requests.
 */
const MAX_VALID = 12;

/** Creates a key for a mail. Older keys stay valid: else a stranger who requests a mail would end the owner's key. */
export async function createMailKey(
  transaction: Queryable,
  { accountId, purpose, email }: RedeemedKey,
  now: Date,
): Promise<string> {
  await lockAccount(transaction, accountId);
  await transaction.query(
    `update mail_keys set used_at = $3 where hash in (
       select hash from mail_keys where account_id = $1 and purpose = $2 and used_at is null and expires_at > $3
       order by created_at desc offset ${MAX_VALID - 1})`,
    [accountId, purpose, now],
  );
  const key = newSecret();
  await transaction.query(
    'insert into mail_keys (hash, account_id, purpose, email, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [hashOf(key), accountId, purpose, email, now, new Date(now.getTime() + lifetimeMs[purpose])],
  );
  return key;
}

/** A key as it comes from a link. */
export type ReceivedKey = { client: string; key: string; purposes: readonly KeyPurpose[]; now: Date };

/**
 * Finds a key without redeeming it.
 *
 * @throws {Problem} 404 key_unknown, 410 key_used, 410 key_expired
 */
export async function findMailKey(from: Queryable, { client, key, purposes, now }: ReceivedKey): Promise<RedeemedKey> {
  if (!isSecret(key)) throw new Problem(404, 'key_unknown');
  const [row] = await from.query<RedeemedKey & { used: boolean; expired: boolean }>(
    // Once the address is confirmed in any way, its confirmation key counts as used.
    `select k.account_id as "accountId", k.purpose, k.email, k.expires_at <= $4 as expired,
       k.used_at is not null or (k.purpose = 'confirm' and a.email_confirmed_at is not null) as used
     from mail_keys k join accounts a on a.id = k.account_id
     where k.hash = $1 and a.client = $2 and k.purpose = any($3::text[])
       and (a.deletion_due is null or a.deletion_due > $4)`,
    [hashOf(key), client, purposes, now],
  );
  if (!row) throw new Problem(404, 'key_unknown');
  if (row.used) throw new Problem(410, 'key_used');
  if (row.expired) throw new Problem(410, 'key_expired');
  return { accountId: row.accountId, purpose: row.purpose, email: row.email };
}

/**
 * Redeems a key and ends the account's other keys for the same purpose. Of several concurrent callers only one
 * succeeds. The key stays unused if the transaction does not commit.
 *
 * @throws {Problem} as findMailKey
 */
export async function redeemMailKey(transaction: Queryable, received: ReceivedKey): Promise<RedeemedKey> {
  const redeemed = await findMailKey(transaction, received);
  await lockAccount(transaction, redeemed.accountId);
  const updated = await transaction.query(
    'update mail_keys set used_at = $2 where hash = $1 and used_at is null returning 1 as taken',
    [hashOf(received.key), received.now],
  );
  if (updated.length === 0) throw new Problem(410, 'key_used');
  await transaction.query(
    'update mail_keys set used_at = $3 where account_id = $1 and purpose = $2 and used_at is null',
    [redeemed.accountId, redeemed.purpose, received.now],
  );
  return redeemed;
}

/** Ends all unused keys of the account. */
export async function endMailKeys(transaction: Queryable, accountId: number, now: Date): Promise<void> {
  await transaction.query('update mail_keys set used_at = $2 where account_id = $1 and used_at is null', [
    accountId,
    now,
  ]);
}

/** Locks the account. Every transaction takes this lock first, so that two about one account cannot deadlock. */
const lockAccount = (transaction: Queryable, accountId: number) =>
  transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
