import {
  blockOperator,
  inviteAgain,
  inviteOperator,
  type OperatorOptions,
  recordOnOperator,
} from '../../server/backoffice/operators/change-operators';
import { emailOf, emailProblem, nameProblem } from '../../server/backoffice/operators/operator-input';
import { createOperatorKey, endOperatorKeys, keyPath } from '../../server/backoffice/operators/operator-keys';
import { findOperators, lockOperators, type OperatorRow } from '../../server/backoffice/operators/operators';
import { type OperatorRole, operatorRoles } from '../../server/backoffice/operators/roles';
import { switchOffSecondFactor } from '../../server/backoffice/operators/second-factor/second-factor';
import { endOfficeSessions } from '../../server/backoffice/session/office-cookies';
import type { Database, Queryable } from '../../server/platform/database/database';
import { inOneWrite } from '../../server/platform/http/write';
import { UsageError } from '../command';

/** An operator to invite; without `clients` all may be opened. */
export type Invitation = { email: string; name: string; role: string; clients: readonly string[] | null };

const isRole = (text: string): text is OperatorRole => Object.hasOwn(operatorRoles, text);

/**
 * Invites an operator, or once more one who has not accepted yet. Returns the link.
 *
 * @throws {Error} when a value is wrong, or when the operator can log in already
 */
export async function invite(
  options: OperatorOptions,
  { email, name, role, clients }: Invitation,
): Promise<{ link: string; role: OperatorRole }> {
  if (emailProblem(emailOf(email))) throw new UsageError(`"${email}" is no mail address.`);
  if (nameProblem(name.trim()) || /\p{Cc}/u.test(name))
    throw new UsageError('The name of an operator is one line of 1 to 80 characters.');
  if (!isRole(role)) throw new UsageError(`--role is ${Object.keys(operatorRoles).join(', ')}, not "${role}".`);
  for (const client of clients ?? []) await needClient(options.database, client);
  const operator = { email: emailOf(email), name: name.trim(), role, clients };
  const invited = await inviteOperator(options, operator, undefined);
  if (invited !== 'taken') return { link: invited.link, role };
  const { id } = await operatorOf(options.database, email);
  const again = await inviteAgain(options, { id, author: undefined });
  if (typeof again !== 'string') return { link: again.link, role };
  throw new Error(`${email} is an operator already. For a new password: npm run admin -- operator reset ${email}`);
}

async function needClient(from: Queryable, key: string): Promise<void> {
  const found = await from.query('select 1 from clients where key = $1', [key]);
  if (found.length === 0) throw new UsageError(`There is no client "${key}": npm run admin -- client list`);
}

/** Finds an operator by the address. @throws {Error} if there is none */
async function operatorOf(from: Queryable, email: string): Promise<OperatorRow> {
  const found = (await findOperators(from)).find((operator) => operator.email === emailOf(email));
  if (!found) throw new Error(`There is no operator ${email}: npm run admin -- operator list`);
  return found;
}

/**
 * Creates a link for a new password, ends all sessions, ends a block, and optionally switches the second factor off.
 * Returns the link.
 */
export async function resetOperator(
  options: OperatorOptions,
  email: string,
  { withFactor }: { withFactor: boolean },
): Promise<{ link: string; hadFactor: boolean }> {
  const now = options.now();
  return inOneWrite(options, async (transaction) => {
    await lockOperators(transaction);
    const { id, name, hasPassword } = await operatorOf(transaction, email);
    await transaction.query('update operators set blocked_at = null where id = $1', [id]);
    await endOfficeSessions(transaction, id);
    await endOperatorKeys(transaction, id, now);
    const hadFactor = withFactor && (await switchOffSecondFactor(transaction, id));
    const purpose = hasPassword ? 'reset' : 'invitation';
    const key = await createOperatorKey(transaction, { operatorId: id, purpose }, now);
    const entry = { author: undefined, operatorId: id, action: 'reset_by_command', details: { name } };
    await recordOnOperator(transaction, entry, now);
    return { link: `${options.publicUrl()}${keyPath(purpose, key)}`, hadFactor };
  });
}

/** Blocks an operator. @throws {Error} if nobody could manage the back office any more */
export async function block(options: OperatorOptions, email: string): Promise<boolean> {
  const { id } = await operatorOf(options.database, email);
  const result = await blockOperator(options, { id, author: undefined }, true);
  if (result === 'last_operator')
    throw new Error(`${email} is the last operator with the role all who can log in. Invite another one first.`);
  return result === 'blocked';
}

/** An operator in the list. */
export type ListedOperator = {
  email: string;
  name: string;
  role: OperatorRole;
  clients: readonly string[] | null;
  state: 'active' | 'invited' | 'blocked';
  lastLogIn: string | null;
};

/** Lists all operators. */
export async function listOperators(database: Database): Promise<ListedOperator[]> {
  return (await findOperators(database)).map(({ email, name, role, clients, blockedAt, hasPassword, lastSeenAt }) => ({
    ...{ email, name, role, clients },
    state: blockedAt ? 'blocked' : hasPassword ? 'active' : 'invited',
    lastLogIn: lastSeenAt?.toISOString() ?? null,
  }));
}
