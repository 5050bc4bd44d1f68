import type { Context } from 'hono';
import { isEmail, isPhone, isWebAddress } from '../../../src/model/contact-checks';
import { checkPassword } from '../accounts/account-password';
import { loadClient } from '../accounts/client-info';
import { type Account, accountOf } from '../accounts/tokens';
import type { AppEnv, AppOptions } from '../app-options';
import { type Body, bodyOf } from '../http/body';
import { languageOf } from '../http/caller';
import { type Call, privateAnswer } from '../http/calls';
import { overloadOf } from '../http/overload';
import { Problem } from '../http/problem';
import { allowEmailChange, changeEmail, isEmailChanged } from '../persons/change-email';
import { askForDeletion, callDeletionOff } from '../persons/deletion';
import { exportPerson } from '../persons/export-person';
import { createPatterns } from '../persons/patterns';
import { loadPerson, type PersonRecord } from '../persons/person-shape';
import { type ProfileInput, readProfile } from '../persons/profile-input';
import { profileProblems } from '../persons/profile-problems';
import { savePerson, tagOf } from '../persons/save-person';

/** GET and PUT persons, GET persons/export, POST persons/delete, POST persons/restore. */
export function personCalls(options: AppOptions): Call[] {
  const { database, now } = options;
  const patterns = createPatterns(options.onError);

  async function answerPerson(context: Context<AppEnv>, accountId: number): Promise<Response> {
    return personAnswer(context, accountId, orGone(await loadPerson(database, accountId)));
  }

  async function save(context: Context<AppEnv>): Promise<Response> {
    const account = await accountOf(context, options);
    const versions = versionsOf(context);
    const body = await bodyOf(context);
    const profile = readProfile(body);
    checkContacts(body, profile, account);
    body.check();
    const client = await loadClient(database, account.client);
    const problems = profileProblems(profile, client.settings, patterns);
    if (problems) throw new Problem(422, problems.code, problems.errors);
    const isNewEmail = isEmailChanged(account, profile);
    if (isNewEmail) await allowEmailChange(context, options, account, profile);
    const onSaved = isNewEmail ? changeEmail(context, options, account, client, profile.email) : async () => undefined;
    const saved = await savePerson(options, { accountId: account.id, client, profile, versions }, onSaved).catch(
      (error: unknown) => Promise.reject(asProblem(error, options)),
    );
    return personAnswer(context, account.id, saved);
  }

  return [
    {
      path: 'persons',
      answer: async (context) => answerPerson(context, (await accountOf(context, options)).id),
    },
    { method: 'PUT', path: 'persons', repeatable: true, answer: save },
    {
      path: 'persons/export',
      answer: async (context) => {
        const account = await accountOf(context, options);
        return privateAnswer(context, orGone(await exportPerson(database, account.id, now())));
      },
    },
    {
      method: 'POST',
      path: 'persons/delete',
      repeatable: true,
      answer: async (context) => {
        const account = await accountOf(context, options);
        const body = await bodyOf(context);
        const password = body.secret('password');
        body.check();
        await checkPassword(context, options, account, password, 'password');
        const client = await loadClient(database, account.client);
        const deletionDue = await askForDeletion(options, account, client, languageOf(context));
        return privateAnswer(context, { deletionDue }, 202);
      },
    },
    {
      method: 'POST',
      path: 'persons/restore',
      repeatable: true,
      answer: async (context) => {
        const account = await accountOf(context, options);
        const client = await loadClient(database, account.client);
        await callDeletionOff(options, account, client, languageOf(context));
        return answerPerson(context, account.id);
      },
    },
  ];
}

function personAnswer(context: Context<AppEnv>, accountId: number, { data, version }: PersonRecord): Response {
  context.header('ETag', tagOf(accountId, version));
  return privateAnswer(context, data);
}

function orGone<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Problem(404, 'login_not_found');
  return value;
}

/**
 * The tags of If-Match; undefined for '*'. A proxy may have weakened them.
 *
 * @throws {Problem} 428 precondition_required
 */
function versionsOf(context: Context<AppEnv>): string[] | undefined {
  const header = context.req.header('if-match')?.trim();
  if (!header) throw new Problem(428, 'precondition_required');
  return header === '*' ? undefined : header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** An address that was good enough once stays so; only what is new must look like one. */
function checkContacts(body: Body, profile: ProfileInput, account: Account): void {
  const { email, official, private: home, url } = profile;
  if (email !== '' && isEmailChanged(account, profile) && !isEmail(email)) body.wrong('email', 'email');
  if (official.phone !== '' && !isPhone(official.phone)) body.wrong('phone', 'phone');
  if (home.phone !== '' && !isPhone(home.phone)) body.wrong('private_phone', 'phone');
  if (url !== '' && !isWebAddress(url)) body.wrong('url', 'url');
}

/** What fails while saving has a code of its own, unless the database is out of reach. */
function asProblem(error: unknown, { onError }: AppOptions): unknown {
  if (error instanceof Problem || overloadOf(error)) return error;
  onError(error);
  return new Problem(500, 'save_failed');
}
