import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { type Actor, recordHistory } from '../../history/record-history';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { type Closing, closingMs } from '../closing';
import type { AdvertOptions } from '../options';
import type { PriceTable, VoucherValue } from '../prices';
import { storeDayPrices } from '../slot-days';
import { closingJson } from '../slots';
import { creditOf } from './credit';
import { issueInvoice } from './invoices';
import { type MovedDays, pricedDay } from './moved-days';
import { mailAboutOrder } from './order-mails';

type EndOrderOptions = Pick<AdvertOptions, 'now' | 'mail' | 'publicUrl'>;

/** An order that is locked until the transaction ends. */
export type LockedOrder = {
  id: string;
  client: string;
  accountId: number | null;
  slotId: string;
  eventId: string | null;
  state: 'ordered' | 'returned' | 'confirmed' | 'cancelled';
  dates: string[];
  givenBack: string[];
  moved: MovedDays;
  table: PriceTable;
  voucher: VoucherValue | null;
  isRepeat: boolean;
  billing: Billing;
  language: 'de' | 'en';
  closing: Closing;
  invoiceId: number;
};

/**
 * Locks the accounts of orders, then the orders: two transactions that lock in different order deadlock. The caller has
 * not written anything yet.
 */
export async function lockOrderRows(transaction: Queryable, client: string, ids: readonly string[]): Promise<void> {
  const orders = 'from advert_orders where client = $1 and id = any($2::text[])';
  for (const sql of [
    `select 1 from accounts where id in (select account_id ${orders}) order by id for update`,
    `select 1 ${orders} order by id for update`,
  ])
    await transaction.query(sql, [client, ids]);
}

/** Locks an order and reads its current row. @throws {Problem} 404 not_found */
export async function lockOrder(transaction: Queryable, client: string, id: string): Promise<LockedOrder> {
  await lockOrderRows(transaction, client, [id]);
  const [order] = await transaction.query<LockedOrder>(
    `select o.id, o.client, o.account_id as "accountId", o.slot_id as "slotId", o.event_id as "eventId", o.state, to_json(o.dates) as dates,
       to_json(o.given_back) as "givenBack", o.moved, o.price_table as table, o.voucher, o.is_repeat as "isRepeat", o.billing, o.language, ${closingJson} as closing,
       (select min(i.id) from advert_invoices i where i.order_id = o.id and i.kind = 'invoice') as "invoiceId"
     from advert_orders o join advert_slots s on s.id = o.slot_id where o.id = $1 and o.client = $2`,
    [id, client],
  );
  if (!order) throw new Problem(404, 'not_found');
  return order;
}

/**
 * Cancels an order for its person: all of it before the first day closes, afterwards the days that are still open. The
 * cancelled days are credited. A cancelled order stays as it is.
 *
 * @throws {Problem} 404 not_found; 409 too_late, when no day is open
 */
export async function cancelOrder(
  transaction: Queryable,
  options: EndOrderOptions,
  { client, accountId }: Owner,
  id: string,
): Promise<void> {
  const order = await lockOrder(transaction, client, id);
  if (order.accountId !== accountId) throw new Problem(404, 'not_found');
  if (order.state === 'cancelled') return;
  const nowMs = options.now().getTime();
  const closedDays = order.dates.filter((day) => closingMs(order.closing, day) <= nowMs);
  if (closedDays.length === order.dates.length) throw new Problem(409, 'too_late');
  await endOrder(transaction, options, order, {
    remainingDays: closedDays,
    actor: { by: 'person', accountId },
    reason: '',
  });
}

/** The action in the history and the kind of mail, by the actor and the extent of the cancellation. */
const OUTCOMES = {
  stopped: { action: 'stopped', kind: 'advertStopped' },
  cancelled: { action: 'cancelled', kind: 'advertCancelled' },
  operator: { action: 'reject', kind: 'advertRejected' },
  system: { action: 'missed', kind: 'advertMissed' },
  stoppedByOperator: { action: 'stopped', kind: 'advertEnded' },
  credited: { action: 'credited', kind: 'advertDaysCredited' },
} as const;

/** The end of an order, or of some of its days. */
type OrderEnd = {
  remainingDays: readonly string[];
  actor: Actor;
  reason: string;
  /** The decision of an operator on an approved order; without it, an operator rejects. */
  decision?: 'stoppedByOperator' | 'credited';
};

/** Cancels days of an order, with a credit note and a mail; without any day left the order is cancelled. */
export async function endOrder(
  transaction: Queryable,
  options: EndOrderOptions,
  order: LockedOrder,
  { remainingDays, actor, reason, decision }: OrderEnd,
): Promise<void> {
  const now = options.now();
  const { id, client, accountId, voucher } = order;
  const cancelledDays = order.dates.filter((day) => !remainingDays.includes(day));
  const price = creditOf({ ...order, voucher: voucher ?? undefined }, remainingDays);
  await transaction.query('delete from advert_slot_days where order_id = $1 and day = any($2::date[])', [
    id,
    cancelledDays,
  ]);
  if (remainingDays.length > 0) await shorten(transaction, order, remainingDays, cancelledDays);
  else await cancel(transaction, order, { by: actor.by, reason }, now);
  const credit =
    price.gross > 0
      ? await issueInvoice(
          transaction,
          {
            kind: 'credit',
            client,
            orderId: id,
            billing: order.billing,
            price,
            dates: cancelledDays.map((day) => pricedDay(order.moved, day)).sort(),
            credits: order.invoiceId,
          },
          now,
        )
      : undefined;
  const isStopped = remainingDays.length > 0;
  const { action, kind } =
    OUTCOMES[decision ?? (actor.by === 'person' ? (isStopped ? 'stopped' : 'cancelled') : actor.by)];
  const person = accountId ?? undefined;
  const details = {
    ...(credit && { name: credit.number }),
    ...(decision && { days: cancelledDays }),
    ...(actor.by === 'operator' && { reason }),
  };
  const entry = { client, actor, kind: 'advert', record: id, accountId: person, action, details } as const;
  await recordHistory(transaction, entry, now);
  await mailAboutOrder(transaction, options, {
    ...{ id, kind, reason, creditId: credit?.id },
    ...(decision && { cancelledDays }),
  });
}

async function shorten(
  transaction: Queryable,
  order: LockedOrder,
  remainingDays: readonly string[],
  cancelledDays: readonly string[],
) {
  await transaction.query(
    `update advert_orders set dates = $2, first_day = $3, last_day = $4,
       given_back = array(select day from unnest(given_back || $5::date[]) as day order by day) where id = $1`,
    [order.id, remainingDays, remainingDays[0], remainingDays.at(-1), cancelledDays],
  );
  await storeDayPrices(transaction, { ...order, dates: remainingDays });
}

/** Marks an order as cancelled. It keeps its days as a history; its voucher can be used again. */
async function cancel(
  transaction: Queryable,
  { id, client, voucher }: LockedOrder,
  { by: cancelledBy, reason }: { by: Actor['by']; reason: string },
  now: Date,
): Promise<void> {
  await transaction.query(
    `update advert_orders set state = 'cancelled', cancelled_at = $2, cancelled_by = $3, cancel_reason = $4 where id = $1`,
    [id, now, cancelledBy, reason],
  );
  if (voucher)
    await transaction.query('update advert_vouchers set uses_left = uses_left + 1 where client = $1 and code = $2', [
      ...[client, voucher.code],
    ]);
}
