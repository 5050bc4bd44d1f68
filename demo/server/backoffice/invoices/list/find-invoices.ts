import { parseMoneyInput } from '../../../../../src/lib/parse-number-input';
import type { Billing } from '../../../../../src/model/adverts/billing-problems';
import { canRemindSql } from '../../../adverts/payment/reminders';
import type { Queryable } from '../../../platform/database/database';
import { ordersOfOrganisation } from '../../organisations/find-organisations';
import { patternsOf } from '../../search/find-hits';
import { daysOfMonth, hasBuyer, type InvoiceFilter, type InvoiceSet, type SortColumn, sortOf } from './invoice-filter';

/** An invoice in the list. */
export type InvoiceRow = {
  id: number;
  number: string;
  issuedOn: string;
  dueOn: string;
  gross: number;
  paid: number;
  refunded: number;
  owed: number;
  isPaid: boolean;
  reminders: number;
  /** True if there is a receiver and a reminder left. */
  canRemind: boolean;
  buyer: Billing;
  /** The number of its order, and what can be cancelled of it: all days from today on, single ones, or nothing. */
  order: string;
  cancelling: 'stop' | 'credit' | null;
};

/** The number of invoices in a set with their sums, in cents. */
export type InvoiceSums = { count: number; billed: number; paid: number; refunded: number; owed: number };

/** The sums of all sets. */
export type InvoiceCounts = Readonly<Record<InvoiceSet, InvoiceSums>>;

export const INVOICE_PAGE_SIZE = 50;

/** A piece of SQL with a placeholder for each value. */
type Where = { sql: string; values: unknown[]; add(value: unknown): string };

const NOT_REMINDED = 'not exists (select from advert_reminders r where r.invoice_id = o.invoice_id)';

/** Returns the condition of a filter on orders `o`, without its set; `$1` is the client, `$2` the day in Berlin. */
async function whereOf(from: Queryable, filter: InvoiceFilter, today: string): Promise<Where> {
  const { client, month, buyer, person, organisation, place, isUnreminded, search } = filter;
  const values: unknown[] = [client, today];
  const add = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['o.client = $1', 'o.invoice_id is not null', '$2::date is not null'];
  if (month) {
    const [first, last] = daysOfMonth(month);
    conditions.push(`o.booked_on between ${add(first)} and ${add(last)}`);
  }
  if (buyer) conditions.push(`o.buyer = ${add(buyer)}`);
  if (person) conditions.push(`o.account_id = ${add(person)}`);
  if (organisation) conditions.push(ordersOfOrganisation('o', add(organisation)));
  if (place) conditions.push(`o.slot_id = ${add(place)}`);
  if (isUnreminded) conditions.push(`o.owed > 0 and o.due_on < $2::date and ${NOT_REMINDED}`);
  for (const word of await wordsOf(from, search)) conditions.push(matchSql(word, add));
  return { sql: conditions.join(' and '), values, add };
}

/** A word of a search: the pattern of a text, and the amount that it may be, in cents. */
type Word = { pattern: string; cents: number | undefined };

const MAX_WORDS = 8;
const MAX_CENTS = 2_147_483_647;

/** Splits a search into words; a sign of euros belongs to its amount. */
async function wordsOf(from: Queryable, search: string): Promise<Word[]> {
  const typed = search
    .replace(/(?<=\d)\s*(?:€|euro?\b)|(?:€|\beur\b)\s*(?=\d)/giu, '')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const words: Word[] = [];
  for (const word of typed) {
    const { number } = parseMoneyInput(word, ',', 'EUR');
    const cents = number !== undefined && Math.abs(number) <= MAX_CENTS ? Math.abs(number) : undefined;
    for (const pattern of await patternsOf(from, word)) words.push({ pattern, cents });
  }
  return words;
}

/** SQL: the orders that a word finds: by what an order or an invoice is found by, or by an amount billed, paid or left. */
function matchSql({ pattern, cents }: Word, add: Where['add']): string {
  const like = add(pattern);
  const amount = cents === undefined ? undefined : `${add(cents)}::int`;
  return `o.id in (select f.id from advert_orders f where f.client = $1 and f.office_words like ${like}
    union all select n.order_id from advert_invoices n where n.client = $1 and n.office_words like ${like}${
      amount === undefined
        ? ''
        : `
    union all select f.id from advert_orders f where f.client = $1 and f.invoice_id is not null and f.billed = ${amount}
    union all select f.id from advert_orders f where f.client = $1 and f.invoice_id is not null and f.owed in (${amount}, -${amount})
    union all select f.id from advert_orders f where f.client = $1 and f.paid <> f.billed and f.paid = ${amount}`
    })`;
}

/** SQL: the sets of rows `s` with state and due day. */
export const SUM_SETS: Readonly<Record<InvoiceSet, string>> = {
  open: `s.state = 'open'`,
  overdue: `s.state = 'open' and s.due_on < $2::date`,
  paid: `s.state = 'paid'`,
  refund: `s.state = 'refund'`,
  all: 'true',
};

/** SQL: the sets of orders `o`. */
const ORDER_SETS: Readonly<Record<InvoiceSet, string>> = {
  open: 'o.owed > 0',
  overdue: 'o.owed > 0 and o.due_on < $2::date',
  paid: 'o.owed = 0 and o.paid > 0',
  refund: 'o.owed < 0',
  all: 'true',
};

const AMOUNTS = ['count', 'billed', 'paid', 'refunded', 'owed'] as const;

const selectSums = (source: string) =>
  `select ${Object.entries(SUM_SETS)
    .map(
      ([set, condition]) =>
        `json_build_object(${AMOUNTS.map((name) => `'${name}', coalesce(sum(s.${name}) filter (where ${condition}), 0)`).join(', ')}) as "${set}"`,
    )
    .join(', ')} from ${source} s where $2::date is not null`;

/** Checks whether the kept sums answer a filter: they know months and places, but neither words nor buyers. */
export const isKept = (filter: InvoiceFilter): boolean =>
  filter.search === '' && !hasBuyer(filter) && !filter.isUnreminded;

/** SQL: the kept sums of a filter. @param add adds a value, `$1` is the client */
export function keptSql({ month, place }: Pick<InvoiceFilter, 'month' | 'place'>, add: Where['add']): string {
  const conditions = ['client = $1'];
  if (month) {
    const [first, last] = daysOfMonth(month);
    conditions.push(`month between ${add(first)} and ${add(last)}`);
  }
  if (place) conditions.push(`slot_id = ${add(place)}`);
  return `(select * from advert_sums where ${conditions.join(' and ')})`;
}

/** Counts the invoices of each set and adds them up. @param today in Berlin */
export async function countInvoices(from: Queryable, filter: InvoiceFilter, today: string): Promise<InvoiceCounts> {
  const [counts] = isKept(filter) ? await countKept(from, filter, today) : await countMatching(from, filter, today);
  if (!counts) throw new Error('The invoices were not counted.');
  return counts;
}

function countKept(from: Queryable, filter: InvoiceFilter, today: string): Promise<InvoiceCounts[]> {
  const values: unknown[] = [filter.client, today];
  const source = keptSql(filter, (value) => `$${values.push(value)}`);
  return from.query<InvoiceCounts>(selectSums(source), values);
}

async function countMatching(from: Queryable, filter: InvoiceFilter, today: string): Promise<InvoiceCounts[]> {
  const { sql, values } = await whereOf(from, filter, today);
  const source = `(select 1 as count, o.billed, o.paid, o.refunded, o.owed, o.due_on, money_state(o.owed, o.paid) as state
    from advert_orders o where ${sql})`;
  return from.query<InvoiceCounts>(selectSums(source), values);
}

/** Counts the overdue invoices without a reminder that a filter finds. */
export async function countUnreminded(from: Queryable, filter: InvoiceFilter, today: string): Promise<number> {
  const { sql, values } = await whereOf(from, { ...filter, isUnreminded: true }, today);
  const [row] = await from.query<{ count: number }>(
    `select count(*)::int as count from advert_orders o where ${sql}`,
    values,
  );
  return row?.count ?? 0;
}

const SORT_COLUMNS: Readonly<Record<SortColumn, string>> = {
  due: 'o.due_on',
  amount: 'o.billed',
  open: 'o.owed',
  number: 'o.invoice_id',
};

/** SQL: the order of the list, or the reverse of it. */
function orderSql(filter: InvoiceFilter, isReversed: boolean): string {
  const { column, isDescending } = sortOf(filter);
  const direction = isDescending === isReversed ? 'asc' : 'desc';
  return column === 'number'
    ? `o.invoice_id ${direction}`
    : `${SORT_COLUMNS[column]} ${direction}, o.invoice_id ${direction}`;
}

/**
 * Finds a page of invoices. A page in the second half of the list is read from its end, so that the last one is found as
 * fast as the first.
 *
 * @param total the number of invoices in the set @param today in Berlin
 */
export async function findInvoices(
  from: Queryable,
  filter: InvoiceFilter,
  { total, today }: { total: number; today: string },
): Promise<InvoiceRow[]> {
  const before = (filter.page - 1) * INVOICE_PAGE_SIZE;
  const size = Math.min(INVOICE_PAGE_SIZE, total - before);
  if (size <= 0) return [];
  const isReversed = before > total / 2;
  const { sql, values } = await whereOf(from, filter, today);
  const order = orderSql(filter, isReversed);
  const rows = await from.query<InvoiceRow>(
    `with page as (select o.invoice_id as id, row_number() over (order by ${order}) as place from advert_orders o
       where ${sql} and ${ORDER_SETS[filter.set]}
       order by ${order} offset ${isReversed ? total - before - size : before} limit ${size})
     ${selectRows} from page join advert_invoices i on i.id = page.id join advert_orders o on o.id = i.order_id
     order by page.place${isReversed ? ' desc' : ''}`,
    values,
  );
  return rows;
}

const selectRows = `select i.id, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", o.billed as gross, o.paid, o.refunded,
    o.owed, o.paid > 0 as "isPaid", i.buyer, o.number as order,
    case when o.state = 'confirmed' then case when o.last_day >= $2::date then 'stop' else 'credit' end end as cancelling,
    (select count(*)::int from advert_reminders r where r.invoice_id = i.id) as reminders,
    (select count(*) < 3 from advert_reminders r where r.invoice_id = i.id) and ${canRemindSql} as "canRemind"`;

/** Finds the invoices with some numbers, in the order of the numbers. */
export const findByNumbers = (
  from: Queryable,
  { client, numbers, today }: { client: string; numbers: readonly string[]; today: string },
): Promise<(InvoiceRow & { orderId: string })[]> =>
  from.query(
    `${selectRows}, o.id as "orderId" from advert_invoices i join advert_orders o on o.id = i.order_id
     where i.client = $1 and i.kind = 'invoice' and i.number = any($3::text[]) order by i.id`,
    [client, today, numbers],
  );

/** Finds the ids of all invoices of a filter, in the order of the list. */
export async function findInvoiceIds(from: Queryable, filter: InvoiceFilter, today: string): Promise<number[]> {
  const { sql, values } = await whereOf(from, filter, today);
  const rows = await from.query<{ id: number }>(
    `select o.invoice_id as id from advert_orders o where ${sql} and ${ORDER_SETS[filter.set]}
     order by ${orderSql(filter, false)}`,
    values,
  );
  return rows.map(({ id }) => id);
}
