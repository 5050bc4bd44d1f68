import type { Queryable } from '../database';
import { recordHistory } from '../history/record-history';
import { Problem } from '../http/problem';
import { endMailKeys, redeemMailKey, type TypedKey } from './mail-keys';

/**
 * Confirms the e-mail of a sign-up, or the new e-mail of a profile.
 *
 * @throws {Problem} 404 key_unknown, 410 key_used, 410 key_expired
 */
export async function confirmKey(transaction: Queryable, typed: Omit<TypedKey, 'purposes'>): Promise<void> {
  const { client, now } = typed;
  const { accountId, purpose, email } = await redeemMailKey(transaction, { ...typed, purposes: ['confirm', 'email'] });
  const of = { client, kind: 'account', record: accountId, accountId, actor: { by: 'person', accountId } } as const;
  if (purpose === 'confirm') {
    await transaction.query(
      `update accounts set email_confirmed_at = coalesce(email_confirmed_at, $3)
       where id = $1 and lower(email) = lower($2)`,
      [accountId, email, now],
    );
    await recordHistory(transaction, { ...of, action: 'email_confirmed' }, now);
    return;
  }
  // A user name that was the old address follows, so that nobody else's address stays a name here. Somebody may
  // have signed up with the new address meanwhile: then it is no longer to be had.
  const changed = await transaction.query(
    `update accounts a set email = pending_email, pending_email = null, email_confirmed_at = $3, updated_at = $3,
       version = version + 1, username = case when lower(username) = lower(email) then pending_email else username end
     where a.id = $1 and lower(a.pending_email) = lower($2) and not exists (select 1 from accounts o
       where o.client = a.client and o.id <> a.id and (lower(o.email) = lower($2) or lower(o.username) = lower($2)))
     returning 1 as changed`,
    [accountId, email, now],
  );
  if (changed.length === 0) throw new Problem(410, 'key_expired');
  // What still lies in the old mailbox must not open the account any more.
  await endMailKeys(transaction, accountId, now);
  await recordHistory(transaction, { ...of, action: 'email_changed' }, now);
}
