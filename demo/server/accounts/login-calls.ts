import type { Context } from 'hono';
import { LoginPayload } from '../../../src/model/payloads/account-payloads';
import { loadClient } from '../clients/client-info';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { callerAddress } from '../platform/http/caller';
import { type Call, type Commit, privateAnswer } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import { checkMayLogIn, findCandidate } from './log-in';
import type { AccountOptions } from './options';
import { tryPassword } from './password-tries';
import { accountOf, endSession, openSession, renewSession } from './tokens';

/** Lists the calls POST auth/login, auth/renew, auth/logout. */
export const loginCalls = (options: AccountOptions): Call[] => [
  { method: 'POST', path: 'auth/login', isQueuedPerCaller: true, prepare: (context) => logIn(context, options) },
  {
    method: 'POST',
    path: 'auth/renew',
    prepare: async (context) => {
      await accountOf(context, options);
      const token = context.req.header('token') ?? '';
      return async (transaction) => privateAnswer(context, await renewSession(transaction, token, options));
    },
  },
  {
    method: 'POST',
    path: 'auth/logout',
    prepare: (context) => {
      const token = context.req.header('token');
      if (!token) throw new Problem(401, 'token_missing');
      return async (transaction) => {
        await endSession(transaction, token);
        return privateAnswer(context, {});
      };
    },
  },
];

/**
 * Opens a session for a user name or e-mail and a password.
 *
 * @throws {Problem} 422 invalid-data, 429 too_many_attempts, 401 invalid-credentials, 403
 */
async function logIn(context: Context<AppEnv>, options: AccountOptions): Promise<Commit> {
  const { database, passwords, now } = options;
  const { username, password } = await payloadOf(context, LoginPayload, 'invalid-data');
  const name = username.trim();
  const client = await loadClient(database, context.get('client'));
  const candidate = await findCandidate(database, { client: client.key, name, now: now() });
  // Attempts count by the account: otherwise each of its names would allow as many guesses.
  const attempt = { client: client.key, name: candidate?.email ?? name, address: callerAddress(context, options) };
  const isCorrect = await tryPassword(options, attempt, () => passwords.matches(password, candidate?.passwordHash));
  if (!candidate || !isCorrect) throw new Problem(401, 'invalid-credentials');
  return async (transaction) => {
    await checkMayLogIn(transaction, candidate);
    // The password may have been changed while it was compared; then the old one opens no session.
    const [unchanged] = await transaction.query(
      `select 1 as same from accounts where id = $1 and password_hash = $2 and status = 'verified' for update`,
      [candidate.id, candidate.passwordHash],
    );
    if (!unchanged) throw new Problem(401, 'invalid-credentials');
    return privateAnswer(context, await openSession(transaction, candidate.id, options));
  };
}
