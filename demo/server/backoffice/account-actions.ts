import { endSessions } from '../accounts/tokens';
import type { AppOptions } from '../app-options';
import { inOneWrite } from '../http/write';
import type { OnDecision } from './decision-mails';

/** What an operator can do with an account, and how its button is called. */
export const accountActions = {
  verify: 'Freigeben',
  unverify: 'Freigabe zurücknehmen',
  block: 'Sperren',
  unblock: 'Entsperren',
  'confirm-email': 'E-Mail-Adresse bestätigen',
} as const;

/** One of accountActions. */
export type AccountAction = keyof typeof accountActions;

/** What of an account decides on what can be done with it. */
export type AccountState = { status: string; isConfirmed: boolean };

/** What can be done with an account as it is. */
export function possibleActions({ status, isConfirmed }: AccountState): AccountAction[] {
  const confirm: AccountAction[] = isConfirmed ? [] : ['confirm-email'];
  if (status === 'blocked') return ['unblock', ...confirm];
  return [status === 'verified' ? 'unverify' : 'verify', ...confirm, 'block'];
}

const changes: Record<AccountAction, string> = {
  verify: `status = 'verified'`,
  unverify: `status = 'unverified'`,
  block: `status_before = status, status = 'blocked'`,
  unblock: `status = coalesce(status_before, 'unverified'), status_before = null`,
  'confirm-email': 'email_confirmed_at = $2',
};

/** Changes an account, unless that is not possible any more; who is not verified has no session. */
export async function changeAccount(
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  account: { client: string; id: number },
  action: AccountAction,
  now: Date,
  onDecision: OnDecision,
): Promise<'done' | 'stale'> {
  return inOneWrite(options, async (transaction) => {
    const [state] = await transaction.query<AccountState>(
      `select status, email_confirmed_at is not null as "isConfirmed" from accounts
       where id = $1 and client = $2 for update`,
      [account.id, account.client],
    );
    if (!state || !possibleActions(state).includes(action)) return 'stale';
    await onDecision(transaction, account.id);
    await transaction.query(
      `update accounts set ${changes[action]}, version = version + 1, updated_at = $2::timestamptz where id = $1`,
      [account.id, now],
    );
    if (action === 'block' || action === 'unverify') await endSessions(transaction, account.id);
    return 'done';
  });
}
