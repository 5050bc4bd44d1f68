import type { Context } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { callerAddress } from '../platform/http/caller';
import { Problem } from '../platform/http/problem';
import type { AccountOptions } from './options';
import { tryPassword } from './password-tries';
import type { Account } from './tokens';

/**
 * Checks that the caller knows the password of an account. Failures count like failed log-ins.
 *
 * @param path the field that holds it
 * @throws {Problem} 422 password_incorrect, 429 too_many_attempts
 */
export async function checkPassword(
  context: Context<AppEnv>,
  options: AccountOptions,
  account: Pick<Account, 'client' | 'email' | 'passwordHash'>,
  password: string,
  path: string,
): Promise<void> {
  const attempt = { client: account.client, name: account.email, address: callerAddress(context, options) };
  const isCorrect = await tryPassword(options, attempt, () =>
    options.passwords.matches(password, account.passwordHash),
  );
  if (!isCorrect) throw new Problem(422, 'password_incorrect', [{ path, code: 'password_incorrect' }]);
}
