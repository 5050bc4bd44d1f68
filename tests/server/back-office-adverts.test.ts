import { beforeEach, expect, it } from 'vitest';
import { findRunning } from '../../demo/server/adverts/shown/running';
import { csvCell } from '../../demo/server/platform/csv-cell';
import { BILLING, insertOrder } from '../support/advert-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

onOneDatabase('adverts in the back office', (backend) => {
  const { anotherBrowser, browser, person, setClock } = usingBackOffice(backend);
  const path = '/backoffice/stadt/adverts';
  const invoices = '/backoffice/stadt/invoices';
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    await insertOrder(backend().database, person().id);
    await backend().database.script('delete from mails; delete from decisions');
    await browser().logIn();
  });
  const send = async (target: string, fields: Record<string, string>) =>
    browser().post(target, { ...fields, csrf: browser().csrfOf(await browser().open(invoices)) });

  /** Makes the invoice one without VAT, as no one can. */
  const bill = (category: string, buyer: object) =>
    backend().database.script(`
      alter table advert_invoices disable trigger advert_invoices_kept;
      update advert_invoices set vat_category = '${category}', vat_share = 0, vat = 0, gross = net, buyer = '${JSON.stringify(buyer)}';
      alter table advert_invoices enable trigger advert_invoices_kept;`);

  const entry = async () => {
    const [row] = await rows<{ review: number }>('select review from advert_orders');
    return `/backoffice/stadt/queue/advert/${row?.review}`;
  };
  /** Presses a button of the entry, as it stands there. */
  const decide = async (typed: Record<string, string>) => {
    const { html } = await browser().open(await entry());
    const form = html.split('<form').find((part) => part.includes(`value="${typed.action}"`)) ?? '';
    return browser().post(`${path}/${(await entry()).split('/').at(-1)}`, { ...fieldsOf(form), ...typed });
  };

  it('appear in the review queue and in the occupancy', async () => {
    expect((await browser().open('/backoffice')).html).toMatch(/>Stadt<\/a><\/span><\/div><\/td><td[^>]*>1</);
    expect((await browser().open('/backoffice/stadt')).html).toMatch(/>Anzeigen <span class="count">1</);
    expect((await browser().open(path)).html).toMatch(/Warten <span class="count">1</);
    const weeks = await browser().open(`${path}/calendar?from=2026-05-25&slot=stadt-liste&day=2026-05-30`);
    for (const text of [
      'Samstag, 30. Mai: Karte in der Liste',
      '1 von 3 belegt',
      'Zu entscheiden',
      '25. Mai – 7. Juni 2026',
    ])
      expect(weeks.html).toContain(text);
    for (const odd of ['view=month&from=2026-99-99', 'from=', 'slot=stadt-liste&day=2026-05-99'])
      expect((await browser().open(`${path}/calendar?${odd}`)).html).toContain('belegt im Mai');
    const empty = await browser().open(`${path}/calendar?from=2026-07-01&slot=stadt-liste&day=2026-07-01`);
    expect(empty.html).toContain('nichts gebucht');
  });

  it("are shown in the shape of their slot, with the picture's crop", async () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    await backend().database.query(
      `update advert_orders set content = content || $1::jsonb, medium_id = (select min(id) from media)`,
      [JSON.stringify({ title: '<b>Jazz</b>', crop })],
    );
    const { html, headers } = await browser().open(await entry());
    for (const text of ['&lt;b&gt;Jazz', 'aspect-ratio:640/400', 'width:200.000%', 'left:-50.000%', '640 × 400 Pixel'])
      expect(html).toContain(text);
    expect(headers.get('content-security-policy')).toContain("img-src 'self'");
  });

  it('appear after their approval, which is mailed ten minutes later', async () => {
    const { html } = await browser().open(await entry());
    for (const text of ['ST-A-2026-00001', 'Kulturverein möchte werben', 'Karte in der Liste', '29,75'])
      expect(html).toContain(text);
    const decided = await decide({ action: 'approve' });
    for (const text of ['Gespeichert.', 'Anzeige: Freigegeben', 'Die E-Mail geht um'])
      expect(decided.html).toContain(text);
    expect(await rows('select state from advert_orders')).toEqual([{ state: 'confirmed' }]);
    expect(await rows('select subject, held_until > created_at as held from mails')).toEqual([
      { subject: 'Stadt: Ihre Anzeige ist freigegeben', held: true },
    ]);
    const target = `${path}/${(await entry()).split('/').at(-1)}`;
    const again = { action: 'approve', csrf: browser().csrfOf(decided), seen: 'ordered' };
    expect((await browser().post(target, again)).html).toContain('inzwischen entschieden');
    expect((await browser().post(`${path}/999999`, again)).html).toContain('gibt es nicht mehr');
  });

  it('of an event that visitors cannot see have a warning before the decision and in the mail, and do not appear', async () => {
    const { database } = backend();
    await database.script(`delete from events where id = 'new'`);
    await insertEvents(database, [anEvent({ id: 'new', appointments: [{ date: '2026-06-20' }] })]);
    await database.script(`update advert_orders set event_id = 'new', event = '{"id": "new", "title": "Neu"}'`);
    await database.query(`update events set owner_id = $1, state = 'draft' where id = 'new'`, [person().id]);
    const notice = async () =>
      /class="warn" role="status">([^<]*)/.exec((await browser().open(await entry())).html)?.[1];
    expect(await notice()).toMatch(/nicht veröffentlicht\. Solange .* erscheint die Anzeige nicht/);
    await database.script(`insert into event_reviews (event_id, client, state, since, written_at)
      values ('new', 'stadt', 'waiting', now(), now())`);
    expect(await notice()).toMatch(/wartet noch auf Freigabe\. Die Anzeige erscheint erst danach/);
    expect((await browser().open(await entry())).html).toMatch(/queue\/event\/\d+">Veranstaltung prüfen/);
    await decide({ action: 'approve' });
    expect((await rows<{ body: string }>('select body from mails'))[0]?.body).toContain(
      'erscheint erst, wenn die Veranstaltung freigegeben ist',
    );
    const running = () => findRunning(database, 'stadt', 'list', new Date('2026-05-30T10:00:00Z'));
    expect(await running()).toEqual([]);
    await database.script(`update events set state = 'published' where id = 'new'`);
    expect(await running()).toHaveLength(1);
    await database.script(`update advert_orders set state = 'ordered'`);
    expect(await notice()).toBeUndefined();
    await database.script(`update advert_orders set last_day = '2026-06-21'`);
    expect(await notice()).toContain('vor dem letzten gebuchten Tag zu Ende');
    await database.script(
      `update advert_orders set account_id = null; update events set owner_id = null where id = 'new'`,
    );
    expect((await browser().open(await entry())).html, 'without an account').toMatch(/20\. Juni?/);
  });

  it('that begin soon are named on the first page and on their own page; a passed day is credited at the approval', async () => {
    const dates = ['2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14'];
    await insertOrder(backend().database, person().id, dates);
    await rows(`update advert_orders set price_table = price_table || '{"leastCents": 0}'`);
    setClock(new Date('2026-05-08T10:00:00Z'));
    expect((await browser().open('/backoffice')).html).toContain('1 Anzeige eilt');
    expect((await browser().open(`${path}?set=waiting`)).html).toMatch(
      /1 Anzeige soll bald erscheinen.*ST-A-2026-00001.*So, 10\. Mai/s,
    );
    expect((await browser().open('/backoffice/stadt')).html).toMatch(
      /So, 10. Mai<span class="second"><b class="due-soon">in 2 Tagen/,
    );
    setClock(new Date('2026-05-11T10:00:00Z'));
    await browser().logIn();
    await decide({ action: 'approve' });
    expect(await rows('select state, to_json(dates) as dates from advert_orders')).toEqual([
      { state: 'confirmed', dates: dates.slice(1) },
    ]);
    expect(await rows(`select 1 from advert_invoices where kind = 'credit'`)).toHaveLength(1);
    expect((await browser().open('/backoffice')).html).not.toContain('Anzeige eilt');
  });

  it('await review again after an undo, without a mail, unless they have changed since', async () => {
    const approved = await decide({ action: 'approve' });
    const undo = /action="([^"]*\/decisions\/\d+)"/.exec(approved.html)?.[1] ?? '';
    const fields = { csrf: browser().csrfOf(approved), from: 'queue' };
    expect((await browser().post(undo, fields)).html).toContain('Zurückgenommen.');
    expect(await rows('select state, confirmed_at as at from advert_orders')).toEqual([{ state: 'ordered', at: null }]);
    expect(await rows(`select state from mails where state <> 'dropped'`)).toEqual([]);
    expect((await browser().open('/backoffice/stadt/history')).html).toContain('hat die Entscheidung zurückgenommen');
    const second = await decide({ action: 'approve' });
    await backend().database.query(`update advert_orders set state = 'cancelled'`);
    const late = /action="([^"]*\/decisions\/\d+)"/.exec(second.html)?.[1] ?? '';
    expect((await browser().post(late, fields)).html).toContain('Inzwischen hat sich etwas geändert');
  });

  it('cannot be decided on an outdated page, nor twice by two operators at once', async () => {
    const other = anotherBrowser('203.0.113.9');
    await other.logIn();
    const { html } = await other.open(await entry());
    const form = fieldsOf(html.split('<form').find((part) => part.includes('value="approve"')) ?? '');
    const target = `${path}/${(await entry()).split('/').at(-1)}`;
    await backend().database.query(`update advert_orders set dates = array['2026-05-31'::date]`);
    expect((await other.post(target, { ...form, action: 'approve' })).html).toContain('Inzwischen hat sich');
    const mine = fieldsOf((await browser().open(await entry())).html);
    await Promise.all([
      browser().post(target, { ...mine, action: 'approve' }),
      other.post(target, { ...mine, csrf: form.csrf ?? '', action: 'reject', template: '1' }),
    ]);
    const [order] = await rows<{ state: string }>('select state from advert_orders');
    const credits = await rows(`select 1 from advert_invoices where kind = 'credit'`);
    expect(credits).toHaveLength(order?.state === 'cancelled' ? 1 : 0);
    // A rejection is about money as well.
    expect(await rows('select 1 from mails')).toHaveLength(order?.state === 'cancelled' ? 2 : 1);
  });

  it('show the VAT id of a reverse charge before their approval', async () => {
    expect((await browser().open(await entry())).html).toContain('4,75\u00a0€ (19\u00a0%)');
    const buyer = { ...BILLING, country: 'AT', vatId: 'ATU13585627' };
    await backend().database.query(
      `update advert_orders set billing = $1, price = price || '{"vat": 0, "vatShare": 0}'::jsonb`,
      [JSON.stringify(buyer)],
    );
    await bill('AE', buyer);
    const { html } = await browser().open(await entry());
    for (const text of [
      'Firma, Verein oder Einrichtung, Österreich',
      'ATU13585627',
      'Reverse Charge',
      'VIES, ec.europa.eu',
    ])
      expect(html).toContain(text);
  });

  it('are rejected with a reason, and credited', async () => {
    const refused = await decide({ action: 'reject', reason: ' ' });
    expect(refused.html).toContain('Bitte wählen oder schreiben Sie einen Grund');
    expect(await rows('select state from advert_orders')).toEqual([{ state: 'ordered' }]);
    const reason = 'Es ist nicht klar, wer hier wofür wirbt. Fremde <Marke>';
    await decide({ action: 'reject', template: '1', reason: 'Fremde <Marke>' });
    expect(await rows('select state, cancelled_by as by, cancel_reason as reason from advert_orders')).toEqual([
      { state: 'cancelled', by: 'operator', reason },
    ]);
    expect(await rows('select kind from advert_invoices order by id')).toEqual([
      { kind: 'invoice' },
      { kind: 'credit' },
    ]);
    expect(await rows('select 1 from advert_slot_days')).toEqual([]);
    const [own, billed] = await rows<{ body: string }>('select body from mails order by id');
    expect(own?.body).toContain(`Begründung: ${reason}`);
    expect(billed?.body).toContain('Die Gutschrift ST-G-2026-00001 liegt bei.');
    expect(billed?.body).not.toContain('Marke');
  });

  it('are rejected and credited to the invoice address, even if the account is deleted', async () => {
    await backend().database.script('delete from accounts');
    await decide({ action: 'reject', template: '1' });
    expect(await rows('select recipient, subject from mails')).toEqual([
      { recipient: 'verein@example.org', subject: 'Stadt: Gutschrift ST-G-2026-00001' },
    ]);
  });

  it('have payments, reminders, PDF and CSV', async () => {
    const list = invoices;
    const own = `${list}/ST-R-2026-00001`;
    expect((await browser().open(list)).html).toContain('ST-R-2026-00001');
    expect((await browser().open(`${list}?state=overdue`)).html).toContain('Hier steht keine Rechnung');
    setClock(new Date(NOW.getTime() + 20 * 86_400_000));
    await browser().logIn();
    expect((await browser().open(`${list}?state=overdue`)).html).toMatch(/ST-R-2026-00001.*6 Tage/s);
    await send(own, { action: 'remind', due: '2975', reminders: '0' });
    expect(await rows('select level from advert_reminders')).toEqual([{ level: 1 }]);
    await send(own, { action: 'pay', due: '2975' });
    expect((await send(own, { action: 'pay', due: '2975' })).html).toContain('Inzwischen hat sich etwas geändert');
    expect(await rows('select cents from advert_payments')).toEqual([{ cents: 2975 }]);
    expect((await browser().open(`${list}?state=paid`)).html).toContain('ST-R-2026-00001');
    const [payment] = await rows<{ id: number }>('select id from advert_payments');
    await send(own, { action: 'unpay', due: '0', payment: String(payment?.id) });
    expect((await browser().open(list)).html).toContain('ST-R-2026-00001');
    const csv = await browser().open(`${list}.csv`);
    expect(csv.html).toContain('"Rechnung";"ST-R-2026-00001";"2026-05-10"');
    expect(csv.html).toContain('"25,00";"19,00";"S";"4,75";"29,75";"0,00";"0,00";"29,75"');
    expect((await browser().open(`${own}/pdf`)).html.startsWith('%PDF')).toBe(true);
    expect((await browser().open(`${list}/ST-R-2026-99999/pdf`)).status).toBe(404);
  });

  it('require a log-in', async () => {
    for (const name of ['adverts', 'adverts/calendar', 'adverts/catalogue', 'orders/ST-A-2026-00001', 'invoices'])
      expect((await anotherBrowser().open(`/backoffice/stadt/${name}`)).status, name).toBe(401);
    for (const name of ['.csv', '/months', '/months/2026-05/datev.csv', '/ST-R-2026-00001', '/ST-R-2026-00001/pdf'])
      expect((await anotherBrowser().open(`${invoices}${name}`)).status, name).toBe(401);
  });
});

it.each([
  ['=1+1', `"'=1+1"`],
  ['+49 7121', `"'+49 7121"`],
  [' @cmd', `"' @cmd"`],
  ['-12,50', '"-12,50"'],
  ['-2+3', `"'-2+3"`],
  ['Müller "KV"; Söhne', '"Müller ""KV""; Söhne"'],
])('the cell %s of a CSV file is no formula', (text, cell) => expect(csvCell(text)).toBe(cell));
