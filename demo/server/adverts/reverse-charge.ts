import type { Billing } from '../../../src/model/adverts/billing-problems';
import { isVatId } from '../../../src/model/adverts/vat-id';
import type { Queryable } from '../database';
import type { Slot } from './slots';

type Buyer = Pick<Billing, 'country' | 'vatId' | 'isConsumer'>;

/**
 * Whether the buyer owes the VAT in place of the seller: a business in another country of the European Union, which its
 * VAT id shows (article 196 of directive 2006/112/EC, § 13b UStG). Everybody else pays the rate of the slot.
 */
export const isReverseCharge = (seller: { country: string }, { country, vatId, isConsumer }: Buyer): boolean =>
  !isConsumer && vatId.trim() !== '' && country !== seller.country && isVatId(vatId, country);

/** Whether an invoice was written without VAT because its buyer owes it. */
export const isReversed = (invoice: { vatShare: number; seller: { country: string }; buyer: Buyer }): boolean =>
  invoice.vatShare === 0 && isReverseCharge(invoice.seller, invoice.buyer);

/** A slot at the VAT that a buyer pays. */
export async function soldTo(from: Queryable, client: string, slot: Slot, buyer: Buyer | undefined): Promise<Slot> {
  if (!buyer?.vatId.trim()) return slot;
  const [seller] = await from.query<{ country: string }>(
    `select data->>'country' as country from advert_sellers where client = $1`,
    [client],
  );
  return seller && isReverseCharge(seller, buyer) ? { ...slot, price: { ...slot.price, vatShare: 0 } } : slot;
}
