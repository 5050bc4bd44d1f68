import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { storeOrders } from '../../demo/seed/store/orders';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { hashOf } from '../../demo/server/platform/secrets';
import { createTablesOf, knownMigrations, migrate } from '../../demo/server/schema/migrate';
import { addDays } from '../../src/lib/days';
import { accountApp } from '../support/account-calls';
import { BILLING } from '../support/advert-fixtures';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser } from '../support/back-office-browser';
import { insertCatalogues, NOW, TODAY } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { insertOperator } from '../support/operators';
import { PATIENCE_MS } from '../support/patient-options';
import { empty, newPostgres, openOne } from './on-each-database';

/** The first migration of a version whose operators have accounts. */
const ACCOUNTS = '209-operators.sql';
const ORDERED_ON = addDays(TODAY, -30);
const STATES = {
  open: 'confirmed',
  paid: 'confirmed',
  'paid-twice': 'confirmed',
  credited: 'cancelled',
  refunded: 'cancelled',
  withdrawn: 'cancelled',
} as const;
const session = 'a'.repeat(43);
const device = 'b'.repeat(43);

describe('the office of a database from before operators had accounts', () => {
  let opened: Awaited<ReturnType<typeof openOne>>;
  const browser = () =>
    backOfficeBrowser(accountApp(opened.database, { now: () => NOW, backOfficePassword: BACK_OFFICE_PASSWORD }));

  beforeAll(async () => {
    opened = await openOne();
    const { database } = opened;
    await empty(database);
    const earlier = knownMigrations().slice(0, knownMigrations().indexOf(ACCOUNTS));
    await database.transaction((transaction) => createTablesOf(transaction, earlier), { mayTakeLong: true });
    await insertCatalogues(database);
    // The seed writes what the days cost, which that version did not store.
    await database.script('alter table advert_slot_days add cents int');
    await insertOrders(database);
    await database.script('alter table advert_slot_days drop cents');
    await database.query(
      `insert into backoffice_cookies (hash, kind, device, made_at, used_at)
       values ($1, 'session', '4c8848', $3, $3), ($2, 'device', '4c8848', $3, $3)`,
      [hashOf(session), hashOf(device), NOW],
    );
    await database.query(
      `insert into history (client, at, by, operator, kind, record, action)
       values ('stadt', $1, 'operator', '4c8848', 'advert', 'open', 'approved')`,
      [NOW],
    );
    await migrate(database);
    await insertOperator(database);
  }, 120_000);
  afterAll(() => opened.database.close());

  it('knows what is left to pay of each order', async () => {
    const rows = await opened.database.query<{ id: string; owed: number; gross: number; due: string }>(
      `select o.id, o.owed, i.gross, o.due_on::text as due from advert_orders o
       join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'`,
    );
    const gross = rows[0]?.gross ?? 0;
    expect(gross).toBeGreaterThan(500);
    expect(Object.fromEntries(rows.map(({ id, owed }) => [id, owed]))).toEqual({
      ...{ open: gross, paid: 0, 'paid-twice': -gross, credited: -gross, refunded: -gross + 500, withdrawn: -gross },
    });
    expect(new Set(rows.map(({ due }) => due))).toEqual(new Set([addDays(ORDERED_ON, 14)]));
  });

  it('asks for a log-in where the shared password had opened a session', async () => {
    const operator = browser();
    operator.cookies.set('backoffice', session).set('backoffice-device', device);
    const { html } = await operator.open('/backoffice/stadt');
    expect(html).toContain('name="password"');
    expect(html).not.toContain('Zu entscheiden');
  });

  it('shows who has acted without an account as the administration', async () => {
    const operator = browser();
    await operator.logIn();
    const { status, html } = await operator.open('/backoffice/stadt/history');
    expect(status).toBe(200);
    expect(html).toContain('Verwaltung');
    expect(html).not.toContain('4c8848');
  });
});

describe.skipIf(!inject('postgres'))('payments of one order at once', () => {
  it('all count', async () => {
    const database = await openDatabase('', await newPostgres('prepared'), { patienceMs: PATIENCE_MS });
    await insertOrders(database);
    const owed = async () => (await database.query<{ owed: number }>(OWED))[0]?.owed ?? expect.fail('no order');
    const before = await owed();
    const { second } = await database.transaction(async (transaction) => {
      await transaction.query(PAY);
      const paying = database.query(PAY);
      await eventually(async () => expect(await database.query(WAITING)).toEqual([{ count: 1 }]));
      return { second: paying };
    });
    await second;
    expect(await owed()).toBe(before - 200);
    await database.close();
  });
});

const OWED = `select owed from advert_orders where id = 'open'`;
const PAY = `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
  select id, 'invoice', 100, issued_on, issued_at from advert_invoices where order_id = 'open'`;
const WAITING = `select count(*)::int as count from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

/** Inserts an order of each state of its money, as the version before has written them. */
async function insertOrders(database: Database): Promise<void> {
  await storeAdverts(database);
  const common = { client: 'stadt', accountId: null, slot: 'stadt-liste', event: undefined, mediumId: null };
  await storeOrders(
    database,
    Object.entries(STATES).map(([id, state], index) => ({
      ...{ id, state, isPaid: id !== 'open', dates: [addDays(TODAY, 20 + index)], orderedOn: ORDERED_ON },
      ...{ ...common, billing: BILLING, contact: { email: 'verein@example.org' } },
    })),
  );
  const invoice = (id: string) => `(select id from advert_invoices where order_id = '${id}' and kind = 'invoice')`;
  const refund = (id: string, cents: number, undoes = 'null') =>
    `insert into advert_refunds (invoice_id, cents, refunded_on, operator, undoes, recorded_at)
     values (${invoice(id)}, ${cents}, '${TODAY}', '4c8848', ${undoes}, now())`;
  await database.script(`
    insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
      select invoice_id, way, cents, paid_on, recorded_at from advert_payments where invoice_id = ${invoice('paid-twice')};
    ${refund('refunded', 500)}; ${refund('withdrawn', 700)};
    ${refund('withdrawn', -700, `(select id from advert_refunds where cents = 700)`)}`);
}
