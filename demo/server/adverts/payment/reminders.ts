import { addDays } from '../../../../src/lib/days';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { mailAboutOrder } from '../orders/order-mails';
import { amountDueSql } from './amount-due';

const DAY_MS = 86_400_000;
/** The days after the due day on which each reminder is sent. */
const REMINDER_DAYS = [5, 19, 33] as const;
/** The minimum days between two reminders, also after a long pause of the server. */
const MIN_DAYS_BETWEEN = 13;
const BATCH_SIZE = 50;

/** SQL: whether a reminder of an invoice `i` has a receiver, an account or an address. */
export const canRemindSql = `exists (select 1 from advert_orders a where a.id = i.order_id
  and (a.account_id is not null or coalesce(a.billing->>'email', '') <> ''))`;

type ReminderOptions = Pick<AdvertOptions, 'database' | 'now' | 'mail' | 'publicUrl' | 'onWritten'>;

/**
 * Sends reminders of overdue invoices by mail. Each reminder is sent once, however many servers look: its row is
 * written with the mail, and only one server can write it.
 */
export async function remindOfInvoices(options: ReminderOptions): Promise<void> {
  const today = berlinDay(options.now());
  for (const [index, days] of REMINDER_DAYS.entries())
    while ((await remindBatch(options, { level: index + 1, dueBefore: addDays(today, -days) })) === BATCH_SIZE);
}

/** Sends the next reminder of one invoice for an operator; returns false after the last one. */
export async function sendNextReminder(
  transaction: Queryable,
  options: ReminderOptions,
  invoiceId: number,
): Promise<boolean> {
  const [row] = await transaction.query<{ id: number; orderId: string; level: number }>(
    `select i.id, i.order_id as "orderId",
       (select count(*) + 1 from advert_reminders r where r.invoice_id = i.id)::int as level
     from advert_invoices i where i.id = $1 and i.kind = 'invoice' and ${amountDueSql} > 0 for update`,
    [invoiceId],
  );
  if (!row || row.level > REMINDER_DAYS.length) return false;
  return remind(transaction, options, row);
}

const remindBatch = (
  options: ReminderOptions,
  { level, dueBefore }: { level: number; dueBefore: string },
): Promise<number> =>
  inOneWrite(options, async (transaction) => {
    // The previous level must have been sent. Rows that another server has locked are skipped; payments are not held up.
    const due = await transaction.query<{ id: number; orderId: string }>(
      `select i.id, i.order_id as "orderId" from advert_invoices i
       where i.kind = 'invoice' and i.due_on <= $1 and ${amountDueSql} > 0
         and ${canRemindSql}
         and (select count(*) from advert_reminders r where r.invoice_id = i.id) = $2 - 1
         and not exists (select 1 from advert_reminders r where r.invoice_id = i.id and r.sent_at > $3)
       order by i.id limit ${BATCH_SIZE} for no key update of i skip locked`,
      [dueBefore, level, new Date(options.now().getTime() - MIN_DAYS_BETWEEN * DAY_MS)],
    );
    for (const invoice of due) await remind(transaction, options, { ...invoice, level });
    return due.length;
  });

async function remind(
  transaction: Queryable,
  options: ReminderOptions,
  { id, orderId, level }: { id: number; orderId: string; level: number },
): Promise<boolean> {
  const inserted = await transaction.query(
    'insert into advert_reminders (invoice_id, level, sent_at) values ($1, $2, $3) on conflict do nothing returning level',
    [id, level, options.now()],
  );
  if (inserted.length === 0) return false;
  await mailAboutOrder(transaction, options, { id: orderId, kind: 'advertReminder' });
  return true;
}
