import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it } from 'vitest';
import { creditDays, stopOrder } from '../../demo/server/adverts/decisions/credit-order';
import { completeOptions } from '../../demo/server/app';
import { pictureName } from '../../demo/server/platform/files/file-store';
import { insertOrder } from '../support/advert-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { cutAt } from '../support/cut-database';
import { NOW } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { insertOperator } from '../support/operators';
import { aJpeg } from '../support/picture-files';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const NUMBER = 'ST-A-2026-00001';
/** The third day is today. */
const DAYS = ['2026-05-08', '2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12'];
/** More statements than a deed has. */
const MAX_STATEMENTS = 60;
const MILLIMETRE = 72 / 25.4;

onEachDatabase('an order in the back office', (backend) => {
  const { anotherBrowser, browser, person } = usingBackOffice(backend);
  const { files } = temporaryFiles();
  const path = `/backoffice/stadt/orders/${NUMBER}`;
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    const { database } = backend();
    await insertOrder(database, person().id, DAYS);
    await database.script(`delete from mails; delete from history;
      update advert_orders set state = 'confirmed', confirmed_at = now(), price_table = price_table || '{"leastCents": 0}'`);
    await browser().logIn();
  });

  const open = async (target = path) => (await browser().open(target)).html;
  /** Sends the question of a deed as it stands, with what is typed. */
  const answer = async (deed: string, typed: Record<string, string>) => {
    const question = (await browser().open(`${path}/${deed}`)).html;
    const form = question.split('<form').find((part) => part.includes(`action="${path}/${deed.split('?')[0]}"`)) ?? '';
    return browser().post(`${path}/${deed.split('?')[0]}`, { ...fieldsOf(form), ...typed });
  };
  const seen = async () => fieldsOf(await open(`${path}/stop`)).seen ?? '';
  const order = async () =>
    (
      await rows<{ state: string; dates: string[]; credits: number }>(
        `select state, to_json(dates) as dates, (select count(*)::int from advert_invoices where kind = 'credit') as credits from advert_orders`,
      )
    )[0];

  it('is found in the list by number, buyer and set, and has a page with its days and its money', async () => {
    for (const query of [
      '',
      '?month=2026-05',
      '?month=2026-13',
      '?month=x&q=0000',
      '?q=00001',
      '?q=kulturv',
      '?q=ANZEIGE',
      '?set=running',
      '?set=running&sort=reversed',
      // The last page there is.
      '?page=2',
    ])
      expect(await open(`/backoffice/stadt/adverts${query}`), query).toContain(NUMBER);
    for (const query of [
      '?month=2026-06',
      '?month=1999-01&set=running',
      '?q=nirgends',
      '?set=over',
      '?set=waiting',
      '?set=ended',
      '?person=999999',
    ])
      expect(await open(`/backoffice/stadt/adverts${query}`), query).not.toContain(NUMBER);
    const html = await open();
    for (const text of [
      'Erscheint nicht',
      'Kulturverein',
      'Mo, 11. Mai',
      'ST-R-2026-00001',
      'Verlauf',
      'verein@example.org',
    ])
      expect(html).toContain(text);
    expect((await browser().open('/backoffice/stadt/orders/ST-A-2026-99999')).status).toBe(404);
    expect((await browser().open(`/backoffice/zeitung/orders/${NUMBER}`)).status).toBe(404);
  });

  it('is stopped from a day on with a reason: credited, mailed to both addresses, recorded with the name', async () => {
    expect((await answer('stop', { day: '2026-05-11', reason: ' ' })).html).toContain(
      'Bitte schreiben Sie eine Begründung',
    );
    for (const day of ['2026-05-09', '2026-06-01', 'x'])
      expect((await answer('stop', { day, reason: 'Falsch' })).status, day).toBe(422);
    expect(await order()).toMatchObject({ dates: DAYS, credits: 0 });
    const stopped = await answer('stop', { day: '2026-05-11', reason: 'Die Seite <fällt> aus.' });
    expect(stopped.html).toContain('Gespeichert.');
    expect(await order()).toEqual({ state: 'confirmed', dates: DAYS.slice(0, 3), credits: 1 });
    expect(stopped.html).toContain('ST-G-2026-00001');
    const mails = await rows<{ recipient: string; body: string }>('select recipient, body from mails order by id');
    expect(mails.map(({ recipient }) => recipient)).toEqual([person().email, 'verein@example.org']);
    expect(mails[0]?.body).toMatch(
      /gestoppt\. An diesen Tagen .*:\n11\. Mai 2026\n12\. Mai 2026\n\nBegründung: Die Seite <fällt> aus\./,
    );
    expect(stopped.html).toContain('Olga Ott');
    expect(stopped.html).toContain('Die Seite &lt;fällt&gt; aus.');
    const twice = await answer('stop', { day: '2026-05-11', reason: 'Noch einmal' });
    expect(twice.status).toBe(422);
    await answer('stop', { day: '2026-05-10', reason: 'Sofort' });
    expect(await order()).toMatchObject({ dates: DAYS.slice(0, 2), credits: 2 });
    expect(await open('/backoffice/stadt/adverts?set=ended')).toContain('Gestoppt');
  });

  it('has single days credited, also passed ones; all of them end it', async () => {
    expect((await answer('credit?day=2026-05-09', { reason: 'Ausfall' })).html).toContain(
      'Bitte wählen Sie einen offenen Tag',
    );
    const credited = await answer('credit', { 'day-2026-05-09': 'yes', reason: 'Ausfall der Seite' });
    for (const text of ['Gespeichert.', 'Ausgefallen', 'gutgeschrieben', 'Ausfall der Seite'])
      expect(credited.html).toContain(text);
    expect(await order()).toMatchObject({ dates: DAYS.filter((day) => day !== '2026-05-09'), credits: 1 });
    expect((await answer('credit', { 'day-2026-05-09': 'yes', reason: 'Noch einmal' })).status).toBe(422);
    const all = Object.fromEntries(DAYS.filter((day) => day !== '2026-05-09').map((day) => [`day-${day}`, 'yes']));
    await answer('credit', { ...all, reason: 'Alles' });
    expect(await order()).toMatchObject({ state: 'cancelled', credits: 2 });
    const [sums] = await rows<{ invoiced: number; credited: number; owed: number }>(
      `select sum(gross) filter (where kind = 'invoice')::int as invoiced, sum(gross) filter (where kind = 'credit')::int as credited,
         (select owed from advert_orders) as owed from advert_invoices`,
    );
    expect(sums?.credited).toBe(sums?.invoiced);
    expect(sums?.owed).toBe(0);
  });

  it('tells the second of two operators what the first has changed, and keeps the typed reason', async () => {
    const other = anotherBrowser('203.0.113.9');
    await insertOperator(backend().database);
    await other.logIn();
    const fields = fieldsOf((await other.open(`${path}/stop`)).html);
    await answer('credit', { 'day-2026-05-11': 'yes', reason: 'Zuerst' });
    const refused = await other.post(`${path}/stop`, { ...fields, day: '2026-05-12', reason: 'Meine Worte' });
    expect(refused.status).toBe(409);
    for (const text of ['Inzwischen hat sich der Auftrag geändert', 'hat einzelne Tage gutgeschrieben', 'Meine Worte'])
      expect(refused.html).toContain(text);
    expect(await order()).toMatchObject({ credits: 1 });
  });

  it('is stopped once by two operators at once, all or nothing', async () => {
    const options = completeOptions({ database: backend().database, now: () => NOW });
    const seenState = await seen();
    const decision = { number: NUMBER, seenState, reason: 'Beide' };
    const context = { client: 'stadt', now: NOW };
    const results = await Promise.all([
      stopOrder(options, { ...decision, firstDay: '2026-05-11' }, context),
      creditDays(options, { ...decision, days: ['2026-05-11'] }, context),
    ]);
    expect(results.sort()).toEqual(['done', 'stale']);
    expect(await order()).toMatchObject({ credits: 1 });
    // A failure at the end, as of a killed server, leaves nothing behind.
    await backend().database.script('delete from advert_sellers');
    const failing = stopOrder(options, { ...decision, seenState: await seen(), firstDay: '2026-05-10' }, context);
    await expect(failing).rejects.toMatchObject({ code: 'seller_missing' });
    expect(await order()).toMatchObject({ credits: 1 });
    await backend().database.script(
      `insert into advert_sellers (client, data) select client, seller from advert_invoices where kind = 'invoice' limit 1`,
    );
  });

  it.each([
    ['stop', { day: '2026-05-11' }],
    ['credit', { 'day-2026-05-11': 'yes' }],
  ])(
    'is as before after an interruption of a %s at any statement, and done by the next attempt',
    async (deed, typed) => {
      const tables = ['advert_orders', 'advert_invoices', 'advert_slot_days', 'advert_counters', 'mails', 'history'];
      const everything = async () =>
        JSON.stringify(await Promise.all(tables.map((name) => rows(`select * from ${name}`))));
      const before = await everything();
      const fields: Record<string, string> = {
        ...fieldsOf(await open(`${path}/${deed}`)),
        seen: await seen(),
        reason: 'Ausfall',
        ...typed,
      };
      let place = 0;
      let isDone = false;
      while (!isDone && place < MAX_STATEMENTS) {
        place += 1;
        const { database, hasFailed } = cutAt(backend().database, place);
        const cut = anotherBrowser('203.0.113.1', { database, onError: () => undefined });
        for (const [name, value] of browser().cookies) cut.cookies.set(name, value);
        const { status } = await cut.post(`${path}/${deed}`, { ...fields, csrf: fields.csrf ?? '' });
        isDone = !hasFailed();
        if (!isDone) expect([status, await everything()], `at statement ${place}`).toEqual([500, before]);
      }
      expect([isDone, place > 8]).toEqual([true, true]);
      expect(await order()).toMatchObject({ credits: 1 });
      expect(await rows('select count(*)::int as mails from mails')).toEqual([{ mails: 2 }]);
    },
  );

  it('has its mails, which are sent once more; a mail of another order is unknown', async () => {
    await answer('stop', { day: '2026-05-12', reason: 'Ende' });
    const [mail] = await rows<{ id: number }>('select min(id) as id from mails');
    const html = await open();
    expect(html).toContain(`action="${path}/mails/${mail?.id}"`);
    const again = await browser().post(`${path}/mails/${mail?.id}`, { csrf: fieldsOf(html).csrf ?? '' });
    expect(again.html).toContain('Gespeichert.');
    expect(await rows('select 1 from mails where again_of is not null')).toHaveLength(1);
    await backend().database.query(`update mails set record = 'other'`);
    expect((await browser().post(`${path}/mails/${mail?.id}`, { csrf: fieldsOf(html).csrf ?? '' })).status).toBe(404);
  });

  it('has a print file in the size of its slot with bleed, and its full picture', async () => {
    await backend().database.query(
      `insert into media (id, client, owner_id, kind, state, width, height) values ('poster', 'stadt', $1, 'upload', 'stored', 1200, 900)
       on conflict do nothing`,
      [person().id],
    );
    await files.put(pictureName({ id: 'poster', client: 'stadt' }), await aJpeg(1200, 900));
    const printing = anotherBrowser('203.0.113.7', { files });
    await printing.logIn();
    expect((await printing.open(`${path}/print.pdf`)).status).toBe(404);
    expect((await printing.open(`${path}/picture`)).status).toBe(404);
    await backend().database.script(`update advert_orders set medium_id = 'poster', product = product
      || '{"kind": "print", "place": "print", "size": {"width": 91, "height": 80}}'`);
    const { bytes } = await printing.open(`${path}/print.pdf`);
    const page = (await PDFDocument.load(bytes)).getPage(0);
    const inMillimetres = ({ width, height }: { width: number; height: number }) =>
      [width, height].map((points) => Math.round(points / MILLIMETRE));
    expect(inMillimetres(page.getTrimBox())).toEqual([91, 80]);
    expect(inMillimetres(page.getBleedBox())).toEqual([97, 86]);
    expect((await printing.open(`${path}/picture`)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('that was returned says so with the reason, in the list and on its page', async () => {
    await backend().database.script(`update advert_orders set state = 'returned', confirmed_at = null;
      insert into advert_returns (order_id, reason, content, returned_at)
        select id, 'Bitte den Ort nennen', content, now() from advert_orders`);
    expect(await open('/backoffice/stadt/adverts?set=returned')).toContain(NUMBER);
    expect(await open('/backoffice/stadt/adverts')).toMatch(/Alle <span class="count">1</);
    for (const text of ['zur Korrektur', 'Bitte den Ort nennen', 'Zurückgegeben']) expect(await open()).toContain(text);
    expect(await open()).not.toContain('Anzeige stoppen');
  });

  it('has its approval undone on its page within ten minutes', async () => {
    await backend().database.script(`update advert_orders set state = 'ordered', confirmed_at = null,
      dates = array['2026-05-20'::date], first_day = '2026-05-20', last_day = '2026-05-20'`);
    const [row] = await rows<{ review: number }>('select review from advert_orders');
    const form =
      (await open(`/backoffice/stadt/queue/advert/${row?.review}`))
        .split('<form')
        .find((part) => part.includes('value="approve"')) ?? '';
    await browser().post(`/backoffice/stadt/adverts/${row?.review}`, { ...fieldsOf(form), action: 'approve' });
    expect(await order()).toMatchObject({ state: 'confirmed' });
    const undo = (await open()).split('<form').find((part) => part.includes('Rückgängig machen')) ?? '';
    const undone = await browser().post(/action="([^"]+)"/.exec(undo)?.[1] ?? '', fieldsOf(undo));
    expect(await order()).toMatchObject({ state: 'ordered' });
    expect(undone.html).toContain('Wartet auf Freigabe');
    expect(undone.html).toContain(NUMBER);
  });

  it('of a buyer without an account leads to their other orders', async () => {
    const { database } = backend();
    await database.script(`insert into advert_orders (id, number, client, slot_id, state, ordered_at, dates, first_day, last_day,
        product, content, price, price_table, contact, billing)
      select 'other', 'ST-A-2026-00002', client, slot_id, 'ordered', ordered_at, dates, first_day, last_day, product, content, price,
        price_table, contact, billing from advert_orders;
      delete from accounts`);
    const html = await open();
    for (const text of ['1 weiterer Auftrag', '/invoices?buyer=Kulturverein&amp;state=all'])
      expect(html).toContain(text);
    expect(await open('/backoffice/stadt/adverts?q=verein%40example.org')).toContain('ST-A-2026-00002');
  });

  it('whose event visitors cannot see says so, and offers to credit the open days', async () => {
    const html = await open();
    expect(html).toContain('Die Anzeige erscheint nicht');
    expect(html).toContain('3 Tage gutschreiben');
    await backend().database.script(`update advert_orders set product = product || '{"kind": "print"}'`);
    expect(await open()).toContain('Läuft, Tag 3 von 5');
  });
});
