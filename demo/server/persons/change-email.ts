import type { Context } from 'hono';
import { checkPassword } from '../accounts/account-password';
import { createMailKey } from '../accounts/mail-keys';
import { countMail } from '../accounts/mail-limits';
import type { Account } from '../accounts/tokens';
import type { ClientInfo } from '../clients/client-info';
import { recordOwnAction } from '../history/record-history';
import { recordMail } from '../mail/mails';
import { loadRecipient, namelessRecipient } from '../mail/recipient';
import type { Queryable } from '../platform/database/database';
import type { AppEnv } from '../platform/http/app-env';
import { callerAddress, languageOf } from '../platform/http/caller';
import { Problem } from '../platform/http/problem';
import type { PersonOptions } from './options';
import type { ProfileInput } from './profile-input';
import { findOwnerOfEmail } from './sign-up/new-account';

const RETRY_AFTER_SECONDS = '900';

/** Checks whether the profile has a new e-mail address, ignoring case. */
export const isEmailChanged = (account: Account, { email }: ProfileInput): boolean =>
  email.toLowerCase() !== account.email.toLowerCase();

/**
 * Checks that the person knows the password.
 *
 * @throws {Problem} 422 password_incorrect, 429 too_many_attempts
 */
export const checkEmailChange = (
  context: Context<AppEnv>,
  options: PersonOptions,
  account: Account,
  { passwordOld }: ProfileInput,
): Promise<void> => checkPassword(context, options, account, passwordOld, 'passwordOld');

/**
 * Checks the limit of mails to the new address, before anything is written.
 *
 * @throws {Problem} 429 too_many_attempts
 */
export async function countEmailChange(
  transaction: Queryable,
  context: Context<AppEnv>,
  options: PersonOptions,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const attempt = { client: account.client, name: email, address: callerAddress(context, options) };
  if (!(await countMail(transaction, options.now(), attempt, 'email'))) {
    throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

/**
 * Stores the new address as pending and writes a mail to it and to the old one. If the client does not reveal accounts,
 * a taken address is handled alike, but the mail to its owner has no key.
 *
 * @throws {Problem} 409 unavailable_email
 */
export async function changeEmail(
  transaction: Queryable,
  context: Context<AppEnv>,
  options: PersonOptions,
  { account, client, email }: { account: Account; client: ClientInfo; email: string },
): Promise<void> {
  const owner = await findOwnerOfEmail(transaction, client.key, email);
  if (owner !== undefined && client.settings.auth.revealAccounts) {
    throw new Problem(409, 'unavailable_email', [{ path: 'email', code: 'unavailable_email' }]);
  }
  const accountId = account.id;
  await transaction.query('update accounts set pending_email = $2 where id = $1', [accountId, email]);
  await recordOwnAction(transaction, { client: client.key, accountId, action: 'email_change_asked' }, options.now());
  const language = languageOf(context);
  // Also for a taken address, so that both cases take as long; no mail contains that key.
  const key = await createMailKey(transaction, { accountId, purpose: 'email', email }, options.now());
  // The mail has no owner yet: in the person's export, it would reveal whether the address was free.
  const mailToNewAddress =
    owner === undefined
      ? ({ kind: 'confirmNewEmail', path: '/auth/confirm', key, to: namelessRecipient(email) } as const)
      : ({
          kind: 'emailTaken',
          accountId: owner,
          path: '/auth/login',
          to: await loadRecipient(transaction, owner),
        } as const);
  await recordMail(transaction, options, { ...mailToNewAddress, client, language });
  await recordMail(transaction, options, {
    kind: 'emailChangeAsked',
    to: await loadRecipient(transaction, accountId),
    client,
    language,
    accountId,
    path: '/auth/request-reset',
  });
}
