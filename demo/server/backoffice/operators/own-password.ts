import { recordOperatorMail } from '../../mail/mails';
import type { Queryable } from '../../platform/database/database';
import { endOfficeSessions } from '../session/office-cookies';
import { type OperatorOptions, operatorRecipient, recordOnOperator } from './change-operators';
import { endOperatorKeys } from './operator-keys';

/** A new password of an operator. */
export type PasswordChange = {
  operator: { id: number; name: string; email: string };
  passwordHash: string;
  action: 'accepted' | 'password_changed' | 'password_reset';
  /** The session that stays. */
  session?: number;
};

/** The page that sends a link for a new password. */
export const FORGOTTEN_PATH = '/backoffice/forgotten';

/** Stores an own password, ends all other sessions and links, and tells the owner, within the transaction. */
export async function storeOwnPassword(
  transaction: Queryable,
  options: OperatorOptions,
  { operator, passwordHash, action, session }: PasswordChange,
): Promise<void> {
  const now = options.now();
  await transaction.query('update operators set password_hash = $2 where id = $1', [operator.id, passwordHash]);
  await endOfficeSessions(transaction, operator.id, session === undefined ? {} : { except: session });
  await endOperatorKeys(transaction, operator.id, now);
  await recordOnOperator(transaction, { author: operator, operatorId: operator.id, action }, now);
  if (action === 'accepted') return;
  const to = operatorRecipient(operator);
  await recordOperatorMail(transaction, options, { kind: 'operatorPasswordChanged', to, path: FORGOTTEN_PATH });
}
