import { beforeEach, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { storeOrders } from '../../demo/seed/store/orders';
import { bookLines } from '../../demo/server/adverts/statements/book-lines';
import { completeOptions } from '../../demo/server/app';
import { BILLING, emptyOrders } from '../support/advert-fixtures';
import { fieldsOf, plainText } from '../support/back-office-browser';
import { cutAt } from '../support/cut-database';
import { NOW, TODAY } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const PATH = '/backoffice/stadt/invoices/statements';
const HEAD = 'Buchungstag;Valutadatum;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung';
/** More statements than the booking of two lines has. */
const MAX_STATEMENTS = 60;
const [FIRST, SECOND] = ['ST-R-2026-00001', 'ST-R-2026-00002'];
const GERMAN_DAY = TODAY.split('-').reverse().join('.');

onEachDatabase('statements of the bank', (backend, once) => {
  const { anotherBrowser, browser, person } = usingBackOffice(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  let gross = 0;

  beforeEach(async () => {
    const { database } = backend();
    await database.script('truncate advert_statements cascade');
    await emptyOrders(database);
    if ((await database.query('select 1 from advert_media')).length === 0) await storeAdverts(database);
    const order = (id: string, day: string) => ({
      ...{ id, client: 'stadt', accountId: person().id, slot: 'stadt-liste', dates: [day], orderedOn: TODAY },
      ...{ state: 'ordered' as const, event: undefined, mediumId: null, billing: BILLING },
      contact: { email: 'verein@example.org' },
    });
    await storeOrders(database, [order('order-1', '2026-06-08'), order('order-2', '2026-06-09')]);
    await database.script('delete from history');
    const [invoice] = await rows<{ gross: number }>('select gross from advert_invoices order by id');
    gross = invoice?.gross ?? 0;
    await browser().logIn();
  });

  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const line = (purpose: string, cents: number, name = 'Kulturverein') =>
    `${GERMAN_DAY};${GERMAN_DAY};${name};${purpose};${euros(cents)};EUR`;
  const upload = async (text: string | Uint8Array<ArrayBuffer>, from = browser()) => {
    const body = new FormData();
    body.append('csrf', from.csrfOf(await from.open(PATH)));
    body.append('file', new Blob([text], { type: 'text/csv' }), 'umsätze.csv');
    return from.open(PATH, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  };
  const file = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
  const statementPath = async () =>
    `${PATH}/${(await rows<{ id: number }>('select max(id) as id from advert_statements'))[0]?.id}`;
  /** The fields of the form with the lines, the chosen ones as they are. */
  const filled = (html: string) => {
    const form = html.split('<form').find((part) => part.includes('data-lines')) ?? '';
    const fields = fieldsOf(form);
    for (const [input] of form.matchAll(/<input [^>]*>/g)) {
      const [, name = ''] = /name="([^"]*)"/.exec(input) ?? [];
      const isLeft = input.includes('type="checkbox"') && !input.includes(' checked');
      if (!isLeft && name) fields[name] = plainText(/value="([^"]*)"/.exec(input)?.[1] ?? '');
    }
    return fields;
  };
  const book = async (typed: Record<string, string> = {}, from = browser()) => {
    const path = await statementPath();
    const { html } = await from.open(path);
    return from.post(path, { ...filled(html), do: 'book', ...typed });
  };
  const lineIds = async () =>
    (await rows<{ id: number }>('select id from advert_statement_lines order by file_row')).map(({ id }) => id);
  const states = () =>
    rows<{ state: string; reason: string }>('select state, reason from advert_statement_lines order by file_row');
  const money = async () =>
    (
      await rows<{ owed: number[]; paid: number; lines: number }>(
        `select (select json_agg(owed order by id) from advert_orders) as owed,
           (select coalesce(sum(cents), 0)::int from advert_payments) as paid,
           (select coalesce(sum(cents), 0)::int from advert_statement_lines where state = 'booked') as lines`,
      )
    )[0];

  it('are read, looked at and booked, with names in the history', async () => {
    const read = await upload(file(line(`Rechnung ${FIRST}`, gross), line('Miete', 700, 'Anna'), line('Strom', -900)));
    for (const text of ['umsätze.csv', '3 Umsätze eingelesen', 'Nummer und Betrag stimmen', FIRST, 'Olga Ott'])
      expect(read.html).toContain(text);
    expect(await states()).toEqual([
      { state: 'proposed', reason: 'exact' },
      { state: 'unclear', reason: 'none' },
      { state: 'ignored', reason: 'outgoing' },
    ]);
    expect(await money()).toMatchObject({ owed: [gross, gross], paid: 0 });
    const booked = await book();
    expect(booked.html).toContain(`1 Zeile gebucht, zusammen ${euros(gross)}`);
    expect(await money()).toEqual({ owed: [0, gross], paid: gross, lines: gross });
    const [payment] = await rows(
      'select p.paid_on as day, p.note, o.name, p.line_id is not null as "hasLine" from advert_payments p join operators o on o.id = p.operator_id',
    );
    expect(payment).toEqual({ day: TODAY, note: `Rechnung ${FIRST}`, name: 'Olga Ott', hasLine: true });
    expect((await browser().open(`/backoffice/stadt/invoices/${FIRST}`)).html).toContain('hat eine Zahlung gebucht');
    const list = (await browser().open(PATH)).html;
    for (const text of ['umsätze.csv', 'Olga Ott']) expect(list).toContain(text);
    expect((await browser().open((await statementPath()).replace('stadt', 'zeitung'))).status).toBe(404);
  });

  once('bring nothing twice, and two equal lines of one file are two', async () => {
    const twice = file(line('Danke', 300), line('Danke', 300), line(FIRST, gross));
    await upload(twice);
    expect(await lineIds()).toHaveLength(3);
    await book();
    const again = await upload(`${twice}\r\n${line('Danke', 300)}`);
    expect(again.html).toContain('1 Umsatz eingelesen, 3 waren schon eingelesen');
    expect(await lineIds()).toHaveLength(4);
    const skipped = (await browser().open(`${await statementPath()}?state=skipped`)).html;
    expect(skipped.match(/>Schon eingelesen</g)).toHaveLength(3);
    await Promise.all([upload(file(line('Neu', 100))), upload(file(line('Neu', 100)))]);
    expect(await lineIds()).toHaveLength(5);
    expect(await money()).toMatchObject({ paid: gross });
  });

  once('are booked once by two operators at once, and the second reads by whom', async () => {
    await upload(file(line(FIRST, gross)));
    await insertOperator(backend().database);
    const other = anotherBrowser('203.0.113.9');
    await other.logIn();
    const path = await statementPath();
    const fields = { ...filled((await browser().open(path)).html), do: 'book' };
    const others = { ...filled((await other.open(path)).html), do: 'book' };
    const answers = await Promise.all([browser().post(path, fields), other.post(path, others)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.html).toContain('Olga Ott hat diese Zeile schon gebucht');
    expect(await money()).toMatchObject({ owed: [0, gross], paid: gross });
  });

  once('leave out what changed meanwhile, by name, and book the others', async () => {
    await upload(file(line(FIRST, gross), line(SECOND, gross)));
    const path = await statementPath();
    const fields = { ...filled((await browser().open(path)).html), do: 'book' };
    await book({ [`pick.${(await lineIds())[1]}`]: '' });
    const invoicePage = `/backoffice/stadt/invoices/${SECOND}`;
    const pay =
      (await browser().open(invoicePage)).html.split('<form').find((part) => part.includes('value="pay"')) ?? '';
    await browser().post(invoicePage, { ...fieldsOf(pay), action: 'pay', amount: '1,00', paidOn: TODAY });
    const answer = await browser().post(path, fields);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain(`${SECOND} hat sich inzwischen geändert: Olga Ott hat`);
    expect(answer.html).toContain('Olga Ott hat diese Zeile schon gebucht');
    expect(await money()).toMatchObject({ paid: gross + 100 });
  });

  once('are edited: another invoice, several, more than is owed', async () => {
    await upload(file(line('Danke', 2 * gross + 100, 'Anna')));
    const [id = 0] = await lineIds();
    const choose = { [`pick.${id}`]: 'yes' };
    const html = async (typed: Record<string, string>) => (await book({ ...choose, ...typed })).html;
    expect(await html({ [`number.${id}.0`]: '', [`amount.${id}.0`]: '' })).toContain('Bitte geben Sie die Nummer');
    expect(await html({ [`number.${id}.0`]: 'ST-R-2026-99999' })).toContain('gibt es hier nicht');
    expect(await html({ [`number.${id}.0`]: FIRST, [`amount.${id}.0`]: '1,00' })).toContain('ergeben zusammen nicht');
    const more = await html({ [`number.${id}.0`]: FIRST });
    expect(more).toContain('Trotzdem buchen, der Rest ist zu erstatten');
    expect(await money()).toMatchObject({ paid: 0 });
    const booked = await html({
      ...{ [`number.${id}.0`]: FIRST.toLowerCase(), [`amount.${id}.0`]: euros(gross + 100), [`more.${id}`]: 'yes' },
      ...{ [`number.${id}.1`]: SECOND, [`amount.${id}.1`]: euros(gross) },
    });
    expect(booked).toContain('1 Zeile gebucht');
    expect(await money()).toEqual({ owed: [-100, 0], paid: 2 * gross + 100, lines: 2 * gross + 100 });
  });

  once('record due refunds', async () => {
    await upload(file(line(FIRST, gross)));
    await book();
    await insertCreditOf('order-1', 200);
    await upload(file(line(`Erstattung ${FIRST}`, -200)));
    const [, id = 0] = await lineIds();
    expect(await states()).toMatchObject([{}, { state: 'proposed', reason: 'refund' }]);
    expect((await book({ [`pick.${id}`]: 'yes' })).html).toContain('1 Zeile gebucht');
    expect(await money()).toMatchObject({ owed: [0, gross] });
    expect(await rows('select cents, line_id from advert_refunds')).toEqual([{ cents: 200, line_id: id }]);
  });
  const insertCreditOf = async (order: string, cents: number) =>
    backend().database.query(
      `insert into advert_invoices (client, order_id, kind, number, credits, issued_at, issued_on, due_on, seller, buyer, items,
         supplied_from, supplied_until, net, vat_share, vat, gross)
       select client, order_id, 'credit', 'ST-G-2026-00001', id, issued_at, issued_on, due_on, seller, buyer, items,
         supplied_from, supplied_until, $2::int, vat_share, 0, $2::int from advert_invoices where order_id = $1 and kind = 'invoice'`,
      [order, cents],
    );

  it('have lines ignored with a reason and opened again; a payment taken back makes its line unclear', async () => {
    await upload(file(line('Miete <b>', 700, '=HYPERLINK("x")'), line(FIRST, gross)));
    const path = await statementPath();
    const [rent, paid] = await lineIds();
    const question = await browser().post(path, {
      ...{ csrf: browser().csrfOf(await browser().open(path)), [`pick.${rent}`]: 'yes', do: 'ignore' },
    });
    expect(question.html).toContain('Miete &lt;b&gt;');
    expect(question.html).toContain('=HYPERLINK(&quot;x&quot;)');
    const fields = { csrf: browser().csrfOf(question), lines: String(rent) };
    expect((await browser().post(`${path}/ignore`, { ...fields, reason: ' ' })).status).toBe(422);
    await browser().post(`${path}/ignore`, { ...fields, reason: 'Gehört zum Bürgerhaus' });
    expect(await states()).toMatchObject([{ state: 'ignored', reason: 'operator' }, { state: 'proposed' }]);
    const ignored = (await browser().open(`${path}?state=ignored`)).html;
    for (const text of ['„Gehört zum Bürgerhaus“', 'Olga Ott']) expect(ignored).toContain(text);
    await browser().post(path, { ...fields, do: `reopen ${rent}` });
    expect(await states()).toMatchObject([{ state: 'unclear', reason: 'none' }, { state: 'proposed' }]);
    await book();
    await backend().database.query(
      `insert into advert_payments (invoice_id, way, cents, paid_on, undoes, recorded_at)
       select invoice_id, way, -cents, paid_on, id, now() from advert_payments where line_id = $1`,
      [paid],
    );
    expect(await states()).toMatchObject([{}, { state: 'unclear', reason: 'taken_back' }]);
    expect((await browser().open(`${path}?state=unclear`)).html).toContain(
      `Die Buchung für ${FIRST} wurde zurückgenommen`,
    );
    const again = await book({
      ...{
        [`pick.${rent}`]: '',
        [`pick.${paid}`]: 'yes',
        [`number.${paid}.0`]: FIRST,
        [`amount.${paid}.0`]: euros(gross),
      },
    }).catch(() => undefined);
    expect(again?.html).toContain('1 Zeile gebucht');
    expect(await money()).toMatchObject({ owed: [0, gross], paid: gross });
  });

  it('fall into the first open month, and say so', async () => {
    await backend().database.query(
      `update advert_sellers set closed_until = (date_trunc('month', $1::date) + interval '1 month - 1 day')::date where client = 'stadt'`,
      [TODAY],
    );
    const read = await upload(file(line(FIRST, gross)));
    expect(read.html).toContain('ist abgeschlossen, Buchungstag ist der');
    await book();
    const [payment] = await rows<{ day: string; booked: string }>(
      'select paid_on as day, booked_on as booked from advert_payments',
    );
    expect(payment?.day).toBe(TODAY);
    expect(payment?.booked).toMatch(/-01$/);
  });

  once('are booked as a whole or not at all, wherever the server is killed', async () => {
    await upload(file(line(FIRST, gross), line(SECOND, gross)));
    const ids = await lineIds();
    const [{ statement = 0 } = {}] = await rows<{ statement: number }>(
      'select max(id) as statement from advert_statements',
    );
    const choices = [FIRST, SECOND].map((number, index) => ({
      ...{ id: ids[index] ?? 0, isMoreAccepted: false, parts: [{ number, cents: gross, owed: gross }] },
    }));
    for (let place = 1; place <= MAX_STATEMENTS; place += 1) {
      const { database, hasFailed } = cutAt(backend().database, place);
      const options = completeOptions({ database, now: () => NOW });
      const booking = bookLines(options, { statement, choices }, { client: 'stadt', now: NOW });
      const result = await booking.catch(() => undefined);
      if (hasFailed()) {
        expect(await money(), `cut at ${place}`).toEqual({ owed: [gross, gross], paid: 0, lines: 0 });
        continue;
      }
      expect(result).toMatchObject({ cents: 2 * gross, refused: [] });
      break;
    }
    expect(await money()).toEqual({ owed: [0, 0], paid: 2 * gross, lines: 2 * gross });
  });

  it('cut what is too long between letters, in a file, its name and a reason', async () => {
    const long = `${'x'.repeat(159)}😀`;
    await upload(file(`${long};;Anna;;1,00;EUR`, line('Miete', 700, 'Anna')));
    const path = await statementPath();
    expect((await browser().open(`${path}?state=skipped`)).html).toContain('x'.repeat(159));
    const asked = await browser().open(`${path}/ignore?lines=${(await lineIds())[0]}`);
    const fields = {
      csrf: browser().csrfOf(asked),
      lines: String((await lineIds())[0]),
      reason: `a${'😀'.repeat(600)}`,
    };
    expect((await browser().post(`${path}/ignore`, fields)).status).toBe(200);
    expect(await states()).toEqual([{ state: 'ignored', reason: 'operator' }]);
  });

  once('refuse hostile files with what to do', async () => {
    for (const [text, message] of [
      ['%PDF-1.7', 'Das ist ein PDF'],
      ['PK\u0003\u0004[Content_Types].xml', 'Arbeitsmappe'],
      ['<?xml version="1.0"?><Document/>', 'XML-Datei'],
      ['', 'Die Datei ist leer'],
      ['Name;Ort\r\nAnna;Pfullingen', 'Namen der Spalten'],
      [file(line('"offen', 100)), 'Zeile 2: ein Anführungszeichen ist nicht geschlossen'],
    ] as const) {
      const answer = await upload(text);
      expect(answer.status, message).toBe(422);
      expect(answer.html).toContain(message);
    }
    const huge = await upload('x'.repeat(50 * 1_048_576));
    expect(huge.status).toBe(413);
    expect(huge.html).toContain('Mehr als 5 MB');
    const long = await upload(file(line(FIRST, gross), line('x'.repeat(4_900_000), 100)));
    expect(long.html).toContain('1 Umsatz eingelesen');
    const skipped = (await browser().open(`${await statementPath()}?state=skipped`)).html;
    expect(skipped).toContain('Die Zeile ist zu lang');
    const path = await statementPath();
    const csrf = browser().csrfOf(await browser().open(path));
    for (const fields of [{ do: 'book' }, { do: 'book', 'pick.x': 'yes' }, { do: 'match' }, { do: 'reopen 0' }])
      expect((await browser().post(path, { csrf, ...fields } as Record<string, string>)).status).toBe(200);
    expect((await browser().post(path, { csrf, 'pick.999999': 'yes', do: 'book' })).html).toContain(
      'Diese Zeile gibt es nicht mehr',
    );
    expect((await browser().post(path, { csrf, 'pick.1': 'yes', do: 'x' })).status).toBe(404);
    expect((await browser().open(`${path}/ignore?lines=x,-1,99999999999`)).html).toContain('entschieden worden');
  });
});
