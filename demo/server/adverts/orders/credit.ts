import { type Price, type PriceItem, type PriceTable, priceOf, type VoucherValue } from '../prices';

/**
 * An item of an invoice or a credit note. `adjust` is the effect of tiers, minimum price and voucher on credited days.
 */
export type InvoiceItem = PriceItem | { kind: 'adjust'; cents: number };

/** The content of a credit note; the items add up to `net`. */
export type Credit = Omit<Price, 'items'> & { items: InvoiceItem[] };

type CreditedOrder = {
  table: PriceTable;
  /** The current days of the order. */
  dates: readonly string[];
  isRepeat: boolean;
  voucher: VoucherValue | undefined;
};

/**
 * Returns the credit for an order of which only some days remain: its price minus the price of these days. One more day
 * never makes an order cheaper, so a credit is never below zero. In whatever steps an order is cancelled, all credit
 * notes add up to its price.
 */
export function creditOf({ table, dates, isRepeat, voucher }: CreditedOrder, remainingDays: readonly string[]): Credit {
  const before = priceOf(table, { dates, isRepeat, voucher });
  if (remainingDays.length === 0) return before;
  const after = priceOf(table, { dates: remainingDays, isRepeat, voucher });
  const net = before.net - after.net;
  const days = before.items.filter((item) => item.kind === 'day' && !remainingDays.includes(item.date));
  const adjustment = net - days.reduce((sum, { cents }) => sum + cents, 0);
  const items: InvoiceItem[] = [...days, ...(adjustment === 0 ? [] : [{ kind: 'adjust' as const, cents: adjustment }])];
  return { ...before, items, net, vat: before.vat - after.vat, gross: before.gross - after.gross };
}
