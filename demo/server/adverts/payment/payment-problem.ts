import type { OrderMoney } from './refunds';

/** A payment as an operator has entered it. */
export type EnteredPayment = {
  /** The amount; undefined for all that is owed. */
  cents: number | 'unreadable' | 'other_currency' | undefined;
  /** The value date. */
  paidOn: string;
  note: string;
  /** True if the operator confirms that more than what is owed has been paid. */
  isMoreAccepted: boolean;
};

/** The reasons not to record a payment. */
export type PaymentProblem = 'payment_amount' | 'payment_currency' | 'payment_day' | 'payment_more';

/** The maximum that is recorded for one order: 10 million euros. */
export const MAX_PAID_CENTS = 1_000_000_000;

/**
 * Returns the amount of a payment, or why it cannot be recorded. More than what is owed needs the operator's
 * confirmation: the rest is to be refunded then.
 *
 * @param days the day of the invoice, and today
 */
export function paymentCents(
  { owed, paid }: Pick<OrderMoney, 'owed' | 'paid'>,
  { cents: entered, paidOn, isMoreAccepted }: EnteredPayment,
  [first, today]: readonly [first: string, today: string],
): number | PaymentProblem {
  if (entered === 'other_currency') return 'payment_currency';
  const cents = entered ?? owed;
  if (cents === 'unreadable' || cents <= 0 || paid + cents > MAX_PAID_CENTS) return 'payment_amount';
  if (paidOn < first || paidOn > today) return 'payment_day';
  return cents > owed && !isMoreAccepted ? 'payment_more' : cents;
}
