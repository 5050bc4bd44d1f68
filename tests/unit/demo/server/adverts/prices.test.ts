import { describe, expect, it } from 'vitest';
import { type PriceTable, priceOf, shareOf, type VoucherValue } from '../../../../../demo/server/adverts/prices';
import { addDays } from '../../../../../src/lib/days';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';

const MONDAY = '2027-05-03';
const days = (count: number, from = MONDAY) => Array.from({ length: count }, (_, index) => addDays(from, index));

const TABLE: PriceTable = {
  dayCents: 10_000,
  weekdayShares: [0, 0, 0, 0, 0, 2500, 5000],
  tiers: [
    { from: 3, share: 1000 },
    { from: 5, share: 2000 },
  ],
  repeatShare: 500,
  leastCents: 15_000,
  vatShare: 1900,
};

describe('a price', () => {
  itForAll<[string, Parameters<typeof priceOf>[1], { net: number; vat: number; gross: number }]>([
    ['nothing', { dates: [] }, { net: 0, vat: 0, gross: 0 }],
    ['a day, at the least price', { dates: days(1) }, { net: 15_000, vat: 2850, gross: 17_850 }],
    ['two days', { dates: days(2) }, { net: 20_000, vat: 3800, gross: 23_800 }],
    ['a third day at a tier', { dates: days(3) }, { net: 29_000, vat: 5510, gross: 34_510 }],
    ['a Saturday and a Sunday', { dates: days(2, '2027-05-08') }, { net: 27_500, vat: 5225, gross: 32_725 }],
    // Sunday 150 and Saturday 125 are whole, then 90, 90, and three at 80.
    ['a week', { dates: days(7) }, { net: 69_500, vat: 13_205, gross: 82_705 }],
    ['a repeat', { dates: days(2), isRepeat: true }, { net: 19_000, vat: 3610, gross: 22_610 }],
    [
      'a voucher of a tenth',
      { dates: days(2), voucher: { code: 'A', share: 1000 } },
      { net: 18_000, vat: 3420, gross: 21_420 },
    ],
    [
      'a voucher of an amount',
      { dates: days(2), voucher: { code: 'A', cents: 2550 } },
      { net: 17_450, vat: 3316, gross: 20_766 },
    ],
    [
      'a voucher of more than all',
      { dates: days(2), voucher: { code: 'A', cents: 99_999 } },
      { net: 0, vat: 0, gross: 0 },
    ],
  ])('of %s', (_, question, expected) => {
    const { net, vat, gross } = priceOf(TABLE, question);
    expect({ net, vat, gross }).toEqual(expected);
  });

  it('lists its lines: days in order, the supplement to the minimum price, the voucher', () => {
    expect(priceOf(TABLE, { dates: [MONDAY], voucher: { code: 'A', cents: 500 } }).items).toMatchObject([
      { kind: 'day', date: MONDAY, cents: 10_000 },
      { kind: 'least', cents: 5000 },
      { kind: 'voucher', cents: -500 },
    ]);
    const shuffled = ['2027-05-09', MONDAY, '2027-05-05'];
    expect(priceOf(TABLE, { dates: shuffled }).items.map((item) => 'date' in item && item.date)).toEqual([
      ...[MONDAY, '2027-05-05', '2027-05-09'],
    ]);
  });
});

const share = fc.integer({ min: 0, max: 9000 });
const tables: fc.Arbitrary<PriceTable> = fc.record({
  dayCents: fc.integer({ min: 1000, max: 500_000 }),
  weekdayShares: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 7, maxLength: 7 }),
  tiers: fc.array(fc.record({ from: fc.integer({ min: 2, max: 30 }), share }), { maxLength: 4 }),
  repeatShare: fc.integer({ min: 0, max: 900 }),
  leastCents: fc.integer({ min: 0, max: 100_000 }),
  vatShare: fc.constantFrom(0, 700, 1900),
});
const dates = fc
  .uniqueArray(fc.integer({ min: 0, max: 365 }), { maxLength: 40 })
  .map((places) => places.map((place) => addDays(MONDAY, place)));
const vouchers: fc.Arbitrary<VoucherValue | undefined> = fc.option(
  fc.oneof(
    fc.record({ code: fc.constant('A'), share: fc.integer({ min: 0, max: 12_000 }) }),
    fc.record({ code: fc.constant('A'), cents: fc.integer({ min: 0, max: 1_000_000 }) }),
  ),
  { nil: undefined },
);

describe('prices as a whole', () => {
  it('are the sum of their lines, in whole cents, with VAT rounded once, and never below zero', () => {
    fc.assert(
      fc.property(tables, dates, vouchers, fc.boolean(), (table, chosen, voucher, isRepeat) => {
        const price = priceOf(table, { dates: chosen, voucher, isRepeat });
        expect(price.items.reduce((sum, { cents }) => sum + cents, 0)).toBe(price.net);
        expect([price.net, price.vat, price.gross].every(Number.isSafeInteger)).toBe(true);
        expect(price.vat).toBe(shareOf(price.net, table.vatShare));
        expect(price.gross).toBe(price.net + price.vat);
        expect(price.net).toBeGreaterThanOrEqual(0);
        expect(price.items.filter(({ kind }) => kind === 'day')).toHaveLength(chosen.length);
      }),
    );
  });

  it('never fall with one more day, and never rise with a voucher or a repeat', () => {
    fc.assert(
      fc.property(tables, dates, fc.integer({ min: 400, max: 800 }), vouchers, (table, chosen, more, voucher) => {
        const { net } = priceOf(table, { dates: chosen });
        expect(priceOf(table, { dates: [...chosen, addDays(MONDAY, more)] }).net).toBeGreaterThanOrEqual(net);
        expect(priceOf(table, { dates: chosen, voucher }).net).toBeLessThanOrEqual(net);
        expect(priceOf(table, { dates: chosen, isRepeat: true }).net).toBeLessThanOrEqual(net);
      }),
    );
  });

  it('do not depend on the order in which days were chosen', () => {
    fc.assert(
      fc.property(tables, dates, (table, chosen) => {
        expect(priceOf(table, { dates: [...chosen].reverse() })).toEqual(priceOf(table, { dates: chosen }));
      }),
    );
  });
});
