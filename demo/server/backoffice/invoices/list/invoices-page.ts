import { html } from 'hono/html';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { berlinDay } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import { shortDay } from '../../page/day-words';
import { type Html, timeText } from '../../page/page';
import { countText, pager, tabs } from '../../ui/shapes';
import { type Column, type FootCell, table } from '../../ui/table';
import { bulkBar } from './bulk-bar';
import { filterLine, loadFilterView } from './filter-line';
import { findLastStatement } from './find-choices';
import { countInvoices, findInvoices, INVOICE_PAGE_SIZE, type InvoiceCounts, type InvoiceSums } from './find-invoices';
import {
  addressOf,
  type InvoiceFilter,
  type InvoiceSet,
  invoiceSets,
  type ListContext,
  type SortColumn,
  sortOf,
} from './invoice-filter';
import { rowOf } from './invoice-row';

/**
 * The sum below the name of each set: what is left to pay, or to refund; of the paid ones what was received less what was
 * refunded; of all the amounts of the invoices, without credit notes.
 */
const tabSums: Readonly<Record<InvoiceSet, (sums: InvoiceSums) => number>> = {
  open: ({ owed }) => owed,
  overdue: ({ owed }) => owed,
  paid: ({ paid, refunded }) => paid - refunded,
  refund: ({ owed }) => Math.abs(owed),
  all: ({ billed }) => billed,
};

/** Renders the invoices of a client: their sets with number and sum, and a page of one of them. */
export async function invoicesPage(database: Queryable, asked: InvoiceFilter, context: ListContext): Promise<Html> {
  const { today } = context;
  const counts = await countInvoices(database, asked, today);
  const total = counts[asked.set].count;
  // After a deed the last page may be gone.
  const filter = { ...asked, page: Math.min(asked.page, Math.max(1, Math.ceil(total / INVOICE_PAGE_SIZE))) };
  const rows = await findInvoices(database, filter, { total, today });
  const lastRead = await lastReadText(database, filter.client, today);
  const view = await loadFilterView(database, { filter, rows, today });
  return html`${setTabs(filter, counts)}
${filterLine(filter, view)}
${table({
  label: 'Rechnungen',
  columns: columnsOf(filter),
  rows: rows.map((row) => rowOf(row, filter, context)),
  ...(rows.length > 0 && { bulk: bulkBar(filter, context.csrf), foot: footOf(filter, counts) }),
  empty: isNarrowed(filter)
    ? html`Dazu gibt es keine Rechnung. <a href="${addressOf(noFilter(filter))}">Alle Filter aufheben</a>`
    : 'Hier steht keine Rechnung.',
})}
${pagesOf(filter, total, lastRead && `Neue Zahlungen zuletzt eingelesen: ${lastRead}`)}`;
}

/** Says when payments were last read from the bank, as in 'heute, 08:15 Uhr'; '' if never. */
async function lastReadText(database: Queryable, client: string, today: string): Promise<string> {
  const instant = await findLastStatement(database, client);
  if (!instant) return '';
  const day = berlinDay(instant);
  return `${day === today ? 'heute' : shortDay(day, today)}, ${timeText(instant)}`;
}

const setTabs = (filter: InvoiceFilter, counts: InvoiceCounts) =>
  tabs(
    'Rechnungen',
    (Object.keys(invoiceSets) as InvoiceSet[]).map((set) => ({
      // The order of a set is its own.
      href: addressOf(filter, { set, sort: undefined }),
      ...{ label: invoiceSets[set], isCurrent: set === filter.set, count: counts[set].count },
      second: moneyText(tabSums[set](counts[set]), 'de'),
    })),
  );

const noFilter = (filter: InvoiceFilter): InvoiceFilter => ({
  ...{ ...filter, search: '', month: '', buyer: '', person: 0, organisation: 0, place: '', isUnreminded: false },
});

const isNarrowed = (filter: InvoiceFilter) => addressOf(filter) !== addressOf(noFilter(filter));

function columnsOf(filter: InvoiceFilter): Column[] {
  const { column, isDescending } = sortOf(filter);
  const sorted = (label: string, own: SortColumn): Column => {
    const isOwn = own === column;
    // Amounts begin with the largest, as these are what one looks for.
    const isNextDescending = isOwn ? !isDescending : own === 'amount' || own === 'open';
    return {
      label,
      sort: {
        href: addressOf(filter, { sort: own, isDescending: isNextDescending }),
        direction: isOwn ? (isDescending ? 'descending' : 'ascending') : undefined,
      },
    };
  };
  return [
    { label: 'Auswahl', kind: 'pick', isHidden: true },
    { ...sorted('Rechnung', 'number'), kind: 'named nowrap' },
    { label: 'Käufer', kind: 'person' },
    { ...sorted('Fällig', 'due'), kind: 'nowrap' },
    { ...sorted('Betrag', 'amount'), align: 'right' },
    { ...sorted('Offen', 'open'), align: 'right' },
    { label: 'Aktion', isHidden: true, align: 'right' },
    { label: 'Mehr', isHidden: true, kind: 'menu-cell' },
  ];
}

/** The words of the foot for one and for several invoices of a set. */
const footWords: Readonly<Record<InvoiceSet, readonly [one: string, many: string]>> = {
  open: ['offene Rechnung', 'offene Rechnungen'],
  overdue: ['überfällige Rechnung', 'überfällige Rechnungen'],
  paid: ['bezahlte Rechnung', 'bezahlte Rechnungen'],
  refund: ['Rechnung mit Erstattung', 'Rechnungen mit Erstattung'],
  all: ['Rechnung', 'Rechnungen'],
};

/** Returns the sums of the whole set, not only of its page. */
function footOf({ set }: InvoiceFilter, counts: InvoiceCounts): FootCell[] {
  const { count, billed, owed } = counts[set];
  return [
    '',
    // The number, the buyer and the due day are not summed.
    { content: `${countText(count)} ${footWords[set][count === 1 ? 0 : 1]}`, span: 3 },
    moneyText(billed, 'de'),
    set === 'paid' ? '' : moneyText(owed, 'de').replace('-', '−'),
    ...['', ''],
  ];
}

function pagesOf(filter: InvoiceFilter, total: number, note: string): Html {
  const { page } = filter;
  const last = Math.min(total, page * INVOICE_PAGE_SIZE);
  const lastPage = Math.ceil(total / INVOICE_PAGE_SIZE);
  return pager({
    shown: [Math.min((page - 1) * INVOICE_PAGE_SIZE + 1, last), last],
    total,
    note,
    ...(page > 1 && { previous: addressOf(filter, { page: page - 1 }) }),
    ...(page < lastPage && { next: addressOf(filter, { page: page + 1 }) }),
    ...(page + 1 < lastPage && { last: addressOf(filter, { page: lastPage }) }),
  });
}
