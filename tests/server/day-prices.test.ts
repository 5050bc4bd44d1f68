import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pricesByDay } from '../../demo/server/adverts/day-prices';
import { endOrder, lockOrder } from '../../demo/server/adverts/orders/end-order';
import { priceOf } from '../../demo/server/adverts/prices';
import { addDays } from '../../src/lib/days';
import fc from '../support/same-cases';
import { onEachDatabase } from './on-each-database';
import { DAY, LIST, ORDER, usingAdverts } from './using-adverts';

/** The statement of the migration that fills the prices of what has been ordered before. */
const FILL = /^with [\s\S]+?;$/m.exec(readFileSync('demo/server/migrations/218-closed-days.sql', 'utf8'))?.[0] ?? '';
const ORDERS = 60;

const share = fc.integer({ min: 0, max: 10_000 });
const orders = fc.record({
  table: fc.record({
    dayCents: fc.integer({ min: 0, max: 99_999 }),
    weekdayShares: fc.array(share, { minLength: 7, maxLength: 7 }),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 9 }), share }), { maxLength: 3 }),
    repeatShare: share,
    leastCents: fc.integer({ min: 0, max: 50_000 }),
    vatShare: fc.constant(1900),
  }),
  dates: fc.subarray(
    Array.from({ length: 12 }, (_, index) => addDays(DAY, index)),
    { minLength: 1 },
  ),
  isRepeat: fc.boolean(),
  voucher: fc.option(fc.record({ code: fc.constant('A'), share: fc.integer({ min: 1, max: 10_000 }) })),
});

onEachDatabase('the stored prices of days', (backend) => {
  const { send, now } = usingAdverts(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  const stored = () =>
    rows<{ order: string; day: string; cents: number }>(
      'select order_id as order, day, cents from advert_slot_days order by order_id, day',
    );

  it('are those of the order, and after a cancelled day those of the rest', async () => {
    const { body } = await send('POST', 'adverts/orders', ORDER);
    const prices = async () => (await stored()).map(({ cents }) => cents);
    // Two days of 9 Euro cost the least price of 25.
    expect(await prices()).toEqual([1250, 1250]);
    await backend().database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, 'stadt', body.data.id);
      await endOrder(transaction, { now, mail: undefined, publicUrl: () => 'https://portal.example.org' }, order, {
        remainingDays: [DAY],
        actor: { by: 'operator' },
        reason: 'Ausfall',
        decision: 'credited',
      });
    });
    expect(await prices()).toEqual([2500]);
  });

  it('are filled by the migration as an order stores them', async () => {
    const { database } = backend();
    await database.query('update advert_slots set capacity = 100 where id = $1', [LIST]);
    const given = fc.sample(orders, { seed: 7, numRuns: ORDERS });
    const expected = [];
    for (const [index, { table, dates, isRepeat, voucher }] of given.entries()) {
      const id = `order-${String(index).padStart(3, '0')}`;
      const { net } = priceOf(table, { dates, isRepeat, voucher: voucher ?? undefined });
      await database.query(
        `insert into advert_orders (id, number, client, slot_id, state, ordered_at, dates, first_day, last_day, product,
           content, billing, contact, price, price_table, voucher, is_repeat)
         values ($1, $1, 'stadt', $2, 'confirmed', now(), $3, $4, $5, '{}', '{}', '{}', '{}', '{}', $6::jsonb, $7::jsonb, $8)`,
        [id, LIST, dates, dates[0], dates.at(-1), JSON.stringify(table), voucher && JSON.stringify(voucher), isRepeat],
      );
      await database.query(
        `insert into advert_invoices (client, order_id, kind, number, issued_at, issued_on, due_on, seller, buyer, items,
           supplied_from, supplied_until, net, vat_share, vat, gross)
         values ('stadt', $1, 'invoice', $1, now(), $2, $2, '{}', '{}', '[]', $2, $2, $3, 0, 0, $3)`,
        [id, dates[0], net],
      );
      await database.query(
        'insert into advert_slot_days (slot_id, day, unit, order_id) select $1, day, $2, $3 from unnest($4::date[]) as day',
        [LIST, index + 1, id, dates],
      );
      const prices = pricesByDay({ table, dates, isRepeat, voucher });
      expected.push(...dates.map((day) => ({ order: id, day, cents: prices.get(day) })));
    }
    await database.script(FILL);
    expect(await stored()).toEqual(expected);
  });
});
