import { suspendSessions } from '../../accounts/tokens';
import { type DecisionPart, type OnDecision, recordDecision } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { DecidedRecord } from '../../mail/mail-texts';
import type { PersonOptions } from '../../persons/options';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { type AccountSnapshot, accountState } from './account-state';

/** Actions of an operator on an account. */
export type AccountAction = 'verify' | 'unverify' | 'block' | 'unblock' | 'confirm-email';

/** The state of an account on which the possible actions depend. */
export type AccountState = { status: string; isConfirmed: boolean };

/** Returns the possible actions on an account. */
export function possibleActions({ status, isConfirmed }: AccountState): AccountAction[] {
  const confirm: AccountAction[] = isConfirmed ? [] : ['confirm-email'];
  if (status === 'blocked') return ['unblock', ...confirm];
  return [status === 'verified' ? 'unverify' : 'verify', ...confirm, 'block'];
}

/** Checks whether an action needs a reason for the person. */
const needsAccountReason = (action: AccountAction): boolean => action === 'block' || action === 'unverify';

const assignments: Record<AccountAction, string> = {
  verify: `status = 'verified', approval_withdrawn = false`,
  unverify: `status = 'unverified', approval_withdrawn = true`,
  block: `status_before = status, status = 'blocked'`,
  unblock: `status = coalesce(status_before, 'unverified'), status_before = null`,
  'confirm-email': 'email_confirmed_at = $2',
};

/** Checks whether the account is already in the action's result, as after a repeated submit or another operator. */
function isAlreadyDone(action: AccountAction, { status, isConfirmed }: AccountState): boolean {
  if (action === 'confirm-email') return isConfirmed;
  if (action === 'unblock') return status !== 'blocked';
  return status === { verify: 'verified', unverify: 'unverified', block: 'blocked' }[action];
}

/** The callbacks of a change; `onBlock` returns what a blocked person has sent, as parts of the decision and for its mail. */
export type AccountHooks = {
  onDecision: OnDecision;
  onBlock(
    transaction: Queryable,
    blocked: { accountId: number; reason: string },
  ): Promise<{ parts: DecisionPart[]; decided: DecidedRecord[] }>;
};

/** Changes an account, unless that is not possible any more. An unverified account loses its sessions. */
export async function changeAccount(
  options: Pick<PersonOptions, 'database' | 'onWritten'>,
  { id, action, reason = '' }: { id: number; action: AccountAction; reason?: string },
  actorContext: ActorContext,
  { onDecision, onBlock }: AccountHooks,
): Promise<'done' | 'already' | 'stale' | 'reason_missing'> {
  if (needsAccountReason(action) && reason === '') return 'reason_missing';
  return inOneWrite(options, async (transaction) => {
    const [state] = await transaction.query<AccountState & AccountSnapshot>(
      `select status, email_confirmed_at is not null as "isConfirmed", status_before, approval_withdrawn
       from accounts where id = $1 and client = $2 for update`,
      [id, actorContext.client],
    );
    if (!state) return 'stale';
    if (!possibleActions(state).includes(action)) return isAlreadyDone(action, state) ? 'already' : 'stale';
    const returned = action === 'block' ? await onBlock(transaction, { accountId: id, reason }) : undefined;
    const mailId = await onDecision(transaction, id, returned?.decided);
    const [changed] = await transaction.query<{ status: string }>(
      `update accounts set ${assignments[action]}, version = version + 1, updated_at = $2::timestamptz where id = $1
       returning status`,
      [id, actorContext.now],
    );
    const details = {
      ...(changed && changed.status !== state.status && { before: state.status, status: changed.status }),
      ...(reason && { reason }),
    };
    await recordAction(transaction, actorContext, { kind: 'account', record: id, accountId: id, action, details });
    const { isConfirmed: _, ...before } = state;
    const after = await accountState(transaction, id, action);
    const newDecision = {
      kind: 'account',
      record: id,
      accountId: id,
      action,
      stateBefore: before,
      after,
      mailId,
      ...(returned && { parts: returned.parts }),
    } as const;
    const decision = await recordDecision(transaction, actorContext, newDecision);
    if (action === 'block' || action === 'unverify') await suspendSessions(transaction, id, decision);
    return 'done';
  });
}
