import { owedShape } from '../../adverts/payment/owed';
import { byInvoice, recordPayment } from '../../adverts/payment/payment-way';
import { remindOfOne } from '../../adverts/payment/reminders';
import type { AppOptions } from '../../app-options';
import { berlinDay } from '../../berlin-day';
import type { Queryable } from '../../database';
import { inOneWrite } from '../../http/write';
import { type Doing, noteDoing } from '../doing';

/** What an operator can do with an invoice, and how its button is called. */
export const invoiceActions = {
  pay: 'Als bezahlt buchen',
  unpay: 'Zahlung zurücknehmen',
  remind: 'Zahlungserinnerung senden',
} as const;

export type InvoiceAction = keyof typeof invoiceActions;

const notedAs = { pay: 'paid', unpay: 'unpaid', remind: 'reminded' } as const;

type Row = { orderId: string; accountId: number | null; owed: number; paid: number };

/** Records what was paid, takes that back, or reminds; 'stale' where somebody else was faster. */
export const decideOnInvoice = (
  options: AppOptions,
  { id, action }: { id: number; action: InvoiceAction },
  doing: Doing,
): Promise<'done' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const row = await lockInvoice(transaction, doing.client, id);
    if (!row) return 'gone';
    const { orderId, accountId, owed, paid } = row;
    const cents = { pay: owed, unpay: -paid, remind: 0 }[action];
    if ((action === 'pay' && cents <= 0) || (action === 'unpay' && cents >= 0)) return 'stale';
    if (action !== 'remind')
      await recordPayment(
        transaction,
        { invoiceId: id, way: byInvoice, cents, paidOn: berlinDay(doing.now) },
        doing.now,
      );
    else if (!(await remindOfOne(transaction, options, id))) return 'stale';
    const of = { kind: 'advert', record: orderId, accountId: accountId ?? undefined } as const;
    await noteDoing(transaction, doing, { ...of, action: notedAs[action] });
    return 'done';
  });

async function lockInvoice(transaction: Queryable, client: string, id: number): Promise<Row | undefined> {
  await transaction.query(`select 1 from advert_invoices where id = $1 and client = $2 for update`, [id, client]);
  const [row] = await transaction.query<Row>(
    `select i.order_id as "orderId", a.account_id as "accountId", ${owedShape} as owed,
       coalesce((select sum(p.cents) from advert_payments p where p.invoice_id = i.id), 0)::int as paid
     from advert_invoices i join advert_orders a on a.id = i.order_id
     where i.id = $1 and i.client = $2 and i.kind = 'invoice'`,
    [id, client],
  );
  return row;
}
