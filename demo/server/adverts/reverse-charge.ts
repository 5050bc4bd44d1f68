import type { Billing } from '../../../src/model/adverts/billing-problems';
import type { VatCategory } from '../../../src/model/adverts/vat-category';
import { isInUnion, isVatId } from '../../../src/model/adverts/vat-id';
import type { Queryable } from '../platform/database/database';
import type { Seller } from './orders/seller';
import type { Slot } from './slots';

type TaxedSeller = Pick<Seller, 'country' | 'isSmallBusiness'>;
type Buyer = Pick<Billing, 'country' | 'vatId' | 'isConsumer'>;

/**
 * Checks whether the buyer owes the VAT in place of the seller. That is a business in another country of the European
 * Union, as its VAT id shows (article 196 of directive 2006/112/EC, § 13b UStG).
 */
export const isReverseCharge = (seller: Pick<Seller, 'country'>, { country, vatId, isConsumer }: Buyer): boolean =>
  !isConsumer &&
  isInUnion(seller.country) &&
  country !== seller.country &&
  isInUnion(country) &&
  isVatId(vatId, country);

/**
 * Returns the VAT category of an advert. The place of supply comes first: a business elsewhere is taxed there (article
 * 44 of directive 2006/112/EC, § 3a (2) UStG). That includes purchases from a small business, whose exemption covers
 * supplies at home. Other buyers from a small business pay no VAT either; everybody else pays the rate of the slot.
 *
 * A business outside the Union is of category O, "services outside scope of tax". G means an export of goods (article
 * 146), which the seller would have to prove and declare. AE needs a buyer who is registered where a reverse charge
 * exists. Z and E mean that the supply is taxed here, at zero or exempt. O forbids the VAT ids of seller and buyer in
 * the XML (BR-O-02), so tax number and an identifier name the seller there.
 *
 * @param buyer undefined if not given yet
 */
export function vatCategoryOf(seller: TaxedSeller, buyer: Buyer | undefined, vatShare: number): VatCategory {
  if (buyer && !buyer.isConsumer && isInUnion(seller.country)) {
    if (!isInUnion(buyer.country)) return 'O';
    if (isReverseCharge(seller, buyer)) return 'AE';
  }
  if (seller.isSmallBusiness) return 'E';
  return vatShare > 0 ? 'S' : 'Z';
}

/** Returns a slot with the VAT for a buyer. @param buyer undefined if not given yet */
export async function withBuyerVat(
  from: Queryable,
  client: string,
  slot: Slot,
  buyer: Buyer | undefined,
): Promise<Slot> {
  const [row] = await from.query<{ seller: TaxedSeller }>(
    'select data as seller from advert_sellers where client = $1',
    [client],
  );
  if (!row) return slot;
  const vatCategory = vatCategoryOf(row.seller, buyer, slot.price.vatShare);
  return { ...slot, price: { ...slot.price, vatCategory, vatShare: vatCategory === 'S' ? slot.price.vatShare : 0 } };
}
