import { randomUUID } from 'node:crypto';
import type { AdvertDaysPayload } from '../../../src/model/payloads/advert-payload';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { countHold, endHold } from './hold-limit';
import { checkFree, datesOf, releaseSlotDays, takeSlotDays } from './slot-days';
import { lockSlot } from './slots';

/** A hold of places for a person until `expires`, an instant in ISO 8601. */
export type Reservation = { id: string; slot: string; dates: string[]; expires: string; isRenewable: boolean };

/**
 * Holds a place of a slot on each day for a quarter of an hour: all days or none. The person's previous hold is
 * released. Concurrent requests for the slot wait for the transaction, so no place is taken twice.
 *
 * @throws {Problem} 404 not_found; 409 slot_taken, with the problem of each unavailable day; 409 hold_used_up, see
 * countHold(); 422 wrong_data
 */
export async function reserve(
  transaction: Queryable,
  { client, accountId }: Owner,
  sent: AdvertDaysPayload,
  now: Date,
): Promise<Reservation> {
  // The account first, as everywhere: two transactions that lock in different order deadlock.
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  const slot = await lockSlot(transaction, client, sent.slot);
  const dates = datesOf(sent.dates);
  await releaseSlotDays(transaction, accountId, slot.id, now);
  await checkFree(transaction, slot, dates, { now });
  const { expires, isRenewable } = await countHold(transaction, { accountId, isRenewal: false }, now);
  const reservation = { id: randomUUID(), slot: slot.id, expires: expires.toISOString(), isRenewable };
  await transaction.query(
    `insert into advert_reservations (id, client, account_id, slot_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [reservation.id, client, accountId, slot.id, now, reservation.expires],
  );
  await takeSlotDays(transaction, slot, dates, { reservation: reservation.id });
  return { ...reservation, dates };
}

/**
 * Finds a person's hold, without days that have been closed since; undefined without one, after its end, and when all
 * its days have been closed.
 */
export async function findReservation(from: Queryable, accountId: number, now: Date): Promise<Reservation | undefined> {
  const [row] = await from.query<Omit<Reservation, 'expires'> & { expires: Date }>(
    `select r.id, r.slot_id as slot, r.expires_at as expires,
       not exists (select 1 from advert_holders h where h.account_id = r.account_id and h.is_renewed) as "isRenewable",
       coalesce((select json_agg(p.day order by p.day) from advert_slot_days p where p.reservation_id = r.id
         and not exists (select 1 from advert_closed_days c where c.slot_id = p.slot_id and c.day = p.day)), '[]') as dates
     from advert_reservations r where r.account_id = $1 and r.expires_at > $2`,
    [accountId, now],
  );
  return row && row.dates.length > 0 ? { ...row, expires: row.expires.toISOString() } : undefined;
}

/**
 * Extends a hold by a quarter of an hour, once.
 *
 * @throws {Problem} 404 not_found, also after its end: the places may be taken; 409 hold_used_up
 */
export async function renewReservation(
  transaction: Queryable,
  { accountId }: Owner,
  id: string,
  now: Date,
): Promise<Reservation> {
  const holds = await transaction.query(
    'select 1 from advert_reservations where id = $1 and account_id = $2 and expires_at > $3 for update',
    [id, accountId, now],
  );
  if (holds.length === 0) throw new Problem(404, 'not_found');
  const { expires } = await countHold(transaction, { accountId, isRenewal: true }, now);
  await transaction.query('update advert_reservations set expires_at = $2 where id = $1', [id, expires]);
  const reservation = await findReservation(transaction, accountId, now);
  if (!reservation) throw new Problem(404, 'not_found');
  return reservation;
}

/** Releases a hold. @throws {Problem} 404 not_found */
export async function releaseReservation(
  transaction: Queryable,
  { accountId }: Owner,
  id: string,
  now: Date,
): Promise<void> {
  const deleted = await transaction.query(
    'delete from advert_reservations where id = $1 and account_id = $2 returning id',
    [id, accountId],
  );
  if (deleted.length === 0) throw new Problem(404, 'not_found');
  await endHold(transaction, accountId, now);
}

/** Releases all holds of a person, if any. */
export async function releaseReservations(
  transaction: Queryable,
  { client, accountId }: Owner,
  now: Date,
): Promise<void> {
  await transaction.query('delete from advert_reservations where account_id = $1 and client = $2', [accountId, client]);
  await endHold(transaction, accountId, now);
}
