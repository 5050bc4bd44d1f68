import type { Queryable } from '../../../platform/database/database';
import type { StateWords } from '../../orders/order-state';
import { patternsOf } from '../../search/find-hits';

/** The states of a voucher, each with its SQL; `$2` is the day in Berlin. The first one that applies counts. */
const STATES = {
  closed: 'not v.is_active',
  used: 'v.uses_left = 0',
  over: 'v.last_day < $2::date',
  early: 'v.first_day > $2::date',
} as const;

/** SQL: the state of a voucher `v`. */
const stateSql = `case ${Object.entries(STATES)
  .map(([state, condition]) => `when ${condition} then '${state}'`)
  .join(' ')} else 'valid' end`;

/** The state of a voucher. */
export type VoucherState = keyof typeof STATES | 'valid';

/** The states of vouchers in words. */
export const voucherStates: Readonly<Record<VoucherState, StateWords>> = {
  valid: { tone: 'good', label: 'Gilt' },
  early: { tone: 'info', label: 'Gilt noch nicht', sign: 'clock' },
  over: { tone: 'over', label: 'Abgelaufen' },
  used: { tone: 'over', label: 'Verbraucht', sign: 'check' },
  closed: { tone: 'over', label: 'Geschlossen', sign: 'lock' },
};

/** A voucher with its use. */
export type VoucherRow = {
  code: string;
  share: number | null;
  cents: number | null;
  max: number;
  first: string | null;
  last: string | null;
  state: VoucherState;
  /** The number of orders that use it; a wholly cancelled one does not. */
  used: number;
  /** The sum taken off these orders when they were placed, net. */
  given: number;
};

/** SQL: what the voucher of an order `o` took off, net. */
const discountSql = `(select coalesce(-sum((item->>'cents')::int), 0)::int
  from jsonb_array_elements(o.price->'items') as item where item->>'kind' = 'voucher')`;

const columns = `v.code, v.share, v.cents, v.uses_most as max, v.first_day as first, v.last_day as last,
  ${stateSql} as state, u.used, u.given`;
const joinUses = `cross join lateral (
  select count(*)::int as used, coalesce(sum(${discountSql}), 0)::int as given from advert_orders o
  where o.client = v.client and o.voucher is not null and o.voucher->>'code' = v.code and o.state <> 'cancelled') u`;

/** The filter of vouchers. */
export type VoucherFilter = { client: string; state: VoucherState | 'all'; search: string; page: number };

/** The number of vouchers in each state. */
export type VoucherCounts = Readonly<Record<VoucherState | 'all', number>>;

export const VOUCHER_PAGE_SIZE = 50;

/** Finds a page of vouchers by their codes, with the number in each state. */
export async function findVouchers(
  from: Queryable,
  { client, state, search, page }: VoucherFilter,
  today: string,
): Promise<{ rows: VoucherRow[]; counts: VoucherCounts }> {
  const patterns = await patternsOf(from, search);
  const matching = [
    'v.client = $1',
    '$2::date is not null',
    ...patterns.map((_, index) => `fold(v.code) like $${index + 3}`),
  ].join(' and ');
  const parameters = [client, today, ...patterns];
  const counted = await from.query<{ state: VoucherState; count: number }>(
    `select ${stateSql} as state, count(*)::int as count from advert_vouchers v where ${matching} group by 1`,
    parameters,
  );
  const own = new Map(counted.map((row) => [row.state, row.count] as const));
  const countOf = (one: VoucherState) => own.get(one) ?? 0;
  const counts = {
    ...{ valid: countOf('valid'), early: countOf('early'), over: countOf('over') },
    ...{ used: countOf('used'), closed: countOf('closed') },
  };
  const rows = await from.query<VoucherRow>(
    `with page as (select v.* from advert_vouchers v where ${matching} ${state === 'all' ? '' : `and ${stateSql} = '${state}'`}
       order by v.code limit ${VOUCHER_PAGE_SIZE} offset ${(page - 1) * VOUCHER_PAGE_SIZE})
     select ${columns} from page v ${joinUses} order by v.code`,
    parameters,
  );
  return { rows, counts: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) } };
}

/** Finds a voucher of a client; undefined if there is none. */
export async function findVoucher(
  from: Queryable,
  { client, code }: { client: string; code: string },
  today: string,
): Promise<VoucherRow | undefined> {
  if (code.includes('\0')) return undefined;
  const [row] = await from.query<VoucherRow>(
    `select ${columns} from advert_vouchers v ${joinUses} where v.client = $1 and v.code = $3 and $2::date is not null`,
    [client, today, code],
  );
  return row;
}

/** An order with a voucher. */
export type VoucherUse = {
  number: string;
  title: string;
  buyer: string;
  orderedAt: Date;
  isCancelled: boolean;
  discount: number;
  net: number;
  /** The number of all its orders. */
  total: number;
};

export const MAX_USES = 100;

/** Finds the orders with a voucher, the newest first; also cancelled ones, which have given their use back. */
export const findVoucherUses = (
  from: Queryable,
  { client, code }: { client: string; code: string },
): Promise<VoucherUse[]> =>
  from.query<VoucherUse>(
    `select o.number, o.content->>'title' as title, o.buyer, o.ordered_at as "orderedAt",
       o.state = 'cancelled' as "isCancelled", ${discountSql} as discount, (o.price->>'net')::int as net,
       count(*) over ()::int as total
     from advert_orders o where o.client = $1 and o.voucher is not null and o.voucher->>'code' = $2
     order by o.ordered_at desc, o.id limit ${MAX_USES}`,
    [client, code],
  );
