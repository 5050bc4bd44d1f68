import { describe, expect, it } from 'vitest';
import { followUnapproved } from '../../demo/server/adverts/orders/unapproved';
import { remindOfInvoices } from '../../demo/server/adverts/payment/reminders';
import { completeOptions } from '../../demo/server/app';
import { addDays } from '../../src/lib/days';
import { insertOrder } from '../support/advert-fixtures';
import { TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingAdverts } from './using-adverts';

onEachDatabase('an invoice that is not paid', (backend) => {
  const { owner, send } = usingAdverts(backend);
  const on = (days: number) => {
    const now = () => new Date(`${addDays(TODAY, days)}T10:00:00Z`);
    return remindOfInvoices(completeOptions({ database: backend().database, now }));
  };
  /** Those to the account; the invoice address gets as many. */
  const mails = async () => {
    type Mail = { subject: string; body: string; isOwn: boolean };
    const all = await backend().database.query<Mail>(
      'select subject, body, account_id is not null as "isOwn" from mails order by id',
    );
    const own = all.filter(({ isOwn }) => isOwn);
    expect(all).toHaveLength(2 * own.length);
    return own;
  };

  it('gets three reminders, each by only one of two servers', async () => {
    await insertOrder(backend().database, owner().id);
    // It is due after 14 days.
    await on(18);
    expect(await mails()).toEqual([]);
    for (const [day, count] of [
      [19, 1],
      [20, 1],
      [33, 2],
      [90, 3],
      [400, 3],
    ] as const) {
      await Promise.all([on(day), on(day)]);
      expect(await mails(), `day ${day}`).toHaveLength(count);
    }
    const [first] = await mails();
    expect(first?.subject).toBe('Stadt: Zahlungserinnerung');
    expect(first?.body).toContain('am 24. Mai 2026 fällig. Bitte überweisen Sie noch 29,75');
  });

  it('gets one first reminder, however late the check runs', async () => {
    await insertOrder(backend().database, owner().id);
    await on(300);
    await on(305);
    expect(await mails()).toHaveLength(1);
    await on(314);
    expect(await mails()).toHaveLength(2);
  });

  it('gets no reminder after payment or credit', async () => {
    await insertOrder(backend().database, owner().id);
    await backend().database.query(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
       select id, 'invoice', gross, issued_on, issued_at from advert_invoices`,
    );
    await on(90);
    expect(await mails()).toEqual([]);
  });

  describe('an advert without approval', () => {
    const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
    const failures: unknown[] = [];
    /** Looks at an instant, with two servers at once. */
    const at = async (instant: string) => {
      const now = () => new Date(instant);
      const onError = (error: unknown) => void failures.push(error);
      const options = completeOptions({ database: backend().database, now, onError });
      await Promise.all([followUnapproved(options), followUnapproved(options)]);
      expect(failures.splice(0)).toEqual([]);
    };
    /** Many enough for the least price to play no part. */
    const days = Array.from({ length: 12 }, (_, index) => addDays(TODAY, 20 + index));
    const mails = () =>
      rows<{ subject: string; recipient: string; body: string }>(
        'select subject, recipient, body from mails order by id',
      );
    const credits = () =>
      rows<{ from: string; until: string; gross: number }>(
        `select supplied_from as from, supplied_until as until, gross from advert_invoices where kind = 'credit' order by id`,
      );

    it('is reported to operators once, two days ahead, and each passed day in Berlin is credited', async () => {
      const id = await insertOrder(backend().database, owner().id, days);
      const [before] = await rows<{ gross: number }>(`select gross from advert_invoices`);
      await at('2026-05-27T21:59:00Z');
      expect(await mails()).toEqual([]);
      await at('2026-05-27T22:01:00Z');
      await at('2026-05-29T10:00:00Z');
      const [seller] = await rows<{ email: string }>(
        `select data->>'email' as email from advert_sellers where client = 'stadt'`,
      );
      expect(await mails()).toMatchObject([
        {
          recipient: seller?.email,
          subject: expect.stringContaining('wartet auf Freigabe'),
          body: expect.stringMatching(/30\. ?(?:Mai|05\.) ?2026.*\/backoffice\/stadt\/queue\/advert\/\d+/s),
        },
      ]);
      // Its first day is not over in Berlin.
      await at('2026-05-30T21:59:00Z');
      expect(await credits()).toEqual([]);
      await at('2026-05-30T22:01:00Z');
      await at('2026-05-31T10:00:00Z');
      expect(await credits()).toMatchObject([{ from: days[0], until: days[0], gross: expect.any(Number) }]);
      expect((await credits())[0]?.gross).toBeGreaterThan(0);
      const told = (await mails()).filter(({ subject }) => subject.includes('nicht rechtzeitig'));
      expect(told.map(({ recipient }) => recipient)).toEqual([owner().email]);
      expect(told[0]?.body).toContain('11 Tage, 31. Mai 2026 bis 10. Juni 2026');
      expect(
        await rows('select state, to_json(dates) as dates, to_json(given_back) as back from advert_orders'),
      ).toEqual([{ state: 'ordered', dates: days.slice(1), back: days.slice(0, 1) }]);
      expect(await rows(`select 1 from advert_slot_days where order_id is not null`)).toHaveLength(11);
      // A server that was away credits all that has passed; without a day left the order ends and nothing is owed.
      await at('2026-07-01T10:00:00Z');
      expect(await rows('select state, cancelled_by as by from advert_orders')).toEqual([
        { state: 'cancelled', by: 'system' },
      ]);
      const sum = (await credits()).reduce((all, { gross }) => all + gross, 0);
      expect([sum, (await credits()).length]).toEqual([before?.gross, 2]);
      const { data } = (await send('GET', `my/adverts/${id}`)).body;
      expect(data).toMatchObject({
        state: 'cancelled',
        reason: expect.stringContaining('nicht rechtzeitig'),
        payment: { cents: 0 },
      });
      expect((await mails()).at(-2)?.body).toContain('Sie haben keine weiteren Tage bestellt.');
      await at('2026-07-02T10:00:00Z');
      expect(await credits()).toHaveLength(2);
    });

    it('that cannot be credited does not block others', async () => {
      const { database } = backend();
      await insertOrder(database, owner().id, days);
      const [seller] = await rows<{ data: object }>(`select data from advert_sellers where client = 'stadt'`);
      await database.script(`delete from advert_sellers where client = 'stadt'`);
      const options = completeOptions({
        ...{ database, now: () => new Date('2026-06-01T10:00:00Z') },
        onError: (error) => void failures.push(error),
      });
      await followUnapproved(options);
      expect(failures.splice(0)).toMatchObject([{ code: 'seller_missing' }]);
      expect(await credits()).toEqual([]);
      await database.query(`insert into advert_sellers values ('stadt', $1::jsonb)`, [JSON.stringify(seller?.data)]);
      await at('2026-06-01T11:00:00Z');
      expect(await credits()).toMatchObject([{ from: days[0], until: days[1] }]);
    });
  });
});
