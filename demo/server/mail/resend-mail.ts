import { type ActorContext, recordAction } from '../history/actor-context';
import type { Queryable } from '../platform/database/database';
import { inOneWrite } from '../platform/http/write';
import type { MailOptions } from './options';

/** The time within which a second press sends no second copy. */
const DOUBLE_PRESS_MS = 60_000;

/**
 * SQL: a mail `m` that can be sent once more at the time `now`. One with a key cannot: its key may be used up, and is
 * not stored. Nor can the mail about a decision that can still be undone, or about a withdrawn refund.
 */
export const canBeResent = (now: string): string => `(m.state in ('sent', 'kept') and m.body !~ '[?&]key='
  and (m.held_until is null or m.held_until <= ${now}::timestamptz)
  and not exists (select from advert_refunds r where r.undoes = m.refund_id))`;

/**
 * Sends a mail to the same address once more, as a mail of its own with an entry in the history. 'already' if that has
 * just been done, 'stale' for a mail that cannot be sent once more.
 */
export const resendMail = (
  options: Pick<MailOptions, 'database' | 'mail' | 'onWritten'>,
  mailId: number,
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'stale'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    // Two presses come one after another: a statement of its own sees the copy of the first.
    await transaction.query('select from mails where id = $1 for update', [mailId]);
    const [mail] = await transaction.query<{ accountId: number | null; wasResent: boolean }>(
      `select m.account_id as "accountId", exists (select from mails a where a.again_of = m.id
         and (a.state = 'waiting' or a.created_at > $4)) as "wasResent"
       from mails m where m.client = $1 and m.id = $2 and ${canBeResent('$3')}`,
      [client, mailId, now, new Date(now.getTime() - DOUBLE_PRESS_MS)],
    );
    if (!mail) return 'stale';
    if (mail.wasResent) return 'already';
    await copyMail(transaction, mailId, { state: options.mail ? 'waiting' : 'kept', now });
    await recordAction(transaction, actorContext, {
      ...{ kind: 'mail', record: mailId, action: 'sent_again' },
      accountId: mail.accountId ?? undefined,
    });
    return 'done';
  });

const copyMail = (transaction: Queryable, id: number, { state, now }: { state: 'waiting' | 'kept'; now: Date }) =>
  transaction.query(
    `insert into mails (client, account_id, recipient, subject, body, state, created_at, next_try_at, search_id, invoice_id,
       refund_id, kind, record, again_of)
     select client, account_id, recipient, subject, body, $2, $3, $3, search_id, invoice_id, refund_id, kind, record, id
     from mails where id = $1`,
    [id, state, now],
  );
