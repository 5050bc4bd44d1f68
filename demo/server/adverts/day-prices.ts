import { type MovedDays, pricedDay, pricedDays } from './orders/moved-days';
import { type PriceTable, priceOf, type VoucherValue } from './prices';

/** The days of an order with what decides their prices. */
export type PricedDays = {
  table: PriceTable;
  /** The current days. */
  dates: readonly string[];
  isRepeat: boolean;
  voucher: VoucherValue | null | undefined;
  /** The days of the invoice for moved days, by the new day: a moved day keeps its price. */
  moved?: MovedDays;
};

/**
 * Returns the net price of each day of an order, in cents: what the order pays for it. The minimum price and a voucher
 * are spread by the prices of the days, and the days with the largest remainders get the last cents. So the sum is the
 * net price of the order, and after a credit that of its invoice minus its credit notes.
 */
export function pricesByDay({ table, dates, isRepeat, voucher, moved = {} }: PricedDays): ReadonlyMap<string, number> {
  const { items, net } = priceOf(table, {
    dates: pricedDays({ dates, moved }),
    isRepeat,
    voucher: voucher ?? undefined,
  });
  const days = items.flatMap((item) => (item.kind === 'day' ? [{ day: item.date, weight: item.cents }] : []));
  const prices = spread(net, days);
  return new Map(dates.map((day) => [day, prices.get(pricedDay(moved, day)) ?? 0]));
}

/** Spreads an amount by weights; without any weight all days get the same. */
function spread(amount: number, days: readonly { day: string; weight: number }[]): ReadonlyMap<string, number> {
  const sum = days.reduce((total, { weight }) => total + weight, 0);
  const whole = sum > 0 ? sum : days.length;
  const parts = days.map(({ day, weight }) => {
    const product = amount * (sum > 0 ? weight : 1);
    const remainder = product % whole;
    return { day, remainder, cents: (product - remainder) / whole };
  });
  const rest = amount - parts.reduce((total, { cents }) => total + cents, 0);
  const byRemainder = parts.sort((one, other) => other.remainder - one.remainder || (one.day < other.day ? -1 : 1));
  return new Map(byRemainder.map(({ day, cents }, index) => [day, cents + (index < rest ? 1 : 0)]));
}
