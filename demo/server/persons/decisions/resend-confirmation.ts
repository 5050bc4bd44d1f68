import { createMailKey } from '../../accounts/mail-keys';
import { loadClient } from '../../clients/client-info';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { MailLanguage } from '../../mail/mail-texts';
import { recordMail } from '../../mail/mails';
import { loadRecipient } from '../../mail/recipient';
import { inOneWrite } from '../../platform/http/write';
import type { PersonOptions } from '../options';

/** The seconds until the same person can be sent another mail: two operators who press at once send one. */
const MIN_SECONDS_BETWEEN = 60;

type Row = { language: MailLanguage; isConfirmed: boolean; isRecent: boolean };

/** Sends a person once more the mail that confirms their address. */
export const resendConfirmation = (
  options: Pick<PersonOptions, 'database' | 'onWritten' | 'mail' | 'publicUrl' | 'now'>,
  id: number,
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    // A statement of its own, after the lock, sees the mail of another operator.
    await transaction.query('select 1 from accounts where id = $1 and client = $2 for update', [id, client]);
    const [account] = await transaction.query<Row>(
      `select language, email_confirmed_at is not null as "isConfirmed",
         exists (select 1 from history h where h.account_id = a.id and h.action = 'confirmation_resent' and h.at > $3) as "isRecent"
       from accounts a where a.id = $1 and a.client = $2`,
      [id, client, new Date(now.getTime() - MIN_SECONDS_BETWEEN * 1000)],
    );
    if (!account) return 'gone';
    if (account.isConfirmed || account.isRecent) return 'already';
    const to = await loadRecipient(transaction, id);
    const key = await createMailKey(transaction, { accountId: id, purpose: 'confirm', email: to.address }, now);
    await recordMail(transaction, options, {
      ...{ kind: 'confirm', to, client: await loadClient(transaction, client), language: account.language },
      ...{ accountId: id, path: '/auth/confirm', key },
    });
    await recordAction(transaction, actorContext, {
      ...{ kind: 'account', record: id, accountId: id, action: 'confirmation_resent' },
    });
    return 'done';
  });
