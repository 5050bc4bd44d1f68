import type { Queryable } from '../../platform/database/database';
import type { Seller } from '../orders/seller';
import type { Transfer } from './epc-code';
import { epcCode } from './epc-code';

/** An unpaid invoice. */
export type Payable = {
  number: string;
  seller: Seller;
  /** The amount left to pay. */
  cents: number;
};

/** The payment details for a buyer. */
export type PaymentHint = {
  way: string;
  transfer?: Transfer & { /** The content of the QR code for banking apps. */ code: string };
};

/**
 * A way to pay. The order and its invoice are written first; the payment itself is the task of the way:
 *
 * 1. `hint` returns the instructions for the buyer, on the booking and on the invoice.
 * 2. A confirmed payment (by an operator, a call of a payment service, a bank statement) is recorded with {@link
 * recordPayment} under the way's `key`, in one transaction with related writes. Only that makes an invoice paid.
 *
 * A payment service would return an address in its `hint` and record payments from its signed calls. Recording is
 * idempotent where the service names its payments. {@link byInvoice} is the only implementation.
 */
export type PaymentMethod = {
  key: string;
  hint(invoice: Payable): PaymentHint;
};

/** Payment by bank transfer, as the invoice says; an operator records it. */
export const byInvoice: PaymentMethod = {
  key: 'invoice',
  hint: ({ number, seller, cents }) => {
    const transfer = { name: seller.name, iban: seller.iban, bic: seller.bic, cents, purpose: number };
    return { way: 'invoice', transfer: { ...transfer, code: epcCode(transfer) } };
  },
};

/** A payment of a buyer. */
export type Payment = {
  /** The amount, above 0. */
  cents: number;
  /** The value date. */
  paidOn: string;
  /** A note for the operators alone, such as the purpose of the transfer. */
  note: string;
};

/** A payment to be recorded. */
type NewPayment = Omit<Payment, 'note'> & {
  invoiceId: number;
  method: PaymentMethod;
  note?: string;
  /** The operator who records it; undefined for a payment service. */
  operator?: number | undefined;
  /** The line of a bank statement that it comes from. */
  lineId?: number;
};

/** Records a payment of an invoice, whose order the caller has locked. */
export async function recordPayment(
  transaction: Queryable,
  { invoiceId, method, cents, paidOn, note = '', operator, lineId }: NewPayment,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into advert_payments (invoice_id, way, cents, paid_on, note, recorded_at, operator_id, line_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [invoiceId, method.key, cents, paidOn, note, now, operator ?? null, lineId ?? null],
  );
}

/**
 * SQL: whether a payment `p` counts: it is withdrawn neither alone, nor by an older withdrawal of all that was paid
 * until then.
 */
export const isValidPaymentSql = `(p.cents > 0 and not exists (select 1 from advert_payments w
  where w.undoes = p.id or (w.invoice_id = p.invoice_id and w.cents < 0 and w.undoes is null and w.id > p.id)))`;

/** Withdraws a payment that was recorded by mistake, with its value date; returns false if it does not count any more. */
export async function withdrawPayment(
  transaction: Queryable,
  { invoiceId, paymentId, operator }: { invoiceId: number; paymentId: number; operator: number | undefined },
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into advert_payments (invoice_id, way, cents, paid_on, undoes, recorded_at, operator_id)
     select p.invoice_id, p.way, -p.cents, p.paid_on, p.id, $3, $4 from advert_payments p
     where p.id = $1 and p.invoice_id = $2 and ${isValidPaymentSql}
     on conflict (undoes) do nothing returning id`,
    [paymentId, invoiceId, now, operator ?? null],
  );
  return rows.length > 0;
}
