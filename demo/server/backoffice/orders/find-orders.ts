import { joinAdvertisedEvent, orderVisibility } from '../../adverts/orders/event-visibility';
import type { Product } from '../../adverts/orders/product';
import type { Queryable } from '../../platform/database/database';
import type { OrderFacts } from './order-state';

/** The sets of orders, as the tabs of their list; `$2` is the day in Berlin. */
const SETS = {
  waiting: `o.state = 'ordered'`,
  running: `o.state = 'confirmed' and o.last_day >= $2::date and o.first_day <= $2::date`,
  planned: `o.state = 'confirmed' and o.last_day >= $2::date and o.first_day > $2::date`,
  over: `o.state = 'confirmed' and o.last_day < $2::date and not o.ends_early`,
  ended: `(o.state = 'cancelled' or o.state = 'confirmed' and o.last_day < $2::date and o.ends_early)`,
} as const;

/** A set of orders. */
export type OrderSet = keyof typeof SETS | 'all';

/** How each set is sorted: what comes first is what needs a look first. */
const SORTS: Readonly<Record<OrderSet, string>> = {
  waiting: 'o.first_day, o.id',
  running: 'o.last_day, o.id',
  planned: 'o.first_day, o.id',
  over: 'o.last_day desc, o.id desc',
  ended: 'o.last_day desc, o.id desc',
  all: 'o.ordered_at desc, o.id desc',
};

/** The filter of orders. */
export type OrderFilter = {
  client: string;
  set: OrderSet;
  /** Part of the number, the title, or the buyer. */
  search: string;
  /** The id of the buyer's account. */
  accountId?: number | undefined;
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

export const PAGE_SIZE = 50;

/** SQL: the orders `o` of a client that a search finds; each word is part of what operators search by. */
const matching = `o.client = $1 and ($3::text[] is null or o.office_words like all ($3)) and ($4::int is null or o.account_id = $4)`;

const selectCounts = `select ${Object.entries(SETS)
  .map(
    ([name, condition]) =>
      `(select count(*)::int from advert_orders o where ${matching} and ${condition}) as "${name}"`,
  )
  .join(', ')}`;

const selectRows = (set: OrderSet) => `
  with page as (select o.id, row_number() over (order by ${SORTS[set]}) as place from advert_orders o
    where ${matching} and ${set === 'all' ? '$2::date is not null' : SETS[set]}
    order by ${SORTS[set]} offset $5 limit ${PAGE_SIZE})
  select o.number, o.content->>'title' as title, o.product, o.state, o.confirmed_at is not null as "isApproved",
    o.cancelled_by as "cancelledBy", to_json(o.dates) as dates, to_json(o.given_back) as "givenBack",
    ${orderVisibility} as visibility, o.first_day as first, o.last_day as last, (o.price->>'gross')::int as gross,
    coalesce(nullif(o.billing->>'company', ''), trim(concat(o.billing->>'firstName', ' ', o.billing->>'lastName')))
      as buyer, o.billing->>'city' as city, o.owed, o.due_on as "dueOn",
    exists (select 1 from advert_payments p join advert_invoices i on i.id = p.invoice_id where i.order_id = o.id)
      as "isPaid"
  from page join advert_orders o on o.id = page.id ${joinAdvertisedEvent} order by page.place`;
