import { beforeEach, expect, it } from 'vitest';
import { closedMonths, closeMonth, monthVersion } from '../../demo/server/adverts/books/close-month';
import { findEntries } from '../../demo/server/adverts/books/entries';
import { findMonthSums } from '../../demo/server/adverts/books/month-sums';
import { decideOnInvoice } from '../../demo/server/adverts/decisions/decide-on-invoice';
import { completeOptions } from '../../demo/server/app';
import { insertPerson } from '../support/account-fixtures';
import { insertCredit, insertOrder } from '../support/advert-fixtures';
import { NOW } from '../support/event-fixtures';
import { whileHeld } from '../support/while-held';
import { onEachDatabase } from './on-each-database';

const DAY_MS = 86_400_000;
/** The invoice of the fixture is of 10 May; so many days later it is June. */
const JUNE = 25;

onEachDatabase('the books of a client', (backend) => {
  const database = () => backend().database;
  const rows = <Row>(sql: string) => database().query<Row>(sql);
  const options = () => completeOptions({ database: database(), now: () => NOW });
  const context = (days = 0) => ({ client: 'stadt', now: new Date(NOW.getTime() + days * DAY_MS) });
  const sums = () => findMonthSums(database(), 'stadt');
  const close = async (month: string, days = JUNE, seen?: string) =>
    closeMonth(options(), { client: 'stadt', month, seen: seen ?? monthVersion(await sums(), month) }, context(days));
  const pay = (cents: number, paidOn: string, days = JUNE) =>
    rows<{
      id: number;
      owed: number;
    }>(`select i.id, o.owed from advert_invoices i join advert_orders o on o.id = i.order_id
      where i.kind = 'invoice'`).then(([row]) =>
      decideOnInvoice(
        options(),
        {
          ...{ id: row?.id ?? 0, action: 'pay', wasNeverPaid: false, seenDue: row?.owed, seenReminders: 0 },
          payment: { cents, paidOn, note: '', isMoreAccepted: false },
          ...{ paymentId: 0, refundId: 0, refund: { cents: 0, refundedOn: '', note: '' } },
        },
        context(days),
      ),
    );
  beforeEach(async () => {
    const { id } = await insertPerson(database());
    await insertOrder(database(), id);
    await database().script('delete from history');
  });

  it('give each month its sums, also one without entries', async () => {
    expect(await sums()).toEqual([
      { month: '2026-05', invoiced: 2975, credited: 0, paid: 0, refunded: 0, count: 1, owedAtEnd: 2975 },
    ]);
    await pay(975, '2026-07-01', 60);
    expect(await sums()).toEqual([
      { month: '2026-05', invoiced: 2975, credited: 0, paid: 0, refunded: 0, count: 1, owedAtEnd: 2975 },
      { month: '2026-06', invoiced: 0, credited: 0, paid: 0, refunded: 0, count: 0, owedAtEnd: 2975 },
      { month: '2026-07', invoiced: 0, credited: 0, paid: 975, refunded: 0, count: 1, owedAtEnd: 2000 },
    ]);
    const entries = await findEntries(database(), { client: 'stadt', month: '2026-07' });
    expect(entries).toMatchObject([
      { kind: 'payment', day: '2026-07-01', bookedOn: '2026-07-01', cents: -975, gross: 2975, vatShare: 1900 },
    ]);
    expect(entries[0]?.buyer.company).toBe('Kulturverein');
  });

  it('close an ended month for good: later entries of it fall into the first open one', async () => {
    expect(await close('2026-06')).toBe('not_over');
    expect(await close('2026-5')).toBe('gone');
    expect(await close('2026-05')).toBe('done');
    const before = JSON.stringify(await findEntries(database(), { client: 'stadt', to: '2026-05-31' }));
    await pay(1000, '2026-05-20');
    await insertCredit(database(), 500);
    expect(await rows('select paid_on, booked_on from advert_payments')).toEqual([
      { paid_on: '2026-05-20', booked_on: '2026-06-01' },
    ]);
    expect((await sums()).map(({ month, paid, credited, count }) => [month, paid, credited, count])).toEqual([
      ['2026-05', 0, 0, 1],
      ['2026-06', 1000, 500, 2],
    ]);
    expect(JSON.stringify(await findEntries(database(), { client: 'stadt', to: '2026-05-31' }))).toBe(before);
    expect(await closedMonths(database(), 'stadt')).toMatchObject([{ month: '2026-05', sums: { invoiced: 2975 } }]);
    expect(await rows("select kind, record, action, details from history where kind = 'books'")).toEqual([
      { kind: 'books', record: '2026-05', action: 'closed', details: { count: 1 } },
    ]);
  });

  it('close all open months before, each once', async () => {
    await pay(975, '2026-06-03', JUNE);
    expect(await close('2026-08', 120)).toBe('done');
    expect(await close('2026-08', 120)).toBe('done');
    expect((await closedMonths(database(), 'stadt')).map(({ month, sums }) => [month, sums.owedAtEnd])).toEqual([
      ...[
        ['2026-05', 2975],
        ['2026-06', 2000],
        ['2026-07', 2000],
        ['2026-08', 2000],
      ],
    ]);
    expect(await rows("select 1 from history where kind = 'books'")).toHaveLength(4);
    for (const sql of ['update advert_month_closings set closed_at = now()', 'delete from advert_month_closings'])
      await expect(rows(sql)).rejects.toThrow('is kept as it was recorded');
  });

  it('do not close with sums that the operator has not seen', async () => {
    const seen = monthVersion(await sums(), '2026-05');
    await pay(975, '2026-05-30');
    expect(await close('2026-05', JUNE, seen)).toBe('stale');
    expect(await rows('select 1 from advert_month_closings')).toEqual([]);
  });

  it('let a closing wait for a booking, which it then has not seen', async () => {
    const seen = monthVersion(await sums(), '2026-05');
    const result = await whileHeld(
      backend(),
      (transaction) =>
        transaction.query(`insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
          select id, 'invoice', 100, '2026-05-11', now() from advert_invoices`),
      () => close('2026-05', JUNE, seen),
    );
    expect(result).toBe('stale');
    expect(await rows('select booked_on from advert_payments')).toEqual([{ booked_on: '2026-05-11' }]);
  });

  it('let a booking wait for a closing, and book it in the next month', async () => {
    const result = await whileHeld(
      backend(),
      async (transaction) => {
        await transaction.query(`select 1 from advert_sellers where client = 'stadt' for update`);
        await transaction.query(`update advert_sellers set closed_until = '2026-05-31' where client = 'stadt'`);
      },
      () => pay(100, '2026-05-11'),
    );
    expect(result).toBe('done');
    expect(await rows('select booked_on from advert_payments')).toEqual([{ booked_on: '2026-06-01' }]);
  });

  it('close once for two operators at once, with bookings at the same time', async () => {
    const seen = monthVersion(await sums(), '2026-05');
    const results = await Promise.all([
      close('2026-05', JUNE, seen),
      close('2026-05', JUNE, seen),
      pay(100, '2026-05-12'),
    ]);
    expect(results[2]).toBe('done');
    expect(results[0]).toBe(results[1]);
    const closings = await closedMonths(database(), 'stadt');
    const [may] = await sums();
    for (const { sums: of } of closings) expect(of).toEqual(may);
    expect(closings).toHaveLength(results[0] === 'done' ? 1 : 0);
  });
});
