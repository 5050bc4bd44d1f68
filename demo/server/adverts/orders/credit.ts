import { type Price, type PriceItem, type PriceTable, priceOf, type VoucherValue } from '../prices';

/** A line of an invoice or a credit note; `adjust` is what tiers, least price and voucher make of days given back. */
export type InvoiceItem = PriceItem | { kind: 'adjust'; cents: number };

/** What a credit note says; the items add up to `net`. */
export type Credit = Omit<Price, 'items'> & { items: InvoiceItem[] };

type Ordered = {
  table: PriceTable;
  /** Days of the order as it stands. */
  dates: readonly string[];
  isRepeat: boolean;
  voucher: VoucherValue | undefined;
};

/**
 * What is credited when only some days of an order are kept: what it cost less than what the kept days cost. As one more
 * day never makes an order cheaper, that is never below zero; and however an order is given back, in one go or day by
 * day, all credit notes together are what it cost.
 */
export function creditOf({ table, dates, isRepeat, voucher }: Ordered, kept: readonly string[]): Credit {
  const before = priceOf(table, { dates, isRepeat, voucher });
  if (kept.length === 0) return before;
  const after = priceOf(table, { dates: kept, isRepeat, voucher });
  const net = before.net - after.net;
  const days = before.items.filter((item) => item.kind === 'day' && !kept.includes(item.date));
  const rest = net - days.reduce((sum, { cents }) => sum + cents, 0);
  const items: InvoiceItem[] = [...days, ...(rest === 0 ? [] : [{ kind: 'adjust' as const, cents: rest }])];
  return { ...before, items, net, vat: before.vat - after.vat, gross: before.gross - after.gross };
}
