import { describe, expect, it } from 'vitest';
import { creditOf } from '../../../../../../demo/server/adverts/orders/credit';
import { priceOf, type VoucherValue } from '../../../../../../demo/server/adverts/prices';
import { addDays } from '../../../../../../src/lib/days';
import fc from '../../../../../support/same-cases';

const MONDAY = '2027-05-03';
const days = (count: number) => Array.from({ length: count }, (_, index) => addDays(MONDAY, index));
const table = {
  ...{
    dayCents: 2900,
    weekdayShares: [0, 0, 0, 0, 1000, 2500, 2500],
    repeatShare: 0,
    leastCents: 5000,
    vatShare: 1900,
  },
  tiers: [{ from: 3, share: 500 }],
};
const order = { table, dates: days(4), moved: {}, isRepeat: false, voucher: undefined };
const sum = (items: readonly { cents: number }[]) => items.reduce((all, { cents }) => all + cents, 0);

describe('a credit note', () => {
  it('of all days is the invoice', () => {
    expect(creditOf(order, [])).toEqual(priceOf(table, { dates: days(4) }));
  });

  it('of some days names them and the changed discount tier', () => {
    // Three days cost 29, 29 and 27.55; the fourth, 27.55 too, is given back.
    expect(creditOf(order, days(3))).toMatchObject({ items: [{ date: days(4)[3] }], net: 2755, vat: 524, gross: 3279 });
    expect(creditOf(order, days(1))).toMatchObject({
      items: [{ kind: 'day' }, { kind: 'day' }, { kind: 'day' }, { kind: 'adjust' }],
      net: 11_310 - 5000,
    });
  });

  it('of a moved day has the price of the invoice, and names both days', () => {
    const moved = { '2027-06-06': days(4)[3] ?? '' };
    const credit = creditOf({ ...order, dates: [...days(3), '2027-06-06'], moved }, days(3));
    expect(credit).toMatchObject({ items: [{ date: days(4)[3], movedTo: '2027-06-06', cents: 2755 }], net: 2755 });
  });

  it('is never below zero, adds up, and all of an order together are its invoice', () => {
    const voucher = fc.constantFrom<(VoucherValue | undefined)[]>(
      ...[undefined, { code: 'A', share: 1234 }, { code: 'B', cents: 3333 }, { code: 'C', cents: 999_999 }],
    );
    const many = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(
        many,
        many,
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 1900 }),
        voucher,
        (...given) => {
          const [count, kept, dayCents, vatShare, used] = given;
          const priced = { ...order, table: { ...table, dayCents, vatShare }, dates: days(count), voucher: used };
          const invoice = priceOf(priced.table, { dates: priced.dates, voucher: used });
          const left = priced.dates.slice(0, kept);
          const first = creditOf(priced, left);
          const second = creditOf({ ...priced, dates: left }, []);
          for (const { items, net, vat, gross } of [first, second]) {
            expect(sum(items)).toBe(net);
            expect(gross).toBe(net + vat);
            expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
          }
          expect(first.gross + second.gross).toBe(invoice.gross);
        },
      ),
    );
  });
});
