import type { Context } from 'hono';
import type { Queryable } from '../platform/database/database';
import type { AppEnv } from '../platform/http/app-env';
import { Problem } from '../platform/http/problem';
import { hashOf, isSecret, newSecret } from '../platform/secrets';
import { fitsLoginStatus, type LoginStatus, loginStatusColumns } from './login-status';
import type { AccountOptions } from './options';

/** The maximum length of a session after the log-in, however often it is renewed. */
const MAX_SESSION_MS = 12 * 3_600_000;

/** The account whose token a request carries. */
export type Account = {
  id: number;
  client: string;
  username: string;
  email: string;
  passwordHash: string;
  language: 'de' | 'en';
  firstName: string;
  lastName: string;
};

/** The answer to a log-in. */
export type TokenAnswer = { token: string; expires: string };

type TokenOptions = Pick<AccountOptions, 'database' | 'now'>;

/**
 * Returns the account of the request header `token`. A token is valid at its own client only, and only while the
 * account may log in. It is invalid for a blocked account, or one whose relations no longer fit the client's
 * `loginStatus`.
 *
 * @throws {Problem} 401 token_missing or token_invalid
 */
export async function accountOf(context: Context<AppEnv>, { database, now }: TokenOptions): Promise<Account> {
  const token = context.req.header('token');
  if (!token) throw new Problem(401, 'token_missing');
  const [account] = isSecret(token)
    ? await database.query<Account & LoginStatus>(
        `select a.id, a.client, a.username, a.email, a.password_hash as "passwordHash", a.language,
           a.first_name as "firstName", a.last_name as "lastName", ${loginStatusColumns('c', 'a')}
         from tokens t join accounts a on a.id = t.account_id join clients c on c.key = a.client
         where t.hash = $1 and t.expires_at > $2 and t.ended_by is null and a.client = $3 and a.status = 'verified'
           and (a.deletion_due is null or a.deletion_due > $2)`,
        [hashOf(token), now(), context.get('client')],
      )
    : [];
  if (!account || !fitsLoginStatus(account)) throw new Problem(401, 'token_invalid');
  return account;
}

/**
 * Returns the account whose token a request carries; undefined for visitors and ended sessions.
 *
 * @throws {Problem} 503 busy: an overloaded server must not treat a member as a visitor, or a repeated write runs twice
 */
export async function findAccount(
  context: Context<AppEnv>,
  parts: Pick<AccountOptions, 'database' | 'now'>,
): Promise<Account | undefined> {
  return accountOf(context, parts).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 401) return undefined;
    throw error;
  });
}

/** Opens a session for the account with a new token. */
export async function openSession(
  transaction: Queryable,
  accountId: number,
  { now, tokenLifetimeMs }: Pick<AccountOptions, 'now' | 'tokenLifetimeMs'>,
): Promise<TokenAnswer> {
  const token = newSecret();
  const expires = new Date(now().getTime() + Math.min(tokenLifetimeMs, MAX_SESSION_MS));
  await transaction.query('insert into tokens (hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    hashOf(token),
    accountId,
    now(),
    expires,
  ]);
  await transaction.query('update accounts set last_login_at = $2 where id = $1', [accountId, now()]);
  return { token, expires: expires.toISOString() };
}

/**
 * Extends the lifetime of a token, but never past the maximum session.
 *
 * @throws {Problem} 401 token_invalid
 */
export async function renewSession(
  transaction: Queryable,
  token: string,
  { now, tokenLifetimeMs }: Pick<AccountOptions, 'now' | 'tokenLifetimeMs'>,
): Promise<TokenAnswer> {
  const [row] = await transaction.query<{ expires: Date }>(
    `update tokens set expires_at = least($2::timestamptz, created_at + $3 * interval '1 millisecond')
     where hash = $1 and created_at + $3 * interval '1 millisecond' > $4 returning expires_at as expires`,
    [hashOf(token), new Date(now().getTime() + tokenLifetimeMs), MAX_SESSION_MS, now()],
  );
  if (!row) throw new Problem(401, 'token_invalid');
  return { token, expires: row.expires.toISOString() };
}

/** Ends the session of a token; ignores an ended one. */
export async function endSession(transaction: Queryable, token: string): Promise<void> {
  if (isSecret(token)) await transaction.query('delete from tokens where hash = $1', [hashOf(token)]);
}

/** Ends every session of the account, including those that a decision has suspended. */
export async function endSessions(transaction: Queryable, accountId: number): Promise<void> {
  await transaction.query('delete from tokens where account_id = $1', [accountId]);
}

/** Suspends every session of the account until the operator undoes the decision. */
export async function suspendSessions(transaction: Queryable, accountId: number, decision: number): Promise<void> {
  await transaction.query('update tokens set ended_by = $2 where account_id = $1 and ended_by is null', [
    accountId,
    decision,
  ]);
}

/** Reopens the sessions that a decision has suspended. */
export async function restoreSessions(transaction: Queryable, decision: number): Promise<void> {
  await transaction.query('update tokens set ended_by = null where ended_by = $1', [decision]);
}
