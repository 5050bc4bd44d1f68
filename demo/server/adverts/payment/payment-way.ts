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

/** A payment to be recorded; below zero for a returned one. */
type NewPayment = {
  invoiceId: number;
  method: PaymentMethod;
  cents: number;
  paidOn: string;
  /** The operator who records it; undefined for a payment service. */
  operator?: number | undefined;
};

/** Records a payment of an invoice, or a returned one (below zero). */
export async function recordPayment(
  transaction: Queryable,
  { invoiceId, method, cents, paidOn, operator }: NewPayment,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at, operator_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [invoiceId, method.key, cents, paidOn, now, operator ?? null],
  );
}
