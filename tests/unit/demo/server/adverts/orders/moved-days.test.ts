import { expect, it } from 'vitest';
import { creditOf } from '../../../../../../demo/server/adverts/orders/credit';
import {
  type BookedDays,
  movedPairs,
  pricedDays,
  withMovedDay,
} from '../../../../../../demo/server/adverts/orders/moved-days';
import { priceOf, type VoucherValue } from '../../../../../../demo/server/adverts/prices';
import { addDays } from '../../../../../../src/lib/days';
import fc from '../../../../../support/same-cases';

const MONDAY = '2027-05-03';
const MAX_DAYS = 9;
const day = (offset: number) => addDays(MONDAY, offset);

it('forgets a move when the day is back, and follows chains to the day of the invoice', () => {
  const order: BookedDays = { dates: [day(0), day(1)], moved: {} };
  const away = withMovedDay(order, day(0), day(5));
  expect(away).toEqual({ dates: [day(1), day(5)], moved: { [day(5)]: day(0) } });
  expect(withMovedDay(away, day(5), day(0))).toEqual(order);
  const further = withMovedDay(away, day(5), day(7));
  expect(further.moved).toEqual({ [day(7)]: day(0) });
  // The other day takes the place of the first one.
  const swapped = withMovedDay(further, day(1), day(0));
  expect(swapped).toEqual({ dates: [day(0), day(7)], moved: { [day(7)]: day(0), [day(0)]: day(1) } });
  expect(pricedDays(swapped)).toEqual([day(0), day(1)]);
  expect(movedPairs(swapped.moved)).toEqual([
    { from: day(1), to: day(0) },
    { from: day(0), to: day(7) },
  ]);
});

it('whatever is moved and credited in whatever order: all credit notes are the invoice to the cent', () => {
  const voucher = fc.constantFrom<(VoucherValue | undefined)[]>(
    ...[undefined, { code: 'A', share: 1234 }, { code: 'B', cents: 3333 }],
  );
  const step = fc.record({
    deed: fc.constantFrom('move', 'credit', 'move'),
    which: fc.nat(MAX_DAYS),
    to: fc.nat(2 * MAX_DAYS),
  });
  const table = fc.record({
    dayCents: fc.integer({ min: 1, max: 9999 }),
    weekdayShares: fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 7, maxLength: 7 }),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 6 }), share: fc.integer({ min: 0, max: 9000 }) })),
    repeatShare: fc.nat(2000),
    leastCents: fc.nat(20_000),
    vatShare: fc.constantFrom(0, 700, 1900),
  });
  fc.assert(
    fc.property(
      ...[fc.integer({ min: 1, max: MAX_DAYS }), table, voucher, fc.boolean(), fc.array(step, { maxLength: 30 })],
      (count, prices, used, isRepeat, steps) => {
        const ordered = Array.from({ length: count }, (_, index) => day(index));
        const terms = { table: prices, voucher: used, isRepeat };
        const invoice = priceOf(prices, { dates: ordered, voucher: used, isRepeat });
        let order: BookedDays = { dates: ordered, moved: {} };
        const givenBack: string[] = [];
        const credits: ReturnType<typeof creditOf>[] = [];
        const creditWithout = (remaining: readonly string[]) => {
          credits.push(creditOf({ ...terms, ...order }, remaining));
          givenBack.push(...order.dates.filter((one) => !remaining.includes(one)));
          order = { ...order, dates: remaining };
        };
        for (const { deed, which, to } of steps) {
          const chosen = order.dates[which % Math.max(1, order.dates.length)];
          if (chosen === undefined) continue;
          const isOwn = [...order.dates, ...givenBack].includes(day(to));
          if (deed === 'credit') creditWithout(order.dates.filter((one) => one !== chosen));
          else if (!isOwn) order = withMovedDay(order, chosen, day(to));
          // Each present and each credited day stands for one day of the invoice.
          expect(pricedDays({ ...order, dates: [...order.dates, ...givenBack] })).toEqual(ordered);
        }
        if (order.dates.length > 0) creditWithout([]);
        const sumOf = (name: 'net' | 'vat' | 'gross') => credits.reduce((sum, credit) => sum + credit[name], 0);
        expect([sumOf('net'), sumOf('vat'), sumOf('gross')]).toEqual([invoice.net, invoice.vat, invoice.gross]);
        for (const { items, net, gross } of credits) {
          expect(items.reduce((sum, { cents }) => sum + cents, 0)).toBe(net);
          expect(gross).toBeGreaterThanOrEqual(0);
        }
        const named = credits.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'day' ? [item.date] : [])));
        expect(named.sort()).toEqual(ordered);
      },
    ),
  );
});
