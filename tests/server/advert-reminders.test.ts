import { expect, it } from 'vitest';
import { remindOfInvoices } from '../../demo/server/adverts/payment/reminders';
import { completeOptions } from '../../demo/server/app';
import { addDays } from '../../src/lib/days';
import { insertOrder } from '../support/advert-fixtures';
import { TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingAdverts } from './using-adverts';

onEachDatabase('an invoice that is not paid', (backend) => {
  const { owner } = usingAdverts(backend);
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

  it('is reminded of three times, once each, whichever of two servers looks', async () => {
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
    expect(first?.body).toContain('am 24. Mai 2026; offen sind 29,75');
  });

  it('is reminded of once at first, however late a server looks', async () => {
    await insertOrder(backend().database, owner().id);
    await on(300);
    await on(305);
    expect(await mails()).toHaveLength(1);
    await on(314);
    expect(await mails()).toHaveLength(2);
  });

  it('is not reminded of once it is paid or credited', async () => {
    await insertOrder(backend().database, owner().id);
    await backend().database.query(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
       select id, 'invoice', gross, issued_on, issued_at from advert_invoices`,
    );
    await on(90);
    expect(await mails()).toEqual([]);
  });
});
