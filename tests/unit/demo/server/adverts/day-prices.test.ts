import { describe, expect, it } from 'vitest';
import { pricesByDay } from '../../../../../demo/server/adverts/day-prices';
import { creditOf } from '../../../../../demo/server/adverts/orders/credit';
import { priceOf, type VoucherValue } from '../../../../../demo/server/adverts/prices';
import { addDays } from '../../../../../src/lib/days';
import fc from '../../../../support/same-cases';

const MONDAY = '2027-05-03';
const days = (count: number) => Array.from({ length: count }, (_, index) => addDays(MONDAY, index));
const TABLE = {
  ...{
    dayCents: 1000,
    weekdayShares: [0, 0, 0, 0, 0, 2500, 2500],
    tiers: [],
    repeatShare: 0,
    leastCents: 0,
    vatShare: 1900,
  },
};
const pricesOf = (given: Partial<Parameters<typeof pricesByDay>[0]>) =>
  Object.fromEntries(pricesByDay({ table: TABLE, dates: days(2), isRepeat: false, voucher: undefined, ...given }));
const sum = (prices: Iterable<number>) => [...prices].reduce((all, cents) => all + cents, 0);

describe('the prices of days', () => {
  it('are those of the table, with minimum price and voucher spread over them', () => {
    const [first = '', second = '', third = ''] = days(3);
    expect(pricesOf({})).toEqual({ [first]: 1000, [second]: 1000 });
    expect(pricesOf({ table: { ...TABLE, leastCents: 2501 } })).toEqual({ [first]: 1251, [second]: 1250 });
    expect(pricesOf({ voucher: { code: 'A', cents: 100 }, dates: days(3) })).toEqual({
      ...{ [first]: 967, [second]: 967, [third]: 966 },
    });
    expect(pricesOf({ table: { ...TABLE, dayCents: 0, leastCents: 500 } })).toEqual({ [first]: 250, [second]: 250 });
    expect(pricesOf({ dates: [] })).toEqual({});
  });

  it('stay those of the invoice when a day moves', () => {
    const [monday = '', tuesday = ''] = days(2);
    const saturday = addDays(MONDAY, 5);
    expect(pricesOf({ dates: [monday, saturday], moved: { [saturday]: tuesday } })).toEqual({
      ...{ [monday]: 1000, [saturday]: 1000 },
    });
  });

  it('add up to the invoice minus its credit notes, whatever has been credited', () => {
    const share = fc.integer({ min: 0, max: 10_000 });
    const table = fc.record({
      dayCents: fc.integer({ min: 0, max: 99_999 }),
      weekdayShares: fc.array(share, { minLength: 7, maxLength: 7 }),
      tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 20 }), share }), { maxLength: 3 }),
      repeatShare: share,
      leastCents: fc.integer({ min: 0, max: 50_000 }),
      vatShare: fc.constantFrom(0, 700, 1900),
    });
    const voucher = fc.oneof(
      fc.constant<VoucherValue | undefined>(undefined),
      fc.record({ code: fc.constant('A'), share: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ code: fc.constant('B'), cents: fc.integer({ min: 1, max: 100_000 }) }),
    );
    const credits = fc.array(fc.subarray(days(20)), { maxLength: 4 });
    fc.assert(
      fc.property(table, voucher, fc.boolean(), fc.integer({ min: 1, max: 20 }), credits, (...given) => {
        const [priced, used, isRepeat, count, credited] = given;
        let dates = days(count);
        const order = { table: priced, voucher: used, isRepeat };
        let left = priceOf(priced, { dates, isRepeat, voucher: used }).net;
        for (const given of [[], ...credited]) {
          const remaining = dates.filter((day) => !given.includes(day));
          if (remaining.length < dates.length) left -= creditOf({ ...order, dates, moved: {} }, remaining).net;
          dates = remaining;
          const prices = pricesByDay({ ...order, dates });
          expect([...prices.keys()].sort()).toEqual(dates);
          expect(sum(prices.values())).toBe(left);
          expect(Math.min(0, ...prices.values())).toBe(0);
        }
      }),
    );
  });
});
