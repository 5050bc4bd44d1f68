import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import type { Closing } from './closing';
import type { PriceTable } from './prices';

/** A slot of the catalogue, as far as days and prices need it. */
export type Slot = {
  id: string;
  /** The number of adverts a day. */
  capacity: number;
  /** The weekdays on which it appears, Monday is 1. */
  weekdays: readonly number[];
  closing: Closing;
  price: PriceTable;
};

/** SQL: the {@link Closing} of a slot `s`. */
export const closingJson =
  "json_build_object('workdays', s.closing_workdays, 'time', s.closing_time, 'holidaysOf', s.holidays_of)";

/** SQL: the VAT of a slot `s` of a medium `m`, in hundredths of a percent; a small business charges none. */
export const vatShareSql = `case when exists (select 1 from advert_sellers v
  where v.client = m.client and v.data->>'isSmallBusiness' = 'true') then 0 else s.vat_share end`;

/** SQL: the columns of a {@link Slot}, for {@link slotJoins}. */
export const slotColumns = `s.id, s.capacity, s.weekdays, ${closingJson} as closing,
  json_build_object('dayCents', s.day_cents, 'weekdayShares', s.weekday_shares, 'tiers', s.tiers,
    'repeatShare', s.repeat_share, 'leastCents', s.least_cents, 'vatShare', ${vatShareSql}) as price`;

/** SQL: the slots `s` with their channels `c` and media `m`. */
export const slotJoins = `from advert_slots s join advert_channels c on c.id = s.channel_id
  join advert_media m on m.id = c.medium_id`;

/** SQL: whether a slot `s` can be booked: it, its channel and its medium are active. */
export const isOffered = 's.is_active and c.is_active and m.is_active';

/** Loads the slots that a client offers. */
export const loadSlots = (from: Queryable, client: string): Promise<Slot[]> =>
  from.query<Slot>(`select ${slotColumns} ${slotJoins} where m.client = $1 and ${isOffered}`, [client]);

/** Finds the placements of a client's adverts: those that it offers, and those that are still booked. */
export async function findPlacements(from: Queryable, client: string): Promise<string[]> {
  const rows = await from.query<{ place: string }>(
    `select distinct s.place ${slotJoins} where m.client = $1 and s.place <> 'print'
       and (s.is_active or exists (select 1 from advert_slot_days p where p.slot_id = s.id and p.order_id is not null))
     order by s.place`,
    [client],
    { often: true },
  );
  return rows.map(({ place }) => place);
}

/**
 * Loads a slot that a client offers.
 *
 * @throws {Problem} 404 not_found
 */
export async function loadSlot(from: Queryable, client: string, id: string): Promise<Slot> {
  const [slot] = await from.query<Slot>(
    `select ${slotColumns} ${slotJoins} where m.client = $1 and s.id = $2 and ${isOffered}`,
    [client, id],
  );
  if (!slot) throw new Problem(404, 'not_found');
  return slot;
}

/** Finds a slot of a client, also one that is not offered; undefined if there is none. */
export async function findSlot(from: Queryable, client: string, id: string): Promise<Slot | undefined> {
  const [slot] = await from.query<Slot>(`select ${slotColumns} ${slotJoins} where m.client = $1 and s.id = $2`, [
    client,
    id,
  ]);
  return slot;
}

/**
 * Locks slots until the transaction ends, in one order, so that two transactions wait for each other. Rows that refer to
 * a locked slot can be written, as the sums of a payment are.
 */
export const lockSlots = (transaction: Queryable, ids: readonly string[]): Promise<unknown> =>
  transaction.query('select 1 from advert_slots where id = any($1::text[]) order by id for no key update', [ids]);

/** Locks the slot of an order until the transaction ends, also one that is not offered. */
export async function lockBookedSlot(transaction: Queryable, client: string, id: string): Promise<Slot> {
  await lockSlots(transaction, [id]);
  const slot = await findSlot(transaction, client, id);
  if (!slot) throw new Error('The slot of an order has gone.');
  return slot;
}

/** Loads and locks a slot until the transaction ends: places of a slot are taken one after the other. */
export async function lockSlot(transaction: Queryable, client: string, id: string): Promise<Slot> {
  await lockSlots(transaction, [id]);
  return loadSlot(transaction, client, id);
}
