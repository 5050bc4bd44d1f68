import { argonHashing } from '../server/accounts/password-hashing';
import type { Queryable } from '../server/platform/database/database';
import { demoAccounts, demoPassword } from './demo-accounts.mjs';

/**
 * Looks for the demo's accounts with their well-known password.
 *
 * @throws {Error} if there is one
 */
export async function refuseDemoAccounts(database: Queryable, hashing = argonHashing()): Promise<void> {
  const found = await findDemoAccount(database, hashing);
  if (found) throw new Error(`${found} Name an empty database in DATABASE_URL, or an empty folder in DATA_FOLDER.`);
}

/** Finds an account of the demo with its well-known password, and describes it. */
export async function findDemoAccount(database: Queryable, { matches } = argonHashing()): Promise<string | undefined> {
  const rows = await database.query<{ client: string; username: string; hash: string }>(
    'select client, username, password_hash as hash from accounts where username = any($1)',
    [demoAccounts.map(({ username }) => username)],
  );
  for (const { client, username, hash } of rows)
    if (await matches(demoPassword, hash))
      return `The database holds the demo: everybody knows the password of its account ${username} (${client}).`;
  return undefined;
}
