import { argonHashing } from '../server/accounts/password-hashing';
import type { Queryable } from '../server/platform/database/database';
import { demoAccounts, demoPassword } from './demo-accounts.mjs';

/**
 * Looks for the demo's accounts with their well-known password.
 *
 * @throws {Error} if there is one
 */
export async function refuseDemoAccounts(database: Queryable, { matches } = argonHashing()): Promise<void> {
  const rows = await database.query<{ client: string; username: string; hash: string }>(
    'select client, username, password_hash as hash from accounts where username = any($1)',
    [demoAccounts.map(({ username }) => username)],
  );
  for (const { client, username, hash } of rows)
    if (await matches(demoPassword, hash))
      throw new Error(
        `The database holds the demo: everybody knows the password of its account ${username} (${client}). Name an empty database in DATABASE_URL, or an empty folder in DATA_FOLDER.`,
      );
}
