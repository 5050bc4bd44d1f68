import { addDays } from '../../../../src/lib/days';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { mailAboutOrder } from '../orders/order-mails';
import { owedShape } from './amount-due';

const DAY_MS = 86_400_000;
/** The days after the due day on which each reminder is sent. */
const DAYS_AFTER = [5, 19, 33] as const;
/** The minimum days between two reminders, also after a long pause of the server. */
const MIN_DAYS_BETWEEN = 13;
const AT_A_TIME = 50;

/** SQL: whether a reminder of an invoice `i` has a receiver, an account or an address. */
export const canRemindShape = `exists (select 1 from advert_orders a where a.id = i.order_id
  and (a.account_id is not null or coalesce(a.billing->>'email', '') <> ''))`;

type Parts = Pick<AdvertOptions, 'database' | 'now' | 'mail' | 'publicUrl' | 'onWritten'>;

/**
 * Sends reminders of overdue invoices by mail. Each reminder is sent once, however many servers look: its row is
 * written with the mail, and only one server can write it.
 */
export async function remindOfInvoices(options: Parts): Promise<void> {
  const today = berlinDay(options.now());
  for (const [place, days] of DAYS_AFTER.entries())
    while ((await remindSome(options, { level: place + 1, dueBefore: addDays(today, -days) })) === AT_A_TIME);
}

/** Sends the next reminder of one invoice for an operator; returns false after the last one. */
export async function remindOfOne(transaction: Queryable, options: Parts, invoiceId: number): Promise<boolean> {
  const [row] = await transaction.query<{ id: number; orderId: string; level: number }>(
    `select i.id, i.order_id as "orderId",
       (select count(*) + 1 from advert_reminders r where r.invoice_id = i.id)::int as level
     from advert_invoices i where i.id = $1 and i.kind = 'invoice' and ${owedShape} > 0 for update`,
    [invoiceId],
  );
  if (!row || row.level > DAYS_AFTER.length) return false;
  return remind(transaction, options, row);
}

const remindSome = (options: Parts, { level, dueBefore }: { level: number; dueBefore: string }): Promise<number> =>
  inOneWrite(options, async (transaction) => {
    // The previous level must have been sent. Rows that another server has locked are skipped.
    const due = await transaction.query<{ id: number; orderId: string }>(
      `select i.id, i.order_id as "orderId" from advert_invoices i
       where i.kind = 'invoice' and i.due_on <= $1 and ${owedShape} > 0
         and ${canRemindShape}
         and (select count(*) from advert_reminders r where r.invoice_id = i.id) = $2 - 1
         and not exists (select 1 from advert_reminders r where r.invoice_id = i.id and r.sent_at > $3)
       order by i.id limit ${AT_A_TIME} for update of i skip locked`,
      [dueBefore, level, new Date(options.now().getTime() - MIN_DAYS_BETWEEN * DAY_MS)],
    );
    for (const invoice of due) await remind(transaction, options, { ...invoice, level });
    return due.length;
  });

async function remind(
  transaction: Queryable,
  options: Parts,
  { id, orderId, level }: { id: number; orderId: string; level: number },
): Promise<boolean> {
  const written = await transaction.query(
    'insert into advert_reminders (invoice_id, level, sent_at) values ($1, $2, $3) on conflict do nothing returning level',
    [id, level, options.now()],
  );
  if (written.length === 0) return false;
  await mailAboutOrder(transaction, options, { id: orderId, kind: 'advertReminder' });
  return true;
}
