import { weekdayOf } from '../../../src/lib/days';
import type { VatCategory } from '../../../src/model/adverts/vat-category';

/*
 * Prices of adverts. All amounts are integer cents, all shares hundredths of a percent (19 % is 1900), so fractions
 * lose nothing. Only the server computes prices; the client shows them (spec section 3, "Advert order": item total and
 * invoice total).
 */

const FULL_SHARE = 10_000;

/** A quantity discount: the share off each day from the day with this number on. */
export type Tier = { from: number; share: number };

/** The prices of a slot. */
export type PriceTable = {
  /** The net price of a day without any surcharge. */
  dayCents: number;
  /** The surcharges of each weekday, Monday first. */
  weekdayShares: readonly number[];
  /** The tiers, in any order; of those that are reached the largest share applies. */
  tiers: readonly Tier[];
  /** The discount on each day if the same advert is ordered again. */
  repeatShare: number;
  /** The minimum net price of an order before a voucher. */
  leastCents: number;
  vatShare: number;
  /** The category for a known buyer; otherwise it follows from the share. */
  vatCategory?: VatCategory;
};

/** A voucher: it takes off a share of the net sum, or an amount up to the sum. */
export type VoucherValue = { code: string } & ({ share: number } | { cents: number });

/**
 * An item of an order: a day, the difference to the minimum price, a voucher (below zero). Older stored items have no
 * reason for a discount.
 */
export type PriceItem = DayItem | { kind: 'least'; cents: number } | VoucherItem;

type DayItem = {
  kind: 'day';
  date: string;
  cents: number;
  /** For a discounted day: the full price, and the shares off for quantity and for a repeat. */
  fullCents?: number;
  tierShare?: number;
  repeatShare?: number;
};
type VoucherItem = {
  kind: 'voucher';
  cents: number;
  code?: string /** The share of a voucher that takes off a share. */;
  share?: number;
};

/** A price; the items add up to `net`, net and VAT to `gross`. */
export type Price = {
  items: PriceItem[];
  net: number;
  vatShare: number;
  vat: number;
  gross: number;
  /** The reason for VAT or none; missing in older stored prices. */
  vatCategory?: VatCategory;
};

export type PriceRequest = {
  /** The days of the order, each once, 'YYYY-MM-DD'. */
  dates: readonly string[];
  isRepeat?: boolean;
  voucher?: VoucherValue | undefined;
};

/** Returns a share of an amount from zero on, rounded half up. */
export const shareOf = (cents: number, share: number): number => Math.round((cents * share) / FULL_SHARE);

/** Returns the price of an order of some days. An order of no days costs nothing. */
export function priceOf(table: PriceTable, { dates, isRepeat = false, voucher }: PriceRequest): Price {
  const days = dayItems(table, dates, isRepeat);
  const sum = sumOf(days);
  const missing = days.length > 0 ? Math.max(0, table.leastCents - sum) : 0;
  const minimumItem: PriceItem[] = missing > 0 ? [{ kind: 'least', cents: missing }] : [];
  const discount = voucher ? discountOf(voucher, sum + missing) : 0;
  const items = [...days, ...minimumItem, ...(voucher && discount > 0 ? [voucherItem(voucher, discount)] : [])];
  const net = sumOf(items);
  const vat = shareOf(net, table.vatShare);
  const vatCategory = table.vatCategory ?? (table.vatShare > 0 ? 'S' : 'Z');
  return { items, net, vatShare: table.vatShare, vat, gross: net + vat, vatCategory };
}

/**
 * Returns the days in their order. Tiers count the most expensive days first and apply from their position on, not to
 * the days before. So one more day never makes an order cheaper.
 */
function dayItems(table: PriceTable, dates: readonly string[], isRepeat: boolean): PriceItem[] {
  return dates
    .map((date) => ({
      date,
      full: shareOf(table.dayCents, FULL_SHARE + (table.weekdayShares[weekdayOf(date) - 1] ?? 0)),
    }))
    .sort((one, other) => other.full - one.full || (one.date < other.date ? -1 : 1))
    .map(({ date, full: fullCents }, index): PriceItem => {
      const [tier, repeat] = [tierShare(table.tiers, index + 1), isRepeat ? table.repeatShare : 0];
      const cents = shareOf(fullCents, FULL_SHARE - Math.min(FULL_SHARE, tier + repeat));
      if (cents === fullCents) return { kind: 'day', date, cents };
      const discounts = { ...(tier > 0 && { tierShare: tier }), ...(repeat > 0 && { repeatShare: repeat }) };
      return { kind: 'day', date, cents, fullCents, ...discounts };
    })
    .sort((one, other) => ('date' in one && 'date' in other && one.date < other.date ? -1 : 1));
}

const tierShare = (tiers: readonly Tier[], position: number): number =>
  Math.max(0, ...tiers.filter(({ from }) => position >= from).map(({ share }) => share));

const discountOf = (voucher: VoucherValue, sum: number): number =>
  Math.min(sum, 'share' in voucher ? shareOf(sum, Math.min(FULL_SHARE, voucher.share)) : voucher.cents);

const voucherItem = ({ code, ...value }: VoucherValue, discount: number): PriceItem => ({
  ...{ kind: 'voucher', cents: -discount, code },
  ...('share' in value && { share: value.share }),
});

const sumOf = (items: readonly { cents: number }[]): number => items.reduce((sum, { cents }) => sum + cents, 0);
