import { restoreSessions } from '../../accounts/tokens';
import type { RecordState } from '../../decisions/record-state';
import type { Queryable } from '../../platform/database/database';
import type { AccountAction } from './change-account';

/** The state of an account that an undo restores. */
export type AccountSnapshot = { status: string; status_before: string | null; approval_withdrawn: boolean };

/** Loads the part of an account's state that an action changes; undefined if the account is gone. */
export async function accountState(from: Queryable, id: number, action: string): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select status, case when $2 then concat_ws(' ', email, extract(epoch from email_confirmed_at))
       else concat_ws(' ', status, status_before) end as text from accounts where id = $1`,
    [id, isConfirmation(action)],
  );
  return row;
}

/** Restores the state of an account before a decision. */
export async function restoreAccount(
  transaction: Queryable,
  { id, record, action, before }: { id: number; record: number; action: string; before: AccountSnapshot },
): Promise<'undone'> {
  if (isConfirmation(action)) {
    await transaction.query('update accounts set email_confirmed_at = null where id = $1', [record]);
    return 'undone';
  }
  await transaction.query(
    'update accounts set status = $2, status_before = $3, approval_withdrawn = $4 where id = $1',
    [record, before.status, before.status_before, before.approval_withdrawn],
  );
  await restoreSessions(transaction, id);
  return 'undone';
}

const isConfirmation = (action: string) => action === ('confirm-email' satisfies AccountAction);
