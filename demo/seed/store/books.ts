import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays } from '../../../src/lib/days';
import { closeMonthWithin, monthVersion } from '../../server/adverts/books/close-month';
import { findMonthSums } from '../../server/adverts/books/month-sums';
import { byInvoice, recordPayment, withdrawPayment } from '../../server/adverts/payment/payment-way';
import { recordAction } from '../../server/history/actor-context';
import type { Queryable } from '../../server/platform/database/database';
import type { Day } from '../generate/calendar';

/** The number of months before the current one that are open. */
const OPEN_MONTHS = 2;
/** The day of the next month on which a month is closed. */
const CLOSED_ON = '10';

/** Does what an accountant of the demo does: takes a payment back, and closes all months until three months ago. */
export async function seedBooks(to: Queryable, today: Day, operator: number | undefined): Promise<void> {
  const sellers = await to.query<{ client: string }>('select client from advert_sellers order by client');
  for (const { client } of sellers) {
    await takePaymentBack(to, client, operator);
    await closeMonths(to, { client, today, operator });
  }
}

type PartlyPaid = { orderId: string; invoiceId: number; number: string; paidOn: Day };

/** Books a payment of the newest partly paid order on a wrong invoice, and takes it back. */
async function takePaymentBack(to: Queryable, client: string, operator: number | undefined): Promise<void> {
  const [row] = await to.query<PartlyPaid>(
    `select o.id as "orderId", i.id as "invoiceId", i.number, max(p.paid_on) as "paidOn"
     from advert_orders o join advert_invoices i on i.order_id = o.id join advert_payments p on p.invoice_id = i.id
     where o.client = $1 and o.owed > 0 group by o.id, i.id order by i.id desc limit 1`,
    [client],
  );
  if (!row) return;
  const { orderId, invoiceId, number: name } = row;
  const paidOn = addDays(row.paidOn, 1);
  const cents = 5000;
  const [paidAt, withdrawnAt] = ['09:40', '11:05'].map((time) => new Date(berlinTime(paidOn, time)));
  if (!paidAt || !withdrawnAt) return;
  const target = { kind: 'advert', record: orderId, details: { name, amount: cents, valueDate: paidOn } } as const;
  const note = 'Gehört zu einer anderen Rechnung';
  await recordPayment(to, { invoiceId, method: byInvoice, cents, paidOn, note, operator }, paidAt);
  await recordAction(to, { client, operator, now: paidAt }, { ...target, action: 'paid_partly' });
  const [payment] = await to.query<{ id: number }>('select max(id) as id from advert_payments where invoice_id = $1', [
    invoiceId,
  ]);
  await withdrawPayment(to, { invoiceId, paymentId: payment?.id ?? 0, operator }, withdrawnAt);
  await recordAction(to, { client, operator, now: withdrawnAt }, { ...target, action: 'unpaid' });
}

async function closeMonths(
  to: Queryable,
  { client, today, operator }: { client: string; today: Day; operator: number | undefined },
): Promise<void> {
  const sums = await findMonthSums(to, client);
  const firstOpen = monthOf(today, -OPEN_MONTHS);
  for (const { month } of sums.filter((one) => one.month < firstOpen)) {
    const now = new Date(berlinTime(`${monthOf(`${month}-01`, 1)}-${CLOSED_ON}`, '09:30'));
    await closeMonthWithin(to, { client, month, seen: monthVersion(sums, month) }, { client, operator, now });
  }
}

/** Returns the month some months after that of a day, 'YYYY-MM'. */
const monthOf = (day: Day, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 7);
