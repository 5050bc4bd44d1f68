import { isDay } from '../../../../src/lib/days';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { operatorNameSql } from '../../history/operator-name';
import { berlinDay, endOfMonth, monthAfter } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { findMonthSums, type MonthSums } from './month-sums';

/** A closed month with its sums of then. */
export type ClosedMonth = {
  /** The month, 'YYYY-MM'. */
  month: string;
  closedAt: Date;
  /** The name of the operator who has closed it. */
  operator: string | null;
  sums: MonthSums;
};

/** Finds the closed months of a client, the oldest first. */
export const closedMonths = (from: Queryable, client: string): Promise<ClosedMonth[]> =>
  from.query<ClosedMonth>(
    `select to_char(c.month, 'YYYY-MM') as month, c.closed_at as "closedAt", ${operatorNameSql('c')} as operator, c.sums
     from advert_month_closings c where c.client = $1 order by c.month`,
    [client],
  );

/** Checks whether a text is a month, 'YYYY-MM'. */
export const isMonth = (text: string): boolean => text.length === 7 && isDay(`${text}-01`);

/** Names the version of all sums until a month, for its closing: another one means that somebody has booked since. */
export const monthVersion = (sums: readonly MonthSums[], month: string): string =>
  sums
    .filter((one) => one.month <= month && one.count > 0)
    .map(({ month, invoiced, credited, paid, refunded, count }) =>
      [month, invoiced, credited, paid, refunded, count].join(' '),
    )
    .join(';');

/** A month to close, and the version of its sums on the operator's page. */
export type MonthClosing = { client: string; month: string; seen: string };

/**
 * Closes an ended month with all open ones before it; that is final. Later entries of these months are booked on the
 * first day after them. Returns 'stale' if somebody has booked in these months since the operator saw their sums.
 */
export const closeMonth = (
  options: Pick<AdvertOptions, 'database' | 'onWritten'>,
  closing: MonthClosing,
  actorContext: ActorContext,
): Promise<ClosingResult> => inOneWrite(options, (transaction) => closeMonthWithin(transaction, closing, actorContext));

/** The result of a closing. */
type ClosingResult = 'done' | 'stale' | 'not_over' | 'gone';

/** Closes a month as {@link closeMonth} does, within a transaction. */
export async function closeMonthWithin(
  transaction: Queryable,
  { client, month, seen }: MonthClosing,
  actorContext: ActorContext,
): Promise<ClosingResult> {
  if (!isMonth(month)) return 'gone';
  // Each new entry locks this row, too: it is booked before and seen below, or afterwards in an open month.
  const [seller] = await transaction.query<{ closedUntil: string | null }>(
    'select closed_until as "closedUntil" from advert_sellers where client = $1 for update',
    [client],
  );
  if (!seller) return 'gone';
  if (month >= berlinDay(actorContext.now).slice(0, 7)) return 'not_over';
  const sums = await findMonthSums(transaction, client);
  if (monthVersion(sums, month) !== seen) return 'stale';
  const { closedUntil } = seller;
  const lastDay = endOfMonth(`${month}-01`);
  if (closedUntil !== null && closedUntil >= lastDay) return 'done';
  const open = monthsUntil(month, sums).filter((one) => closedUntil === null || one.month > closedUntil);
  for (const one of open) {
    await transaction.query(
      `insert into advert_month_closings (client, month, closed_at, operator_id, sums) values ($1, $2, $3, $4, $5::jsonb)`,
      [client, `${one.month}-01`, actorContext.now, actorContext.operator ?? null, JSON.stringify(one)],
    );
    const details = { count: one.count };
    await recordAction(transaction, actorContext, { kind: 'books', record: one.month, action: 'closed', details });
  }
  await transaction.query('update advert_sellers set closed_until = $2 where client = $1', [client, lastDay]);
  return 'done';
}

const NOTHING = { invoiced: 0, credited: 0, paid: 0, refunded: 0, count: 0 };

/** Returns the sums of all months until one; a month after the last entry has none of its own. */
function monthsUntil(month: string, sums: readonly MonthSums[]): MonthSums[] {
  const months = sums.filter((one) => one.month <= month);
  let last = months.at(-1) ?? { month: '', ...NOTHING, owedAtEnd: 0 };
  while (last.month < month) {
    last = { ...NOTHING, month: last.month === '' ? month : monthAfter(last.month), owedAtEnd: last.owedAtEnd };
    months.push(last);
  }
  return months;
}
