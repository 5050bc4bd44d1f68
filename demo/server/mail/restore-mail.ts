import type { Queryable } from '../platform/database/database';
import { isInScope, type MailScope } from './find-mails';

/** A mail that an operator has recently dropped. */
export type DroppedMail = { id: number; recipient: string; subject: string };

/** The client, and the time since which a drop can be undone. */
type UndoPeriod = { client: string; since: Date; now: Date };

/*
 * SQL: mails that an operator has dropped, by the history. An undone decision drops its mail, too, and that one must
 * never be sent. A mail is useless if its key has ended, or if another decision has followed its own.
 */
const CAN_BE_SENT = `from mails m join history h on h.kind = 'mail' and h.record = m.id::text and h.action = 'dropped'
  where h.client = $1 and h.at > $2 and m.client = $1 and m.state = 'dropped' and m.outgoing is not null
    and (m.ends_at is null or m.ends_at > $3)
    and not exists (select 1 from decisions d where d.mail_id = m.id and (d.undone_at is not null or exists
      (select 1 from decisions l where l.kind = d.kind and l.record = d.record and l.id > d.id and l.undone_at is null)))`;

/** Finds the mails that an operator can restore, the latest drop first. */
export const findDroppedMails = (
  from: Queryable,
  { client, since, now, scope }: UndoPeriod & { scope: MailScope },
): Promise<DroppedMail[]> =>
  from.query<DroppedMail>(
    `select m.id, m.recipient, m.subject ${CAN_BE_SENT} and ${isInScope('$4')} order by h.id desc limit 20`,
    [client, since, now, scope ?? null],
  );

/** Restores a mail that an operator has dropped; 'stale' if that is not possible any more. */
export async function restoreMail(
  transaction: Queryable,
  { id, client, since, now }: UndoPeriod & { id: number },
): Promise<'done' | 'stale'> {
  const changed = await transaction.query(
    `update mails set state = 'waiting' where state = 'dropped' and id = $4 and id in (select m.id ${CAN_BE_SENT})
     returning 1 as changed`,
    [client, since, now, id],
  );
  return changed.length > 0 ? 'done' : 'stale';
}

/** Deletes the texts, which may hold keys, of mails dropped before this moment. */
export const deleteDroppedTexts = (database: Queryable, before: Date): Promise<unknown> =>
  database.query(
    `update mails set outgoing = null where outgoing is not null and state = 'dropped' and exists (select 1 from history h
       where h.client = mails.client and h.kind = 'mail' and h.record = mails.id::text and h.action = 'dropped' and h.at <= $1)`,
    [before],
  );
