import { beforeEach, expect, it } from 'vitest';
import { storeOrders } from '../../demo/seed/store/orders';
import { advertStateSql } from '../../demo/server/adverts/decisions/advert-state';
import { decideOnSlotDays, findDays } from '../../demo/server/adverts/decisions/close-days';
import { decideOnInvoice } from '../../demo/server/adverts/decisions/decide-on-invoice';
import { moveDay } from '../../demo/server/adverts/decisions/move-day';
import { remindOfInvoices } from '../../demo/server/adverts/payment/reminders';
import { ignoreLines } from '../../demo/server/adverts/statements/decide-on-lines';
import { storeStatement } from '../../demo/server/adverts/statements/store-statement';
import { completeOptions } from '../../demo/server/app';
import { addDays } from '../../src/lib/days';
import { BILLING } from '../support/advert-fixtures';
import { NOW, TODAY } from '../support/event-fixtures';
import { allWhileHeld } from '../support/while-held';
import { onEachDatabase } from './on-each-database';
import { DAY, FRONT, LIST, ORDER, usingAdverts } from './using-adverts';

const CLIENT = { client: 'stadt', now: NOW };
/** SQL: locks the row for which a new order waits with its place locked, before it writes its invoice. */
const ORDER_COUNTER = `select 1 from advert_counters where client = 'stadt' and kind = 'order' for update`;

onEachDatabase('two deeds at once that need the same rows', (backend) => {
  const { owner, send, asOther } = usingAdverts(backend);
  const database = () => backend().database;
  const rows = <Row>(sql: string) => database().query<Row>(sql);
  const options = () => completeOptions({ database: database(), now: () => NOW });

  beforeEach(async () => {
    await database().script('truncate advert_statements cascade; delete from advert_closed_days');
    const order = (id: string, day: string) => ({
      ...{ id, client: 'stadt', accountId: owner().id, slot: LIST, dates: [day], orderedOn: TODAY, event: undefined },
      ...{ state: 'confirmed' as const, mediumId: null, billing: BILLING, contact: { email: 'verein@example.org' } },
    });
    await storeOrders(database(), [order('order-1', DAY), order('order-2', addDays(DAY, 1))]);
  });

  const pay = async () => {
    const [invoice] = await rows<{ id: number; owed: number }>(
      `select invoice_id as id, owed from advert_orders where id = 'order-1'`,
    );
    return decideOnInvoice(
      options(),
      {
        ...{ id: invoice?.id ?? 0, action: 'pay', wasNeverPaid: false, seenDue: invoice?.owed, seenReminders: 0 },
        ...{ paymentId: 0, refundId: 0, refund: { cents: 0, refundedOn: '', note: '' } },
      },
      CLIENT,
    );
  };

  it('are done one after the other: a payment, and an order of the same place', async () => {
    const answers = await allWhileHeld<unknown>(backend(), (transaction) => transaction.query(ORDER_COUNTER), [
      async () =>
        (await asOther('POST', 'adverts/orders', { ...ORDER, dates: [addDays(DAY, 5), addDays(DAY, 6)] })).status,
      pay,
    ]);
    expect(answers).toEqual([201, 'done']);
  });

  it('are done one after the other: days that are closed and credited, and an order with the same voucher', async () => {
    const [voucher] = await rows<{ code: string; share: number | null; cents: number | null }>(
      `select code, share, cents from advert_vouchers where client = 'stadt' order by code limit 1`,
    );
    await database().query(`update advert_orders set voucher = $1::jsonb where id = 'order-2'`, [
      JSON.stringify({ code: voucher?.code, share: 1000 }),
    ]);
    const chosen = [{ slot: LIST, days: [DAY, addDays(DAY, 1)] }];
    const found = await findDays(database(), 'stadt', chosen, { now: NOW, deed: 'close' });
    const fates = (found?.taken ?? []).map(({ order, day }) => ({ number: order?.number ?? '', day, to: undefined }));
    expect(fates).toHaveLength(2);
    const sent = { ...ORDER, slot: FRONT, dates: [addDays(DAY, 5)], voucher: voucher?.code };
    const { gross } = (await asOther('POST', 'adverts/quote', sent)).body.data;
    const answers = await allWhileHeld<unknown>(backend(), (transaction) => transaction.query(ORDER_COUNTER), [
      async () => (await asOther('POST', 'adverts/orders', { ...sent, gross })).status,
      () =>
        decideOnSlotDays(
          options(),
          { deed: 'close', chosen, seen: found?.seen ?? '', reason: 'Wartung', fates, buyerReason: 'Umbau' },
          CLIENT,
        ),
    ]);
    expect(answers).toEqual([201, 'done']);
  });

  it('are done one after the other: a day that moves, and a hold of its buyer', async () => {
    const hold = { slot: LIST, dates: [addDays(DAY, 5)] };
    expect((await send('POST', 'adverts/reservations', hold)).status).toBe(201);
    const [order] = await rows<{ number: string; seen: string }>(
      `select number, ${advertStateSql} as seen from advert_orders o where id = 'order-1'`,
    );
    const held = `select 1 from advert_holders where account_id = ${owner().id} for update`;
    const answers = await allWhileHeld<unknown>(backend(), (transaction) => transaction.query(held), [
      async () => (await send('POST', 'adverts/reservations', hold)).status,
      () =>
        moveDay(
          options(),
          {
            ...{ number: order?.number ?? '', seenState: order?.seen ?? '', reason: 'Umbau' },
            ...{ day: DAY, to: addDays(DAY, 7), isLateAccepted: false },
          },
          CLIENT,
        ),
    ]);
    expect(answers).toEqual([201, 'done']);
  });

  it('are done one after the other: a payment, and the reminder of another server', async () => {
    const late = new Date(NOW.getTime() + 60 * 86_400_000);
    const held = `select 1 from accounts where id = ${owner().id} for update`;
    const answers = await allWhileHeld<unknown>(backend(), (transaction) => transaction.query(held), [
      pay,
      () => remindOfInvoices({ ...options(), now: () => late }),
    ]);
    expect(answers).toEqual(['done', undefined]);
  });

  it('are done one after the other: lines of a statement that two operators ignore', async () => {
    const line = (row: number) => ({
      ...{ row, bookedOn: TODAY, paidOn: TODAY, cents: 100 + row, name: 'Anna', purpose: 'Miete', reference: '' },
    });
    const lines = Array.from({ length: 40 }, (_, index) => line(index));
    const statement = await storeStatement(options(), { fileName: 'a.csv', lines, skipped: [] }, CLIENT);
    const ids = (await rows<{ id: number }>('select id from advert_statement_lines order by id')).map(({ id }) => id);
    const held = `select 1 from advert_statement_lines where id = ${ids[0]} for update`;
    const ignore = (id = 0) => ignoreLines(options(), { statement, ids: [id], reason: 'Miete' }, CLIENT);
    const answers = await allWhileHeld<unknown>(backend(), (transaction) => transaction.query(held), [
      () => ignore(ids[30]),
      () => ignore(ids[10]),
    ]);
    expect(answers).toEqual([1, 1]);
  });
});
