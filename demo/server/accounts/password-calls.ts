import type { Context } from 'hono';
import { EmailPayload, KeyPayload, PasswordPayload, ResetPayload } from '../../../src/model/payloads/account-payloads';
import { type ClientInfo, loadClient } from '../clients/client-info';
import { recordOwnAction } from '../history/record-history';
import { recordMail } from '../mail/mails';
import { loadRecipient, namelessRecipient, type Recipient } from '../mail/recipient';
import type { Queryable } from '../platform/database/database';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { callerAddress, languageOf } from '../platform/http/caller';
import { type Call, type Commit, type Prepare, privateAnswer } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import { newSecret } from '../platform/secrets';
import { checkPassword } from './account-password';
import { checkMayLogIn, loadCandidate, loadMissingStep } from './log-in';
import { endMailKeys, findMailKey, redeemMailKey } from './mail-keys';
import { readNewPassword } from './new-password';
import type { AccountOptions } from './options';
import { forgetGuesses } from './password-tries';
import { requestKeyMail } from './request-key-mail';
import { accountOf, endSessions, openSession } from './tokens';

/** Lists the calls POST auth/magic, auth/magic/redeem, auth/request-reset, auth/reset, PUT auth/password. */
export const passwordCalls = (options: AccountOptions): Call[] => [
  {
    method: 'POST',
    path: 'auth/magic',
    isConstantTime: true,
    isQueuedPerCaller: true,
    prepare: prepareKeyRequest('magic', options),
  },
  {
    method: 'POST',
    path: 'auth/magic/redeem',
    isQueuedPerCaller: true,
    prepare: (context) => redeemMagic(context, options),
  },
  {
    method: 'POST',
    path: 'auth/request-reset',
    isConstantTime: true,
    isQueuedPerCaller: true,
    prepare: prepareKeyRequest('reset', options),
  },
  {
    method: 'POST',
    path: 'auth/reset',
    usesIdempotencyKey: true,
    isQueuedPerCaller: true,
    prepare: (context) => resetPassword(context, options),
  },
  {
    method: 'PUT',
    path: 'auth/password',
    isQueuedPerCaller: true,
    prepare: (context) => changePassword(context, options),
  },
];

/** Answers a request for a mail with the same body in the same time, whether an account exists or not. */
const prepareKeyRequest =
  (purpose: 'magic' | 'reset', options: AccountOptions): Prepare =>
  async (context) => {
    const { email } = await payloadOf(context, EmailPayload);
    return requestKeyMail(context, options, { purpose, name: email.trim() });
  };

/**
 * Opens a session by a key. The address may have been unconfirmed so far, and a stranger may have signed up with it.
 * Then the password is dropped, so that its author does not share the account with the owner of the address.
 */
async function redeemMagic(context: Context<AppEnv>, options: AccountOptions): Promise<Commit> {
  const { database, passwords } = options;
  const { key } = await payloadOf(context, KeyPayload);
  const client = await loadClient(database, context.get('client'));
  const receivedKey = { client: client.key, key, purposes: ['magic'] as const, now: options.now() };
  await findMailKey(database, receivedKey);
  const unusableHash = await passwords.hash(newSecret());
  return async (transaction) => {
    const redeemed = await redeemMailKey(transaction, receivedKey);
    const { accountId, email } = redeemed;
    if (await confirmEmail(transaction, redeemed, receivedKey)) {
      await transaction.query('update accounts set password_hash = $2 where id = $1', [accountId, unusableHash]);
      await recordOwnAction(
        transaction,
        { client: client.key, accountId, action: 'password_dropped' },
        receivedKey.now,
      );
      await recordMail(transaction, options, {
        kind: 'passwordDropped',
        // The author of the dropped password has typed the name, too.
        to: namelessRecipient(email),
        ...{ client, language: languageOf(context), accountId, path: '/auth/request-reset' },
      });
    }
    const candidate = await loadCandidate(transaction, accountId);
    if (!candidate) throw new Problem(404, 'key_unknown');
    await checkMayLogIn(transaction, candidate);
    return privateAnswer(context, await openSession(transaction, candidate.id, options));
  };
}

/** Confirms the address of an opened link, and returns whether that is new. */
async function confirmEmail(
  transaction: Queryable,
  { accountId, email }: { accountId: number; email: string },
  { client, now }: { client: string; now: Date },
): Promise<boolean> {
  const confirmed = await transaction.query(
    `update accounts set email_confirmed_at = $3, confirmation_hash = null
     where id = $1 and lower(email) = lower($2) and email_confirmed_at is null returning 1 as confirmed`,
    [accountId, email, now],
  );
  if (confirmed.length === 0) return false;
  await recordOwnAction(transaction, { client, accountId, action: 'email_confirmed' }, now);
  return true;
}

/**
 * Sets a new password by a key. The key is checked before the hashing and redeemed after it, so a refused password does
 * not use it up.
 *
 * @throws {Problem} 404 key_unknown, 410 key_used, 410 key_expired, 422 wrong_data, 403 person-blocked
 */
async function resetPassword(context: Context<AppEnv>, options: AccountOptions): Promise<Commit> {
  const { database, passwords } = options;
  const client = await loadClient(database, context.get('client'));
  const sent = await payloadOf(context, ResetPayload);
  const receivedKey = { client: client.key, key: sent.key, purposes: ['reset'] as const, now: options.now() };
  await findMailKey(database, receivedKey);
  const passwordHash = await passwords.hash(await readNewPassword(sent));
  const address = callerAddress(context, options);
  return async (transaction) => {
    const redeemed = await redeemMailKey(transaction, receivedKey);
    const { accountId } = redeemed;
    // Read before the address is confirmed: until now a stranger may have typed the name.
    const owner = await loadRecipient(transaction, accountId);
    await confirmEmail(transaction, redeemed, receivedKey);
    await storePassword(transaction, context, options, {
      client,
      accountId,
      owner,
      passwordHash,
      action: 'password_reset',
    });
    await forgetGuesses(transaction, { client: client.key, name: owner.address, address });
    return privateAnswer(context, await loadMissingStep(transaction, accountId));
  };
}

/**
 * Changes the password of a logged-in person.
 *
 * @throws {Problem} 401, 422 wrong_data or password_incorrect, 429
 */
async function changePassword(context: Context<AppEnv>, options: AccountOptions): Promise<Commit> {
  const { database, passwords } = options;
  const account = await accountOf(context, options);
  const sent = await payloadOf(context, PasswordPayload);
  const password = await readNewPassword(sent);
  await checkPassword(context, options, account, sent.passwordOld, 'passwordOld');
  const client = await loadClient(database, account.client);
  const passwordHash = await passwords.hash(password);
  return async (transaction) => {
    const [unchanged] = await transaction.query(
      `select 1 as same from accounts where id = $1 and password_hash = $2 and status = 'verified' for update`,
      [account.id, account.passwordHash],
    );
    // A change of the password elsewhere, or a block of the account, has ended this token meanwhile.
    if (!unchanged) throw new Problem(401, 'token_invalid');
    const owner = await loadRecipient(transaction, account.id);
    const change = { client, accountId: account.id, owner, passwordHash, action: 'password_changed' };
    await storePassword(transaction, context, options, change);
    return privateAnswer(context, await openSession(transaction, account.id, options));
  };
}

type PasswordChange = {
  client: ClientInfo;
  accountId: number;
  owner: Recipient;
  passwordHash: string;
  action: string;
};

/** Stores the password, ends every session and every unused key, and notifies the owner. */
async function storePassword(
  transaction: Queryable,
  context: Context<AppEnv>,
  options: AccountOptions,
  { client, accountId, owner, passwordHash, action }: PasswordChange,
): Promise<void> {
  await transaction.query(
    `update accounts set password_hash = $2, pending_email = null, updated_at = $3,
       version = version + (pending_email is not null)::int
     where id = $1`,
    [accountId, passwordHash, options.now()],
  );
  await endSessions(transaction, accountId);
  await endMailKeys(transaction, accountId, options.now());
  await recordOwnAction(transaction, { client: client.key, accountId, action }, options.now());
  await recordMail(transaction, options, {
    kind: 'passwordChanged',
    to: owner,
    client,
    language: languageOf(context),
    accountId,
    path: '/auth/request-reset',
  });
}
