import { dropWaitingMails } from '../../mail/outbox';
import type { Queryable } from '../../platform/database/database';
import type { AdvertOptions } from '../options';
import { mailAboutOrder } from '../orders/order-mails';

type Parts = Pick<AdvertOptions, 'mail' | 'publicUrl' | 'now'>;

/** Money that has gone back to a buyer. */
export type Refund = {
  /** Above 0. */
  cents: number;
  refundedOn: string;
  /** For the operators alone, such as the reference of the transfer. */
  note: string;
};

/** The money of an order: what is left to pay (below zero for what has to be refunded), what was paid and refunded. */
export type OrderMoney = { owed: number; paid: number; refunded: number };

/**
 * Says why a payment cannot be taken back. A refund gives back what was paid, so it must be taken back first. And what is
 * due to a buyer does not vanish, nor turn into a debt, except where an operator says that the money was never there.
 */
export function unpayProblem(
  { owed, refunded }: Pick<OrderMoney, 'owed' | 'refunded'>,
  wasNeverPaid: boolean,
): 'refund_recorded' | 'refund_due' | undefined {
  if (refunded > 0) return 'refund_recorded';
  return owed < 0 && !wasNeverPaid ? 'refund_due' : undefined;
}

/** Says why a refund cannot be recorded: more than is due, or not on a day between the invoice and today. */
export function refundProblem(
  { owed }: Pick<OrderMoney, 'owed'>,
  { cents, refundedOn }: Pick<Refund, 'cents' | 'refundedOn'>,
  [first, today]: readonly [first: string, today: string],
): 'refund_amount' | 'refund_day' | undefined {
  if (!(cents > 0 && cents <= -owed)) return 'refund_amount';
  return refundedOn >= first && refundedOn <= today ? undefined : 'refund_day';
}

/** An invoice that is locked, of an order that is. */
type Refunded = { invoiceId: number; orderId: string; operator: string | undefined };

/** Records that money has gone back to a buyer, who is told once that cannot be taken back without a word any more. */
export async function recordRefund(
  transaction: Queryable,
  options: Parts,
  { invoiceId, orderId, operator }: Refunded,
  { refund: { cents, refundedOn, note }, notBefore }: { refund: Refund; notBefore: Date },
): Promise<void> {
  const [row] = await transaction.query<{ id: number }>(
    `insert into advert_refunds (invoice_id, cents, refunded_on, note, operator, recorded_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [invoiceId, cents, refundedOn, note, operator ?? null, options.now()],
  );
  if (!row) throw new Error('The refund was not stored.');
  const refund = { id: row.id, cents, day: refundedOn };
  await mailAboutOrder(transaction, options, { id: orderId, kind: 'advertRefunded', refund, notBefore });
}

/**
 * Takes back a refund that was recorded by mistake, and answers whether anybody is told: only those who may have read of
 * it. 'stale' where it is taken back already.
 */
export async function withdrawRefund(
  transaction: Queryable,
  options: Parts,
  { invoiceId, orderId, operator }: Refunded,
  refundId: number,
): Promise<'silent' | 'told' | 'stale'> {
  const now = options.now();
  const [row] = await transaction.query<{ cents: number; day: string }>(
    `insert into advert_refunds (invoice_id, cents, refunded_on, operator, undoes, recorded_at)
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
  if (mails.length > 0 && dropped.length === mails.length) return 'silent';
  const refund = { id: refundId, ...row };
  await mailAboutOrder(transaction, options, { id: orderId, kind: 'advertRefundWithdrawn', refund });
  return 'told';
}
