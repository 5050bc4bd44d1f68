import { endOfMonth } from '../../../platform/berlin-day';
import { pageOf } from '../../page/addresses';
import { parseId } from '../../page/office';

/**
 * A set of invoices. Each with money left stands in one of `open`, of which `overdue` is a part, and `refund`; each other
 * one in `paid` if money was received, also if all of it was refunded. One that never asked for money, or that was
 * credited in whole before a payment, stands in `all` alone.
 */
export type InvoiceSet = 'open' | 'overdue' | 'paid' | 'refund' | 'all';

/** The labels of the sets of invoices. */
export const invoiceSets: Readonly<Record<InvoiceSet, string>> = {
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  refund: 'Zu erstatten',
  all: 'Alle',
};

/** The columns by which invoices are sorted: due day, amount of the invoice, amount left, and number. */
const invoiceSorts = ['due', 'amount', 'open', 'number'] as const;

/** A column by which invoices are sorted. */
export type SortColumn = (typeof invoiceSorts)[number];

/** The filter of invoices. */
export type InvoiceFilter = {
  client: string;
  set: InvoiceSet;
  /** Parts of the number, the buyer or an e-mail address, or an amount. */
  search: string;
  /** The year or month of the booking of the invoice, as 'YYYY' or 'YYYY-MM'; '' for all. */
  month: string;
  /** The buyer's name on the invoice; '' for all. */
  buyer: string;
  /** The account of the buyer, and the organisation of whose members the buyer is one; 0 for all. */
  person: number;
  organisation: number;
  /** The id of the booked slot; '' for all. */
  place: string;
  /** True for overdue invoices without a reminder alone. */
  isUnreminded: boolean;
  /** The column of the order; undefined for that of the set. */
  sort: SortColumn | undefined;
  isDescending: boolean;
  page: number;
};

const MAX_PAGE = 10_000;
const MAX_LENGTH = 200;
const MONTH = /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** Reads the filter from the query of an address; what it does not know is left out. */
export function readFilter(client: string, query: URLSearchParams): InvoiceFilter {
  const line = (name: string) =>
    (query.get(name) ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH);
  const [set, month, sort] = [line('state'), line('month'), line('sort')];
  const column = invoiceSorts.find((name) => name === sort.replace(/^-/, ''));
  return {
    client,
    set: Object.keys(invoiceSets).find((name): name is InvoiceSet => name === set) ?? 'open',
    ...{ search: line('q'), month: MONTH.test(month) ? month : '', buyer: line('buyer'), place: line('place') },
    ...{ person: parseId(line('person')), organisation: parseId(line('organisation')) },
    ...{
      isUnreminded: line('reminders') === 'none',
      sort: column,
      isDescending: column ? sort.startsWith('-') : false,
    },
    page: Math.min(MAX_PAGE, parseId(line('page')) || 1),
  };
}

/** Returns the filter as the query of an address; '' for that of the list itself. */
export const listQueryOf = (filter: InvoiceFilter): string => new URLSearchParams(listFieldsOf(filter)).toString();

/** Returns the filter as the names and values of a query. */
export const listFieldsOf = (filter: InvoiceFilter): Record<string, string> => {
  const { set, search, month, buyer, person, organisation, place, isUnreminded, sort, isDescending, page } = filter;
  return {
    ...(set !== 'open' && { state: set }),
    ...(search && { q: search }),
    ...(month && { month }),
    ...(buyer && { buyer }),
    ...(person > 0 && { person: String(person) }),
    ...(organisation > 0 && { organisation: String(organisation) }),
    ...(place && { place }),
    ...(isUnreminded && { reminders: 'none' }),
    ...(sort && { sort: `${isDescending ? '-' : ''}${sort}` }),
    ...(page > 1 && { page: String(page) }),
  };
};

/** Returns the address of a page of the list, with some of the filter changed; it begins on the first page. */
export function addressOf(filter: InvoiceFilter, change: Partial<InvoiceFilter> = {}): string {
  const query = listQueryOf({ ...filter, page: 1, ...change });
  return `${pageOf.invoices(filter.client)}${query && `?${query}`}`;
}

/** Returns the address of the list as CSV. */
export function csvAddressOf(filter: InvoiceFilter): string {
  const query = listQueryOf({ ...filter, page: 1 });
  return `${pageOf.invoices(filter.client)}.csv${query && `?${query}`}`;
}

/** Returns the page of the list below that of the client to which an operator returns. @param query as of listQueryOf */
export function listPath(query: string): string {
  const own = listQueryOf(readFilter('', new URLSearchParams(query)));
  return `/invoices${own && `?${own}`}`;
}

/** Returns the column and direction by which the list is sorted: the most urgent first, or the newest. */
export function sortOf({ set, sort, isDescending }: InvoiceFilter): { column: SortColumn; isDescending: boolean } {
  if (sort) return { column: sort, isDescending };
  return { column: 'due', isDescending: set === 'paid' || set === 'all' };
}

/** Returns the first and the last day of a year or a month. */
export function daysOfMonth(month: string): [first: string, last: string] {
  if (!month.includes('-')) return [`${month}-01-01`, `${month}-12-31`];
  return [`${month}-01`, endOfMonth(month)];
}

/** Checks whether a filter names a buyer. */
export const hasBuyer = ({ buyer, person, organisation }: InvoiceFilter): boolean =>
  buyer !== '' || person > 0 || organisation > 0;

/** The token of the forms of a list, and the day in Berlin. */
export type ListContext = { csrf: string; today: string };
