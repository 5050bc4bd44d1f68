import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { closeMonthWithin } from '../../demo/server/adverts/books/close-month';
import { rebuildMoney } from '../../demo/server/adverts/kept-money';
import { berlinTime } from '../../src/lib/berlin-time';
import { BILLING, insertOrder } from '../support/advert-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { balanceOf, readDatev } from '../support/datev-file';
import { insertOperator } from '../support/operators';
import { whileHeld } from '../support/while-held';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** The invoice of the fixture is of 10 May. */
const JUNE = new Date('2026-06-04T08:00:00Z');
const MONTHS = '/backoffice/stadt/invoices/months';
const MAY = `${MONTHS}/2026-05`;
const NUMBERS = { datevAdviser: '29098', datevClient: '55003' };

onOneDatabase('the months of the books in the back office', (backend) => {
  const { anotherBrowser, browser, neighbour, person, setClock } = usingBackOffice(backend);
  const rows = <Row>(sql: string, values?: unknown[]) => backend().database.query<Row>(sql, values);
  const open = async (path: string) => (await browser().open(path)).html;
  const giveNumbers = (fields: object = NUMBERS) =>
    rows(`update advert_sellers set data = data || $1::jsonb where client = 'stadt'`, [JSON.stringify(fields)]);
  const pay = (cents: number, paidOn: string, recordedAt = `${paidOn}T08:00:00Z`) =>
    rows(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
       select id, 'invoice', $1, $2, $3 from advert_invoices where kind = 'invoice'`,
      [cents, paidOn, recordedAt],
    );
  /** Moves the clock; a session does not last so long. */
  const goTo = async (instant: Date) => {
    setClock(instant);
    await browser().logIn();
  };
  const question = async () => fieldsOf(await open(`${MAY}/close`));
  const close = async () => browser().post(MAY, await question());
  const download = async (name: string) => Buffer.from((await browser().open(`${MAY}/${name}`)).bytes);

  beforeEach(async () => {
    await insertOrder(backend().database, person().id);
    await backend().database.script(
      `update advert_sellers set data = data - array(select key from jsonb_object_keys(data) as key where key like 'datev%');
       delete from history`,
    );
    await goTo(JUNE);
  });

  it('show the sums of each month, and of the year', async () => {
    await pay(1000, '2026-05-20');
    const html = await open(MONTHS);
    for (const text of [
      'Mai 2026',
      '2 Buchungen',
      '29,75\u00a0€',
      '10,00\u00a0€',
      '19,75\u00a0€',
      'Offen',
      'Summe 2026',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/Juni 2026.*Läuft noch.*Mai 2026/s);
    const month = await open(MAY);
    for (const text of ['Mai 2026 abschließen', 'Rechnung', 'Zahlung', '−10,00\u00a0€', 'Anzeigen ohne Freigabe'])
      expect(month).toContain(text);
  });

  it('are none that nobody knows, of the future, of another client, or for another role', async () => {
    for (const month of ['1999-12', '2026-07', '2026-13', '2026-5', 'x', "'", '%00', '9'.repeat(300)])
      for (const file of ['', '/close', '/datev.csv', '/entries.csv', '/documents.zip', '/ec-sales', '/ec-sales.csv'])
        expect((await browser().open(`${MONTHS}/${month}${file}`)).status, `${month}${file}`).toBe(404);
    expect(await open(`/backoffice/zeitung/invoices/months`)).not.toContain('Mai 2026');
    expect(await open('/backoffice/zeitung/invoices/months/2026-05')).toContain('In diesem Monat ist nichts gebucht');
    await insertOperator(backend().database, {
      name: 'Rita',
      email: 'rita@example.org',
      role: 'editing',
      clients: null,
    });
    const other = anotherBrowser('203.0.113.9');
    await other.logIn(undefined, 'rita@example.org');
    for (const file of ['', '/close', '/datev.csv', '/documents.zip', '/ec-sales.csv'])
      expect((await other.open(`${MAY}${file}`)).status, file).toBe(403);
  });

  it('are not closed for a client that has no seller yet, nor are its days without a place', async () => {
    await rows(`insert into clients (key, name) values ('leer', 'Leer') on conflict do nothing`);
    const html = await open('/backoffice/leer/invoices/months/2026-05');
    expect(html).toContain('Es fehlt, wer die Rechnungen schreibt');
    expect(html).not.toContain('Mai 2026 abschließen');
    const asked = await browser().open('/backoffice/leer/invoices/months/2026-05/close');
    expect(asked.html).not.toContain('Das ist endgültig');
    expect(await open('/backoffice/leer/adverts/calendar/close')).toContain('Noch gibt es keinen Werbeplatz');
    await rows(`delete from clients where key = 'leer'`);
  });

  it('are closed once they are over, and not before', async () => {
    await goTo(new Date(berlinTime('2026-05-31', '23:30')));
    expect((await browser().open(`${MAY}/close`)).status).toBe(404);
    const csrf = browser().csrfOf(await browser().open(MAY));
    expect((await browser().post(MAY, { csrf, seen: '' })).html).toContain('Der Monat läuft noch');
    expect((await browser().post(`${MONTHS}/2026-06`, { csrf, seen: '' })).html).toContain('gibt es nicht mehr');
    expect(await rows('select 1 from advert_month_closings')).toEqual([]);
    await goTo(new Date(berlinTime('2026-06-01', '00:10')));
    expect((await close()).html).toContain('Dieser Monat ist abgeschlossen');
    const html = await open(MONTHS);
    for (const text of ['Abgeschlossen', 'Olga Ott']) expect(html).toContain(text);
    expect(await rows('select kind, record, action from history')).toEqual([
      { kind: 'books', record: '2026-05', action: 'closed' },
    ]);
    expect(await open('/backoffice/stadt/history')).toContain('hat den Monat abgeschlossen');
    expect((await browser().post(MAY, { csrf, seen: '' })).html).toContain('Das war schon geschehen');
    expect((await browser().open(`${MAY}/close`)).html).toContain('Dieser Monat ist abgeschlossen');
  });

  it('are not closed if somebody has booked since: the entries are shown, and the question again', async () => {
    const asked = await question();
    setClock(new Date(JUNE.getTime() + 60_000));
    await pay(500, '2026-05-31', '2026-06-04T08:00:30Z');
    const refused = await browser().post(MAY, asked);
    expect(refused.status).toBe(409);
    for (const text of ['Inzwischen ist etwas gebucht worden', 'Inzwischen gebucht', '−5,00\u00a0€'])
      expect(refused.html).toContain(text);
    expect(refused.html.split('Inzwischen gebucht')[1]?.split('</table>')[0]).not.toContain('29,75');
    expect(await rows('select 1 from advert_month_closings')).toEqual([]);
    expect((await browser().post(MAY, fieldsOf(refused.html))).html).toContain('Dieser Monat ist abgeschlossen');
  });

  it('wait for somebody who books, and are then not closed with sums that nobody has seen', async () => {
    const asked = await question();
    const refused = await whileHeld(
      backend(),
      (transaction) =>
        transaction.query(`insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
          select id, 'invoice', 500, '2026-05-31', now() from advert_invoices`),
      () => browser().post(MAY, asked),
    );
    expect([refused.status, refused.html.includes('Inzwischen ist etwas gebucht worden')]).toEqual([409, true]);
    expect(await rows('select 1 from advert_month_closings')).toEqual([]);
  });

  it('let a payment wait that somebody records during the closing, and book it in the next month', async () => {
    const invoice = '/backoffice/stadt/invoices/ST-R-2026-00001';
    const paying = { ...fieldsOf(await open(`${invoice}/pay`)), action: 'pay', amount: '5,00', paidOn: '2026-05-31' };
    const { seen = '' } = await question();
    const { html } = await whileHeld(
      backend(),
      (transaction) =>
        closeMonthWithin(transaction, { client: 'stadt', month: '2026-05', seen }, { client: 'stadt', now: JUNE }),
      () => browser().post(invoice, paying),
    );
    expect(html).toContain('Gespeichert.');
    expect(await rows('select cents, booked_on from advert_payments')).toEqual([
      { cents: 500, booked_on: '2026-06-01' },
    ]);
    expect(await rows(`select sums->'paid' as paid from advert_month_closings`)).toEqual([{ paid: 0 }]);
  });

  it('are closed once by two operators at once', async () => {
    const asked = await question();
    const other = neighbour();
    await other.logIn();
    const theirs = fieldsOf((await other.open(`${MAY}/close`)).html);
    const answers = await Promise.all([browser().post(MAY, asked), other.post(MAY, theirs)]);
    for (const { html } of answers) expect(html).toContain('Dieser Monat ist abgeschlossen');
    expect(await rows('select 1 from advert_month_closings')).toHaveLength(1);
    expect(await rows('select 1 from history')).toHaveLength(1);
  });

  it('name the earlier open months that are closed with one, and the month of later bookings', async () => {
    await goTo(new Date('2026-08-02T08:00:00Z'));
    await pay(500, '2026-07-10');
    const html = await open(`${MONTHS}/2026-07/close`);
    expect(html).toContain('Mai 2026 und Juni 2026 sind auch noch offen und werden');
    expect(html).toContain('Das ist dann August 2026');
    await browser().post(`${MONTHS}/2026-07`, fieldsOf(html));
    expect(await rows('select 1 from advert_month_closings')).toHaveLength(3);
  });

  it('have a DATEV file with all their entries, once the numbers of the tax adviser are known', async () => {
    const missing = await browser().open(`${MAY}/datev.csv`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([409, 'text/html; charset=UTF-8']);
    for (const text of ['Für DATEV fehlen noch Angaben', '/backoffice/stadt/adverts/catalogue/seller'])
      expect([missing.html, await open(MAY)].every((html) => html.includes(text))).toBe(true);
    await giveNumbers({ ...NUMBERS, datevChart: '04' });
    await pay(1000, '2026-05-20');
    const file = readDatev(await download('datev.csv'));
    expect(file).toMatchObject({ adviser: '29098', client: '55003', chart: '04', isFixed: false, from: '20260501' });
    expect([balanceOf(file, '10000'), balanceOf(file, '1800'), balanceOf(file, '4400')]).toEqual([1975, 1000, -2975]);
    await close();
    expect(readDatev(await download('datev.csv')).isFixed).toBe(true);
  });

  it('keep the bytes of their files once they are closed, whatever comes later', async () => {
    await giveNumbers();
    await close();
    const files = ['datev.csv', 'entries.csv', 'documents.zip', 'ec-sales.csv?period=month'];
    const before = await Promise.all(files.map(download));
    await goTo(new Date('2026-06-09T08:00:00Z'));
    await pay(1000, '2026-05-20', '2026-06-09T08:00:00Z');
    await giveNumbers({ datevAdviser: '1234', datevStandard: '8499' });
    await rows(`update operators set name = 'Anders'`);
    await rows(`update advert_orders set content = content || '{"title": "Berichtigt"}'`);
    const after = await Promise.all(files.map(download));
    for (const [index, name] of files.entries())
      expect(after[index]?.equals(before[index] ?? Buffer.alloc(0)), name).toBe(true);
    const june = readDatev((await browser().open(`${MONTHS}/2026-06/datev.csv`)).bytes);
    expect(june.adviser).toBe('1234');
    expect(june.bookings.map(({ Belegdatum, Buchungstext }) => [Belegdatum, Buchungstext])).toEqual([
      ['0106', 'Zahlung vom 20.05.2026 Kulturverein'],
    ]);
  });

  it('have their documents as ZIP, by number', async () => {
    const zip = unzipSync(new Uint8Array(await download('documents.zip')));
    expect(Object.keys(zip)).toEqual(['ST-R-2026-00001.pdf']);
    expect(new TextDecoder().decode(zip['ST-R-2026-00001.pdf']?.slice(0, 5))).toBe('%PDF-');
    const empty = await browser().open(`${MONTHS}/2026-06/documents.zip`);
    expect(Object.keys(unzipSync(new Uint8Array(empty.bytes)))).toEqual([]);
  });

  it('list the sales to the Union by month and by quarter', async () => {
    const buyer = JSON.stringify({ ...BILLING, company: '=Wien', country: 'AT', vatId: 'ATU13585627' });
    await backend().database.script(`
      alter table advert_invoices disable trigger advert_invoices_kept;
      update advert_invoices set vat_category = 'AE', vat_share = 0, vat = 0, gross = net, buyer = '${buyer}';
      alter table advert_invoices enable trigger advert_invoices_kept;`);
    for (const period of ['month', 'quarter', 'x']) {
      const html = await open(`${MAY}/ec-sales?period=${period}`);
      for (const text of ['ATU13585627', '=Wien', '25,00\u00a0€', '25 €']) expect(html).toContain(text);
    }
    expect(await open(`${MONTHS}/2026-06/ec-sales?period=month`)).toContain('nichts zu melden');
    expect(await open(`${MONTHS}/2026-06/ec-sales`)).toContain('ATU13585627');
    const csv = await browser().open(`${MAY}/ec-sales.csv?period=quarter`);
    expect(csv.headers.get('content-disposition')).toContain('zm-2026-Q2.csv');
    expect(csv.html).toBe('#v3.0\r\nUSt-IdNr.,Betrag (Euro),Art der Leistung\r\nATU13585627,25,S\r\n');
    expect(await open(MAY)).toContain('Rechnungen ohne Umsatzsteuer in die EU');
    expect((await download('entries.csv')).toString()).toContain(`"'=Wien";"AT";"ATU13585627"`);
  });

  it('are those of Berlin: the last minutes of a year belong to it', async () => {
    await backend().database.script(`
      alter table advert_invoices disable trigger advert_invoices_kept;
      update advert_invoices set issued_at = '2026-12-31T23:30:00Z', issued_on = '2027-01-01', booked_on = '2027-01-01';
      alter table advert_invoices enable trigger advert_invoices_kept;`);
    await rebuildMoney(backend().database);
    await goTo(new Date('2026-12-31T23:30:00Z'));
    await giveNumbers();
    expect(await open(MONTHS)).toContain('Summe 2027');
    const january = readDatev((await browser().open(`${MONTHS}/2027-01/datev.csv`)).bytes);
    expect([january.fiscalYear, january.from, january.bookings[0]?.Belegdatum]).toEqual([
      '20270101',
      '20270101',
      '0101',
    ]);
    expect(january.createdAt).toMatch(/^20270101003000/);
  });

  it('page through their entries', async () => {
    await rows(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
       select i.id, 'invoice', 100 + n, '2026-05-20', '2026-05-20T08:00:00Z' from advert_invoices i, generate_series(1, 60) n`,
    );
    expect(await open(MAY)).toContain('1 bis 50 von 61');
    expect(await open(`${MAY}?page=2`)).toContain('51 bis 61 von 61');
    expect((await browser().open(`${MAY}?page=999999`)).status).toBe(200);
  });

  it('have settings that are checked', async () => {
    const seller = '/backoffice/stadt/adverts/catalogue/seller';
    const shown = await open(seller);
    const fields = Object.fromEntries(
      [...shown.matchAll(/<input[^>]* name="([\w]+)"[^>]* value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const save = (typed: Record<string, string>) => browser().post(seller, { ...fields, ...fieldsOf(shown), ...typed });
    for (const [typed, problem] of [
      [{ datevAdviser: '1000', datevClient: '1' }, 'Bitte eine Zahl von 1001 bis 9999999.'],
      [{ datevAdviser: '29098', datevClient: '100000' }, 'Bitte eine Zahl von 1 bis 99999.'],
      [{ datevAdviser: '29098' }, 'Bitte auch diese Nummer: DATEV braucht beide.'],
      [{ datevBank: '12000' }, 'Bitte 4 Ziffern.'],
      [{ datevBank: '=1+1' }, 'Bitte nur Ziffern.'],
      [{ datevDebtors: '1400' }, 'Bitte 5 Ziffern.'],
      [{ datevDebtors: '70000' }, 'Konten von Käufern beginnen mit 1 bis 6.'],
      [{ datevChart: '07' }, 'Bitte auswählen.'],
    ] as const) {
      const { status, html } = await save(typed);
      expect([status, html.includes(problem)], problem).toEqual([422, true]);
    }
    expect((await save({ ...NUMBERS, datevDigits: '5', datevBank: '18000' })).html).toContain('Gespeichert.');
    expect(await rows(`select data->>'datevBank' as bank from advert_sellers where client = 'stadt'`)).toEqual([
      { bank: '18000' },
    ]);
  });
});
