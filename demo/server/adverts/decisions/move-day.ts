import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { type LockedOrder, lockOrder } from '../orders/end-order';
import { pricedDay, withMovedDay } from '../orders/moved-days';
import { mailAboutOrder } from '../orders/order-mails';
import { releaseSlotDays, storeDayPrices, takeSlotDays } from '../slot-days';
import { lockBookedSlot, type Slot } from '../slots';
import { type DaysDecision, type DaysOptions, type DaysResult, findOrderId, seenStateOf } from './credit-order';
import { findTargetProblems, type TargetProblem } from './move-targets';

/** The move of a day of an order to another day of its place. */
export type DayMove = {
  day: string;
  to: string;
  /** The reason, which the buyer reads. */
  reason: string;
  /** True if the operator accepts a day whose closing time has passed. */
  isLateAccepted: boolean;
};

/** The result of a move. */
export type MoveResult = DaysResult | TargetProblem;

/** Moves a day of the order with a number, if it is still as the operator has seen it; see {@link moveLockedDay}. */
export const moveDay = (
  options: DaysOptions,
  { number, seenState, ...move }: DaysDecision & DayMove,
  actorContext: ActorContext,
): Promise<MoveResult> =>
  inOneWrite(options, async (transaction) => {
    const id = await findOrderId(transaction, actorContext.client, number);
    if (id === undefined) return 'gone';
    const order = await lockOrder(transaction, actorContext.client, id);
    if ((await seenStateOf(transaction, id)) !== seenState) return 'stale';
    return moveLockedDay(transaction, options, { order, move }, actorContext);
  });

/**
 * Moves a day of an order that appears or waits to another day of its place: takes that place, frees the old one, and
 * notifies the buyer. The day may have passed without the advert. Price and invoice stay as they are. The caller has
 * locked the order, before any place: nobody who has locked a place waits for an order.
 */
export async function moveLockedDay(
  transaction: Queryable,
  options: Omit<DaysOptions, 'database' | 'onWritten' | 'now'>,
  { order, move }: { order: LockedOrder; move: DayMove },
  actorContext: ActorContext,
): Promise<Exclude<MoveResult, 'gone'>> {
  const { day, to, reason, isLateAccepted } = move;
  const { now } = actorContext;
  if (order.state === 'cancelled') return 'stale';
  if (!order.dates.includes(day)) return 'day_missing';
  const slot = await lockBookedSlot(transaction, order.client, order.slotId);
  await releaseSlotDays(transaction, null, slot.id, now);
  const problem = (await findTargetProblems(transaction, { slot, order, now }, [to])).get(to);
  if (problem && !(problem === 'target_late' && isLateAccepted)) return problem;
  if (reason === '') return 'reason_missing';
  await storeMove(transaction, { order, slot, day, to });
  const [invoice] = await transaction.query<{ number: string }>('select number from advert_invoices where id = $1', [
    order.invoiceId,
  ]);
  await recordAction(transaction, actorContext, {
    ...{ kind: 'advert', record: order.id, accountId: order.accountId ?? undefined, action: 'moved' },
    details: { ...(invoice && { name: invoice.number }), from: day, to, reason },
  });
  await mailAboutOrder(
    transaction,
    { ...options, now: () => now },
    { id: order.id, kind: 'advertDayMoved', reason, moved: { from: day, to, invoiced: pricedDay(order.moved, day) } },
  );
  return 'done';
}

async function storeMove(
  transaction: Queryable,
  { order, slot, day, to }: { order: LockedOrder; slot: Slot; day: string; to: string },
): Promise<void> {
  const { dates, moved } = withMovedDay(order, day, to);
  await transaction.query('delete from advert_slot_days where order_id = $1 and day = $2', [order.id, day]);
  await takeSlotDays(transaction, slot, [to], { order: order.id });
  // Whoever has been warned of an unapproved advert is warned again of its new first day.
  await transaction.query(
    `update advert_orders set dates = $2::date[], first_day = $3::date, last_day = $4, moved = $5::jsonb,
       warned_at = case when first_day = $3::date then warned_at end where id = $1`,
    [order.id, dates, dates[0], dates.at(-1), JSON.stringify(moved)],
  );
  await storeDayPrices(transaction, { ...order, dates, moved });
}
