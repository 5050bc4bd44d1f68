import type { Context } from 'hono';
import { ConfirmPayload } from '../../../../src/model/payloads/account-payloads';
import { checkPassword } from '../../accounts/account-password';
import { loadMissingStep } from '../../accounts/log-in';
import { endMailKeys, findMailKey, type RedeemedKey, redeemMailKey } from '../../accounts/mail-keys';
import { readNewPassword } from '../../accounts/new-password';
import { findAccount, openSession, type TokenAnswer } from '../../accounts/tokens';
import { type ClientInfo, loadClient } from '../../clients/client-info';
import { recordOwnAction } from '../../history/record-history';
import type { Queryable } from '../../platform/database/database';
import type { AppEnv } from '../../platform/http/app-env';
import { payloadOf } from '../../platform/http/body';
import { type Commit, privateAnswer } from '../../platform/http/calls';
import { Problem } from '../../platform/http/problem';
import { hashOf, isSecret } from '../../platform/secrets';
import { purgeAccount } from '../deletion';
import type { PersonOptions } from '../options';
import { lockNames } from './new-account';
import { makeSignedUpRelation } from './signed-up-relation';

/** The proof that the person who opened the link owns the account; empty after a proof by a session. */
type Proof = {
  /** The stored hash of the password, if the person has typed the right one. */
  comparedHash?: string;
  /** The hash of the new password, if the person has chosen one. */
  newHash?: string;
  /** The hash of the device's secret, if this is the device that signed up. */
  deviceHash?: Uint8Array;
};

/**
 * Confirms the e-mail of a sign-up, or the new e-mail of a profile. A key proves the mailbox alone: anybody can sign up
 * with a stranger's address, and a person can mistype their own. Whoever confirms a sign-up is logged in, if the account
 * may log in.
 *
 * @throws {Problem} 404 key_unknown, 410 key_used, 410 key_expired, 422 password_required, password_incorrect or
 * wrong_data, 403 person-blocked, 429 too_many_attempts; none of these uses the key up
 */
export async function confirmKey(context: Context<AppEnv>, options: PersonOptions): Promise<Commit> {
  const sent = await payloadOf(context, ConfirmPayload);
  const client = await loadClient(options.database, context.get('client'));
  const receivedKey = receivedKeyOf(context, options, sent);
  const mailKey = await findMailKey(options.database, receivedKey);
  const proof = await (mailKey.purpose === 'confirm' ? proveSignUp : proveOwner)(context, options, sent, mailKey);
  return async (transaction) => {
    // The lock comes first, so that nobody takes the address between the check and the change.
    await lockNames(transaction, client.key);
    await redeemMailKey(transaction, receivedKey);
    if (mailKey.purpose === 'confirm') {
      await confirmSignUp(transaction, mailKey, proof, receivedKey);
      return privateAnswer(context, await startAccount(transaction, options, mailKey.accountId, client));
    }
    await confirmNewEmail(transaction, mailKey, receivedKey);
    return privateAnswer(context, await loadMissingStep(transaction, mailKey.accountId));
  };
}

const receivedKeyOf = (context: Context<AppEnv>, { now }: PersonOptions, { key }: ConfirmPayload) =>
  ({ client: context.get('client'), key, purposes: ['confirm', 'email'], now: now() }) as const;

/** Makes the relation of a new account, and opens its session, unless it awaits an approval. */
async function startAccount(
  transaction: Queryable,
  options: PersonOptions,
  accountId: number,
  client: ClientInfo,
): Promise<TokenAnswer | { awaits?: 'approval' }> {
  // It comes first: the client's `loginStatus` may depend on it.
  await makeSignedUpRelation(transaction, { accountId, client }, options.now());
  const step = await loadMissingStep(transaction, accountId);
  return step.awaits ? step : openSession(transaction, accountId, options);
}

/**
 * Returns the proof for a sign-up. The owner of the mailbox may replace the password, which somebody else may have
 * chosen.
 */
async function proveSignUp(
  context: Context<AppEnv>,
  options: PersonOptions,
  sent: ConfirmPayload,
  key: RedeemedKey,
): Promise<Proof> {
  const { password1, password2 } = sent;
  const deviceHash = await findDevice(options, sent, key);
  if (deviceHash) return { deviceHash };
  // Another tab of this device may have confirmed meanwhile: then the key is used, and no password is asked for.
  if (sent.confirmation) await findMailKey(options.database, receivedKeyOf(context, options, sent));
  if (password1 == null && password2 == null) return proveByPassword(context, options, sent, key);
  const password = await readNewPassword({ password1: password1 ?? '', password2: password2 ?? '' });
  return { newHash: await options.passwords.hash(password) };
}

/** Returns the hash of the secret with which this device has signed up; undefined for another device. */
async function findDevice(
  { database }: PersonOptions,
  { confirmation }: ConfirmPayload,
  { accountId }: RedeemedKey,
): Promise<Uint8Array | undefined> {
  if (confirmation == null || !isSecret(confirmation)) return undefined;
  const deviceHash = hashOf(confirmation);
  const [device] = await database.query('select 1 from accounts where id = $1 and confirmation_hash = $2', [
    accountId,
    deviceHash,
  ]);
  return device ? deviceHash : undefined;
}

/** Requires a session or the old password. A new password is not accepted: a mistyped mailbox belongs to a stranger. */
async function proveOwner(
  context: Context<AppEnv>,
  options: PersonOptions,
  sent: ConfirmPayload,
  key: RedeemedKey,
): Promise<Proof> {
  const session = await findAccount(context, options);
  return session?.id === key.accountId ? {} : proveByPassword(context, options, sent, key);
}

async function proveByPassword(
  context: Context<AppEnv>,
  options: PersonOptions,
  sent: ConfirmPayload,
  { accountId, purpose }: RedeemedKey,
): Promise<Proof> {
  const password = sent.password ?? '';
  if (password === '') {
    throw new Problem(422, 'password_required', [{ path: 'password', code: 'required', params: { purpose } }]);
  }
  const [account] = await options.database.query<{ email: string; passwordHash: string }>(
    'select email, password_hash as "passwordHash" from accounts where id = $1',
    [accountId],
  );
  if (!account) throw new Problem(404, 'key_unknown');
  const owner = { ...account, client: context.get('client') };
  await checkPassword(context, options, owner, password, 'password');
  return { comparedHash: account.passwordHash };
}

type ClientAndTime = { client: string; now: Date };

/**
 * Confirms the e-mail, unless another sign-up has replaced the password or the device since the proof, or the account
 * has another e-mail.
 */
async function confirmSignUp(
  transaction: Queryable,
  { accountId, email }: RedeemedKey,
  { comparedHash = null, newHash = null, deviceHash = null }: { [Name in keyof Proof]: Proof[Name] | null },
  { client, now }: ClientAndTime,
): Promise<void> {
  const confirmed = await transaction.query(
    `update accounts set email_confirmed_at = $3, password_hash = coalesce($5, password_hash), confirmation_hash = null
     where id = $1 and lower(email) = lower($2) and email_confirmed_at is null
       and ($4::text is null or password_hash = $4) and ($6::bytea is null or confirmation_hash = $6)
     returning 1 as confirmed`,
    [accountId, email, now, comparedHash, newHash, deviceHash],
  );
  if (confirmed.length === 0) throw new Problem(410, 'key_expired');
  await recordOwnAction(transaction, { client, accountId, action: 'email_confirmed' }, now);
  if (newHash !== null) await recordOwnAction(transaction, { client, accountId, action: 'password_dropped' }, now);
}

/**
 * Sets the new e-mail. A user name that equals the old address changes with it: a name must not be an address that may
 * become another person's. Fails if another account has confirmed the new address meanwhile; an account that has not
 * confirmed it yet is deleted.
 */
async function confirmNewEmail(
  transaction: Queryable,
  { accountId, email }: RedeemedKey,
  { client, now }: ClientAndTime,
): Promise<void> {
  const unconfirmed = await transaction.query<{ id: number }>(
    `select id from accounts where client = $1 and lower(email) = lower($2) and id <> $3
       and email_confirmed_at is null and status <> 'blocked'`,
    [client, email, accountId],
  );
  for (const { id } of unconfirmed) await purgeAccount(transaction, id);
  const changed = await transaction.query(
    `update accounts a set email = pending_email, pending_email = null, email_confirmed_at = $3, updated_at = $3,
       version = version + 1, username = case when lower(username) = lower(email) then pending_email else username end
     where a.id = $1 and lower(a.pending_email) = lower($2) and not exists (select 1 from accounts o
       where o.client = a.client and o.id <> a.id and (lower(o.email) = lower($2) or lower(o.username) = lower($2)))
     returning 1 as changed`,
    [accountId, email, now],
  );
  if (changed.length === 0) throw new Problem(410, 'key_expired');
  // Links in the old mailbox must not open the account any more.
  await endMailKeys(transaction, accountId, now);
  await recordOwnAction(transaction, { client, accountId, action: 'email_changed' }, now);
}
