import { argonHashing } from '../../server/accounts/password-hashing';
import { insertOperator, lockOperators } from '../../server/backoffice/operators/operators';
import type { Queryable } from '../../server/platform/database/database';
import { demoOperators } from '../../tools/demo-accounts.mjs';

/**
 * Creates the operators of the demo, unless there are some, and gives them the password of this start: it is printed, and
 * another start may have another one. Their other properties stay as they are.
 */
export async function seedOperators(transaction: Queryable, password: string, now: Date): Promise<void> {
  await lockOperators(transaction);
  const passwordHash = await argonHashing().hash(password);
  for (const { name, email, role } of demoOperators) {
    await insertOperator(transaction, { name, email, role, clients: null, passwordHash }, now);
    await transaction.query('update operators set password_hash = $2 where email = $1', [email, passwordHash]);
  }
}
