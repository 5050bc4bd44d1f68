import type { Queryable } from '../platform/database/database';
import type { Mail } from './mail-service';

/** The lease of a mail in seconds, longer than a try. After it, another worker may claim the mail of a dead one. */
const LEASE_SECONDS = 60;
const MAX_ERROR_LENGTH = 300;

/** A mail that one worker alone may send now. */
export type ClaimedMail = Mail & {
  rowId: number;
  /** The attached invoice or credit note, which is drawn for sending. */
  invoiceId: number | null;
  worker: string;
  /** The number of tries, including this one. */
  attempts: number;
  /** The end of its key; afterwards the mail is useless. */
  endsAt: Date | null;
};

const IS_UNLEASED = '(leased_until is null or leased_until <= clock_timestamp())';
const END_OF_LEASE = 'leased_by = null, leased_until = null';

/**
 * Claims mails that are due, those with the fewest tries first, so that failing mails do not delay the others. Leases
 * use the clock of the database, which all processes share.
 */
export const claimMails = (
  database: Queryable,
  { worker, limit, now }: { worker: string; limit: number; now: Date },
): Promise<ClaimedMail[]> =>
  database.query<ClaimedMail>(
    `with due as (
       select id from mails where state = 'waiting' and next_try_at <= $1 and ${IS_UNLEASED}
       order by attempts, next_try_at, id limit $2 for update skip locked)
     update mails m set attempts = m.attempts + 1, leased_by = $3,
       leased_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
     from due where m.id = due.id
     returning m.id as "rowId", m.leased_by as worker, m.message_id::text as id, m.recipient as "to", m.subject,
       coalesce(m.outgoing, m.body) as text, m.unsubscribe, m.invoice_id as "invoiceId", m.attempts, m.ends_at as "endsAt"`,
    [now, limit, worker],
  );

/**
 * Marks a mail as sent, and deletes a text with a key. A worker whose lease has ended marks it too, so that no other
 * worker sends the mail once more.
 */
export async function markSent(database: Queryable, mail: ClaimedMail, now: Date): Promise<void> {
  await database.query(
    `update mails set state = 'sent', sent_at = $2, outgoing = null, unsubscribe = null, last_error = null, ${END_OF_LEASE} where id = $1`,
    [mail.rowId, now],
  );
}

/**
 * Records the error of a mail and the time of its next try; without `nextTry` there is none. Ignores a worker whose
 * lease has ended, as on a machine that slept: another worker is sending the mail.
 */
export async function markFailed(
  database: Queryable,
  mail: ClaimedMail,
  { error, nextTry }: { error: string; nextTry: Date | undefined },
): Promise<void> {
  await database.query(
    `update mails set state = $2, next_try_at = coalesce($3, next_try_at), last_error = $4, ${END_OF_LEASE}
     where id = $1 and state = 'waiting' and leased_by = $5`,
    [
      mail.rowId,
      nextTry ? 'waiting' : 'failed',
      nextTry ?? null,
      withoutLineBreaks(error).slice(0, MAX_ERROR_LENGTH),
      mail.worker,
    ],
  );
}

/** Releases the mails of a stopping worker, so that another one may send them at once. */
export async function releaseMails(database: Queryable, worker: string): Promise<void> {
  await database.query(`update mails set ${END_OF_LEASE} where leased_by = $1 and state = 'waiting'`, [worker]);
}

/**
 * Schedules a waiting or failed mail for now. Excludes a mail that is being sent, whose key has ended, or whose
 * decision can still be undone.
 */
export async function retryMail(
  transaction: Queryable,
  { client, id, now }: { client: string; id: number; now: Date },
): Promise<'done' | 'stale'> {
  const changed = await transaction.query(
    `update mails set state = 'waiting', next_try_at = $3, attempts = 0
     where client = $1 and id = $2 and state in ('waiting', 'failed') and ${IS_UNLEASED} and (ends_at is null or ends_at > $3) and (held_until is null or held_until <= $3)
     returning 1 as changed`,
    [client, id, now],
  );
  return changed.length > 0 ? 'done' : 'stale';
}

/** Drops a waiting or failed mail, unless it is being sent. Its text stays until the drop cannot be undone. */
export async function dropMail(
  transaction: Queryable,
  { client, id }: { client: string; id: number },
): Promise<'done' | 'stale'> {
  const changed = await transaction.query(
    `update mails set state = 'dropped'
     where client = $1 and id = $2 and state in ('waiting', 'failed') and ${IS_UNLEASED} returning 1 as changed`,
    [client, id],
  );
  return changed.length > 0 ? 'done' : 'stale';
}

/** Drops unsent mails, unless one is being sent. Returns the ids of the dropped ones. */
export async function dropWaitingMails(transaction: Queryable, ids: readonly number[]): Promise<number[]> {
  const dropped = await transaction.query<{ id: number }>(
    `update mails set state = 'dropped' where id = any($1::int[]) and state in ('waiting', 'failed', 'kept')
       and ${IS_UNLEASED} returning id`,
    [ids],
  );
  return dropped.map(({ id }) => id);
}

/** Restores mails that dropWaitingMails has dropped. Without a mail service they are `kept` instead. */
export async function restoreDroppedMails(
  transaction: Queryable,
  ids: readonly number[],
  state: 'waiting' | 'kept',
): Promise<void> {
  await transaction.query(`update mails set state = $2 where id = any($1::int[]) and state = 'dropped'`, [ids, state]);
}

/** Locks a mail against workers until the transaction ends; false if it has been sent or is being sent. */
export async function lockUnsentMail(transaction: Queryable, id: number): Promise<boolean> {
  const unsent = await transaction.query(
    `select 1 from mails where id = $1 and state <> 'sent' and ${IS_UNLEASED} for update`,
    [id],
  );
  return unsent.length > 0;
}

/** Deletes the texts whose keys have ended. */
export async function deleteExpiredTexts(database: Queryable, now: Date): Promise<void> {
  await database.query('update mails set outgoing = null where outgoing is not null and ends_at <= $1', [now]);
}

const withoutLineBreaks = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
