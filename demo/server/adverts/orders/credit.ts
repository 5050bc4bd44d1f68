import { type Price, type PriceItem, type PriceTable, priceOf, type VoucherValue } from '../prices';
import { type BookedDays, pricedDay, pricedDays } from './moved-days';

/** A day of the invoice; of a moved one, the day to which an operator had moved it. */
export type CreditedDayItem = Extract<PriceItem, { kind: 'day' }> & { movedTo?: string };

/**
 * An item of an invoice or a credit note. `adjust` is the effect of tiers, minimum price and voucher on credited days.
 */
export type InvoiceItem = CreditedDayItem | Exclude<PriceItem, { kind: 'day' }> | { kind: 'adjust'; cents: number };

/** The content of a credit note; the items add up to `net`. */
export type Credit = Omit<Price, 'items'> & { items: InvoiceItem[] };

type CreditedOrder = BookedDays & {
  table: PriceTable;
  isRepeat: boolean;
  voucher: VoucherValue | undefined;
};

/**
 * Returns the credit for an order of which only some days remain: its price minus the price of these days. Moved days
 * have the prices of the invoice. One more day never makes an order cheaper, so a credit is never below zero. In
 * whatever steps an order is cancelled, all credit notes add up to its price.
 */
export function creditOf(order: CreditedOrder, remainingDays: readonly string[]): Credit {
  const { table, dates, moved, isRepeat, voucher } = order;
  const before = priceOf(table, { dates: pricedDays(order), isRepeat, voucher });
  const after = priceOf(table, { dates: pricedDays({ dates: remainingDays, moved }), isRepeat, voucher });
  const creditedDays = new Map(
    dates.filter((day) => !remainingDays.includes(day)).map((day) => [pricedDay(moved, day), day]),
  );
  const withMoves = (items: readonly PriceItem[]): InvoiceItem[] =>
    items.map((item) => {
      const present = item.kind === 'day' ? creditedDays.get(item.date) : undefined;
      return item.kind === 'day' && present && present !== item.date ? { ...item, movedTo: present } : item;
    });
  if (remainingDays.length === 0) return { ...before, items: withMoves(before.items) };
  const net = before.net - after.net;
  const days = withMoves(before.items.filter((item) => item.kind === 'day' && creditedDays.has(item.date)));
  const adjustment = net - days.reduce((sum, { cents }) => sum + cents, 0);
  const items: InvoiceItem[] = [...days, ...(adjustment === 0 ? [] : [{ kind: 'adjust' as const, cents: adjustment }])];
  return { ...before, items, net, vat: before.vat - after.vat, gross: before.gross - after.gross };
}
