import { beforeEach, expect, it } from 'vitest';
import { remindOfInvoices } from '../../demo/server/adverts/payment/reminders';
import { completeOptions } from '../../demo/server/app';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, insertToken } from '../support/account-fixtures';
import { insertCredit, insertOrder } from '../support/advert-fixtures';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { described } from './using-adverts';
import { usingBackOffice } from './using-back-office';

const MINUTE_MS = 60_000;

onOneDatabase('a refund', (backend) => {
  const { anotherBrowser, browser, person, setClock } = usingBackOffice(backend);
  const path = '/backoffice/stadt/invoices';
  const invoice = `${path}/ST-R-2026-00001`;
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  let order = '';
  beforeEach(async () => {
    order = await insertOrder(backend().database, person().id);
    await backend().database.script('delete from mails');
    await browser().logIn();
  });

  const open = async (state: string) => (await browser().open(`${path}?state=${state}`)).html;
  const act = async (action: string, fields: Record<string, string> = {}) =>
    (
      await browser().post(invoice, {
        csrf: browser().csrfOf(await browser().open(path)),
        action,
        ...fields,
      })
    ).html;
  const refund = (amount: string, due: number, more: Record<string, string> = {}) =>
    act('refund', { amount, due: String(due), refundedOn: '2026-05-10', note: '', ...more });
  /** 29.75 were paid; of them so many cents are credited. */
  const credited = async (cents?: number) => {
    await act('pay', { due: '2975' });
    await insertCredit(backend().database, cents);
  };
  const booking = async () => {
    await giveSettings(backend().database, 'stadt', { applicationSettings: { activateAdverts: true } });
    const token = await insertToken(backend().database, person().id);
    const send = described(callsOf(accountApp(backend().database), token));
    const [one, all] = [await send('GET', `my/adverts/${order}`), await send('GET', 'my/adverts')];
    expect([one.status, all.status]).toEqual([200, 200]);
    expect(all.body.data[0].payment).toBe(one.body.data.payment.state);
    return one.body.data.payment;
  };
  const refundId = async () => {
    const found = await rows<{ id: number }>('select max(id) as id from advert_refunds where undoes is null');
    return String(found[0]?.id);
  };
  /** The amount left to pay or to refund, as the page of an operator has it. */
  const amountDue = async () =>
    String(Math.abs((await rows<{ owed: number }>('select owed from advert_orders'))[0]?.owed ?? 0));
  const paymentId = async () =>
    String((await rows<{ id: number }>('select max(id) as id from advert_payments'))[0]?.id);
  const unpay = async (fields: Record<string, string> = {}) =>
    act('unpay', { due: await amountDue(), payment: await paymentId(), ...fields });
  const unrefund = async () => act('unrefund', { due: await amountDue(), refund: await refundId() });
  const mails = () =>
    rows<{ to: string; subject: string; state: string }>(
      'select recipient as to, subject, state from mails order by id',
    );

  it('that is due is listed as open with its sum, and no reminder is sent', async () => {
    await credited(1000);
    const due = await open('refund');
    for (const text of ['ST-R-2026-00001', '1 Rechnung mit Erstattung<', '−10,00', 'Erstattung buchen'])
      expect(due).toContain(text);
    const one = (await browser().open(invoice)).html;
    for (const text of ['10,00\u00a0€ sind zu erstatten', '/refund?from=invoice', 'Zu erstatten'])
      expect(one).toContain(text);
    for (const state of ['open', 'overdue', 'paid']) expect(await open(state)).toContain('Hier steht keine Rechnung');
    expect(due).toMatch(/Zu erstatten <span class="count">1</);
    expect(await booking()).toEqual({ state: 'refund', cents: -1000, refundDue: 1000 });
    const late = () => new Date(NOW.getTime() + 90 * 86_400_000);
    await remindOfInvoices(completeOptions({ database: backend().database, now: late }));
    expect(await act('remind', { due: await amountDue(), reminders: '0' })).toContain(
      'Inzwischen hat sich etwas geändert',
    );
    expect(await mails()).toEqual([]);
  });

  it('is recorded in parts, shown to the buyer, mailed to both addresses, exported, and settles the invoice', async () => {
    await credited(1000);
    expect(await refund('4', 1000, { note: 'SEPA-77' })).toContain('Gespeichert.');
    const part = (await browser().open(invoice)).html;
    for (const text of ['4,00\u00a0€', 'SEPA-77', 'gebucht von', '6,00\u00a0€ sind zu erstatten'])
      expect(part).toContain(text);
    expect(await booking()).toEqual({
      ...{ state: 'refund', cents: -600, refundDue: 600 },
      refunds: [{ cents: 400, refundedOn: '2026-05-10' }],
    });
    await refund('6,00', 600);
    expect(await booking()).toMatchObject({ state: 'paid', cents: 0, refunds: [{ cents: 400 }, { cents: 600 }] });
    expect(await open('paid')).toContain('ST-R-2026-00001');
    expect(await open('refund')).toContain('Hier steht keine Rechnung');
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [person().email, 'Stadt: Ihre Erstattung'],
      ['verein@example.org', 'Stadt: Erstattung zur Bestellung ST-A-2026-00001'],
      [person().email, 'Stadt: Ihre Erstattung'],
      ['verein@example.org', 'Stadt: Erstattung zur Bestellung ST-A-2026-00001'],
    ]);
    const [first] = await rows<{ body: string; held: boolean }>(
      'select body, held_until > created_at as held from mails order by id',
    );
    expect(first?.held).toBe(true);
    expect(first?.body).toMatch(/am 10\. Mai 2026 4,00.€ erstattet\.\n\nEs folgen noch 6,00.€\./);
    const [head = '', line = ''] = (await browser().open(`${path}.csv?state=paid`)).html.split('\r\n');
    expect(head.split(';').slice(-3)).toEqual(['"Bezahlt"', '"Erstattet"', '"Offen"']);
    expect(line.split(';').slice(-3)).toEqual(['"29,75"', '"10,00"', '"0,00"']);
    expect((await browser().open('/backoffice/stadt/history')).html).toContain('hat eine Erstattung gebucht');
  });

  it.each([
    ['more than is due', '10,01', {}, 'höchstens so viel, wie noch zu erstatten ist'],
    ['nothing', '0', {}, 'größer als null'],
    ['less than nothing', '-5', {}, 'größer als null'],
    ['no amount', 'viel', {}, 'nicht lesen'],
    ['parts of a cent', '9,999', {}, 'auf den Cent genau'],
    ['dollars', '10 USD', {}, 'lauten auf Euro'],
    ['a day to come', '10', { refundedOn: '2026-05-11' }, 'nicht in der Zukunft'],
    ['a day before the invoice', '10', { refundedOn: '2026-05-09' }, 'nicht in der Zukunft'],
    ['no day', '10', { refundedOn: '' }, 'nicht in der Zukunft'],
    ['what somebody else has changed', '10', { due: '2975' }, 'Inzwischen hat sich etwas geändert'],
  ])('of %s is refused', async (_name, amount, more, words) => {
    await credited(1000);
    expect(await refund(amount, 1000, more)).toContain(words);
    expect(await rows('select 1 from advert_refunds')).toEqual([]);
  });

  it('is refused if nothing is due, and recorded once by a double click or two operators', async () => {
    await act('pay', { due: '2975' });
    expect(await refund('10', 0)).toContain('Inzwischen hat sich etwas geändert');
    await insertCredit(backend().database);
    const other = anotherBrowser('203.0.113.9');
    await other.logIn();
    const csrf = other.csrfOf(await other.open(path));
    const same = { action: 'refund', amount: '10', due: '2975', refundedOn: '2026-05-10', note: '' };
    await Promise.all([refund('10', 2975), refund('10', 2975), other.post(invoice, { csrf, ...same })]);
    expect(await rows('select cents from advert_refunds')).toEqual([{ cents: 1000 }]);
  });

  it('by mistake is reversed once, silently at first, later with a correction mail', async () => {
    await credited();
    await refund('29,75', 2975);
    expect(await booking()).toMatchObject({ state: 'none', cents: 0, refunds: [{ cents: 2975 }] });
    const undone = await unrefund();
    expect(undone).toContain('es geht keine E-Mail ab');
    expect((await mails()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    expect(await unrefund()).toContain('Inzwischen hat sich etwas geändert');
    expect(await booking()).toEqual({ state: 'refund', cents: -2975, refundDue: 2975 });
    await refund('29,75', 2975);
    setClock(new Date(NOW.getTime() + 11 * MINUTE_MS));
    await backend().database.script(`update mails set state = 'sent' where state <> 'dropped'`);
    expect(await unrefund()).toContain('Gespeichert.');
    expect((await mails()).slice(-2).map(({ to, subject }) => [to, subject])).toEqual([
      [person().email, 'Stadt: Berichtigung zu Ihrer Erstattung'],
      ['verein@example.org', 'Stadt: Berichtigung zur Bestellung ST-A-2026-00001'],
    ]);
    expect(await rows('select cents from advert_refunds order by id')).toEqual([
      ...[{ cents: 2975 }, { cents: -2975 }, { cents: 2975 }, { cents: -2975 }],
    ]);
  });

  it('and a payment stay as they are for an operator who has not seen the latest booking', async () => {
    await act('pay', { due: '2975' });
    await insertCredit(backend().database, 1000);
    await refund('4', 1000);
    const changed = 'Inzwischen hat sich etwas geändert';
    for (const fields of [{ due: '1000' }, { due: '' }, {}]) {
      expect(await act('unrefund', { refund: await refundId(), ...fields })).toContain(changed);
      expect(await act('unpay', { neverPaid: 'yes', payment: await paymentId(), ...fields })).toContain(changed);
    }
    expect(await booking()).toMatchObject({ state: 'refund', cents: -600 });
  });

  it('cannot be changed or removed once it is recorded', async () => {
    await credited();
    await refund('29,75', 2975);
    for (const sql of ['update advert_refunds set cents = 1', 'delete from advert_refunds'])
      await expect(rows(sql)).rejects.toThrow('is kept as it was recorded');
  });

  it('prevents the reversal of a payment, and a buyer with a refund due has no debt', async () => {
    await credited(1000);
    expect((await browser().open(`${invoice}/unpay?payment=${await paymentId()}`)).html).toContain(
      'es ist kein Geld eingegangen',
    );
    expect(await unpay()).toContain('Diesem Kunden ist Geld zu erstatten');
    expect(await booking()).toMatchObject({ state: 'refund', cents: -1000 });
    await refund('4', 1000);
    for (const fields of [{}, { neverPaid: 'yes' }])
      expect(await unpay(fields)).toContain('nehmen Sie zuerst die Erstattung zurück');
    await refund('6', 600);
    const settled = (await browser().open(invoice)).html;
    expect(settled).toContain('value="unrefund"');
    expect(settled).not.toContain('value="unpay"');
    expect(settled).not.toContain('/unpay');
    expect(await unpay()).toContain('nehmen Sie zuerst die Erstattung zurück');
    expect(await booking()).toMatchObject({ state: 'paid', cents: 0 });
  });

  it('is not due if the operator declares that nothing was paid', async () => {
    await credited(1000);
    expect(await unpay({ neverPaid: 'yes' })).toContain('Gespeichert.');
    expect(await booking()).toMatchObject({ state: 'open', cents: 1975 });
  });

  it('is not due, and nothing is owed, if a fully credited invoice was never paid', async () => {
    await credited();
    expect(await unpay()).toContain('Diesem Kunden ist Geld zu erstatten');
    expect(await booking()).toMatchObject({ state: 'refund', cents: -2975 });
    expect(await unpay({ neverPaid: 'yes' })).toContain('Gespeichert.');
    expect(await booking()).toMatchObject({ state: 'none', cents: 0 });
  });
});
