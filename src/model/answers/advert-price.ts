import { array, enums, type Infer, number, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { VAT_CATEGORIES, type VatCategory } from '../adverts/vat-category';
import { DayAnswer } from './lenient';

const ItemAnswer = type({
  kind: enums(['day', 'least', 'voucher']),
  date: maybe(DayAnswer),
  cents: number(),
  tierShare: maybe(number()),
  repeatShare: maybe(number()),
  code: maybe(string()),
  share: maybe(number()),
});

const PriceAnswer = type({
  items: array(ItemAnswer),
  net: number(),
  vatShare: number(),
  vat: number(),
  gross: number(),
  vatCategory: maybe(string()),
});

/**
 * A line of a price: a day, the difference to the least price, or a voucher (below zero). Shares are hundredths of a
 * percent.
 */
export type AdvertPriceItem = {
  kind: 'day' | 'least' | 'voucher';
  /** Set for a day. */
  date?: string;
  cents: number;
  /** The discounts on a day for quantity and for repetition. */
  tierShare?: number;
  repeatShare?: number;
  /** The code of a voucher, and its discount where that is a share. */
  code?: string;
  share?: number;
};

/** The price of an order, in cents; the items add up to `net`, net and VAT to `gross`. */
export type AdvertPrice = {
  items: AdvertPriceItem[];
  net: number;
  /** Hundredths of a percent. */
  vatShare: number;
  vat: number;
  gross: number;
  /** The reason for the VAT or its absence; undefined if the server does not send it. */
  vatCategory?: VatCategory;
};

/** Reads a price. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toAdvertPrice(answer: unknown): AdvertPrice {
  const { items, vatCategory, ...sums } = parse(answer, PriceAnswer, 'AdvertPrice');
  const knownCategory = VAT_CATEGORIES.find((category) => category === vatCategory);
  return { ...sums, items: items.map(toItem), ...(knownCategory && { vatCategory: knownCategory }) };
}

function toItem({ kind, date, cents, tierShare, repeatShare, code, share }: Infer<typeof ItemAnswer>): AdvertPriceItem {
  return {
    kind,
    ...(date && { date }),
    cents,
    ...(tierShare && { tierShare }),
    ...(repeatShare && { repeatShare }),
    ...(code && { code }),
    ...(share && { share }),
  };
}

const HUNDRED_PERCENT = 10_000;

/** Returns a net amount with its VAT, rounded like the server's. */
export const withVat = (cents: number, vatShare: number): number =>
  cents + Math.round((cents * vatShare) / HUNDRED_PERCENT);

/** Returns net amounts with their VAT, each rounded so that their sum is the total with its VAT. */
export function allWithVat(amounts: readonly number[], vatShare: number): number[] {
  let net = 0;
  let gross = 0;
  return amounts.map((cents) => {
    net += cents;
    const previousGross = gross;
    gross = withVat(net, vatShare);
    return gross - previousGross;
  });
}
