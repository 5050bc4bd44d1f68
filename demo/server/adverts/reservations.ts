import { randomUUID } from 'node:crypto';
import type { AdvertDaysPayload } from '../../../src/model/payloads/advert-payload';
import type { Queryable } from '../database';
import { type FieldProblem, Problem } from '../http/problem';
import type { Owner } from '../media/media-rows';
import { loadTaken, slotDay } from './free-days';
import { lockSlot, type Slot } from './slots';

const LIFETIME_MS = 15 * 60_000;

/** Places that are held for a person until `expires`, an instant in ISO 8601. */
export type Reservation = { id: string; slot: string; dates: string[]; expires: string };

/**
 * Holds a place of a slot on each day for a quarter of an hour: all days or none. What the person has held before is
 * given back. Everybody who wants a place of the slot waits for the transaction, so no place is given out twice.
 *
 * @throws {Problem} 404 not_found; 409 slot_taken, with the problem of each day that cannot be had; 422 wrong_data
 */
export async function reserve(
  transaction: Queryable,
  { client, accountId }: Owner,
  sent: AdvertDaysPayload,
  now: Date,
): Promise<Reservation> {
  const slot = await lockSlot(transaction, client, sent.slot);
  const dates = datesOf(sent.dates);
  await giveBack(transaction, accountId, slot.id, now);
  await checkFree(transaction, slot, dates, now);
  const reservation = { id: randomUUID(), slot: slot.id, expires: new Date(now.getTime() + LIFETIME_MS).toISOString() };
  await transaction.query(
    `insert into advert_reservations (id, client, account_id, slot_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [reservation.id, client, accountId, slot.id, now, reservation.expires],
  );
  await transaction.query(
    `insert into advert_places (slot_id, day, place, reservation_id)
     select $1, wanted.day, (
       select min(place) from generate_series(1, $3::int) place
       where not exists (select 1 from advert_places p where p.slot_id = $1 and p.day = wanted.day and p.place = place.place)
     ), $4
     from unnest($2::date[]) as wanted(day)`,
    [slot.id, dates, slot.capacity, reservation.id],
  );
  return { ...reservation, dates };
}

/**
 * Ends what the person holds and what has run out. Others may do the same for their slot: all take the rows in one order,
 * so that nobody waits for each other.
 */
async function giveBack(transaction: Queryable, accountId: number, slotId: string, now: Date): Promise<void> {
  const ended = await transaction.query<{ id: string }>(
    `select id from advert_reservations
     where account_id = $1 or (slot_id = $2 and expires_at <= $3::timestamptz) order by id for update`,
    [accountId, slotId, now],
  );
  await transaction.query('delete from advert_reservations where id = any($1::text[])', [ended.map(({ id }) => id)]);
}

/** Each day once, in their order. @throws {Problem} 422 wrong_data, without any day */
export function datesOf(sent: readonly (string | null | undefined)[]): string[] {
  const dates = [...new Set(sent.filter((date) => typeof date === 'string' && date !== ''))] as string[];
  if (dates.length === 0) throw new Problem(422, 'wrong_data', [{ path: 'dates', code: 'required' }]);
  return dates.sort();
}

/** @throws {Problem} 409 slot_taken, with the problem of each day: its path is 'dates.' and the day, its code the state */
async function checkFree(from: Queryable, slot: Slot, dates: readonly string[], now: Date): Promise<void> {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const taken = await loadTaken(from, [slot], { first, last, now });
  const errors = dates
    .map((date) => slotDay(slot, date, taken, now))
    .filter(({ state }) => state === 'taken' || state === 'closed')
    .map(({ date, state }): FieldProblem => ({ path: `dates.${date}`, code: state }));
  if (errors.length > 0) throw new Problem(409, 'slot_taken', errors);
}

/**
 * Holds what is held for another quarter of an hour.
 *
 * @throws {Problem} 404 not_found, also when the time is over: somebody else may have the places
 */
export async function renewReservation(
  transaction: Queryable,
  { accountId }: Owner,
  id: string,
  now: Date,
): Promise<Reservation> {
  const expires = new Date(now.getTime() + LIFETIME_MS);
  const [row] = await transaction.query<{ slot: string }>(
    `update advert_reservations set expires_at = $3 where id = $1 and account_id = $2 and expires_at > $4
     returning slot_id as slot`,
    [id, accountId, expires, now],
  );
  if (!row) throw new Problem(404, 'not_found');
  const places = await transaction.query<{ day: string }>(
    'select day from advert_places where reservation_id = $1 order by day',
    [id],
  );
  return { id, slot: row.slot, dates: places.map(({ day }) => day), expires: expires.toISOString() };
}

/** Gives back what a person holds. @throws {Problem} 404 not_found */
export async function releaseReservation(transaction: Queryable, { accountId }: Owner, id: string): Promise<void> {
  const gone = await transaction.query(
    'delete from advert_reservations where id = $1 and account_id = $2 returning id',
    [id, accountId],
  );
  if (gone.length === 0) throw new Problem(404, 'not_found');
}
