import type { Context } from 'hono';
import { DeletionPayload } from '../../../src/model/payloads/account-payloads';
import { ProfilePayload } from '../../../src/model/payloads/profile-payload';
import { emailProblems } from '../../../src/model/profile-problems';
import { checkPassword } from '../accounts/account-password';
import { type Account, accountOf } from '../accounts/tokens';
import { loadClient } from '../clients/client-info';
import type { AppEnv } from '../platform/http/app-env';
import { allProblems, payloadOf, readableOf } from '../platform/http/body';
import { languageOf } from '../platform/http/caller';
import { type Call, type Commit, privateAnswer } from '../platform/http/calls';
import { type FieldProblem, Problem } from '../platform/http/problem';
import { etagOfVersion, ifMatchOf } from '../platform/http/versions';
import { changeEmail, checkEmailChange, countEmailChange, isEmailChanged } from './change-email';
import { cancelDeletion, requestDeletion } from './deletion';
import type { PersonOptions } from './options';
import { loadPerson, type PersonRecord } from './person-json';
import { type ProfileInput, profileOf } from './profile-input';
import { savePerson } from './save-person';
import { savedProblems } from './validate-profile';

/** Lists the calls GET and PUT persons, POST persons/delete, POST persons/restore. */
export function personCalls(options: PersonOptions): Call[] {
  const { database, now, patterns } = options;

  async function save(context: Context<AppEnv>): Promise<Commit> {
    const account = await accountOf(context, options);
    const versions = ifMatchOf(context);
    const { sent, problems } = await readableOf(context, ProfilePayload);
    const profile = profileOf(sent, sent.roleRelations ?? []);
    const client = await loadClient(database, account.client);
    const { settings } = client;
    refuseProblems(
      allProblems(problems, [
        ...newEmailProblems(profile, account),
        ...(await savedProblems(database, profile, { settings, patterns })),
      ]),
    );
    const isNewEmail = isEmailChanged(account, profile);
    if (isNewEmail) await checkEmailChange(context, options, account, profile);
    return async (transaction) => {
      if (isNewEmail) await countEmailChange(transaction, context, options, { account, email: profile.email });
      await savePerson(transaction, { accountId: account.id, client, profile, versions }, now());
      if (isNewEmail) await changeEmail(transaction, context, options, { account, client, email: profile.email });
      return personAnswer(context, account.id, required(await loadPerson(transaction, account.id)));
    };
  }

  return [
    {
      path: 'persons',
      answer: async (context) => {
        const { id } = await accountOf(context, options);
        return personAnswer(context, id, required(await loadPerson(database, id)));
      },
    },
    // An unexpected failure has a code of its own (spec section 8).
    { method: 'PUT', path: 'persons', usesIdempotencyKey: true, failureCode: 'save_failed', prepare: save },
    {
      method: 'POST',
      path: 'persons/delete',
      usesIdempotencyKey: true,
      isQueuedPerCaller: true,
      prepare: async (context) => {
        const account = await accountOf(context, options);
        const { password } = await payloadOf(context, DeletionPayload);
        await checkPassword(context, options, account, password, 'password');
        const client = await loadClient(database, account.client);
        return async (transaction) => {
          const deletionDue = await requestDeletion(transaction, options, { account, client }, languageOf(context));
          return privateAnswer(context, { deletionDue }, 202);
        };
      },
    },
    {
      method: 'POST',
      path: 'persons/restore',
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const account = await accountOf(context, options);
        const client = await loadClient(database, account.client);
        return async (transaction) => {
          await cancelDeletion(transaction, options, { account, client }, languageOf(context));
          return personAnswer(context, account.id, required(await loadPerson(transaction, account.id)));
        };
      },
    },
  ];
}

function personAnswer(context: Context<AppEnv>, accountId: number, { data, version }: PersonRecord): Response {
  context.header('ETag', etagOfVersion(accountId, version));
  return privateAnswer(context, data);
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Problem(404, 'login_not_found');
  return value;
}

/** Returns problems of a new e-mail address; the stored one stays valid. */
const newEmailProblems = (profile: ProfileInput, account: Account): FieldProblem[] =>
  profile.email === '' || isEmailChanged(account, profile) ? emailProblems(profile.email) : [];

/**
 * Refuses a request with problems.
 *
 * @throws {Problem} 422 addresses if there is no address at all, else wrong_data
 */
function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new Problem(422, problems.some(({ path }) => path === 'addresses') ? 'addresses' : 'wrong_data', problems);
}
