import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { canRemindSql } from '../../adverts/payment/reminders';
import type { Queryable } from '../../platform/database/database';
import { patternsOf } from '../search/find-hits';

/** The sets of invoices, as the tabs of their list; `$2` is the day in Berlin. */
const SETS = {
  open: 'o.owed > 0',
  overdue: 'o.owed > 0 and o.due_on < $2::date',
  refund: 'o.owed < 0',
  settled: 'o.owed = 0',
  all: 'true',
} as const;

/** A set of invoices. */
export type InvoiceSet = keyof typeof SETS;

/** The filter of invoices. */
export type InvoiceFilter = { client: string; set: InvoiceSet; search: string; page: number };

/** An invoice in the list. */
export type InvoiceRow = {
  number: string;
  issuedOn: string;
  dueOn: string;
  gross: number;
  owed: number;
  isPaid: boolean;
  reminders: number;
  /** True if there is a receiver and a reminder left. */
  canRemind: boolean;
  buyer: Billing;
  order: string;
};

/** The number of invoices in a set, and the sum of what is left to pay or to refund. */
export type InvoiceCounts = Readonly<Record<InvoiceSet, { count: number; cents: number }>>;

export const INVOICE_PAGE_SIZE = 50;

/** The oldest due day comes first; among all and the settled ones the newest. */
const sortSql = (set: InvoiceSet) =>
  set === 'settled' || set === 'all' ? 'o.due_on desc, o.id desc' : 'o.due_on, o.id';

/** SQL: number and sum of the sets with money left; the settled ones are the rest of all. */
const selectCounts = (matching: string) => `select
  (select count(*)::int from advert_orders o where ${matching}) as all,
  ${(['open', 'overdue', 'refund'] as const)
    .map(
      (
        set,
      ) => `(select json_build_object('count', count(*), 'cents', coalesce(abs(sum(o.owed)), 0)) from advert_orders o
        where ${matching} and o.owed <> 0 and ${SETS[set]}) as "${set}"`,
    )
    .join(', ')}`;

const selectRows = ({ set, page }: InvoiceFilter, matching: string) => `
  with page as (select o.id, row_number() over (order by ${sortSql(set)}) as place from advert_orders o
    where ${matching} and ${SETS[set]}
    order by ${sortSql(set)} offset ${(page - 1) * INVOICE_PAGE_SIZE} limit ${INVOICE_PAGE_SIZE})
  select i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", i.gross, o.owed, i.buyer, o.number as order,
    exists (select 1 from advert_payments p where p.invoice_id = i.id) as "isPaid",
    (select count(*)::int from advert_reminders r where r.invoice_id = i.id) as reminders,
    (select count(*) < 3 from advert_reminders r where r.invoice_id = i.id) and ${canRemindSql} as "canRemind"
  from page join advert_orders o on o.id = page.id
    join advert_invoices i on i.order_id = o.id and i.kind = 'invoice' order by page.place`;

/** Finds invoices, with number and sum of each set. @param today in Berlin */
export async function findInvoices(
  from: Queryable,
  filter: InvoiceFilter,
  today: string,
): Promise<{ rows: InvoiceRow[]; counts: InvoiceCounts }> {
  const { client, search } = filter;
  const patterns = await patternsOf(from, search);
  // An invoice is found by its number, and by what its order is found by.
  const conditions = patterns.map(
    (_, index) => `o.id in (select f.id from advert_orders f where f.client = $1 and f.office_words like $${index + 3}
      union all select n.order_id from advert_invoices n where n.client = $1 and n.office_words like $${index + 3})`,
  );
  // PostgreSQL refuses a parameter that a query does not use.
  const matching = ['o.client = $1', '$2::date is not null', ...conditions].join(' and ');
  const parameters = [client, today, ...patterns];
  const [row] = await from.query<Omit<InvoiceCounts, 'all' | 'settled'> & { all: number }>(
    selectCounts(matching),
    parameters,
  );
  if (!row) throw new Error('The invoices were not counted.');
  const { all, open, overdue, refund } = row;
  const sets = { open, overdue, refund, settled: { count: all - open.count - refund.count, cents: 0 } };
  const rows = await from.query<InvoiceRow>(selectRows(filter, matching), parameters);
  return { rows, counts: { ...sets, all: { count: all, cents: 0 } } };
}
