import { weekdayOf } from '../../../src/lib/days';
import type { VatCategory } from '../../../src/model/adverts/vat-category';

/*
 * What an advert costs. All amounts are integer cents, all shares hundredths of a percent (19 % is 1900), so nothing is
 * lost in fractions. The server alone computes prices; the client shows them (spec section 3, "Advert order": item total
 * and invoice total).
 */

const WHOLE = 10_000;

/** From which day of an order on each further day is cheaper, and by which share. */
export type Tier = { from: number; share: number };

/** What a place in a slot costs. */
export type PriceTable = {
  /** A day without any surcharge, net. */
  dayCents: number;
  /** What each weekday costs more, Monday first. */
  weekdayShares: readonly number[];
  /** In any order; of those that are reached the largest share holds. */
  tiers: readonly Tier[];
  /** How much cheaper each day is where the same advert is ordered again. */
  repeatShare: number;
  /** The least that an order costs, net, before a voucher. */
  leastCents: number;
  vatShare: number;
  /** For a known buyer; else the share tells it. */
  vatCategory?: VatCategory;
};

/** A voucher takes off a share of the net sum, or an amount, but never more than there is. */
export type VoucherValue = { code: string } & ({ share: number } | { cents: number });

/**
 * A line of an order: a day, what is missing to the least price, a voucher (below zero). Lines that were stored before
 * do not say why they are cheaper.
 */
export type PriceItem = DayItem | { kind: 'least'; cents: number } | VoucherItem;

type DayItem = {
  kind: 'day';
  date: string;
  cents: number;
  /** Where it is cheaper: what it would cost, and which shares are taken off for quantity and for a repeat. */
  fullCents?: number;
  tierShare?: number;
  repeatShare?: number;
};
type VoucherItem = {
  kind: 'voucher';
  cents: number;
  code?: string /** Of one that takes off a share. */;
  share?: number;
};

/** A price; the items add up to `net`, net and VAT to `gross`. */
export type Price = {
  items: PriceItem[];
  net: number;
  vatShare: number;
  vat: number;
  gross: number;
  /** Why there is VAT or none; missing in what was stored before. */
  vatCategory?: VatCategory;
};

export type PriceQuestion = {
  /** Days of the order, each once, 'YYYY-MM-DD'. */
  dates: readonly string[];
  isRepeat?: boolean;
  voucher?: VoucherValue | undefined;
};

/** A share of an amount, rounded half up; for amounts from zero on. */
export const shareOf = (cents: number, share: number): number => Math.round((cents * share) / WHOLE);

/** What an order of some days costs. An order of no days costs nothing. */
export function priceOf(table: PriceTable, { dates, isRepeat = false, voucher }: PriceQuestion): Price {
  const days = dayItems(table, dates, isRepeat);
  const sum = sumOf(days);
  const missing = days.length > 0 ? Math.max(0, table.leastCents - sum) : 0;
  const least: PriceItem[] = missing > 0 ? [{ kind: 'least', cents: missing }] : [];
  const off = voucher ? offOf(voucher, sum + missing) : 0;
  const items = [...days, ...least, ...(voucher && off > 0 ? [voucherItem(voucher, off)] : [])];
  const net = sumOf(items);
  const vat = shareOf(net, table.vatShare);
  const vatCategory = table.vatCategory ?? (table.vatShare > 0 ? 'S' : 'Z');
  return { items, net, vatShare: table.vatShare, vat, gross: net + vat, vatCategory };
}

/**
 * The days in their order. Tiers count the dearest days first and hold from their place on, not for the days before it:
 * so one more day never makes an order cheaper.
 */
function dayItems(table: PriceTable, dates: readonly string[], isRepeat: boolean): PriceItem[] {
  return dates
    .map((date) => ({ date, full: shareOf(table.dayCents, WHOLE + (table.weekdayShares[weekdayOf(date) - 1] ?? 0)) }))
    .sort((one, other) => other.full - one.full || (one.date < other.date ? -1 : 1))
    .map(({ date, full }, place): PriceItem => {
      const [tier, repeat] = [tierShare(table.tiers, place + 1), isRepeat ? table.repeatShare : 0];
      const cents = shareOf(full, WHOLE - Math.min(WHOLE, tier + repeat));
      if (cents === full) return { kind: 'day', date, cents };
      const why = { ...(tier > 0 && { tierShare: tier }), ...(repeat > 0 && { repeatShare: repeat }) };
      return { kind: 'day', date, cents, fullCents: full, ...why };
    })
    .sort((one, other) => ('date' in one && 'date' in other && one.date < other.date ? -1 : 1));
}

const tierShare = (tiers: readonly Tier[], place: number): number =>
  Math.max(0, ...tiers.filter(({ from }) => place >= from).map(({ share }) => share));

const offOf = (voucher: VoucherValue, sum: number): number =>
  Math.min(sum, 'share' in voucher ? shareOf(sum, Math.min(WHOLE, voucher.share)) : voucher.cents);

const voucherItem = ({ code, ...value }: VoucherValue, off: number): PriceItem => ({
  ...{ kind: 'voucher', cents: -off, code },
  ...('share' in value && { share: value.share }),
});

const sumOf = (items: readonly { cents: number }[]): number => items.reduce((sum, { cents }) => sum + cents, 0);
