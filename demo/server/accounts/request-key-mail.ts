import type { Context } from 'hono';
import { loadClient } from '../clients/client-info';
import { recordMail } from '../mail/mails';
import { loadRecipient } from '../mail/recipient';
import type { AppEnv } from '../platform/http/app-env';
import { callerAddress, languageOf } from '../platform/http/caller';
import { type Commit, privateAnswer } from '../platform/http/calls';
import { createMailKey } from './mail-keys';
import { countMail } from './mail-limits';
import type { AccountOptions } from './options';

/** A request for a mail with a key. */
export type KeyRequest = {
  purpose: 'confirm' | 'magic' | 'reset';
  /** The e-mail of the account; for a confirmation also its user name. */
  name: string;
};

const paths = { confirm: '/auth/confirm', magic: '/auth/magic', reset: '/auth/reset' };

type AccountRow = { id: number; email: string };

/** Mails a key if the account exists and the limits allow it. The caller gets the same answer either way. */
export async function requestKeyMail(
  context: Context<AppEnv>,
  options: AccountOptions,
  { purpose, name }: KeyRequest,
): Promise<Commit> {
  const { database, now } = options;
  const client = await loadClient(database, context.get('client'));
  const [account] = await database.query<AccountRow>(
    `select id, email from accounts
     where client = $1 and (lower(email) = lower($2) or ($3 and lower(username) = lower($2)))
       and (deletion_due is null or deletion_due > $4)
       and (not $3 or email_confirmed_at is null)
     order by lower(email) = lower($2) desc limit 1`,
    [client.key, name.normalize('NFKC'), purpose === 'confirm', now()],
  );
  const attempt = { client: client.key, name: account?.email ?? name, address: callerAddress(context, options) };
  return async (transaction) => {
    const isAllowed = await countMail(transaction, now(), attempt, purpose);
    if (account && isAllowed) {
      const accountId = account.id;
      const key = await createMailKey(transaction, { accountId, purpose, email: account.email }, now());
      await recordMail(transaction, options, {
        kind: purpose,
        to: await loadRecipient(transaction, accountId),
        client,
        language: languageOf(context),
        accountId,
        path: paths[purpose],
        key,
      });
    }
    return privateAnswer(context, {}, 202);
  };
}
