import type { Queryable } from '../../platform/database/database';
import type { Seller } from '../orders/seller';
import type { Transfer } from './epc-code';
import { epcCode } from './epc-code';

/** An invoice that waits to be paid. */
export type Payable = {
  number: string;
  seller: Seller;
  /** What is left to pay. */
  cents: number;
};

/** What a buyer needs to pay, ready to be shown. */
export type PaymentHint = {
  way: string;
  transfer?: Transfer & { /** Content of the QR code that banking apps read. */ code: string };
};

/**
 * A way to pay. The order is placed first and the invoice written with it; how the money comes is the way's affair:
 *
 * 1. `hint` says what the buyer has to do, on the booking and on the invoice;
 * 2. whoever learns that money has come (an operator, the call of a payment service, a bank statement) records it with
 *    {@link recordPayment} under the way's `key`, in one transaction with whatever else it notes. Only that makes an
 *    invoice paid.
 *
 * A payment service would answer an address to go to in its `hint` and record payments from its signed calls; recording
 * is idempotent where the service names its payments. {@link byInvoice} is the one way that there is.
 */
export type PaymentWay = {
  key: string;
  hint(invoice: Payable): PaymentHint;
};

/** By bank transfer, as the invoice says; an operator records what has come. */
export const byInvoice: PaymentWay = {
  key: 'invoice',
  hint: ({ number, seller, cents }) => {
    const transfer = { name: seller.name, iban: seller.iban, bic: seller.bic, cents, purpose: number };
    return { way: 'invoice', transfer: { ...transfer, code: epcCode(transfer) } };
  },
};

/** Notes that money has come for an invoice, or has gone back (below zero). */
export async function recordPayment(
  transaction: Queryable,
  { invoiceId, way, cents, paidOn }: { invoiceId: number; way: PaymentWay; cents: number; paidOn: string },
  now: Date,
): Promise<void> {
  await transaction.query(
    'insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at) values ($1, $2, $3, $4, $5)',
    [invoiceId, way.key, cents, paidOn, now],
  );
}
