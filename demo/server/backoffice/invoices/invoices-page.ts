import { html } from 'hono/html';
import { daysBetween } from '../../../../src/lib/days';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import type { Queryable } from '../../platform/database/database';
import { invoiceActions } from '../decisions/action-labels';
import { paymentWords } from '../orders/order-state';
import { stateBadge } from '../orders/orders-page';
import { pageOf } from '../page/addresses';
import { paperDay } from '../page/day-words';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, countText, moreMenu, pager, postButton, tabs } from '../ui/shapes';
import { nameCell, type Row, table, twoLines } from '../ui/table';
import {
  findInvoices,
  INVOICE_PAGE_SIZE,
  type InvoiceCounts,
  type InvoiceFilter,
  type InvoiceRow,
} from './find-invoices';

/** The labels of the sets of invoices. */
export const invoiceSets = {
  open: 'Offen',
  overdue: 'Überfällig',
  settled: 'Erledigt',
  refund: 'Zu erstatten',
  all: 'Alle',
} as const;

type ListContext = { csrf: string; today: string };

/** Renders the invoices of a client: their sets with counts, and a page of one of them. */
export async function invoicesPage(database: Queryable, filter: InvoiceFilter, context: ListContext): Promise<Html> {
  const { rows, counts } = await findInvoices(database, filter, context.today);
  return html`${tabs(
    'Rechnungen',
    Object.entries(invoiceSets).map(([name, label]) => ({
      href: addressOf({ ...filter, set: name as InvoiceFilter['set'], page: 1 }),
      ...{ label, isCurrent: name === filter.set, count: counts[name as InvoiceFilter['set']].count },
    })),
  )}
${searchForm(filter)}
${table({
  label: 'Rechnungen',
  columns: [
    { label: 'Rechnung', kind: 'named nowrap' },
    { label: 'Käufer' },
    { label: 'Fällig', kind: 'nowrap' },
    { label: 'Betrag', align: 'right' },
    { label: 'Offen', align: 'right' },
    ...(filter.set === 'all' ? [{ label: 'Stand' }] : []),
    { label: 'Aktion', isHidden: true, align: 'right' },
    { label: 'Mehr', isHidden: true, kind: 'menu-cell' },
  ],
  rows: rows.map((row) => rowOf(row, filter, context)),
  ...(rows.length > 0 && { foot: footOf(filter, counts) }),
  empty: filter.search
    ? 'Dazu gibt es keine Rechnung. Suchen Sie nach einem Teil der Nummer oder des Namens.'
    : 'Hier steht keine Rechnung.',
})}
${pagesOf(filter, counts[filter.set].count)}`;
}

/** Returns the address of a page of the list. */
function addressOf({ client, set, search, page }: InvoiceFilter): string {
  const query = new URLSearchParams({
    ...(set !== 'open' && { state: set }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${pageOf.invoices(client)}${query && `?${query}`}`;
}

const searchForm = ({ client, set, search }: InvoiceFilter) =>
  html`<form class="line" role="search" aria-label="Rechnungen suchen" method="get" action="${pageOf.invoices(client)}">
${set === 'open' ? '' : html`<input type="hidden" name="state" value="${set}">`}
<label class="with-icon width-line">${icon('search')}<span class="away">Nummer oder Name</span><input name="q" type="search" value="${search}" placeholder="Nummer oder Name"></label><button class="quiet">Suchen</button></form>`;

function rowOf(row: InvoiceRow, filter: InvoiceFilter, { csrf, today }: ListContext): Row {
  const { number, issuedOn, dueOn, gross, owed, buyer, reminders } = row;
  const { client } = filter;
  const isOverdue = owed > 0 && dueOn < today;
  const form = (action: keyof typeof invoiceActions, look: 'text') =>
    postButton({
      ...{ action: pageOf.invoice(client, number), csrf, label: invoiceActions[action], look },
      fields: {
        ...{ from: 'list', state: filter.set, action, due: String(Math.abs(owed)) },
        ...(action === 'remind' && { reminders: String(reminders) }),
      },
    });
  const path = pageOf.invoice(client, number);
  return {
    cells: [
      nameCell({ href: path, title: number, second: `vom ${paperDay(issuedOn, today)}` }),
      twoLines(buyerName(buyer), buyer.city),
      twoLines(
        html`<span class="day-badge">${paperDay(dueOn, today)} ${isOverdue ? lateBadge(daysBetween(dueOn, today)) : ''}</span>`,
        isOverdue ? reminderText(reminders) : '',
      ),
      moneyText(gross, 'de'),
      owed === 0 ? '–' : html`<b>${moneyText(owed, 'de').replace('-', '−')}</b>`,
      ...(filter.set === 'all' ? [stateBadge(paymentWords(row, today))] : []),
      owed > 0
        ? form('pay', 'text')
        : owed < 0
          ? html`<a class="button text" href="${path}/refund?from=list">${invoiceActions.refund}</a>`
          : '',
      moreMenu(`Mehr zu ${number}`, [
        html`<a href="${path}">${icon('eye')}Rechnung ansehen</a>`,
        html`<a href="${path}/pdf">${icon('download')}PDF und E-Rechnung</a>`,
        html`<a href="${pageOf.order(client, row.order)}">${icon('megaphone')}Zum Auftrag</a>`,
        ...(isOverdue && row.canRemind ? [form('remind', 'text')] : []),
      ]),
    ],
  };
}

const reminderText = (reminders: number): string =>
  reminders === 0 ? 'noch nicht gemahnt' : reminders === 1 ? '1 Erinnerung' : `${reminders} Erinnerungen`;

/** The number of days from which on an invoice is very late. */
const VERY_LATE_DAYS = 14;

const lateBadge = (days: number): Html =>
  days < VERY_LATE_DAYS
    ? badge('wait', days === 1 ? '1 Tag' : `${days} Tage`)
    : badge('bad', `${days} Tage`, 'warning');

function footOf({ set }: InvoiceFilter, counts: InvoiceCounts): (Html | string)[] {
  const { count, cents } = counts[set];
  const sum = set === 'open' || set === 'overdue' || set === 'refund' ? moneyText(cents, 'de') : '';
  return [
    count === 1 ? '1 Rechnung' : `${countText(count)} Rechnungen`,
    '',
    '',
    '',
    sum,
    ...(set === 'all' ? [''] : []),
    '',
    '',
  ];
}

function pagesOf(filter: InvoiceFilter, total: number): Html {
  const { page } = filter;
  const last = Math.min(total, page * INVOICE_PAGE_SIZE);
  return pager({
    shown: [Math.min((page - 1) * INVOICE_PAGE_SIZE + 1, last), last],
    total,
    ...(page > 1 && { previous: addressOf({ ...filter, page: page - 1 }) }),
    ...(page * INVOICE_PAGE_SIZE < total && { next: addressOf({ ...filter, page: page + 1 }) }),
  });
}

/** Renders the menu of the downloads: the list, and the months with their files. */
export const exportMenu = (client: string): Html =>
  html`<details class="menu"><summary class="button quiet">${icon('download')}Ausgeben${icon('down', 'small')}</summary><div class="menu-items">
<a href="${pageOf.invoices(client)}.csv">Alle Rechnungen (CSV)</a><a href="${pageOf.months(client)}">Monate mit DATEV, PDF und ZM</a></div></details>`;
