import { recordHistory } from '../../history/record-history';
import { recordOperatorMail } from '../../mail/mails';
import { confirmedName, type Recipient } from '../../mail/recipient';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { OfficeOptions } from '../options';
import { endOfficeSessions } from '../session/office-cookies';
import { createOperatorKey, endOperatorKeys, keyPath, type OperatorKeyPurpose } from './operator-keys';
import {
  insertOperator,
  leavesNobody,
  loadOperator,
  lockOperators,
  type NewOperator,
  type OperatorRow,
  seenOperator,
} from './operators';
import { switchOffSecondFactor } from './second-factor/second-factor';

/** The part of the options that changes of operators need. */
export type OperatorOptions = Pick<OfficeOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>;

/** The operator who changes an account; undefined for the command line. */
export type OperatorAuthor = { id: number; name: string } | undefined;

/** Records what has been done to an operator's account, within its transaction. */
export const recordOnOperator = (
  transaction: Queryable,
  { author, operatorId, action, details }: OnOperator,
  now: Date,
): Promise<void> =>
  recordHistory(
    transaction,
    {
      ...{ client: null, kind: 'operator', record: operatorId, action, details },
      actor: author ? { by: 'operator', operator: author.id } : { by: 'system' },
    },
    now,
  );

type OnOperator = {
  author: OperatorAuthor;
  operatorId: number;
  action: string;
  details?: Record<string, unknown> | undefined;
};

/** Returns the recipient of a mail to an operator. */
export const operatorRecipient = ({ name, email }: { name: string; email: string }): Recipient => ({
  address: email,
  name: confirmedName({ isConfirmed: true, firstName: name, lastName: '' }),
});

/** Creates a link for an operator and mails it. Returns the link. */
export async function sendOperatorKey(
  transaction: Queryable,
  options: OperatorOptions,
  {
    operator,
    purpose,
    author,
  }: { operator: { id: number; name: string; email: string }; purpose: OperatorKeyPurpose; author?: OperatorAuthor },
): Promise<string> {
  const key = await createOperatorKey(transaction, { operatorId: operator.id, purpose }, options.now());
  const path = keyPath(purpose, key);
  await recordOperatorMail(transaction, options, {
    kind: purpose === 'invitation' ? 'operatorInvited' : 'operatorReset',
    to: operatorRecipient(operator),
    ...{ path, key, operatorId: operator.id },
    ...(author && { inviter: author.name }),
  });
  return `${options.publicUrl()}${path}`;
}

/** Invites an operator. Returns the id and the link; 'taken' if there is an account with this address. */
export const inviteOperator = (
  options: OperatorOptions,
  operator: Omit<NewOperator, 'passwordHash'>,
  author: OperatorAuthor,
): Promise<{ id: number; link: string } | 'taken'> =>
  inOneWrite(options, async (transaction) => {
    const now = options.now();
    const id = await insertOperator(transaction, { ...operator, passwordHash: null }, now);
    if (id === undefined) return 'taken';
    const details = { name: operator.name, status: operator.role };
    await recordOnOperator(transaction, { author, operatorId: id, action: 'invited', details }, now);
    const link = await sendOperatorKey(transaction, options, {
      operator: { id, name: operator.name, email: operator.email },
      purpose: 'invitation',
      author,
    });
    return { id, link };
  });

/** The result of a change of an operator's account. */
export type ChangeResult = 'done' | 'blocked' | 'sessions_ended' | 'already' | 'stale' | 'gone' | 'last_operator';

/** A change of an account: of whom, by whom, and as they saw it. */
export type Change = { id: number; author: OperatorAuthor; seen?: string };

/** Changes an operator's account, which nobody else changes meanwhile. */
const changing = <Result>(
  options: OperatorOptions,
  { id, seen }: Change,
  change: (transaction: Queryable, operator: OperatorRow) => Promise<Result>,
): Promise<Result | 'gone' | 'stale'> =>
  inOneWrite(options, async (transaction) => {
    await lockOperators(transaction);
    const operator = await loadOperator(transaction, id);
    if (!operator) return 'gone';
    if (seen !== undefined && seen !== seenOperator(operator)) return 'stale';
    return change(transaction, operator);
  });

/** Invites an operator once more; the earlier link ends. Returns the link. */
export const inviteAgain = (
  options: OperatorOptions,
  change: Change,
): Promise<{ link: string } | 'already' | 'gone' | 'stale'> =>
  changing(options, change, async (transaction, operator) => {
    if (operator.hasPassword || operator.blockedAt) return 'already' as const;
    const { author } = change;
    await endOperatorKeys(transaction, operator.id, options.now());
    const details = { name: operator.name };
    const entry = { author, operatorId: operator.id, action: 'invited_again', details };
    await recordOnOperator(transaction, entry, options.now());
    return { link: await sendOperatorKey(transaction, options, { operator, purpose: 'invitation', author }) };
  });

/** Changes name, role and clients of an operator; running sessions follow at once. */
export const changeOperator = (
  options: OperatorOptions,
  change: Change,
  after: Pick<OperatorRow, 'name' | 'role' | 'clients'>,
): Promise<ChangeResult> =>
  changing(options, change, async (transaction, operator): Promise<ChangeResult> => {
    const { id, name, role, clients, blockedAt } = operator;
    const fields = [
      ...(after.name === name ? [] : ['Name']),
      ...(JSON.stringify(after.clients) === JSON.stringify(clients) ? [] : ['Portale']),
    ];
    if (fields.length === 0 && after.role === role) return 'already';
    if (await leavesNobody(transaction, operator, { ...after, blockedAt })) return 'last_operator';
    await transaction.query('update operators set name = $2, role = $3, clients = $4::text[] where id = $1', [
      id,
      after.name,
      after.role,
      after.clients,
    ]);
    const details = {
      name: after.name,
      ...(after.role !== role && { before: role, status: after.role }),
      ...(fields.length > 0 && { fields }),
    };
    await recordOnOperator(
      transaction,
      { author: change.author, operatorId: id, action: 'changed', details },
      options.now(),
    );
    return 'done';
  });

/** Blocks an operator, who is logged out at once, or ends the block. */
export const blockOperator = (options: OperatorOptions, change: Change, isBlocked: boolean): Promise<ChangeResult> =>
  changing(options, change, async (transaction, operator): Promise<ChangeResult> => {
    const { id, name, role, clients, blockedAt } = operator;
    if (isBlocked === (blockedAt !== null)) return 'already';
    const now = options.now();
    if (isBlocked && (await leavesNobody(transaction, operator, { role, clients, blockedAt: now })))
      return 'last_operator';
    await transaction.query('update operators set blocked_at = $2 where id = $1', [id, isBlocked ? now : null]);
    if (isBlocked) {
      await endOfficeSessions(transaction, id);
      await endOperatorKeys(transaction, id, now);
    }
    const action = isBlocked ? 'blocked' : 'unblocked';
    await recordOnOperator(transaction, { author: change.author, operatorId: id, action, details: { name } }, now);
    return isBlocked ? 'blocked' : 'done';
  });

/** Ends all sessions of an operator. */
export const endOperatorSessions = (options: OperatorOptions, change: Change): Promise<ChangeResult> =>
  changing(options, change, async (transaction, { id, name }): Promise<ChangeResult> => {
    if ((await endOfficeSessions(transaction, id)) === 0) return 'already';
    const entry = { author: change.author, operatorId: id, action: 'sessions_ended', details: { name } };
    await recordOnOperator(transaction, entry, options.now());
    return 'sessions_ended';
  });

/** Switches off the second factor of an operator who has lost it. */
export const endSecondFactor = (options: OperatorOptions, change: Change): Promise<ChangeResult> =>
  changing(options, change, async (transaction, { id, name }): Promise<ChangeResult> => {
    if (!(await switchOffSecondFactor(transaction, id))) return 'already';
    const entry = { author: change.author, operatorId: id, action: 'second_factor_off', details: { name } };
    await recordOnOperator(transaction, entry, options.now());
    return 'done';
  });
