import { addDays, daysBetween, weekdayOf } from '../../../src/lib/days';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { findClosedDays } from './closed-days';
import { closingMs } from './closing';
import { priceOf } from './prices';
import type { Slot } from './slots';

/** The divisor for `few`: at most a quarter of the places is free. */
const FEW_DIVISOR = 4;

/** The availability of a day of a slot. `closed`: too late, too far ahead, closed, or not a day of the slot. */
export type DayState = 'free' | 'few' | 'taken' | 'closed';

/** A day of a slot, with the net price of a single advert on it in cents. */
export type SlotDay = { date: string; state: DayState; free: number; cents: number };

/** The taken places of slots without expired reservations, and their closed days; the keys are slot and day. */
export type Occupancy = { taken: ReadonlyMap<string, number>; closed: ReadonlySet<string> };

/** Loads what is taken and what is closed. */
export async function loadOccupancy(
  from: Queryable,
  slots: readonly Slot[],
  { first, last, now }: { first: string; last: string; now: Date },
): Promise<Occupancy> {
  const ids = slots.map(({ id }) => id);
  const rows = await from.query<{ slot: string; day: string; count: number }>(
    `select p.slot_id as slot, p.day, count(*)::int as count
     from advert_slot_days p left join advert_reservations r on r.id = p.reservation_id
     where p.slot_id = any($1::text[]) and p.day between $2::date and $3::date
       and (p.order_id is not null or r.expires_at > $4::timestamptz)
     group by p.slot_id, p.day`,
    [ids, first, last, now],
  );
  const closedDays = await findClosedDays(from, ids, { first, last });
  return {
    taken: new Map(rows.map(({ slot, day, count }) => [`${slot} ${day}`, count])),
    closed: new Set(closedDays.map(({ slot, day }) => `${slot} ${day}`)),
  };
}

/** Returns a day of a slot with its availability and price. */
export function slotDay(slot: Slot, date: string, { taken, closed }: Occupancy, now: Date): SlotDay {
  const key = `${slot.id} ${date}`;
  const free = closed.has(key) ? 0 : Math.max(0, slot.capacity - (taken.get(key) ?? 0));
  const [item] = priceOf(slot.price, { dates: [date] }).items;
  const state = closed.has(key) ? 'closed' : stateOf(slot, date, free, now);
  return { date, state, free, cents: item?.cents ?? 0 };
}

/** The maximum number of days ahead that can be booked. */
export const MAX_DAYS_AHEAD = 2 * 365;

function stateOf(slot: Slot, date: string, free: number, now: Date): DayState {
  const today = berlinDay(now);
  const isInTime = date >= today && date <= addDays(today, MAX_DAYS_AHEAD);
  const isOffered = slot.weekdays.includes(weekdayOf(date)) && isInTime;
  if (!isOffered || now.getTime() >= closingMs(slot.closing, date)) return 'closed';
  if (free === 0) return 'taken';
  return free * FEW_DIVISOR <= slot.capacity ? 'few' : 'free';
}

/** Finds all days of a slot in a range. */
export async function findSlotDays(
  from: Queryable,
  slot: Slot,
  { first, last, now }: { first: string; last: string; now: Date },
): Promise<SlotDay[]> {
  const occupancy = await loadOccupancy(from, [slot], { first, last, now });
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) =>
    slotDay(slot, addDays(first, index), occupancy, now),
  );
}

const isFree = ({ state }: SlotDay) => state === 'free' || state === 'few';

/** The number of days in which the next free day is searched. */
const MAX_DAYS = 120;

/** Finds the next free day of each slot, by the slots' ids; a slot that is taken for months has none. */
export async function nextFreeDays(
  from: Queryable,
  slots: readonly Slot[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const first = berlinDay(now);
  const occupancy = await loadOccupancy(from, slots, { first, last: addDays(first, MAX_DAYS), now });
  return new Map(
    slots.flatMap((slot) => {
      for (let offset = 0; offset <= MAX_DAYS; offset += 1) {
        const date = addDays(first, offset);
        if (isFree(slotDay(slot, date, occupancy, now))) return [[slot.id, date] as const];
      }
      return [];
    }),
  );
}
