import { beforeEach, expect, it } from 'vitest';
import { findWrongMoney, rebuildMoney } from '../../demo/server/adverts/kept-money';
import { countInvoices } from '../../demo/server/backoffice/invoices/list/find-invoices';
import {
  type InvoiceFilter,
  type InvoiceSet,
  invoiceSets,
  listQueryOf,
  readFilter,
} from '../../demo/server/backoffice/invoices/list/invoice-filter';
import { invoicesCsv } from '../../demo/server/backoffice/invoices/list/invoices-csv';
import { checkMoney } from '../../demo/tools/doctor/check-money';
import { addDays } from '../../src/lib/days';
import { insertOrder } from '../support/advert-fixtures';
import { escaped, fieldsOf } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { insertHistories, type MoneyHistory } from '../support/money-histories';
import { insertOperator } from '../support/operators';
import fc from '../support/same-cases';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const LIST = '/backoffice/stadt/invoices';
const SETS = Object.keys(invoiceSets) as InvoiceSet[];
const BUYERS = ['Kulturverein', 'Müller & Söhne', '=1+1'];

const dayArbitrary = fc.integer({ min: 20, max: 120 }).map((days) => addDays(TODAY, -days));
const entryArbitrary = fc.record({
  kind: fc.constantFrom('payment', 'credit', 'refund'),
  cents: fc.integer({ min: 1, max: 40_000 }),
  day: fc.integer({ min: 0, max: 19 }).map((days) => addDays(TODAY, -days)),
});
const historyArbitrary: fc.Arbitrary<MoneyHistory> = fc.record({
  client: fc.constantFrom('stadt', 'zeitung'),
  buyer: fc.constantFrom(...BUYERS),
  gross: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
  day: dayArbitrary,
  entries: fc.array(
    fc.oneof(
      entryArbitrary,
      // What settles an invoice exactly.
      fc.constant({ kind: 'payment' as const, cents: -1, day: TODAY }),
    ),
    { maxLength: 4 },
  ),
});

/** Replaces an amount of -1 by what is left to pay, so that some invoices are settled. */
const settling = (history: MoneyHistory): MoneyHistory => {
  let owed = history.gross;
  const entries = history.entries.flatMap((entry) => {
    const cents = entry.cents === -1 ? owed : entry.cents;
    if (cents === 0) return [];
    owed += entry.kind === 'refund' ? cents : -cents;
    return [{ ...entry, cents }];
  });
  return { ...history, entries };
};

type Entry = { client: string; id: string; kind: string; cents: number; month: string; due: string; buyer: string };

onEachDatabase('the list of invoices', (backend, once) => {
  const { browser, person, anotherBrowser, press } = usingBackOffice(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  const open = async (query = '') => (await browser().open(`${LIST}${query}`)).html;

  beforeEach(async () => {
    await insertOrder(backend().database, person().id);
    await backend().database.script('delete from history; delete from mails');
  });

  it('adds up to the entries of the books, by set, month, buyer and client, as do its files', async () => {
    const { database } = backend();
    for (const histories of fc.sample(fc.array(historyArbitrary, { minLength: 6, maxLength: 14 }), {
      seed: 66,
      numRuns: 3,
    })) {
      await insertOrder(database, person().id);
      await insertHistories(database, histories.map(settling));
      expect(await findWrongMoney(database)).toEqual({ orders: [], clients: [] });
      const entries = await rows<Entry>(
        `select e.client, e.order_id as id, e.kind, e.cents, to_char(i.booked_on, 'YYYY-MM') as month, i.due_on as due,
           i.buyer->>'company' as buyer
         from advert_entries e join advert_invoices i on i.order_id = e.order_id and i.kind = 'invoice'`,
      );
      const months = ['', '2026', ...new Set(entries.map(({ month }) => month))];
      for (const client of ['stadt', 'zeitung'])
        for (const month of months)
          for (const buyer of ['', ...BUYERS]) {
            const filter = { ...readFilter(client, new URLSearchParams()), month, buyer };
            const own = entries.filter(
              (one) => one.client === client && one.month.startsWith(month) && (buyer === '' || one.buyer === buyer),
            );
            const counts = await countInvoices(database, filter, TODAY);
            for (const set of SETS) expect(counts[set], `${client} ${month} ${buyer} ${set}`).toEqual(sumsOf(own, set));
            if (month.length !== 4) continue;
            for (const set of SETS) expect(await sumsOfFile({ ...filter, set })).toEqual(sumsOf(own, set));
          }
    }
    const before = await rows('select * from advert_sums order by client, month, slot_id, state, due_on');
    await rebuildMoney(database);
    expect(await rows('select * from advert_sums order by client, month, slot_id, state, due_on')).toEqual(before);
  }, 120_000);

  /** Adds up the file of a filter. */
  async function sumsOfFile(filter: InvoiceFilter) {
    let text = '';
    for await (const part of invoicesCsv(backend().database, filter, TODAY)) text += part;
    const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
    const cells = (line: string) => line.slice(1, -1).split('";"');
    const cents = (line: string, title: string) =>
      Math.round(Number(cells(line)[cells(head).indexOf(title)]?.replace(',', '.')) * 100);
    const invoices = lines.filter((line) => line.startsWith('"Rechnung"'));
    const sum = (title: string, from = lines) => from.reduce((total, line) => total + cents(line, title), 0);
    const owed = sum('Offen');
    expect(sum('Brutto') - sum('Bezahlt') + sum('Erstattet')).toBe(owed);
    expect(text).not.toMatch(/"=/);
    return {
      ...{ count: invoices.length, billed: sum('Brutto', invoices), paid: sum('Bezahlt') },
      ...{ refunded: sum('Erstattet'), owed },
    };
  }

  once('says what differs, and the doctor with it', async () => {
    const { database } = backend();
    expect(await checkMoney(database)).toEqual([]);
    await database.script(
      'update advert_sums set owed = owed + 1; alter table advert_orders disable trigger user; update advert_orders set paid = 5; alter table advert_orders enable trigger user',
    );
    expect(await checkMoney(database)).toMatchObject([
      { level: 'warning', what: expect.stringContaining('ST-A-2026-00001') },
    ]);
    await rebuildMoney(database);
    expect(await checkMoney(database)).toEqual([]);
  });

  const invoiced = (buyer: string, gross: number, daysAgo: number, more: Partial<MoneyHistory> = {}): MoneyHistory => ({
    ...{ client: 'stadt', buyer, gross, day: addDays(TODAY, -daysAgo), entries: [] },
    ...more,
  });

  once('is searched by amounts, filtered, sorted, and keeps its filter', async () => {
    await browser().logIn();
    await insertHistories(backend().database, [
      invoiced('Chor', 27_975, 60, { entries: [{ kind: 'payment', cents: 20_000, day: addDays(TODAY, -30) }] }),
      invoiced('Zirkus', 5000, 70),
      invoiced('Chor', 100, 100),
    ]);
    for (const typed of ['79,75', '79.75 €', '279,75', '200 EUR', 'chor 79,75', 'H-R-0']) {
      const html = await open(`?q=${encodeURIComponent(typed)}`);
      expect([...html.matchAll(/auswählen/g)].length, typed).toBe(1);
      expect(html, typed).toContain('200,00\u00a0€ bezahlt');
    }
    const html = await open('?state=overdue&buyer=Chor&sort=-amount');
    expect(html).toMatch(/H-R-0.*H-R-2/s);
    expect(html).not.toContain('H-R-1');
    expect(html).toContain(`"${escaped(`${LIST}?state=paid&buyer=Chor`)}"`);
    expect(html).toContain(`"${escaped(`${LIST}.csv?state=overdue&buyer=Chor&sort=-amount`)}"`);
    expect(html).toContain('2 überfällige Rechnungen');
    expect(html).toMatch(/aria-sort="descending"[^>]*>\s*<a[^>]*>Betrag/);
    expect(html).toContain(escaped('/pay?from=list&state=state%3Doverdue%26buyer%3DChor%26sort%3D-amount'));
    const month = addDays(TODAY, -70).slice(0, 7);
    expect(await open(`?month=${month}`)).toContain('H-R-1');
    expect(await open(`?month=${month}`)).not.toContain('H-R-2');
    expect(html).toContain('href="/backoffice/zeitung/invoices?state=overdue"');
    const paid = await press(`${LIST}?state=overdue&buyer=Chor`, `${LIST}/H-R-2`, 'pay');
    expect(paid.html).toContain('Gespeichert.');
    expect(paid.html).toContain('1 überfällige Rechnung<');
  });

  once('shows an invoice that was credited before a payment among all alone', async () => {
    await browser().logIn();
    const credited = { kind: 'credit', cents: 500, day: TODAY } as const;
    await insertHistories(backend().database, [
      invoiced('Chor', 500, 60, { entries: [credited] }),
      invoiced('Zirkus', 500, 60, {
        entries: [{ kind: 'payment', cents: 500, day: TODAY }, credited, { kind: 'refund', cents: 500, day: TODAY }],
      }),
    ]);
    for (const state of ['open', 'overdue', 'paid', 'refund'])
      expect(await open(`?state=${state}`)).not.toContain('H-R-0');
    expect(await open('?state=all')).toContain('H-R-0');
    expect(await open('?state=paid')).toContain('H-R-1');
  });

  it('has several paid or reminded at once, and names what another operator has done meanwhile', async () => {
    const { database } = backend();
    await browser().logIn();
    await insertHistories(database, [
      invoiced('Chor', 500, 60),
      invoiced('Zirkus', 700, 60),
      invoiced('Orgel', 900, 2),
    ]);
    const boxesOf = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/name="(pick\.H-R-\d)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
    const shown = await open();
    expect(Object.keys(boxesOf(shown))).toHaveLength(3);
    await insertOperator(database, { name: 'Jan Ott', email: 'jan@example.org' });
    const jan = anotherBrowser('203.0.113.9');
    await jan.logIn(undefined, 'jan@example.org');
    const page = (await jan.open(LIST)).html;
    const rowForm = page.split('<form').find((part) => part.includes(`action="${LIST}/H-R-1"`)) ?? '';
    expect((await jan.post(`${LIST}/H-R-1`, fieldsOf(rowForm))).html).toContain('Gespeichert.');
    const send = (deed: string, html: string) =>
      browser().post(LIST, { csrf: browser().csrfOf({ html }), state: 'month=2026', do: deed, ...boxesOf(html) });
    const reminded = (await send('remind', shown)).html;
    for (const text of ['1 Zahlungserinnerung ist verschickt', 'Jan Ott', 'noch nicht überfällig'])
      expect(reminded).toContain(text);
    expect(await rows('select count(*)::int as count from advert_reminders')).toEqual([{ count: 1 }]);
    const again = (await send('pay', shown)).html;
    expect(again).toContain('1 Zahlung ist gebucht');
    expect(again).toContain('Inzwischen hat sich etwas geändert.');
    expect(again).toContain(`${LIST}?month=2026`);
    const done = await send('pay', await open());
    expect(done.html).toContain('Gespeichert.');
    expect(await rows(`select count(*)::int as count from advert_orders where owed > 0 and number like 'H-%'`)).toEqual(
      [{ count: 0 }],
    );
    const none = await browser().post(LIST, { csrf: browser().csrfOf(done), do: 'pay' });
    expect(none.html).toContain('Bitte wählen Sie zuerst');
  });

  once('stands hostile filters and boxes', async () => {
    await browser().logIn();
    const names = ['q', 'month', 'buyer', 'place', 'person', 'organisation', 'reminders', 'sort', 'state', 'page'];
    const values = [
      '\0',
      'x'.repeat(10_000),
      '2026-13',
      '0000',
      '-1',
      '99999999999',
      "';--",
      '%',
      '2026-00',
      '__proto__',
    ];
    for (const name of names)
      for (const value of values) {
        const query = new URLSearchParams([
          [name, value],
          [name, 'twice'],
        ]);
        for (const path of [LIST, `${LIST}.csv`])
          expect((await browser().open(`${path}?${query}`)).status, `${name} ${value.slice(0, 20)}`).toBe(200);
      }
    const csrf = browser().csrfOf({ html: await open() });
    for (const value of ['', 'x', '-1.-1', '1.1', '\0', '9'.repeat(5000)]) {
      const answer = await browser().post(LIST, { csrf, do: 'pay', 'pick.ST-R-2026-00001': value, 'pick.\0': value });
      expect(answer.status).toBe(200);
    }
    expect(await rows('select 1 from advert_payments')).toEqual([]);
    expect((await browser().post(LIST, { csrf, do: 'shred', 'pick.x': '1' })).status).toBe(404);
  });
});

/** Adds up the entries of a set, order by order. */
function sumsOf(entries: readonly Entry[], set: InvoiceSet) {
  const sums = { count: 0, billed: 0, paid: 0, refunded: 0, owed: 0 };
  for (const order of new Set(entries.map(({ id }) => id))) {
    const own = entries.filter(({ id }) => id === order);
    const sum = (...kinds: string[]) =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((total, { cents }) => total + cents, 0);
    const [billed, paid, refunded] = [sum('invoice'), -sum('payment'), sum('refund')];
    const owed = sum('invoice', 'credit', 'payment', 'refund');
    const isOverdue = owed > 0 && (own[0]?.due ?? '') < TODAY;
    const is = { open: owed > 0, overdue: isOverdue, paid: owed === 0 && paid > 0, refund: owed < 0, all: true };
    if (!is[set]) continue;
    sums.count += 1;
    sums.billed += billed;
    sums.paid += paid;
    sums.refunded += refunded;
    sums.owed += owed;
  }
  return sums;
}

it('reads a filter as it writes it', () => {
  const query = 'state=paid&q=x&month=2026-10&buyer=%3D1&person=3&place=stadt-liste&reminders=none&sort=-due&page=4';
  expect(listQueryOf(readFilter('stadt', new URLSearchParams(query)))).toBe(query);
});
