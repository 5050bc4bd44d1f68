import { type ClosedMonth, closedMonths, isMonth, monthVersion } from '../../adverts/books/close-month';
import { findMonthSums, type MonthSums } from '../../adverts/books/month-sums';
import type { DatevFields } from '../../adverts/orders/seller';
import { monthAfter } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { type DatevSettings, datevSettings } from './datev/accounts';
import { monthOfDay } from './months';

/** A month of the books on a page. */
export type OfficeMonth = MonthSums & {
  /** Its closing; undefined while it is open. */
  closing: Pick<ClosedMonth, 'closedAt' | 'operator'> | undefined;
  /** True if it is over, so that it can be closed. */
  isOver: boolean;
};

/** The first month that has a page. */
const FIRST_MONTH = '2000-01';
const NOTHING = { invoiced: 0, credited: 0, paid: 0, refunded: 0, count: 0 };

/** The months of a client, and the version of the sums until a month. */
export type Months = { months: OfficeMonth[]; versionUntil: (month: string) => string };

/**
 * Loads the months of a client from the first entry to the current month, the newest first.
 *
 * @param today in Berlin
 * @param asked one more month, before the first entry
 */
export async function loadMonths(
  from: Queryable,
  client: string,
  { today, asked = '' }: { today: string; asked?: string },
): Promise<Months> {
  const sums = await findMonthSums(from, client);
  const closings = new Map((await closedMonths(from, client)).map((one) => [one.month, one] as const));
  const [current, all] = [monthOfDay(today), [...sums]];
  if (isMonth(asked) && asked >= FIRST_MONTH && asked < (all[0]?.month ?? current))
    all.unshift({ ...NOTHING, month: asked, owedAtEnd: 0 });
  for (let last = all.at(-1); (last?.month ?? '') < current; last = all.at(-1))
    all.push({ ...NOTHING, month: last ? monthAfter(last.month) : current, owedAtEnd: last?.owedAtEnd ?? 0 });
  return {
    months: all.map((one) => ({ ...one, closing: closings.get(one.month), isOver: one.month < current })).reverse(),
    versionUntil: (month) => monthVersion(sums, month),
  };
}

/** Returns the months that are closed together with one: it and the open ones before it, the oldest first. */
export const closedWith = (months: readonly OfficeMonth[], month: string): OfficeMonth[] =>
  months.filter((one) => one.month <= month && !one.closing).reverse();

/**
 * Finds the settings for DATEV: of a closed month those that it was closed with, so that its file stays the same.
 * Undefined while the numbers of the adviser and the client are missing.
 */
export async function findDatevSettings(
  from: Queryable,
  client: string,
  month: string,
): Promise<DatevSettings | undefined> {
  const [row] = await from.query<{ current: DatevFields; closed: DatevFields | null }>(
    `select s.data as current, c.seller as closed from advert_sellers s
       left join advert_month_closings c on c.client = s.client and c.month = $2::date where s.client = $1`,
    [client, `${month}-01`],
  );
  return row && ((row.closed && datevSettings(row.closed)) ?? datevSettings(row.current));
}
