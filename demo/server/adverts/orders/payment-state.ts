/** The payment state of an order; `none` if nothing is to be paid, `refund` if a refund is due. */
export type PaymentState = 'open' | 'overdue' | 'paid' | 'none' | 'refund';

type Money = { kind: 'invoice' | 'credit'; dueOn: string; gross: number };

/**
 * Returns the amount left to pay of an order: invoices minus credit notes and payments.
 *
 * @param paid payments minus refunds
 * @param today in Berlin
 */
export function paymentOf(
  invoices: readonly Money[],
  paid: number,
  today: string,
): { state: PaymentState; cents: number; dueOn?: string } {
  const invoiced = invoices.reduce((sum, { kind, gross }) => sum + (kind === 'invoice' ? gross : -gross), 0);
  const cents = invoiced - paid;
  if (cents < 0) return { state: 'refund', cents };
  if (cents === 0) return { state: paid > 0 ? 'paid' : 'none', cents };
  const dueOn = invoices.find(({ kind }) => kind === 'invoice')?.dueOn ?? today;
  return { state: today > dueOn ? 'overdue' : 'open', cents, dueOn };
}
