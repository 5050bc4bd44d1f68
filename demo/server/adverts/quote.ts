import type { AdvertQuotePayload } from '../../../src/model/payloads/advert-payload';
import type { Queryable } from '../database';
import { datesOf } from './places';
import { type Price, priceOf } from './prices';
import { loadSlot } from './slots';
import { loadVoucher } from './vouchers';

/**
 * What an order would cost now; nothing is held by asking.
 *
 * @throws {Problem} 404 not_found; 422 wrong_data, also for a voucher that cannot be used
 */
export async function quote(from: Queryable, client: string, sent: AdvertQuotePayload, now: Date): Promise<Price> {
  const slot = await loadSlot(from, client, sent.slot);
  const voucher = await loadVoucher(from, client, sent.voucher, now);
  const isRepeat = await isOrdered(from, client, { id: sent.reorderOf, slot: slot.id });
  return priceOf(slot.price, { dates: datesOf(sent.dates), isRepeat, voucher });
}

/** Whether an advert has been ordered before in the same slot; nobody guesses the id of an order. */
export async function isOrdered(
  from: Queryable,
  client: string,
  { id, slot }: { id: string | null | undefined; slot: string },
): Promise<boolean> {
  if (!id) return false;
  const found = await from.query(
    `select 1 from advert_orders where id = $1 and client = $2 and slot_id = $3 and state <> 'cancelled'`,
    [id, client, slot],
  );
  return found.length > 0;
}
