import { html } from 'hono/html';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { findTimeline, type HistoryRow } from '../../history/find-history';
import type { Queryable } from '../../platform/database/database';
import { timeline } from '../history/timeline';
import type { OrderAccount } from '../invoices/load-money';
import { pageOf } from '../page/addresses';
import { monthName } from '../page/day-words';
import type { Html } from '../page/page';

/** Finds the history of an order, with the closings of the months in which its money is booked. */
export function findOrderHistory(
  from: Queryable,
  { client, orderId, money }: { client: string; orderId: string; money: OrderAccount },
): Promise<HistoryRow[]> {
  const entries = [...money.bills, ...money.payments, ...money.refunds];
  const months = new Set(entries.map(({ bookedOn }) => bookedOn.slice(0, 'YYYY-MM'.length)));
  return findTimeline(from, {
    client,
    records: [
      { kind: 'advert', record: orderId },
      ...[...months].map((record) => ({ kind: 'books' as const, record })),
    ],
  });
}

/** Renders the history of an order; the closing of a month names it, and a buyer without an account has the name of the order. */
export const orderTimeline = (
  { client, billing }: { client: string; billing: Billing },
  history: readonly HistoryRow[],
  today: string,
): Html =>
  timeline(
    history.map((row) =>
      row.by === 'person' && !row.actor ? { ...row, actor: row.person ?? buyerName(billing) } : row,
    ),
    ({ kind, record }) =>
      kind === 'books' && record !== null
        ? html`<a href="${pageOf.month(client, record)}">${monthName(`${record}-01`, today)}</a>`
        : '',
  );
