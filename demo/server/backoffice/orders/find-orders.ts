import { joinAdvertisedEvent, orderVisibility } from '../../adverts/orders/event-visibility';
import type { Product } from '../../adverts/orders/product';
import { endOfMonth } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { patternsOf } from '../search/find-hits';
import type { OrderFacts } from './order-state';

/** The sets of orders, as the tabs of their list; `$2` is the day in Berlin. */
const SETS = {
  waiting: `o.state = 'ordered'`,
  returned: `o.state = 'returned'`,
  running: `o.state = 'confirmed' and o.last_day >= $2::date and o.first_day <= $2::date`,
  planned: `o.state = 'confirmed' and o.last_day >= $2::date and o.first_day > $2::date`,
  over: `o.state = 'confirmed' and o.last_day < $2::date and not o.ends_early`,
  // As the index advert_orders_ended says it.
  ended: `(o.state = 'cancelled' or o.state = 'confirmed' and o.ends_early) and (o.state = 'cancelled' or o.last_day < $2::date)`,
} as const;

/** A set of orders. */
export type OrderSet = keyof typeof SETS | 'all';

/** The column by which each set is sorted, and its direction unless the operator reverses it. */
export const orderSorts: Readonly<
  Record<OrderSet, { column: 'first_day' | 'last_day' | 'ordered_at'; isDescending: boolean }>
> = {
  waiting: { column: 'first_day', isDescending: false },
  returned: { column: 'first_day', isDescending: false },
  running: { column: 'last_day', isDescending: false },
  planned: { column: 'first_day', isDescending: false },
  over: { column: 'last_day', isDescending: true },
  ended: { column: 'last_day', isDescending: true },
  all: { column: 'ordered_at', isDescending: true },
};

/** SQL: the order of a set, or from its end. */
function sortSql({ set, isReversed }: Pick<OrderFilter, 'set' | 'isReversed'>, isFromEnd: boolean): string {
  const { column, isDescending } = orderSorts[set];
  const direction = (isDescending === isReversed) === isFromEnd ? 'desc' : 'asc';
  return `o.${column} ${direction}, o.id ${direction}`;
}

/** The filter of orders. */
export type OrderFilter = {
  client: string;
  set: OrderSet;
  /** Part of the number, the title, or the buyer. */
  search: string;
  /** The id of the buyer's account. */
  accountId?: number | undefined;
  /** The month, 'YYYY-MM', in which they appear. */
  month?: string | undefined;
  /** True to sort in the other direction. */
  isReversed: boolean;
  page: number;
};

/** An order in the list. */
export type OrderRow = Omit<OrderFacts, 'kind'> & {
  number: string;
  title: string;
  product: Product;
  buyer: string;
  city: string;
  first: string;
  last: string;
  gross: number;
  owed: number;
  dueOn: string | null;
  isPaid: boolean;
};

/** The number of orders in each set of a search. */
export type OrderCounts = Readonly<Record<OrderSet, number>>;

export const ORDER_PAGE_SIZE = 50;

/** SQL: the number of orders in each set but the largest, which is the rest. @param matching SQL of the condition of the search */
const selectCounts = (matching: string, all: string) =>
  `select ${all} as all, ${Object.entries(SETS)
    .filter(([name]) => name !== 'over')
    .map(
      ([name, condition]) =>
        `(select count(*)::int from advert_orders o where ${matching} and ${condition}) as "${name}"`,
    )
    .join(', ')}`;

/** SQL: the number of all orders of a client: the kept sums know those with an invoice. */
const KEPT_COUNT = `(select coalesce(sum(s.count), 0)::int from advert_sums s where s.client = $1)
  + (select count(*)::int from advert_orders o where o.client = $1 and o.invoice_id is null)`;

/** SQL: a page of orders; one in the second half is read from the end, so that the last is found as fast as the first. */
function selectRows(filter: OrderFilter, matching: string, total: number): string {
  const before = (filter.page - 1) * ORDER_PAGE_SIZE;
  const size = Math.min(ORDER_PAGE_SIZE, total - before);
  const isFromEnd = before > total / 2;
  const order = sortSql(filter, isFromEnd);
  return `
  with page as (select o.id, row_number() over (order by ${order}) as place from advert_orders o
    where ${matching} and ${filter.set === 'all' ? 'true' : SETS[filter.set]}
    order by ${order} offset ${isFromEnd ? total - before - size : before} limit ${size})
  select o.number, o.content->>'title' as title, o.product, o.state, o.confirmed_at is not null as "isApproved",
    o.cancelled_by as "cancelledBy", to_json(o.dates) as dates, to_json(o.given_back) as "givenBack",
    ${orderVisibility} as visibility, o.first_day as first, o.last_day as last, (o.price->>'gross')::int as gross,
    o.buyer, o.billing->>'city' as city, o.owed, o.due_on as "dueOn",
    o.paid > 0 as "isPaid"
  from page join advert_orders o on o.id = page.id ${joinAdvertisedEvent} order by page.place${isFromEnd ? ' desc' : ''}`;
}

/** Finds orders, with the number in each set, and the number of their page: at most the last one. */
export async function findOrders(
  from: Queryable,
  filter: OrderFilter,
  today: string,
): Promise<{ rows: OrderRow[]; counts: OrderCounts; page: number }> {
  const { client, search, accountId, month } = filter;
  const patterns = await patternsOf(from, search);
  const values = [...patterns, ...(accountId === undefined ? [] : [accountId])];
  const conditions = values.map((value, index) =>
    typeof value === 'number' ? `o.account_id = $${index + 3}` : `o.office_words like $${index + 3}`,
  );
  if (month !== undefined) {
    values.push(`${month}-01`, endOfMonth(`${month}-01`));
    conditions.push(`o.last_day >= $${values.length + 1}::date and o.first_day <= $${values.length + 2}::date`);
  }
  // PostgreSQL refuses a parameter that a query does not use.
  const matching = ['o.client = $1', '$2::date is not null', ...conditions].join(' and ');
  const parameters = [client, today, ...values];
  const isNarrowed = values.length > 0;
  const all = isNarrowed ? `(select count(*)::int from advert_orders o where ${matching})` : KEPT_COUNT;
  const [row] = await from.query<Omit<OrderCounts, 'over'>>(selectCounts(matching, all), parameters);
  if (!row) throw new Error('The orders were not counted.');
  const { waiting, returned, running, planned, ended } = row;
  const counts = { ...row, over: row.all - waiting - returned - running - planned - ended };
  const total = counts[filter.set];
  const page = Math.min(filter.page, Math.max(1, Math.ceil(total / ORDER_PAGE_SIZE)));
  const rows = await from.query<OrderRow>(selectRows({ ...filter, page }, matching, total), parameters);
  return { rows, counts, page };
}
