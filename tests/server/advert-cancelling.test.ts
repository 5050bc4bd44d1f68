import { expect, it } from 'vitest';
import { accountApp, type Send } from '../support/account-calls';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { FRONT, LIST, ORDER, usingAdverts } from './using-adverts';

/** Monday to Wednesday; each closes on the workday before at noon. */
const DAYS = ['2026-06-08', '2026-06-09', '2026-06-10'];
const minutesBefore = (instant: string, minutes: number) => Date.parse(instant) - NOW.getTime() - minutes * 60_000;

onEachDatabase('a cancelled order', (backend) => {
  const { send, asOther, owner, other, pass } = usingAdverts(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  const order = async (changes: object = {}, as: Send = send): Promise<string> => {
    const { status, body, text } = await as('POST', 'adverts/orders', { ...ORDER, ...changes });
    expect(status, text).toBe(201);
    return body.data.id;
  };
  const later = async (ms: number) => {
    pass(ms);
    await backend().database.query(`update tokens set expires_at = '2027-01-01'`);
  };

  it('has invoice days in the order of their numbers even if the clock goes back', async () => {
    await order({ slot: FRONT, dates: DAYS.slice(0, 1), gross: 2856 });
    pass(-36 * 3_600_000);
    const id = await order({ slot: FRONT, dates: DAYS.slice(1, 2), gross: 2856 });
    await send('POST', `my/adverts/${id}/cancel`);
    pass(36 * 3_600_000);
    await order({ slot: FRONT, dates: DAYS.slice(2), gross: 2856 });
    const papers = await rows<{ number: string; day: string }>(
      `select number, issued_on as day from advert_invoices where kind = 'invoice' order by number`,
    );
    expect(papers.map(({ day }) => day)).toEqual(papers.map(({ day }) => day).sort());
    expect(papers).toHaveLength(3);
  });

  it('before the first closing time is cancelled, credited, reported by mail, and releases its slot days', async () => {
    const id = await order({ slot: FRONT, dates: DAYS.slice(0, 1), gross: 2856 });
    const key = { 'idempotency-key': 'cancel-once-1' };
    expect((await send('GET', `my/adverts/${id}`)).body.data).toMatchObject({ credit: 2856 });
    expect((await asOther('POST', `my/adverts/${id}/cancel`)).status).toBe(404);
    const { body } = await send('POST', `my/adverts/${id}/cancel`, undefined, key);
    expect(body.data).toMatchObject({
      ...{ state: 'cancelled', dates: DAYS.slice(0, 1), payment: { state: 'none', cents: 0 } },
      invoices: [{ kind: 'invoice' }, { kind: 'credit', number: 'ST-G-2026-00001', gross: 2856 }],
    });
    expect(body.data.canCancelUntil ?? body.data.canStopUntil).toBeUndefined();
    expect((await send('POST', `my/adverts/${id}/cancel`)).body.data).toEqual(body.data);
    expect(await rows('select 1 from advert_invoices')).toHaveLength(2);
    expect(await rows('select 1 from advert_slot_days')).toEqual([]);
    const app = accountApp(backend().database);
    const pdf = (name: string, token: string) =>
      app.request(`/clients/stadt/api/my/adverts/${id}/${name}`, { headers: { token } });
    // An order that was stopped and rejected afterwards has two credit notes.
    await rows(`insert into advert_invoices (client, order_id, kind, number, credits, issued_at, issued_on, due_on, seller,
        buyer, items, supplied_from, supplied_until, net, vat_share, vat, gross)
      select client, order_id, kind, 'ST-G-2026-00002', credits, issued_at, issued_on, due_on, seller,
        buyer, items, supplied_from, supplied_until, net, vat_share, vat, gross from advert_invoices where kind = 'credit'`);
    for (const [name, number] of [
      ['invoice.pdf', 'ST-R-2026-00001'],
      ['credit-note.pdf', 'ST-G-2026-00002'],
      ['credit-note.pdf?number=ST-G-2026-00001', 'ST-G-2026-00001'],
    ] as const) {
      const answer = await pdf(name, owner().token);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
      expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true);
      expect((await pdf(name, other().token)).status).toBe(404);
    }
    expect((await pdf('credit-note.pdf?number=ST-R-2026-00001', owner().token)).status).toBe(404);
    const mails = await rows<{ subject: string }>('select subject from mails order by id');
    expect(mails.map(({ subject }) => subject.split(': ')[1])).toEqual([
      'Ihre Bestellung ist eingegangen',
      'Ihre Anzeige ist storniert',
    ]);
    await order({ slot: FRONT, dates: DAYS.slice(0, 1), gross: 2856 }, asOther);
  });

  it('returns its voucher', async () => {
    const left = () => rows(`select uses_left as left from advert_vouchers where code = 'VEREIN20'`);
    const id = await order({ voucher: 'VEREIN20', gross: 595 });
    expect(await left()).toEqual([{ left: 499 }]);
    await send('POST', `my/adverts/${id}/cancel`);
    expect(await left()).toEqual([{ left: 500 }]);
  });

  it('after the first closing time credits only days that are still open', async () => {
    const id = await order({ slot: LIST, dates: DAYS, gross: 3159 });
    await backend().database.query(`update advert_orders set state = 'confirmed' where id = $1`, [id]);
    // Monday closed on Friday; Tuesday closes in a minute.
    await later(minutesBefore('2026-06-08T10:00:00Z', 1));
    const shown = (await send('GET', `my/adverts/${id}`)).body.data;
    expect([shown.credit, shown.canCancelUntil, shown.canStopUntil]).toEqual([
      184,
      undefined,
      '2026-06-09T10:00:00.000Z',
    ]);
    const { body } = await send('POST', `my/adverts/${id}/cancel`);
    expect(body.data).not.toHaveProperty('credit');
    expect(body.data).toMatchObject({
      ...{ state: 'running', dates: DAYS.slice(0, 1), givenBack: DAYS.slice(1) },
      // One day costs the least price of 25 Euro; three cost 26.55.
      invoices: [{ gross: 3159 }, { kind: 'credit', net: 155, vat: 29, gross: 184 }],
    });
    expect(await rows(`select day from advert_slot_days`)).toEqual([{ day: DAYS[0] }]);
    const refused = await send('POST', `my/adverts/${id}/cancel`);
    expect([refused.status, refused.body.code]).toEqual([409, 'too_late']);
  });
});
