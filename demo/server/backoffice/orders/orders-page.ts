import { html } from 'hono/html';
import { formatDay } from '../../../../src/i18n/formats';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { lastWarnedDay } from '../../adverts/orders/unapproved';
import type { Queryable } from '../../platform/database/database';
import { sellerMissing } from '../adverts/catalogue/catalogue-page';
import { pageOf } from '../page/addresses';
import { distanceText, shortDay } from '../page/day-words';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, buttonLink, notice, pager, tabs } from '../ui/shapes';
import { type Column, nameCell, type Row, table, twoLines } from '../ui/table';
import {
  findOrders,
  ORDER_PAGE_SIZE,
  type OrderCounts,
  type OrderFilter,
  type OrderRow,
  type OrderSet,
  orderSorts,
} from './find-orders';
import { orderWords, paymentWords, type StateWords } from './order-state';

/** The labels of the sets of orders. */
export const orderSets = {
  all: 'Alle',
  waiting: 'Warten',
  returned: 'Zurückgegeben',
  running: 'Laufen',
  planned: 'Geplant',
  over: 'Zu Ende',
  ended: 'Storniert oder gestoppt',
} as const satisfies Readonly<Record<OrderSet, string>>;

/** Renders a state in words as a badge. */
export const stateBadge = ({ tone, label, sign }: StateWords): Html => badge(tone, label, sign);

/** Renders the orders of a client: their sets with counts, and a page of one of them. */
export async function ordersPage(database: Queryable, filter: OrderFilter, today: string): Promise<Html> {
  const { rows, counts, page } = await findOrders(database, filter, today);
  const { client, search, accountId, month, set } = filter;
  return html`${await sellerMissing(database, client)}${urgentNotice(filter, rows, today)}
${tabs(
  'Aufträge',
  Object.entries(orderSets).map(([name, label]) => ({
    ...{
      href: addressOf({ ...filter, set: name as OrderSet, isReversed: false, page: 1 }),
      label,
      isCurrent: name === set,
    },
    count: counts[name as OrderSet],
  })),
)}
${searchForm(filter, today)}
${accountId === undefined ? '' : html`<p class="line">Gezeigt werden die Aufträge einer Person. <a href="${addressOf({ ...filter, accountId: undefined })}">Alle zeigen</a></p>`}
${table({
  label: 'Aufträge',
  columns: columnsOf(filter),
  rows: rows.map((row) => rowOf(row, client, today)),
  empty:
    search || month
      ? html`Dazu gibt es keinen Auftrag. Suchen Sie nach einem Teil der Nummer, des Titels oder des Namens, oder in allen Monaten.`
      : 'Hier steht kein Auftrag.',
})}
${pagesOf({ ...filter, page }, counts)}`;
}

/** Returns the address of a page of the list. */
function addressOf({ client, set, search, accountId, month, isReversed, page }: OrderFilter): string {
  const query = new URLSearchParams({
    ...(set !== 'all' && { set }),
    ...(search && { q: search }),
    ...(accountId && { person: String(accountId) }),
    ...(month && { month }),
    ...(isReversed && { sort: 'reversed' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${pageOf.orders(client)}${query && `?${query}`}`;
}

/** The number of months before and after this one by which orders are narrowed. */
const MONTHS_AROUND = 12;
/** The months of a year. */
const YEAR = 12;

/** Returns the months by which orders are narrowed, the newest first, with the chosen one. */
function monthsAround(today: string, chosen: string | undefined): string[] {
  const now = Number(today.slice(0, 4)) * YEAR + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 2 * MONTHS_AROUND + 1 }, (_, index) => {
    const month = now + MONTHS_AROUND - index;
    return `${Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, '0')}`;
  });
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen];
}

const searchForm = ({ client, set, search, accountId, month }: OrderFilter, today: string) =>
  html`<form class="line" role="search" aria-label="Aufträge suchen" method="get" action="${pageOf.orders(client)}">
${set === 'all' ? '' : html`<input type="hidden" name="set" value="${set}">`}${accountId === undefined ? '' : html`<input type="hidden" name="person" value="${accountId}">`}
<label class="with-icon width-line">${icon('search')}<span class="away">Nummer, Titel oder Name</span><input name="q" type="search" value="${search}" placeholder="Nummer, Titel oder Name"></label>
<select class="width-name" name="month" aria-label="Erscheint im Monat"><option value="">Alle Monate</option>${monthsAround(today, month).map((one) => html`<option value="${one}"${one === month ? ' selected' : ''}>${formatDay(`${one}-01`, 'de', 'monthAndYear')}</option>`)}</select><button class="quiet">Suchen</button></form>`;

function columnsOf(filter: OrderFilter): Column[] {
  const { set, isReversed } = filter;
  const { column, isDescending } = orderSorts[set];
  const href = addressOf({ ...filter, isReversed: !isReversed, page: 1 });
  const sort = { sort: { href, direction: isDescending === isReversed ? 'ascending' : 'descending' } } as const;
  return [
    { label: 'Anzeige', kind: 'named wide', ...(column === 'ordered_at' && sort) },
    { label: 'Auftraggeber' },
    { label: 'Erster Tag', kind: 'nowrap', ...(column !== 'ordered_at' && sort) },
    { label: 'Stand' },
    { label: 'Betrag', align: 'right' },
    { label: 'Zahlung' },
  ];
}

function rowOf(row: OrderRow, client: string, today: string): Row {
  const { number, title, product, buyer, city, first, last, dates, owed, dueOn, isPaid, gross } = row;
  const facts = { ...row, kind: product.kind };
  return {
    cells: [
      nameCell({
        href: pageOf.order(client, number),
        title,
        second: html`<span class="nowrap">${number}</span> · ${product.slot.name}`,
      }),
      twoLines(buyer, city),
      twoLines(
        shortDay(first, today),
        `${last < today ? 'bis' : distanceText(first, today)}${last < today ? ` ${shortDay(last, today)}` : ''}${dates.length > 1 ? `, ${dates.length} Tage` : ''}`,
      ),
      stateBadge(orderWords(facts, today)),
      moneyText(gross, 'de'),
      stateBadge({ ...paymentWords({ owed, dueOn, isPaid }, today), ...(owed < 0 && { label: 'Erstatten' }) }),
    ],
  };
}

function urgentNotice({ client, set, search, page }: OrderFilter, rows: readonly OrderRow[], today: string): Html | '' {
  if (set !== 'waiting' || search || page > 1) return '';
  const urgent = rows.filter(({ first }) => first <= lastWarnedDay(today)).length;
  if (urgent === 0) return '';
  return notice({
    tone: 'bad',
    title: urgent === 1 ? '1 Anzeige soll bald erscheinen' : `${urgent} Anzeigen sollen bald erscheinen`,
    text: 'Jeder Tag, der ohne Freigabe vergeht, wird dem Auftraggeber gutgeschrieben.',
    action: buttonLink(`${pageOf.queue(client)}?kind=advert`, 'Jetzt entscheiden', { isQuiet: false }),
  });
}

function pagesOf(filter: OrderFilter, counts: OrderCounts): Html {
  const { page, set } = filter;
  const total = counts[set];
  const last = Math.min(total, page * ORDER_PAGE_SIZE);
  return pager({
    shown: [Math.min((page - 1) * ORDER_PAGE_SIZE + 1, last), last],
    total,
    ...(page > 1 && { previous: addressOf({ ...filter, page: page - 1 }) }),
    ...(page * ORDER_PAGE_SIZE < total && { next: addressOf({ ...filter, page: page + 1 }) }),
  });
}
