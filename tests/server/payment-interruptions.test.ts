import { beforeEach, expect, it } from 'vitest';
import { closeMonth, monthVersion } from '../../demo/server/adverts/books/close-month';
import { findMonthSums } from '../../demo/server/adverts/books/month-sums';
import {
  decideOnInvoice,
  type InvoiceAction,
  type InvoiceDecision,
} from '../../demo/server/adverts/decisions/decide-on-invoice';
import { completeOptions } from '../../demo/server/app';
import type { Database } from '../../demo/server/platform/database/database';
import { insertPerson } from '../support/account-fixtures';
import { insertOrder } from '../support/advert-fixtures';
import { cutAt } from '../support/cut-database';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';

const MAX_STATEMENTS = 30;
const JUNE = new Date(NOW.getTime() + 25 * 86_400_000);
const CONTEXT = { client: 'stadt', now: JUNE };

onOneDatabase('an accountant', (backend) => {
  const query = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    const { id } = await insertPerson(backend().database);
    await insertOrder(backend().database, id);
    await backend().database.script('delete from history; delete from mails');
  });

  const lastOf = async (table: string) =>
    (await query<{ id: number }>(`select coalesce(max(id), 0) as id from ${table} where cents > 0`))[0]?.id ?? 0;
  const decide = async (database: Database, action: InvoiceAction, given: Partial<InvoiceDecision> = {}) => {
    const [row] = await query<{ id: number; owed: number }>(
      `select i.id, o.owed from advert_invoices i join advert_orders o on o.id = i.order_id where i.kind = 'invoice'`,
    );
    const decision: InvoiceDecision = {
      ...{ id: row?.id ?? 0, action, wasNeverPaid: true, seenDue: Math.abs(row?.owed ?? 0), seenReminders: 0 },
      ...{ paymentId: await lastOf('advert_payments'), refundId: await lastOf('advert_refunds') },
      refund: { cents: 500, refundedOn: '2026-05-20', note: '' },
      ...given,
    };
    return decideOnInvoice(optionsOn(database), decision, CONTEXT);
  };
  const optionsOn = (database: Database) => completeOptions({ database, now: () => JUNE });
  const pay = (database: Database, cents: number) =>
    decide(database, 'pay', { payment: { cents, paidOn: '2026-05-12', note: '', isMoreAccepted: true } });
  const close = async (database: Database) => {
    const seen = monthVersion(await findMonthSums(backend().database, 'stadt'), '2026-05');
    return closeMonth(optionsOn(database), { client: 'stadt', month: '2026-05', seen }, CONTEXT);
  };
  const TABLES = [
    ...['advert_payments', 'advert_refunds', 'advert_month_closings', 'mails', 'history'].map(
      (table) => `${table} order by id`,
    ),
    ...['advert_sellers order by client', 'advert_orders order by id'],
  ];
  const everything = async () => {
    const rows: unknown[] = [];
    for (const table of TABLES) rows.push(await query(`select * from ${table}`));
    return JSON.stringify(rows);
  };

  it.each([
    ['records a payment', async () => {}, (database: Database) => pay(database, 1000)],
    ['takes a payment back', () => pay(backend().database, 1000), (database: Database) => decide(database, 'unpay')],
    ['records a refund', () => pay(backend().database, 3475), (database: Database) => decide(database, 'refund')],
    [
      'withdraws a refund',
      async () => {
        await pay(backend().database, 3475);
        await decide(backend().database, 'refund');
      },
      (database: Database) => decide(database, 'unrefund'),
    ],
    ['closes a month', () => pay(backend().database, 1000), close],
  ] as const)('%s in whole or not at all, wherever the server is killed', async (_name, arrange, act) => {
    await arrange();
    const before = await everything();
    for (let place = 1; place < MAX_STATEMENTS; place += 1) {
      const { database, hasFailed } = cutAt(backend().database, place);
      const result = await act(database).catch(() => 'cut');
      if (!hasFailed()) {
        expect([place > 4, result]).toEqual([true, expect.stringMatching(/^(done|undone)$/)]);
        break;
      }
      expect([result, await everything()], `at statement ${place}`).toEqual(['cut', before]);
    }
    expect(await everything()).not.toBe(before);
    const [sums] = await query<{ owed: number; entries: number }>(
      'select (select sum(owed) from advert_orders) as owed, (select sum(cents) from advert_entries) as entries',
    );
    expect(sums?.owed).toBe(sums?.entries);
    expect(await query('select 1 from history')).toHaveLength(
      (await query('select 1 from advert_payments')).length +
        (await query('select 1 from advert_refunds')).length +
        (await query('select 1 from advert_month_closings')).length,
    );
  });
});
