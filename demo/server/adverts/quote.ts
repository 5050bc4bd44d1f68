import type { AdvertQuotePayload } from '../../../src/model/payloads/advert-payload';
import type { Queryable } from '../database';
import type { Owner } from '../media/media-rows';
import { billedOf } from './orders/billed';
import { loadDraftBilling } from './orders/drafts';
import { datesOf } from './places';
import { type Price, priceOf } from './prices';
import { soldTo } from './reverse-charge';
import { loadSlot } from './slots';
import { loadVoucher } from './vouchers';

/**
 * What an order would cost now; nothing is held by asking. For a person it costs what their draft says of the buyer.
 *
 * @throws {Problem} 404 not_found; 422 wrong_data, also for a voucher that cannot be used
 */
export async function quote(
  from: Queryable,
  { client, accountId }: { client: string; accountId: number | undefined },
  sent: AdvertQuotePayload,
  now: Date,
): Promise<Price> {
  const slot = await soldTo(
    from,
    client,
    await loadSlot(from, client, sent.slot),
    await buyerOf(from, client, accountId),
  );
  const voucher = await loadVoucher(from, client, sent.voucher, now);
  const isRepeat =
    accountId !== undefined && (await isOrdered(from, { client, accountId }, { id: sent.reorderOf, slot: slot.id }));
  return priceOf(slot.price, { dates: datesOf(sent.dates), isRepeat, voucher });
}

/** Who would get the invoice; undefined where nobody has said so yet. */
async function buyerOf(from: Queryable, client: string, accountId: number | undefined) {
  if (accountId === undefined) return undefined;
  const written = await loadDraftBilling(from, { client, accountId });
  return written && (await billedOf(from, accountId, written)).billing;
}

/** Tells whether the person has ordered an advert before in the same slot: ids of orders stand in public answers. */
export async function isOrdered(
  from: Queryable,
  { client, accountId }: Owner,
  { id, slot }: { id: string | null | undefined; slot: string },
): Promise<boolean> {
  if (!id) return false;
  const found = await from.query(
    `select 1 from advert_orders
     where id = $1 and client = $2 and slot_id = $3 and account_id = $4 and state <> 'cancelled'`,
    [id, client, slot, accountId],
  );
  return found.length > 0;
}
