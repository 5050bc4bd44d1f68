import { beforeAll, expect, it } from 'vitest';
import { closedMonths } from '../../demo/server/adverts/books/close-month';
import { type BookEntry, findBookEntries } from '../../demo/server/adverts/books/entries';
import { findMonthSums } from '../../demo/server/adverts/books/month-sums';
import { type PriceTable, priceOf, type VoucherValue } from '../../demo/server/adverts/prices';
import { readFilter } from '../../demo/server/backoffice/invoices/list/invoice-filter';
import { invoicesCsv } from '../../demo/server/backoffice/invoices/list/invoices-csv';
import { berlinDay, endOfMonth } from '../../demo/server/platform/berlin-day';
import { readCsv, readMonthFiles, sumOfColumn } from '../support/book-files';
import { HISTORY_CLIENTS, type HistoryPlayer, historyPlayer, orderHistory } from '../support/order-histories';
import fc from '../support/same-cases';
import { onEmbeddedDatabase } from './on-each-database';

/** Few long histories: what goes wrong needs several steps on the same order. */
const [RUNS, STEPS] = [4, 32];

type PricedRow = {
  dates: string[];
  state: string;
  table: PriceTable;
  voucher: VoucherValue | null;
  isRepeat: boolean;
  net: number;
  vat: number;
  gross: number;
  items: number;
};

onEmbeddedDatabase('every history of orders', (backend) => {
  const query = <Row>(sql: string, params: readonly unknown[] = []) => backend().database.query<Row>(sql, params);
  let player: HistoryPlayer;
  beforeAll(async () => {
    player = await historyPlayer(backend().database);
  });

  const booksOf = async (client: string) => ({
    entries: await findBookEntries(backend().database, { client }),
    months: await findMonthSums(backend().database, client),
  });
  type Books = Awaited<ReturnType<typeof booksOf>>;

  /** The entries and sums of the closed months of a client, as text. */
  const closedBooks = async (client: string, { entries, months }: Books): Promise<string[]> =>
    (await closedMonths(backend().database, client)).map((closed) => {
      const own = months.find(({ month }) => month === closed.month);
      if (own) expect(closed.sums).toEqual(own);
      return JSON.stringify([closed, entries.filter(({ bookedOn }) => bookedOn.startsWith(closed.month))]);
    });

  /** The sums by tab from the kept amounts of the orders, and from the entries. */
  const byTab = (amounts: readonly { owed: number; dueOn: string }[]) => {
    const sum = (fits: (one: { owed: number; dueOn: string }) => boolean) =>
      amounts.filter(fits).reduce((all, { owed }) => all + owed, 0);
    const today = berlinDay(player.now());
    return {
      open: sum(({ owed }) => owed > 0),
      overdue: sum(({ owed, dueOn }) => owed > 0 && dueOn < today),
      refund: sum(({ owed }) => owed < 0),
      settled: amounts.filter(({ owed }) => owed === 0).length,
    };
  };

  const checkSums = async (client: string, { entries, months }: Books) => {
    const total = entries.reduce((all, { cents }) => all + cents, 0);
    const orders = await query<{ id: string; owed: number; dueOn: string }>(
      'select id, owed, due_on as "dueOn" from advert_orders where client = $1',
      [client],
    );
    const summed = orders.map(({ id, dueOn }) => ({
      ...{ id, dueOn },
      owed: entries.filter(({ orderId }) => orderId === id).reduce((all, { cents }) => all + cents, 0),
    }));
    expect(orders).toEqual(summed);
    expect(byTab(orders)).toEqual(byTab(summed));
    expect(orders.reduce((all, { owed }) => all + owed, 0)).toBe(total);
    let owedAtEnd = 0;
    for (const sums of months) {
      const own = entries.filter(({ bookedOn }) => bookedOn.startsWith(sums.month));
      const sumOf = (kind: string) => own.reduce((all, one) => all + (one.kind === kind ? one.cents : 0), 0);
      owedAtEnd += own.reduce((all, { cents }) => all + cents, 0);
      expect(sums).toEqual({
        ...{ month: sums.month, invoiced: sumOf('invoice'), credited: 0 - sumOf('credit') },
        ...{ paid: 0 - sumOf('payment'), refunded: sumOf('refund'), count: own.length, owedAtEnd },
      });
    }
    expect(owedAtEnd).toBe(total);
    expect(months.reduce((all, { count }) => all + count, 0)).toBe(entries.length);
  };

  /** Checks that the files of each month, and that of the list, add up to the entries. */
  const checkFiles = async (client: string) => {
    const all = await findBookEntries(backend().database, { client });
    const sum = (entries: readonly BookEntry[], ...kinds: string[]) =>
      entries.reduce((total, { kind, cents }) => total + (kinds.length === 0 || kinds.includes(kind) ? cents : 0), 0);
    for (const month of new Set(all.map(({ bookedOn }) => bookedOn.slice(0, 7)))) {
      const entries = all.filter(({ bookedOn }) => bookedOn.startsWith(month));
      const union: Record<string, number> = {};
      for (const { kind, vatCategory, net, buyer } of entries)
        if (vatCategory === 'AE' && (kind === 'invoice' || kind === 'credit'))
          union[buyer.vatId] = (union[buyer.vatId] ?? 0) + (kind === 'invoice' ? net : -net);
      const inEuros = Object.entries(union).map(([vatId, cents]) => [
        vatId,
        Math.sign(cents) * Math.round(Math.abs(cents) / 100) * 100,
      ]);
      expect(readMonthFiles(month, entries)).toEqual({
        ...{ debtors: sum(entries), bank: 0 - sum(entries, 'payment', 'refund'), entries: sum(entries) },
        ...{ count: entries.length, union: Object.fromEntries(inEuros.filter(([, cents]) => cents !== 0)) },
      });
    }
    const filter = { ...readFilter(client, new URLSearchParams()), set: 'all' as const };
    let text = '';
    for await (const part of invoicesCsv(backend().database, filter, berlinDay(player.now()))) text += part;
    const rows = readCsv(text, ';');
    expect(['Brutto', 'Bezahlt', 'Erstattet', 'Offen'].map((title) => sumOfColumn(rows, title))).toEqual([
      ...[sum(all, 'invoice', 'credit'), 0 - sum(all, 'payment'), sum(all, 'refund'), sum(all)],
    ]);
  };

  /** Checks that what is invoiced and not credited of an order is the price of the days that are left. */
  const checkPrices = async () => {
    const rows = await query<PricedRow>(`
      select to_json(o.dates) as dates, o.state, o.price_table as table, o.voucher, o.is_repeat as "isRepeat",
        sum(s.sign * i.net) as net, sum(s.sign * i.vat) as vat, sum(s.sign * i.gross) as gross,
        sum(s.sign * (select sum((item->>'cents')::int) from jsonb_array_elements(i.items) as item)) as items
      from advert_orders o join advert_invoices i on i.order_id = o.id
        cross join lateral (select case when i.kind = 'invoice' then 1 else -1 end as sign) s
      group by o.id`);
    for (const { dates, state, table, voucher, isRepeat, ...sums } of rows) {
      const left = state === 'cancelled' ? [] : dates;
      const { net, vat, gross } = priceOf(table, {
        dates: left,
        isRepeat,
        voucher: left.length > 0 ? (voucher ?? undefined) : undefined,
      });
      expect({ ...sums, items: Number(sums.items) }).toEqual({ net, vat, gross, items: net });
    }
  };

  it('keeps its sums by tab, month, client, order and file, and leaves closed months as they were', async () => {
    const results = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(orderHistory(STEPS), async (steps) => {
        await player.reset();
        const closed = new Map<string, string[]>();
        for (const step of steps) {
          const result = `${step.kind}: ${await player.play(step)}`;
          results.set(result, (results.get(result) ?? 0) + 1);
          for (const client of HISTORY_CLIENTS) {
            const books = await booksOf(client);
            const now = await closedBooks(client, books);
            const before = closed.get(client) ?? [];
            expect(now.slice(0, before.length), result).toEqual(before);
            closed.set(client, now);
            await checkSums(client, books);
          }
          await checkPrices();
        }
        for (const client of HISTORY_CLIENTS) await checkFiles(client);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    for (const kind of ['order', 'pay', 'unpay', 'refund', 'credit', 'close'])
      expect([kind, (results.get(`${kind}: done`) ?? 0) > 0]).toEqual([kind, true]);
  }, 120_000);

  it('ends each closed month on its last day', async () => {
    for (const client of HISTORY_CLIENTS) {
      const [last] = (await closedMonths(backend().database, client)).slice(-1);
      const [seller] = await query<{ until: string | null }>(
        'select closed_until as until from advert_sellers where client = $1',
        [client],
      );
      expect(seller?.until ?? null).toBe(last ? endOfMonth(`${last.month}-01`) : null);
    }
  });
});
