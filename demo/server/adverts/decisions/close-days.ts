import { createHash } from 'node:crypto';
import { weekdayOf } from '../../../../src/lib/days';
import type { ActorContext } from '../../history/actor-context';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { closeDays, findClosedDays, openDays, type SlotDays } from '../closed-days';
import type { AdvertOptions } from '../options';
import { endOrder, lockOrder } from '../orders/end-order';
import { advertStateSql } from './advert-state';

/** A place of a slot that somebody has bought or holds on a day. */
export type TakenDay = {
  slot: string;
  day: string;
  /** The order; null for a hold. */
  order: {
    id: string;
    number: string;
    review: number;
    state: 'ordered' | 'returned' | 'confirmed';
    title: string;
    /** What a decision must have seen of the order. */
    seen: string;
  } | null;
  buyer: string;
  /** The end of a hold; null for an order. */
  heldUntil: Date | null;
  /** The net price in cents; 0 for a hold. */
  cents: number;
};

/** What a closing or an opening finds. */
export type FoundDays = {
  /** The days of each slot that change: it appears on them, and they are not over. */
  changed: SlotDays[];
  /** What is bought and held on these days. */
  taken: TakenDay[];
  /** The version of what has been found, without holds, which come and go. */
  seen: string;
};

/** The days that an operator closes or opens, of slots. */
export type ChosenDays = { slots: readonly string[]; days: readonly string[] };

/** A decision of an operator to close or to open days. */
export type DaysDecision = ChosenDays &
  (
    | {
        deed: 'close';
        /** The reason for the operators. */
        reason: string;
        /** The bought days that are credited, by order; the others appear all the same. */
        credits: readonly { number: string; days: readonly string[] }[];
        /** The reason for those whose days are credited. */
        buyerReason: string;
      }
    | { deed: 'open' }
  ) & {
    /** The version of what the operator has seen. */
    seen: string;
  };

/** The result of a decision on days of slots. */
export type ClosingResult = 'done' | 'gone' | 'stale' | 'day_missing' | 'reason_missing' | 'buyer_reason_missing';

type ClosingOptions = Pick<AdvertOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>;

/** The maximum number of days that are closed or opened at once, of all slots together. */
export const MAX_CHANGED_DAYS = 10_000;

/** Closes or opens days, and credits bought ones: all or nothing. An order placed at the same moment comes before or is refused. */
export const decideOnSlotDays = (
  options: ClosingOptions,
  decision: DaysDecision,
  actorContext: ActorContext,
): Promise<ClosingResult> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    const credits = decision.deed === 'close' ? decision.credits : [];
    const orders = await lockOrders(transaction, client, credits);
    // After the orders, as a moved day does it; sorted, so that two closings wait for each other.
    await transaction.query('select 1 from advert_slots where id = any($1::text[]) order by id for update', [
      decision.slots,
    ]);
    const found = await findDays(transaction, client, decision, { now, deed: decision.deed });
    if (!found) return 'gone';
    if (found.seen !== decision.seen) return 'stale';
    if (found.changed.length === 0) return 'day_missing';
    if (decision.deed === 'open') {
      for (const slotDays of found.changed) await openDays(transaction, slotDays, actorContext);
      return 'done';
    }
    const { reason, buyerReason } = decision;
    if (reason === '') return 'reason_missing';
    if (credits.length > 0 && buyerReason === '') return 'buyer_reason_missing';
    const isSold = (id: string, day: string) =>
      found.taken.some(({ order, ...taken }) => order?.id === id && taken.day === day);
    const areSold = orders.every(
      ({ order, days }) => order.state === 'confirmed' && days.every((day) => isSold(order.id, day)),
    );
    if (!areSold || orders.length < credits.length) return 'stale';
    for (const slotDays of found.changed) await closeDays(transaction, { ...slotDays, reason }, actorContext);
    for (const { order, days } of orders) {
      await endOrder(transaction, { ...options, now: () => now }, order, {
        remainingDays: order.dates.filter((day) => !days.includes(day)),
        actor: { by: 'operator', operator: actorContext.operator },
        ...{ reason: buyerReason, decision: 'credited' },
      });
    }
    return 'done';
  });

/** Locks the orders of which days are credited, all before anything is written. */
async function lockOrders(
  transaction: Queryable,
  client: string,
  credits: readonly { number: string; days: readonly string[] }[],
) {
  const rows = await transaction.query<{ id: string; number: string }>(
    'select id, number from advert_orders where client = $1 and number = any($2::text[]) order by id',
    [client, credits.map(({ number }) => number)],
  );
  const ids = rows.map(({ id }) => id);
  for (const sql of [
    `select 1 from accounts where id in (select account_id from advert_orders where id = any($1::text[])) order by id for update`,
    'select 1 from advert_orders where id = any($1::text[]) order by id for update',
  ])
    await transaction.query(sql, [ids]);
  const orders = [];
  for (const { id, number } of rows) {
    const days = credits.find((credit) => credit.number === number)?.days ?? [];
    orders.push({ order: await lockOrder(transaction, client, id), days });
  }
  return orders;
}

/**
 * Finds which of the chosen days a closing or an opening changes, and what is bought on them; undefined if a slot is
 * not one of the client.
 */
export async function findDays(
  from: Queryable,
  client: string,
  { slots, days }: ChosenDays,
  { now, deed }: { now: Date; deed: 'close' | 'open' },
): Promise<FoundDays | undefined> {
  const own = await from.query<{ id: string; weekdays: number[] }>(
    `select s.id, s.weekdays from advert_slots s join advert_channels c on c.id = s.channel_id
       join advert_media m on m.id = c.medium_id where m.client = $1 and s.id = any($2::text[])
     order by m.position, c.position, s.position, s.id`,
    [client, slots],
  );
  if (own.length === 0 || own.length < new Set(slots).size) return undefined;
  const today = berlinDay(now);
  const coming = [...new Set(days)].filter((day) => day >= today).sort();
  const [first = today, last = today] = [coming[0], coming.at(-1)];
  const closed = await findClosedDays(
    from,
    own.map(({ id }) => id),
    { first, last },
  );
  const closedKeys = new Set(closed.map(({ slot, day }) => `${slot} ${day}`));
  const isChanged = ({ id, weekdays }: { id: string; weekdays: readonly number[] }, day: string) =>
    deed === 'open'
      ? closedKeys.has(`${id} ${day}`)
      : weekdays.includes(weekdayOf(day)) && !closedKeys.has(`${id} ${day}`);
  const changed = own
    .map((slot) => ({ slot: slot.id, days: coming.filter((day) => isChanged(slot, day)) }))
    .filter((slotDays) => slotDays.days.length > 0);
  const taken = deed === 'open' ? [] : await findTaken(from, changed, now);
  const seen = createHash('sha256')
    .update(JSON.stringify([changed, taken.map(({ day, order }) => order && [order.id, day, order.seen])]))
    .digest('hex');
  return { changed, taken, seen };
}

/** Finds what is bought and held on days of slots. */
async function findTaken(from: Queryable, changed: readonly SlotDays[], now: Date): Promise<TakenDay[]> {
  const pairs = changed.flatMap(({ slot, days }) => days.map((day) => ({ slot, day })));
  return from.query<TakenDay>(
    `select p.slot_id as slot, p.day, p.cents,
       case when o.id is not null then json_build_object('id', o.id, 'number', o.number, 'review', o.review,
         'state', o.state, 'title', o.content->>'title', 'seen', ${advertStateSql}) end as order,
       coalesce(nullif(o.billing->>'company', ''), nullif(trim(concat(o.billing->>'firstName', ' ', o.billing->>'lastName')), ''),
         nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username, '') as buyer, r.expires_at as "heldUntil"
     from unnest($1::text[], $2::date[]) as changed(slot, day)
       join advert_slot_days p on p.slot_id = changed.slot and p.day = changed.day
       left join advert_orders o on o.id = p.order_id
       left join advert_reservations r on r.id = p.reservation_id left join accounts a on a.id = r.account_id
     where o.id is not null or r.expires_at > $3::timestamptz
     order by p.day, array_position($4::text[], p.slot_id), o.id is null, p.unit`,
    [pairs.map(({ slot }) => slot), pairs.map(({ day }) => day), now, changed.map(({ slot }) => slot)],
  );
}
