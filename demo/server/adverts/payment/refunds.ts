import { dropWaitingMails } from '../../mail/outbox';
import type { Queryable } from '../../platform/database/database';
import type { AdvertOptions } from '../options';
import { mailAboutOrder } from '../orders/order-mails';

type RefundOptions = Pick<AdvertOptions, 'mail' | 'publicUrl' | 'now'>;

/** A refund to a buyer. */
export type Refund = {
  /** The amount, above 0. */
  cents: number;
  refundedOn: string;
  /** A note for the operators alone, such as the reference of the transfer. */
  note: string;
  /** The line of a bank statement that it comes from. */
  lineId?: number;
};

/** The money of an order: the amount left to pay (below zero for a due refund), payments and refunds. */
export type OrderMoney = { owed: number; paid: number; refunded: number };

/**
 * Returns why a payment cannot be withdrawn. A refund depends on the payments, so what is left must cover it. A due
 * refund must not vanish or turn into a debt, unless an operator states that there was no payment.
 *
 * @param cents the amount of the payment
 */
export function unpayProblem(
  { owed, paid, refunded }: OrderMoney,
  cents: number,
  wasNeverPaid: boolean,
): 'refund_recorded' | 'refund_due' | undefined {
  if (refunded > paid - cents) return 'refund_recorded';
  return owed < 0 && !wasNeverPaid ? 'refund_due' : undefined;
}

/** Returns why a refund cannot be recorded: more than is due, or not on a day between the invoice and today. */
export function refundProblem(
  { owed }: Pick<OrderMoney, 'owed'>,
  { cents, refundedOn }: Pick<Refund, 'cents' | 'refundedOn'>,
  [first, today]: readonly [first: string, today: string],
): 'refund_amount' | 'refund_day' | undefined {
  if (!(cents > 0 && cents <= -owed)) return 'refund_amount';
  return refundedOn >= first && refundedOn <= today ? undefined : 'refund_day';
}

/** A locked invoice of a locked order. */
type RefundedInvoice = { invoiceId: number; orderId: string; operator: number | undefined };

/** Records a refund to a buyer. The mail goes out once the refund cannot be withdrawn silently any more. */
export async function recordRefund(
  transaction: Queryable,
  options: RefundOptions,
  { invoiceId, orderId, operator }: RefundedInvoice,
  { refund: { cents, refundedOn, note, lineId }, notBefore }: { refund: Refund; notBefore: Date },
): Promise<void> {
  const [row] = await transaction.query<{ id: number }>(
    `insert into advert_refunds (invoice_id, cents, refunded_on, note, operator_id, recorded_at, line_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [invoiceId, cents, refundedOn, note, operator ?? null, options.now(), lineId ?? null],
  );
  if (!row) throw new Error('The refund was not stored.');
  const refund = { id: row.id, cents, day: refundedOn };
  await mailAboutOrder(transaction, options, { id: orderId, kind: 'advertRefunded', refund, notBefore });
}

/**
 * Withdraws a refund that was recorded by mistake; returns its amount, and whether no mail is sent. Only buyers who may
 * have read of it get one. Returns 'stale' if it is withdrawn already.
 */
export async function withdrawRefund(
  transaction: Queryable,
  options: RefundOptions,
  { invoiceId, orderId, operator }: RefundedInvoice,
  refundId: number,
): Promise<{ cents: number; isSilent: boolean } | 'stale'> {
  const now = options.now();
  const [row] = await transaction.query<{ cents: number; day: string }>(
    `insert into advert_refunds (invoice_id, cents, refunded_on, operator_id, undoes, recorded_at)
     select invoice_id, -cents, refunded_on, $3, id, $4 from advert_refunds
     where id = $1 and invoice_id = $2 and undoes is null
     on conflict (undoes) do nothing returning -cents as cents, refunded_on as day`,
    [refundId, invoiceId, operator ?? null, now],
  );
  if (!row) return 'stale';
  const mails = await transaction.query<{ id: number; canLeave: boolean }>(
    `select id, (state in ('waiting', 'failed') or coalesce(held_until > $2, false)) as "canLeave"
     from mails where refund_id = $1`,
    [refundId, now],
  );
  const unsent = mails.filter(({ canLeave }) => canLeave).map(({ id }) => id);
  const dropped = await dropWaitingMails(transaction, unsent);
  const isSilent = mails.length > 0 && dropped.length === mails.length;
  if (isSilent) return { cents: row.cents, isSilent };
  const refund = { id: refundId, ...row };
  await mailAboutOrder(transaction, options, { id: orderId, kind: 'advertRefundWithdrawn', refund });
  return { cents: row.cents, isSilent };
}
