import type { Billing } from '../../../src/model/adverts/billing-problems';
import type { AdvertQuotePayload, BillingPayload } from '../../../src/model/payloads/advert-payload';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { typedBilling, validateBilling } from './orders/billed';
import { loadDraftBilling } from './orders/drafts';
import { type Price, priceOf } from './prices';
import { withBuyerVat } from './reverse-charge';
import { datesOf } from './slot-days';
import { loadSlot } from './slots';
import { loadVoucher } from './vouchers';

/**
 * Returns the current price of an order, without a hold. It is the price for the sent buyer. Without one a person pays
 * as the buyer of their draft, and everybody else the rate of the slot.
 *
 * @throws {Problem} 404 not_found; 422 wrong_data, also for a voucher that cannot be used
 */
export async function quote(
  from: Queryable,
  { client, accountId }: { client: string; accountId: number | undefined },
  sent: AdvertQuotePayload,
  now: Date,
): Promise<Price> {
  const buyer = await buyerOf(from, { client, accountId }, sent.billing);
  const slot = await withBuyerVat(from, client, await loadSlot(from, client, sent.slot), buyer);
  const voucher = await loadVoucher(from, client, sent.voucher, now);
  const isRepeat =
    accountId !== undefined &&
    (await hasPreviousOrder(from, { client, accountId }, { id: sent.reorderOf, slot: slot.id }));
  return priceOf(slot.price, { dates: datesOf(sent.dates), isRepeat, voucher });
}

/** Returns the receiver of the invoice; undefined if none is given yet. */
async function buyerOf(
  from: Queryable,
  { client, accountId }: { client: string; accountId: number | undefined },
  sent: BillingPayload | null | undefined,
): Promise<Billing | undefined> {
  if (accountId === undefined) return sent ? typedBilling(sent) : undefined;
  const billing = sent ?? (await loadDraftBilling(from, { client, accountId }));
  return billing && (await validateBilling(from, accountId, billing)).billing;
}

/**
 * Checks whether the person has ordered an advert in the same slot before: ids of orders are part of public answers.
 */
export async function hasPreviousOrder(
  from: Queryable,
  { client, accountId }: Owner,
  { id, slot }: { id: string | null | undefined; slot: string },
): Promise<boolean> {
  if (!id) return false;
  const orders = await from.query(
    `select 1 from advert_orders
     where id = $1 and client = $2 and slot_id = $3 and account_id = $4 and state <> 'cancelled'`,
    [id, client, slot, accountId],
  );
  return orders.length > 0;
}
