import type { Context } from 'hono';
import { SignupPayload } from '../../../../src/model/payloads/profile-payload';
import { createMailKey } from '../../accounts/mail-keys';
import { countMail } from '../../accounts/mail-limits';
import { newPasswordProblems } from '../../accounts/new-password';
import { loadClient } from '../../clients/client-info';
import { recordOwnAction } from '../../history/record-history';
import { type MailDraft, recordMail } from '../../mail/mails';
import { loadRecipient, namelessRecipient } from '../../mail/recipient';
import type { Queryable } from '../../platform/database/database';
import type { AppEnv } from '../../platform/http/app-env';
import { allProblems, readableOf } from '../../platform/http/body';
import { callerAddress, languageOf } from '../../platform/http/caller';
import { type Commit, privateAnswer } from '../../platform/http/calls';
import { type FieldProblem, Problem } from '../../platform/http/problem';
import { hashOf, newSecret } from '../../platform/secrets';
import { purgeDue } from '../deletion';
import type { PersonOptions } from '../options';
import { createAccount, findOwnerOfEmail, type NewAccount } from './new-account';
import { signUpOf, signUpProblems } from './sign-up-input';
import { countSignUp } from './sign-up-limits';

/** The codes that a refusal prefers to missing and wrong fields: terms that were not accepted (spec section 8). */
const PREFERRED_CODES = ['agb_missing', 'privacy_policy_missing'];

/**
 * Creates an account and sends the mail that confirms its address; the answered secret then replaces the password on
 * this device. Only a mail reveals that the address or the name is
 * taken, unless the client's setting says otherwise. The password is hashed in any case, so both take as long.
 *
 * @throws {Problem} 422, 409 unavailable_email or unavailable_username, 429 too_many_attempts, 503 busy
 */
export async function signUp(context: Context<AppEnv>, options: PersonOptions): Promise<Commit> {
  const { database, passwords, patterns } = options;
  const client = await loadClient(database, context.get('client'));
  const { sent, problems } = await readableOf(context, SignupPayload);
  const input = signUpOf(sent);
  refuseAll(
    allProblems(problems, [
      ...(await newPasswordProblems(sent)),
      ...(await signUpProblems(database, { client, patterns }, input)),
    ]),
  );
  const attempt = { client: client.key, name: input.profile.email, address: callerAddress(context, options) };
  await countSignUp(options, attempt);
  const passwordHash = await passwords.hash(sent.password1 ?? '', 'guest');
  // An account whose deletion is due must not block its name and address until the next cleanup.
  await purgeDue(database, options.now());
  const mailDraft = { client, language: languageOf(context), to: namelessRecipient(input.profile.email) };
  return async (transaction) => {
    const mayWrite = await countMail(transaction, options.now(), attempt, 'confirm');
    const status = client.approvesAccounts ? 'unverified' : 'verified';
    // Also answered for a taken address, which it does not confirm.
    const confirmation = newSecret();
    const confirmationHash = hashOf(confirmation);
    const { language } = mailDraft;
    const account: NewAccount = { ...input, client: client.key, passwordHash, language, status, confirmationHash };
    const accountId = await createAccount(transaction, account, options.now());
    if (accountId !== undefined)
      await confirmByMail(transaction, options, { ...mailDraft, kind: 'confirm', accountId, mayWrite });
    else await continueTaken(transaction, options, { account, parts: mailDraft, mayWrite });
    return privateAnswer(context, { confirmation }, 201);
  };
}

type SignUpMail = Pick<MailDraft, 'client' | 'language' | 'to'>;

async function confirmByMail(
  transaction: Queryable,
  options: PersonOptions,
  {
    accountId,
    mayWrite,
    kind,
    ...mailDraft
  }: SignUpMail & { kind: 'confirm' | 'confirmWithoutName'; accountId: number; mayWrite: boolean },
): Promise<void> {
  const { client, to } = mailDraft;
  await recordOwnAction(transaction, { client: client.key, accountId, action: 'signed_up' }, options.now());
  if (!mayWrite) return;
  const key = await createMailKey(transaction, { accountId, purpose: 'confirm', email: to.address }, options.now());
  await recordMail(transaction, options, { ...mailDraft, accountId, kind, path: '/auth/confirm', key });
}

/**
 * Continues a sign-up with a taken address or name. The caller learns it only where the client allows that. Otherwise
 * an account with a taken name gets the e-mail as its name, and its mail says so. The owner of a taken address gets a
 * mail.
 */
async function continueTaken(
  transaction: Queryable,
  options: PersonOptions,
  { account, parts: mailDraft, mayWrite }: { account: NewAccount; parts: SignUpMail; mayWrite: boolean },
): Promise<void> {
  const { email } = account.profile;
  const owner = await findOwnerOfEmail(transaction, mailDraft.client.key, email);
  if (mailDraft.client.settings.auth.revealAccounts) throw unavailable(owner === undefined ? 'username' : 'email');
  if (owner === undefined) {
    const accountId = await createAccount(transaction, { ...account, username: email }, options.now());
    if (accountId !== undefined)
      return confirmByMail(transaction, options, { ...mailDraft, kind: 'confirmWithoutName', accountId, mayWrite });
  }
  if (!mayWrite) return;
  const mailToOwner =
    owner === undefined
      ? ({ kind: 'usernameTaken', path: '/auth/signup' } as const)
      : ({
          kind: 'emailTaken',
          path: '/auth/login',
          accountId: owner,
          to: await loadRecipient(transaction, owner),
        } as const);
  await recordMail(transaction, options, { ...mailDraft, ...mailToOwner });
}

const unavailable = (path: 'email' | 'username') =>
  new Problem(409, `unavailable_${path}`, [{ path, code: `unavailable_${path}` }]);

/** Refuses with all problems at once; the code of the refusal is the first by CODES. */
function refuseAll(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const codes = problems.map(({ code }) => code);
  const first = PREFERRED_CODES.find((code) => codes.includes(code));
  const isMissing = codes.includes('required') || codes.includes('addresses');
  throw new Problem(422, first ?? (isMissing ? 'missing_data' : 'wrong_data'), problems);
}
