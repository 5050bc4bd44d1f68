import type { Queryable } from '../../platform/database/database';

/** The sums of a month in cents, by the days of booking. What is taken back reduces the sum of its kind. */
export type MonthSums = {
  /** The month, 'YYYY-MM'. */
  month: string;
  invoiced: number;
  credited: number;
  paid: number;
  refunded: number;
  /** The number of entries. */
  count: number;
  /** The amount that the buyers owe at the end of the month, less what is to be refunded. */
  owedAtEnd: number;
};

/** Finds the sums of each month from the first entry to the last one, the oldest month first. */
export const findMonthSums = (from: Queryable, client: string): Promise<MonthSums[]> =>
  from.query<MonthSums>(
    `with sums as (
       select month,
         coalesce(sum(cents) filter (where kind = 'invoice'), 0)::bigint as invoiced,
         coalesce(-sum(cents) filter (where kind = 'credit'), 0)::bigint as credited,
         coalesce(-sum(cents) filter (where kind = 'payment'), 0)::bigint as paid,
         coalesce(sum(cents) filter (where kind = 'refund'), 0)::bigint as refunded,
         sum(count)::int as count, sum(cents) as cents
       from advert_entry_sums where client = $1 group by 1),
     months as (
       select generate_series(min(first), max(last), interval '1 month')::date as month
       from (select min(month) as first, max(month) as last from sums
         union all select min(month), max(month) from advert_month_closings where client = $1) spans)
     select to_char(m.month, 'YYYY-MM') as month, coalesce(invoiced, 0)::bigint as invoiced,
       coalesce(credited, 0)::bigint as credited, coalesce(paid, 0)::bigint as paid,
       coalesce(refunded, 0)::bigint as refunded, coalesce(count, 0) as count,
       coalesce(sum(cents) over (order by m.month), 0)::bigint as "owedAtEnd"
     from months m left join sums using (month) order by m.month`,
    [client],
  );
