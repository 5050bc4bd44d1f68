import { beforeEach, expect, it } from 'vitest';
import { csvCell } from '../../demo/server/backoffice/adverts/invoices-csv';
import { insertOrder } from '../support/advert-fixtures';
import { onOneDatabase } from './on-each-database';
import { fieldsOf, usingOffice } from './using-office';

onOneDatabase('adverts in the back office', (backend) => {
  const { anotherBrowser, browser, person } = usingOffice(backend);
  const path = '/backoffice/stadt/adverts';
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  let id = '';
  beforeEach(async () => {
    id = await insertOrder(backend().database, person().id);
    await backend().database.script('delete from mails');
    await browser().logIn();
  });
  const send = async (target: string, fields: Record<string, string>) =>
    browser().post(target, { ...fields, csrf: browser().csrfOf(await browser().open(path)) });

  it('are counted on the first page, and stand in the calendar of bookings', async () => {
    expect((await browser().open('/backoffice')).html).toContain('1 Anzeige wartet');
    const month = await browser().open(`${path}/calendar?month=2026-05`);
    for (const text of ['Samstag, 30.05.2026', '1 von 3', 'ST-A-2026-00001, wartet auf Freigabe'])
      expect(month.html).toContain(text);
    expect((await browser().open(`${path}/calendar?month=2026-99`)).html).toContain('Buchungen 2026-05');
    expect((await browser().open(`${path}/calendar?month=2026-07`)).html).toContain('nichts gebucht');
  });

  it('wait until an operator approves them, who tells the advertiser', async () => {
    const { html } = await browser().open(path);
    for (const text of ['Anzeige', 'ST-A-2026-00001', 'Kulturverein', 'Karte in der Liste', '29,75'])
      expect(html).toContain(text);
    expect((await send(`${path}/${id}`, { action: 'approve' })).html).toContain('Gespeichert.');
    expect(await rows('select state from advert_orders')).toEqual([{ state: 'confirmed' }]);
    expect(await rows('select subject from mails')).toEqual([{ subject: 'Stadt: Ihre Anzeige ist freigegeben' }]);
    expect((await browser().open(path)).html).toContain('Es wartet keine Anzeige');
    expect((await send(`${path}/${id}`, { action: 'approve' })).html).toContain('inzwischen entschieden');
    expect((await send(`${path}/gone`, { action: 'approve' })).html).toContain('gibt es nicht mehr');
  });

  it('are rejected with a reason, and credited', async () => {
    const refused = await send(`${path}/${id}`, { action: 'reject', reason: ' ' });
    expect([refused.status, refused.html.includes('warum Sie die Anzeige ablehnen')]).toEqual([422, true]);
    await send(`${path}/${id}`, { action: 'reject', reason: 'Fremde <Marke>' });
    expect(await rows('select state, cancelled_by as by, cancel_reason as reason from advert_orders')).toEqual([
      { state: 'cancelled', by: 'operator', reason: 'Fremde <Marke>' },
    ]);
    expect(await rows('select kind from advert_invoices order by id')).toEqual([
      { kind: 'invoice' },
      { kind: 'credit' },
    ]);
    expect(await rows('select 1 from advert_places')).toEqual([]);
    expect((await rows<{ body: string }>('select body from mails'))[0]?.body).toContain('Begründung: Fremde <Marke>');
  });

  it('are paid, reminded of, and shown as PDF and CSV', async () => {
    const list = `${path}/invoices`;
    const [invoice] = await rows<{ id: number }>('select id from advert_invoices');
    const own = `${list}/${invoice?.id}`;
    expect((await browser().open(list)).html).toContain('ST-R-2026-00001');
    expect((await browser().open(`${list}?state=overdue`)).html).toContain('Hier steht keine Rechnung');
    await backend().database.script(`update advert_invoices set due_on = '2026-05-01'`);
    expect((await browser().open(`${list}?state=overdue`)).html).toContain('überfällig');
    await send(own, { action: 'remind' });
    expect(await rows('select level from advert_reminders')).toEqual([{ level: 1 }]);
    await send(own, { action: 'pay' });
    expect((await send(own, { action: 'pay' })).html).toContain('Inzwischen hat sich etwas geändert');
    expect(await rows('select cents from advert_payments')).toEqual([{ cents: 2975 }]);
    expect((await browser().open(`${list}?state=settled`)).html).toContain('erledigt');
    await send(own, { action: 'unpay' });
    expect((await browser().open(list)).html).toContain('ST-R-2026-00001');
    const csv = await browser().open(`${list}.csv`);
    expect(csv.html).toContain('"Rechnung";"ST-R-2026-00001";"2026-05-10"');
    expect(csv.html).toContain('"25,00";"19,00";"4,75";"29,75";"0,00"');
    const [head, names, line] = (await browser().open(`${path}/datev.csv`)).html.split('\r\n');
    expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";12;\d{17};.*;20260101;4;20260101;20261231;/);
    expect(names?.split(';')).toHaveLength(14);
    expect(line).toBe('29,75;"S";"EUR";;;"";10000;8400;"";1005;"ST-R-2026-00001";"ST-A-2026-00001";;"Kulturverein"');
    expect((await browser().open(`${path}/datev.csv?year=2025`)).html.split('\r\n')).toHaveLength(3);
    expect((await browser().open(`${own}/pdf`)).html.startsWith('%PDF')).toBe(true);
    expect((await browser().open(`${list}/999999/pdf`)).status).toBe(404);
  });

  it('cost what an operator says, for new orders; wrong values and late ones change nothing', async () => {
    const page = `${path}/catalogue`;
    const typed = {
      ...{
        dayCents: '12,50',
        leastCents: '30',
        capacity: '4',
        vatShare: '7',
        closingWorkdays: '2',
        closingTime: '10:30',
      },
      isActive: 'yes',
    };
    const slot = 'stadt-liste';
    const seen = async () => {
      const { html } = await browser().open(page);
      return fieldsOf(html.split('<form').find((part) => part.includes(`catalogue/${slot}"`)) ?? '').seen ?? '';
    };
    const first = await seen();
    const wrong = await send(`${page}/${slot}`, { ...typed, seen: first, dayCents: 'viel', capacity: '0' });
    expect(wrong.status).toBe(422);
    for (const text of ['Bitte einen Betrag wie 29,00', 'ganze Zahl von 1 bis 100', 'value="viel"', 'value="10:30"'])
      expect(wrong.html).toContain(text);
    expect(await seen()).toBe(first);
    expect((await send(`${page}/${slot}`, { ...typed, seen: first })).html).toContain('Gespeichert.');
    expect((await send(`${page}/${slot}`, { ...typed, seen: first })).html).toContain(
      'Inzwischen hat sich etwas geändert',
    );
    expect((await send(`${page}/kurier-liste`, { ...typed, seen: first })).html).toContain('gibt es nicht mehr');
    const changed = await rows(`select day_cents, least_cents, capacity, vat_share, closing_workdays, closing_time
      from advert_slots where id = 'stadt-liste'`);
    expect(changed).toEqual([
      ...[
        { day_cents: 1250, least_cents: 3000, capacity: 4, vat_share: 700, closing_workdays: 2, closing_time: '10:30' },
      ],
    ]);
    const { isActive: _, ...off } = typed;
    await send(`${page}/${slot}`, { ...off, seen: await seen() });
    expect((await browser().open(page)).html).toContain('nicht im Angebot');
    await backend().database.script(
      'delete from advert_media; delete from advert_vouchers; delete from advert_sellers',
    );
  });

  it('are nobody’s business who has not logged in', async () => {
    for (const name of ['', '/calendar', '/catalogue', '/datev.csv', '/invoices', '/invoices.csv', '/invoices/1/pdf'])
      expect((await anotherBrowser().open(`${path}${name}`)).status, name).toBe(401);
  });
});

it.each([
  ['=1+1', `"'=1+1"`],
  ['+49 7121', `"'+49 7121"`],
  [' @cmd', `"' @cmd"`],
  ['-12,50', '"-12,50"'],
  ['-2+3', `"'-2+3"`],
  ['Müller "KV"; Söhne', '"Müller ""KV""; Söhne"'],
])('the cell %s of a spreadsheet is no formula', (text, cell) => expect(csvCell(text)).toBe(cell));
