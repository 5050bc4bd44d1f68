import { beforeEach, expect, it } from 'vitest';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, insertToken } from '../support/account-fixtures';
import { insertCredit, insertOrder } from '../support/advert-fixtures';
import { fieldsOf, plainText } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { described } from './using-adverts';
import { usingBackOffice } from './using-back-office';

const DAY_MS = 86_400_000;

onOneDatabase('a payment', (backend) => {
  const { anotherBrowser, browser, person, setClock } = usingBackOffice(backend);
  const invoice = '/backoffice/stadt/invoices/ST-R-2026-00001';
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  let order = '';
  beforeEach(async () => {
    order = await insertOrder(backend().database, person().id);
    await backend().database.script('delete from mails; delete from history');
    setClock(new Date(NOW.getTime() + 5 * DAY_MS));
    await browser().logIn();
  });

  const formOn = async (page = `${invoice}/pay`, who = browser()) => fieldsOf((await who.open(page)).html);
  const pay = async (amount: string, more: Record<string, string> = {}, who = browser()) => {
    const form = await formOn(undefined, who);
    return who.post(invoice, { ...form, action: 'pay', amount, paidOn: '2026-05-12', note: '', ...more });
  };
  const paid = () =>
    rows<{ id: number; cents: number; day: string; note: string; undoes: number | null }>(
      'select id, cents, paid_on as day, note, undoes from advert_payments order by id',
    );
  const owed = async () => (await rows<{ owed: number }>('select owed from advert_orders'))[0]?.owed;
  const booking = async () => {
    await giveSettings(backend().database, 'stadt', { applicationSettings: { activateAdverts: true } });
    const token = await insertToken(backend().database, person().id);
    const send = described(callsOf(accountApp(backend().database), token));
    const [one, all] = [await send('GET', `my/adverts/${order}`), await send('GET', 'my/adverts')];
    expect([one.status, all.status]).toEqual([200, 200]);
    expect(all.body.data[0].payment).toBe(one.body.data.payment.state);
    return one.body.data.payment;
  };

  it('is recorded in parts with value date and note, and the buyer sees what is left', async () => {
    const shown = (await browser().open(`${invoice}/pay`)).html;
    for (const text of ['value="29,75"', 'value="2026-05-15"', 'Wertstellung', 'Vermerk'])
      expect(shown).toContain(text);
    expect(shown).not.toContain('name="more"');
    expect((await pay('20', { note: 'SEPA-5' })).html).toContain('Gespeichert.');
    expect(await paid()).toMatchObject([{ cents: 2000, day: '2026-05-12', note: 'SEPA-5' }]);
    expect(await owed()).toBe(975);
    const page = (await browser().open(invoice)).html;
    for (const text of [
      'Teilzahlung, Überweisung',
      'SEPA-5',
      'hat eine Teilzahlung gebucht',
      'Wertstellung 12. Mai 2026',
    ])
      expect(page).toContain(text);
    expect(await booking()).toMatchObject({
      ...{ state: 'open', cents: 975, paid: 2000 },
      transfer: { cents: 975, code: expect.stringContaining('EUR9.75') },
    });
    expect((await browser().open(`${invoice}/pay`)).html).toContain('Gebucht sind schon 20,00');
    await pay('9,75');
    expect(await owed()).toBe(0);
    expect(await booking()).toMatchObject({ state: 'paid', cents: 0 });
    expect((await browser().open(invoice)).html).toContain('hat eine Zahlung gebucht');
  });

  it.each([
    ['nothing', '0', {}, 'größer als null'],
    ['less than nothing', '-5', {}, 'größer als null'],
    ['no amount', '', {}, 'Bitte geben Sie einen Betrag ein'],
    ['what is no number', 'zwanzig', {}, 'nicht lesen'],
    ['parts of a cent', '12,345', {}, 'auf den Cent genau'],
    ['dollars', '20 USD', {}, 'lauten auf Euro'],
    ['pounds', '£5', {}, 'lauten auf Euro'],
    ['more than anybody pays', '10.000.000,01', { more: 'yes' }, 'höchstens 10.000.000,00'],
    ['more than numbers can hold', '99999999999999', { more: 'yes' }, 'höchstens 10.000.000,00'],
    ['a day before the invoice', '20', { paidOn: '2026-05-09' }, 'vom Tag der Rechnung'],
    ['a day to come', '20', { paidOn: '2026-05-16' }, 'vom Tag der Rechnung'],
    ['no day', '20', { paidOn: '' }, 'vom Tag der Rechnung'],
  ])('of %s is refused, and what was typed stays', async (_name, amount, more, words) => {
    const { status, html } = await pay(amount, { note: 'SEPA-5', ...more });
    expect(status).toBe(422);
    expect(plainText(html.replaceAll('\u00a0', ' '))).toContain(words);
    for (const typed of [`value="${amount}"`, 'value="SEPA-5"']) expect(html).toContain(typed);
    expect(html).toContain('aria-invalid="true"');
    expect(await paid()).toEqual([]);
  });

  it('of more than is owed asks once, and is to be refunded', async () => {
    const asked = await pay('30');
    expect([asked.status, await paid()]).toEqual([422, []]);
    expect(asked.html).toContain('Es ist mehr eingegangen');
    expect(asked.html).toContain('0,25\u00a0€ sind zu erstatten');
    await browser().post(invoice, {
      ...{ ...fieldsOf(asked.html), action: 'pay', amount: '30', paidOn: '2026-05-12', note: '', more: 'yes' },
    });
    expect(await owed()).toBe(-25);
    const page = (await browser().open(invoice)).html;
    expect(page).toContain('0,25\u00a0€ sind zu erstatten');
    expect(page.match(/>Erstattung buchen</g) ?? page.match(/Erstattung buchen/g)).toHaveLength(1);
  });

  it('of a cancelled invoice is possible after that question', async () => {
    await insertCredit(backend().database);
    expect((await browser().open(`${invoice}/pay`)).html).toContain('nichts offen');
    expect((await pay('29,75')).html).toContain('Es ist mehr eingegangen');
    await pay('29,75', { more: 'yes' });
    expect(await owed()).toBe(-2975);
  });

  it('is booked once by a double click and a reload, and the second of two operators is told', async () => {
    await insertOperator(backend().database, { name: 'Berta Buch', email: 'berta@example.org' });
    const other = anotherBrowser('203.0.113.9');
    await other.logIn(undefined, 'berta@example.org');
    const [own, theirs] = [await formOn(), await formOn(undefined, other)];
    const typed = { action: 'pay', amount: '20,00', paidOn: '2026-05-12', note: 'SEPA' };
    const twice = await Promise.all([0, 1].map(() => browser().post(invoice, { ...own, ...typed })));
    for (const { html } of twice) expect(html).toContain('Gespeichert.');
    expect((await browser().post(invoice, { ...own, ...typed })).html).toContain('Gespeichert.');
    const told = await other.post(invoice, { ...theirs, ...typed });
    expect(told.status).toBe(409);
    for (const text of [
      'Inzwischen hat sich etwas geändert',
      'Olga Ott',
      'Teilzahlung',
      'value="20,00"',
      'value="SEPA"',
    ])
      expect(told.html).toContain(text);
    expect(await paid()).toHaveLength(1);
  });

  it('is taken back alone, once, and not the others', async () => {
    await pay('5');
    await pay('7,50', { paidOn: '2026-05-13' });
    const [first] = await paid();
    const page = (await browser().open(invoice)).html;
    expect(page.match(/name="payment" value="\d+"/g)).toHaveLength(2);
    const form = await formOn();
    const back = { ...form, action: 'unpay', payment: String(first?.id) };
    expect((await browser().post(invoice, back)).html).toContain('Gespeichert.');
    expect((await browser().post(invoice, back)).html).toContain('Inzwischen hat sich etwas geändert');
    expect(
      (await browser().post(invoice, { ...(await formOn()), action: 'unpay', payment: String(first?.id) })).html,
    ).toContain('Inzwischen hat sich etwas geändert');
    expect((await paid()).map(({ cents, day, undoes }) => [cents, day, undoes])).toEqual([
      [500, '2026-05-12', null],
      [750, '2026-05-13', null],
      [-500, '2026-05-12', first?.id],
    ]);
    expect(await owed()).toBe(2225);
    expect((await browser().open(`${invoice}/unpay?payment=${first?.id}`)).html).toContain('nicht mehr gebucht');
  });

  it('of before an older withdrawal of all cannot be taken back again', async () => {
    await pay('5');
    await pay('7,50');
    await backend().database.script(`insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
      select id, 'invoice', -1250, '2026-05-14', now() from advert_invoices`);
    const [first] = await paid();
    await browser().post(invoice, { ...(await formOn()), action: 'unpay', payment: String(first?.id) });
    expect(await owed()).toBe(2975);
    expect((await browser().open(invoice)).html).not.toMatch(/name="payment"/);
  });

  it('of a closed month is shown with the month in which it is booked', async () => {
    await backend().database.script(`update advert_sellers set closed_until = '2026-05-31' where client = 'stadt'`);
    await pay('5');
    expect((await browser().open(invoice)).html).toContain('gebucht im Juni (Mai ist abgeschlossen)');
  });

  it('of all that is owed is pressed once in the list; the second operator is told who has booked it', async () => {
    const listed = { csrf: (await formOn()).csrf ?? '', action: 'pay', due: '2975', from: 'list' };
    await browser().post(invoice, listed);
    const again = await browser().post(invoice, listed);
    expect([again.status, (await paid()).length]).toEqual([409, 1]);
    for (const text of ['Inzwischen hat sich etwas geändert', 'Olga Ott', 'nichts offen'])
      expect(again.html).toContain(text);
  });
});
