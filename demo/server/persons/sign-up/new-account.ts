import type { Queryable } from '../../platform/database/database';
import { officialColumns, personColumns, privateColumns } from '../profile-columns';
import type { ProfileInput } from '../profile-input';

/** An account to be created. */
export type NewAccount = {
  client: string;
  username: string;
  passwordHash: string;
  language: 'de' | 'en';
  /** The status; an 'unverified' account cannot log in until an operator verifies it. */
  status: 'unverified' | 'verified';
  /** The hash of the secret with which the device that signed up confirms the account. */
  confirmationHash: Uint8Array;
  profile: ProfileInput;
};

/**
 * Locks the names and addresses of a client until the transaction ends, so that transactions write them one after the
 * other. It must be the transaction's first lock, so that later reads stay true.
 */
export const lockNames = (transaction: Queryable, client: string): Promise<unknown> =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 9))', [client]);

/**
 * Creates an account with an unconfirmed e-mail. An account that already waits for this confirmation is overwritten:
 * nobody has proved to own the address, so the last sign-up counts. Undefined for a taken name or e-mail.
 */
export async function createAccount(
  transaction: Queryable,
  account: NewAccount,
  now: Date,
): Promise<number | undefined> {
  const values = columnsOf(account, now);
  const columns = Object.keys(values).join(', ');
  const placeholders = Object.keys(values).map((_, index) => `$${index + 1}`);
  await lockNames(transaction, account.client);
  const [row] = await transaction.query<{ id: number }>(
    `insert into accounts (${columns}) values (${placeholders.join(', ')}) on conflict do nothing returning id`,
    Object.values(values),
  );
  if (row) return row.id;
  const [overwritten] = await transaction.query<{ id: number }>(
    `update accounts a set version = version + 1, (${columns}) = row (${placeholders.join(', ')})
     where client = $1 and lower(email) = lower($2) and email_confirmed_at is null and status <> 'blocked'
       and not exists (select 1 from accounts o where o.client = a.client and o.id <> a.id
         and lower(o.username) = lower($3)) returning id`,
    Object.values(values),
  );
  return overwritten?.id;
}

/** Returns the columns of a new account; client, e-mail and user name come first. */
function columnsOf(
  { client, username, passwordHash, language, status, confirmationHash, profile }: NewAccount,
  now: Date,
): Record<string, unknown> {
  return {
    client,
    email: profile.email,
    username,
    password_hash: passwordHash,
    language,
    status,
    confirmation_hash: confirmationHash,
    ...personColumns(profile),
    ...officialColumns(profile),
    ...privateColumns(profile),
    created_at: now,
    updated_at: now,
  };
}

/** Finds the account that owns an address; an unconfirmed sign-up owns nothing. */
export async function findOwnerOfEmail(from: Queryable, client: string, email: string): Promise<number | undefined> {
  const [owner] = await from.query<{ id: number }>(
    `select id from accounts where client = $1 and lower(email) = lower($2)
       and (email_confirmed_at is not null or status = 'blocked')`,
    [client, email],
  );
  return owner?.id;
}
