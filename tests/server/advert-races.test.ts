import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { type Answered, accountApp, callsOf } from '../support/account-calls';
import { insertPerson } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase, onOneDatabase } from './on-each-database';
import { DAY, LIST, ORDER, usingAdverts } from './using-adverts';

const PLACES = 10;
const BUYERS = 40;
/** The number of uses of a voucher, fewer than there are buyers. */
const USES = 3;

/** Everybody orders one of the last places at once, at two servers in turn. */
async function race(servers: readonly Database[], database: Database): Promise<Answered[]> {
  await database.query('update advert_slots set capacity = $2 where id = $1', [LIST, PLACES]);
  const people = await Promise.all(Array.from({ length: BUYERS }, () => insertPerson(database)));
  const apps = servers.map((server) => accountApp(server, { now: () => NOW, onError: () => undefined }));
  return Promise.all(
    people.map(({ token }, index) => {
      const send = callsOf(apps[index % apps.length] ?? accountApp(database), token);
      return send('POST', 'adverts/orders', { ...ORDER, dates: [DAY] });
    }),
  );
}

const count = async (database: Database, table: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

onEachDatabase('the last places', (backend) => {
  usingAdverts(backend);

  it('are sold exactly as often as they exist, with consecutive numbers', async () => {
    const { database } = backend();
    const answers = await race([database, database], database);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PLACES);
    expect(answers.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(BUYERS - PLACES);
    for (const table of ['advert_orders', 'advert_slot_days', 'advert_invoices', 'mails'])
      expect(await count(database, table), table).toBe(PLACES);
    const numbers = answers.flatMap(({ body }) => body.data?.invoices[0].number ?? []).sort();
    expect(numbers).toEqual(
      Array.from({ length: PLACES }, (_, index) => `ST-R-2026-${String(index + 1).padStart(5, '0')}`),
    );
  });

  describe('the last uses of a voucher', () => {
    it('are granted exactly as often as they exist to simultaneous buyers', async () => {
      const { database } = backend();
      await database.query(`update advert_vouchers set uses_left = $1 where code = 'VEREIN20'`, [USES]);
      const people = await Promise.all(Array.from({ length: PLACES }, () => insertPerson(database)));
      const app = accountApp(database, { now: () => NOW });
      const answers = await Promise.all(
        people.map(({ token }, index) => {
          const dates = [addDays(DAY, index)];
          // The least price of 25 Euro without 20, and VAT.
          return callsOf(app, token)('POST', 'adverts/orders', { ...ORDER, dates, voucher: 'VEREIN20', gross: 595 });
        }),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(USES);
      const codes = answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.errors?.[0]?.code]));
      expect(codes).toEqual(Array.from({ length: PLACES - USES }, () => 'voucher_used_up'));
      expect(await database.query(`select uses_left as left from advert_vouchers where code = 'VEREIN20'`)).toEqual([
        { left: 0 },
      ]);
      expect(await count(database, 'advert_invoices')).toBe(USES);
    });
  });
});

/** A database whose transactions hold no row against others. */
const withoutLocks = (database: Database): Database => ({
  ...database,
  transaction: (work, options) =>
    database.transaction(
      (transaction) =>
        work({
          ...transaction,
          query: (sql, params, how) => transaction.query(sql.replace(/ for (?:no key )?update/g, ''), params, how),
        }),
      options,
    ),
});

onOneDatabase('without locks and unique keys: the control', (backend) => {
  usingAdverts(backend);

  it.skipIf(!inject('postgres'))('the same race oversells', async () => {
    const { database } = backend();
    await database.script(
      'alter table advert_slot_days drop constraint advert_slot_days_pkey; alter table advert_slot_days alter column unit drop not null',
    );
    await race([withoutLocks(database), withoutLocks(database)], database);
    expect(await count(database, 'advert_slot_days')).toBeGreaterThan(PLACES);
  });
});
