import { createHash } from 'node:crypto';
import { addDays, weekdayOf } from '../../../../src/lib/days';
import type { ActorContext } from '../../history/actor-context';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { closeDays, findClosedDays, openDays, type SlotDays } from '../closed-days';
import type { AdvertOptions } from '../options';
import { endOrder, lockOrder, lockOrderRows } from '../orders/end-order';
import { lockSlots, type Slot, slotJoins } from '../slots';
import { advertStateSql } from './advert-state';
import { moveLockedDay } from './move-day';
import { findTargetProblems, type MovableOrder } from './move-targets';

/** A place of a slot that somebody has bought or holds on a day. */
export type TakenDay = {
  slot: string;
  day: string;
  /** The order; null for a hold. */
  order:
    | ({
        id: string;
        number: string;
        review: number;
        state: 'ordered' | 'returned' | 'confirmed';
        title: string;
        /** The version of the order that a decision must have seen. */
        seen: string;
      } & MovableOrder)
    | null;
  buyer: string;
  /** The end of a hold; null for an order. */
  heldUntil: Date | null;
  /** The net price in cents; 0 for a hold. */
  cents: number;
};

/** The findings before a closing or an opening. */
export type FoundDays = {
  /** The days of each slot that change: it appears on them, and they are not over. */
  changed: SlotDays[];
  /** The bought and held places on these days. */
  taken: TakenDay[];
  /** The version of what has been found, without holds, which come and go. */
  seen: string;
};

/** The fate of a bought day of an order: it is credited, or moved to another day of its place. */
export type DayFate = { number: string; day: string; to: string | undefined };

/** A decision of an operator to close or to open days. */
export type SlotDaysDecision = { chosen: readonly SlotDays[] } & (
  | {
      deed: 'close';
      /** The reason for the operators. */
      reason: string;
      /** The fates of bought days; the others appear all the same. */
      fates: readonly DayFate[];
      /** The reason for those whose days are credited or moved. */
      buyerReason: string;
    }
  | { deed: 'open' }
) & {
    /** The version of what the operator has seen. */
    seen: string;
  };

/** The result of a decision on days of slots. */
export type ClosingResult =
  | ('done' | 'gone' | 'stale' | 'day_missing' | 'reason_missing' | 'buyer_reason_missing')
  | 'target_lost';

/** Undoes a closing whose moves have no free place any more. */
class TargetLost extends Error {}

type ClosingOptions = Pick<AdvertOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>;

/**
 * Closes or opens days, and credits or moves bought ones: all or nothing. An order placed at the same moment comes
 * before or is refused.
 */
export async function decideOnSlotDays(
  options: ClosingOptions,
  decision: SlotDaysDecision,
  actorContext: ActorContext,
): Promise<ClosingResult> {
  try {
    return await inOneWrite(options, (transaction) => decide(transaction, options, decision, actorContext));
  } catch (error) {
    if (error instanceof TargetLost) return 'target_lost';
    throw error;
  }
}

async function decide(
  transaction: Queryable,
  options: ClosingOptions,
  decision: SlotDaysDecision,
  actorContext: ActorContext,
): Promise<ClosingResult> {
  const { client, now } = actorContext;
  const fates = decision.deed === 'close' ? decision.fates : [];
  const orders = await lockOrders(transaction, client, fates);
  // After the orders, as a moved day does it; sorted, so that two closings wait for each other.
  await lockSlots(
    transaction,
    decision.chosen.map(({ slot }) => slot),
  );
  await lockVouchers(transaction, [...orders.values()]);
  const found = await findDays(transaction, client, decision.chosen, { now, deed: decision.deed });
  if (!found) return 'gone';
  if (found.seen !== decision.seen) return 'stale';
  if (found.changed.length === 0) return 'day_missing';
  if (decision.deed === 'open') {
    for (const slotDays of found.changed) await openDays(transaction, slotDays, actorContext);
    return 'done';
  }
  const { reason, buyerReason } = decision;
  if (reason === '') return 'reason_missing';
  if (fates.length > 0 && buyerReason === '') return 'buyer_reason_missing';
  const areSold = fates.every(({ number, day, to }) =>
    found.taken.some(
      ({ order, ...taken }) =>
        order?.number === number && taken.day === day && (to !== undefined || order.state === 'confirmed'),
    ),
  );
  if (!areSold) return 'stale';
  for (const slotDays of found.changed) await closeDays(transaction, { ...slotDays, reason }, actorContext);
  for (const [number, id] of orders) {
    const own = fates.filter((fate) => fate.number === number);
    await moveDays(transaction, options, { id, own, reason: buyerReason }, actorContext);
    const credited = own.flatMap(({ day, to }) => (to === undefined ? [day] : []));
    if (credited.length === 0) continue;
    const order = await lockOrder(transaction, client, id);
    await endOrder(transaction, { ...options, now: () => now }, order, {
      remainingDays: order.dates.filter((day) => !credited.includes(day)),
      actor: { by: 'operator', operator: actorContext.operator },
      ...{ reason: buyerReason, decision: 'credited' },
    });
  }
  return 'done';
}

/** Moves days of a locked order. @throws {TargetLost} */
async function moveDays(
  transaction: Queryable,
  options: ClosingOptions,
  { id, own, reason }: { id: string; own: readonly DayFate[]; reason: string },
  actorContext: ActorContext,
): Promise<void> {
  for (const { day, to } of own) {
    if (to === undefined) continue;
    const order = await lockOrder(transaction, actorContext.client, id);
    const move = { day, to, reason, isLateAccepted: false };
    const result = await moveLockedDay(transaction, options, { order, move }, actorContext);
    if (result !== 'done') throw new TargetLost();
  }
}

/** Locks the orders whose days are credited or moved, all before anything is written; returns their ids by number. */
async function lockOrders(
  transaction: Queryable,
  client: string,
  fates: readonly DayFate[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.query<{ id: string; number: string }>(
    'select id, number from advert_orders where client = $1 and number = any($2::text[]) order by id',
    [client, fates.map(({ number }) => number)],
  );
  const ids = rows.map(({ id }) => id);
  await lockOrderRows(transaction, client, ids);
  return new Map(rows.map(({ number, id }) => [number, id]));
}

/** Locks the vouchers of orders, which a credit may give back, before it locks the books, as a new order does. */
const lockVouchers = (transaction: Queryable, orders: readonly string[]): Promise<unknown> =>
  transaction.query(
    `select 1 from advert_vouchers where (client, code) in
       (select client, voucher->>'code' from advert_orders where id = any($1::text[])) order by code for update`,
    [orders],
  );

/**
 * Finds which of the chosen days a closing or an opening changes, and what is bought on them; undefined if a slot is
 * not one of the client.
 */
export async function findDays(
  from: Queryable,
  client: string,
  chosen: readonly SlotDays[],
  { now, deed }: { now: Date; deed: 'close' | 'open' },
): Promise<FoundDays | undefined> {
  const ids = chosen.map(({ slot }) => slot);
  const own = await from.query<{ id: string; weekdays: number[] }>(
    `select s.id, s.weekdays ${slotJoins} where m.client = $1 and s.id = any($2::text[])
     order by m.position, c.position, s.position, s.id`,
    [client, ids],
  );
  if (own.length === 0 || own.length < new Set(ids).size) return undefined;
  const today = berlinDay(now);
  const coming = new Map(
    chosen.map(({ slot, days }) => [slot, [...new Set(days)].filter((day) => day >= today).sort()]),
  );
  const all = [...coming.values()].flat().sort();
  const [first = today, last = today] = [all[0], all.at(-1)];
  const closed = new Set((await findClosedDays(from, ids, { first, last })).map(({ slot, day }) => `${slot} ${day}`));
  const isChanged = ({ id, weekdays }: { id: string; weekdays: readonly number[] }, day: string) =>
    deed === 'open' ? closed.has(`${id} ${day}`) : weekdays.includes(weekdayOf(day)) && !closed.has(`${id} ${day}`);
  const changed = own
    .map((slot) => ({ slot: slot.id, days: (coming.get(slot.id) ?? []).filter((day) => isChanged(slot, day)) }))
    .filter(({ days }) => days.length > 0);
  const taken = deed === 'open' ? [] : await findTaken(from, changed, now);
  const seen = createHash('sha256')
    .update(JSON.stringify([changed, taken.map(({ day, order }) => order && [order.id, day, order.seen])]))
    .digest('hex');
  return { changed, taken, seen };
}

/** Finds what is bought and held on days of slots, by day. */
export async function findTaken(from: Queryable, changed: readonly SlotDays[], now: Date): Promise<TakenDay[]> {
  const pairs = changed.flatMap(({ slot, days }) => days.map((day) => ({ slot, day })));
  return from.query<TakenDay>(
    `select p.slot_id as slot, p.day, p.cents,
       case when o.id is not null then json_build_object('id', o.id, 'number', o.number, 'review', o.review,
         'state', o.state, 'title', o.content->>'title', 'seen', ${advertStateSql}, 'eventId', o.event_id, 'dates', o.dates,
         'givenBack', o.given_back) end as order,
       coalesce(nullif(o.buyer, ''), nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username, '') as buyer, r.expires_at as "heldUntil"
     from unnest($1::text[], $2::date[]) as changed(slot, day)
       join advert_slot_days p on p.slot_id = changed.slot and p.day = changed.day
       left join advert_orders o on o.id = p.order_id
       left join advert_reservations r on r.id = p.reservation_id left join accounts a on a.id = r.account_id
     where o.id is not null or r.expires_at > $3::timestamptz
     order by p.day, array_position($4::text[], p.slot_id), o.id is null, p.unit`,
    [pairs.map(({ slot }) => slot), pairs.map(({ day }) => day), now, changed.map(({ slot }) => slot)],
  );
}

/** The range of days in which free ones are looked for, and their number. */
const [TARGET_DAYS, MAX_TARGETS] = [60, 6];

/** Finds the next free days of a place to which a day of an order can move. @param closing its days that are to be closed */
export async function findFreeTargets(
  from: Queryable,
  { slot, order, after, closing }: { slot: Slot; order: MovableOrder; after: string; closing: readonly string[] },
  now: Date,
): Promise<string[]> {
  const days = Array.from({ length: TARGET_DAYS }, (_, index) => addDays(after, index + 1));
  const problems = await findTargetProblems(from, { slot, order, now }, days);
  return days.filter((day) => !problems.has(day) && !closing.includes(day)).slice(0, MAX_TARGETS);
}
