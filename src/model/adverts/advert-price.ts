import { array, enums, number, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from '../appointment';

const PriceAnswer = type({
  items: array(type({ kind: enums(['day', 'least', 'voucher']), date: maybe(DayAnswer), cents: number() })),
  net: number(),
  vatShare: number(),
  vat: number(),
  gross: number(),
});

/** A line of a price: a day, what is missing to the least price, a voucher (below zero). */
export type AdvertPriceItem = { kind: 'day' | 'least' | 'voucher' /** Of a day. */; date?: string; cents: number };

/** What an order costs, in cents; the items add up to `net`, net and VAT to `gross`. */
export type AdvertPrice = {
  items: AdvertPriceItem[];
  net: number;
  /** Hundredths of a percent. */
  vatShare: number;
  vat: number;
  gross: number;
};

/** Reads a price. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toAdvertPrice(answer: unknown): AdvertPrice {
  const { items, ...sums } = parse(answer, PriceAnswer, 'AdvertPrice');
  return { ...sums, items: items.map(({ kind, date, cents }) => ({ kind, ...(date && { date }), cents })) };
}
