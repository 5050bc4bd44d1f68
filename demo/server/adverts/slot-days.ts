import type { Queryable } from '../platform/database/database';
import { type FieldProblem, Problem } from '../platform/http/problem';
import { type PricedDays, pricesByDay } from './day-prices';
import { loadOccupancy, slotDay } from './free-days';
import type { Slot } from './slots';

/** The length of a hold in milliseconds. */
export const RESERVED_MS = 15 * 60_000;

/** The owner of taken places: a reservation or an order. */
export type SlotDayOwner = { reservation: string } | { order: string };

/**
 * Ends the person's hold, if it is a person, and all expired ones; returns the days on which the person held a place of
 * the slot. All transactions lock the rows in one order, so that concurrent calls cannot deadlock.
 */
export async function releaseSlotDays(
  transaction: Queryable,
  accountId: number | null,
  slotId: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const heldDays = await transaction.query<{ day: string }>(
    `select p.day from advert_slot_days p join advert_reservations r on r.id = p.reservation_id
     where r.account_id = $1 and r.slot_id = $2 and r.expires_at > $3::timestamptz`,
    [accountId, slotId, now],
  );
  const endedHolds = await transaction.query<{ id: string }>(
    `select id from advert_reservations
     where account_id = $1 or (slot_id = $2 and expires_at <= $3::timestamptz) order by id for update`,
    [accountId, slotId, now],
  );
  await transaction.query('delete from advert_reservations where id = any($1::text[])', [
    endedHolds.map(({ id }) => id),
  ]);
  return new Set(heldDays.map(({ day }) => day));
}

/**
 * Checks that a place is free on each day. The closing time of a day that the person has just held may have passed
 * since, but only within the length of a hold.
 *
 * @throws {Problem} 409 slot_taken, with the problem of each day: its path is 'dates.' and the day, its code the state
 */
export async function checkFree(
  from: Queryable,
  slot: Slot,
  dates: readonly string[],
  { now, heldDays = new Set() }: { now: Date; heldDays?: ReadonlySet<string> },
): Promise<void> {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const occupancy = await loadOccupancy(from, [slot], { first, last, now });
  const holdStart = new Date(now.getTime() - RESERVED_MS);
  const errors = dates
    .map((date) => slotDay(slot, date, occupancy, heldDays.has(date) ? holdStart : now))
    .filter(({ state }) => state === 'taken' || state === 'closed')
    .map(({ date, state }): FieldProblem => ({ path: `dates.${date}`, code: state }));
  if (errors.length > 0) throw new Problem(409, 'slot_taken', errors);
}

/** Takes a free place of the slot on each day. The caller has locked the slot and checked that there is one. */
export async function takeSlotDays(
  transaction: Queryable,
  slot: Pick<Slot, 'id' | 'capacity'>,
  dates: readonly string[],
  owner: SlotDayOwner,
): Promise<void> {
  await transaction.query(
    `insert into advert_slot_days (slot_id, day, unit, reservation_id, order_id)
     select $1, wanted.day, (
       select min(unit) from generate_series(1, $3::int) as free(unit)
       where not exists (select 1 from advert_slot_days p where p.slot_id = $1 and p.day = wanted.day and p.unit = free.unit)
     ), $4, $5
     from unnest($2::date[]) as wanted(day)`,
    [
      ...[slot.id, dates, slot.capacity],
      ...['reservation' in owner ? owner.reservation : null, 'order' in owner ? owner.order : null],
    ],
  );
}

/** Stores the net price of each day of an order, after any change of its days. */
export async function storeDayPrices(transaction: Queryable, order: PricedDays & { id: string }): Promise<void> {
  const prices = [...pricesByDay(order)];
  await transaction.query(
    `update advert_slot_days p set cents = priced.cents from unnest($2::date[], $3::int[]) as priced(day, cents)
     where p.order_id = $1 and p.day = priced.day`,
    [order.id, prices.map(([day]) => day), prices.map(([, cents]) => cents)],
  );
}

/** Returns each day once, sorted. @throws {Problem} 422 wrong_data, without any day */
export function datesOf(sent: readonly (string | null | undefined)[]): string[] {
  const dates = [...new Set(sent.filter((date) => typeof date === 'string' && date !== ''))] as string[];
  if (dates.length === 0) throw new Problem(422, 'wrong_data', [{ path: 'dates', code: 'required' }]);
  return dates.sort();
}
